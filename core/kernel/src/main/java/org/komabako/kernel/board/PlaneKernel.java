package org.komabako.kernel.board;

import java.lang.invoke.MethodHandles;

/**
 * Moves whole planes of men of one side, leg by leg: a step of all men of a leg is one shift, a slide
 * repeats it while the next cell is empty.
 *
 * <p>This class is a template. {@link FastBoard} loads it once for each layout and side as a hidden
 * class whose class data is the {@link PlaneSpec}, so that for the compiler of the virtual machine
 * every vector, range and word count is a constant and slots without a leg do not exist. What that
 * gains stands in {@code core/docs/performance.md}. Therefore: no lambdas (JDK 17 does not find a
 * hidden class from them), each leg written out, and each method below the 8,000 bytes of code beyond
 * which none is compiled.
 *
 * <p>A plane is up to four longs. Words beyond those of the board are always 0 and are compiled away.
 */
final class PlaneKernel extends PlaneMover {
  private static final PlaneSpec SPEC = spec();
  private static final int WORDS = SPEC.words();

  // spotless:off
  private static final PlaneLeg L00 = leg(0), L01 = leg(1);
  private static final PlaneLeg L02 = leg(2), L03 = leg(3);
  private static final PlaneLeg L04 = leg(4), L05 = leg(5);
  private static final PlaneLeg L06 = leg(6), L07 = leg(7);
  private static final PlaneLeg L08 = leg(8), L09 = leg(9);
  private static final PlaneLeg L10 = leg(10), L11 = leg(11);
  private static final PlaneLeg L12 = leg(12), L13 = leg(13);
  private static final PlaneLeg L14 = leg(14), L15 = leg(15);
  private static final PlaneLeg L16 = leg(16), L17 = leg(17);
  private static final PlaneLeg L18 = leg(18), L19 = leg(19);
  private static final PlaneLeg L20 = leg(20), L21 = leg(21);
  private static final PlaneLeg L22 = leg(22), L23 = leg(23);
  private static final PlaneLeg L24 = leg(24), L25 = leg(25);
  private static final PlaneLeg L26 = leg(26), L27 = leg(27);
  private static final PlaneLeg L28 = leg(28), L29 = leg(29);
  private static final PlaneLeg L30 = leg(30), L31 = leg(31);
  // spotless:on

  private final int[] cells;
  private final Layout layout;

  PlaneKernel(Board board) {
    cells = board.cells;
    layout = board.layout();
  }

  private static PlaneSpec spec() {
    try {
      return MethodHandles.classData(MethodHandles.lookup(), "_", PlaneSpec.class);
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static PlaneLeg leg(int slot) {
    return SPEC.legs().get(slot);
  }

  @Override
  int count(long[] planes, boolean entering) {
    // spotless:off
    return count(L00, planes, entering) + count(L01, planes, entering) + count(L02, planes, entering) + count(L03, planes, entering)
        + count(L04, planes, entering) + count(L05, planes, entering) + count(L06, planes, entering) + count(L07, planes, entering)
        + count(L08, planes, entering) + count(L09, planes, entering) + count(L10, planes, entering) + count(L11, planes, entering)
        + count(L12, planes, entering) + count(L13, planes, entering) + count(L14, planes, entering) + count(L15, planes, entering)
        + count(L16, planes, entering) + count(L17, planes, entering) + count(L18, planes, entering) + count(L19, planes, entering)
        + count(L20, planes, entering) + count(L21, planes, entering) + count(L22, planes, entering) + count(L23, planes, entering)
        + count(L24, planes, entering) + count(L25, planes, entering) + count(L26, planes, entering) + count(L27, planes, entering)
        + count(L28, planes, entering) + count(L29, planes, entering) + count(L30, planes, entering) + count(L31, planes, entering);
    // spotless:on
  }

  @Override
  void list(long[] planes, boolean entering, int flags, MoveList out) {
    // spotless:off
    list(L00, planes, entering, flags, out);
    list(L01, planes, entering, flags, out);
    list(L02, planes, entering, flags, out);
    list(L03, planes, entering, flags, out);
    list(L04, planes, entering, flags, out);
    list(L05, planes, entering, flags, out);
    list(L06, planes, entering, flags, out);
    list(L07, planes, entering, flags, out);
    list(L08, planes, entering, flags, out);
    list(L09, planes, entering, flags, out);
    list(L10, planes, entering, flags, out);
    list(L11, planes, entering, flags, out);
    list(L12, planes, entering, flags, out);
    list(L13, planes, entering, flags, out);
    list(L14, planes, entering, flags, out);
    list(L15, planes, entering, flags, out);
    list(L16, planes, entering, flags, out);
    list(L17, planes, entering, flags, out);
    list(L18, planes, entering, flags, out);
    list(L19, planes, entering, flags, out);
    list(L20, planes, entering, flags, out);
    list(L21, planes, entering, flags, out);
    list(L22, planes, entering, flags, out);
    list(L23, planes, entering, flags, out);
    list(L24, planes, entering, flags, out);
    list(L25, planes, entering, flags, out);
    list(L26, planes, entering, flags, out);
    list(L27, planes, entering, flags, out);
    list(L28, planes, entering, flags, out);
    list(L29, planes, entering, flags, out);
    list(L30, planes, entering, flags, out);
    list(L31, planes, entering, flags, out);
    // spotless:on
  }

  @Override
  void attacks(long[] planes, long[] bits) {
    // spotless:off
    attacks(L00, planes, bits); attacks(L01, planes, bits);
    attacks(L02, planes, bits); attacks(L03, planes, bits);
    attacks(L04, planes, bits); attacks(L05, planes, bits);
    attacks(L06, planes, bits); attacks(L07, planes, bits);
    attacks(L08, planes, bits); attacks(L09, planes, bits);
    attacks(L10, planes, bits); attacks(L11, planes, bits);
    attacks(L12, planes, bits); attacks(L13, planes, bits);
    attacks(L14, planes, bits); attacks(L15, planes, bits);
    attacks(L16, planes, bits); attacks(L17, planes, bits);
    attacks(L18, planes, bits); attacks(L19, planes, bits);
    attacks(L20, planes, bits); attacks(L21, planes, bits);
    attacks(L22, planes, bits); attacks(L23, planes, bits);
    attacks(L24, planes, bits); attacks(L25, planes, bits);
    attacks(L26, planes, bits); attacks(L27, planes, bits);
    attacks(L28, planes, bits); attacks(L29, planes, bits);
    attacks(L30, planes, bits); attacks(L31, planes, bits);
    // spotless:on
  }

  private int count(PlaneLeg leg, long[] planes, boolean entering) {
    if (leg.range() == 0 || entering && !leg.enters()) {
      return 0;
    }
    int at = leg.plane();
    long s0 = planes[at] & from0;
    long s1 = WORDS > 1 ? planes[at + 1] & from1 : 0;
    long s2 = WORDS > 2 ? planes[at + 2] & from2 : 0;
    long s3 = WORDS > 3 ? planes[at + 3] & from3 : 0;
    int n = 0;
    for (int back = leg.shift(), end = leg.shift() * leg.range(); ; back += leg.shift()) {
      long t0 = step(leg, 0, s0, s1) & leg.inside().w0();
      long t1 = step(leg, s0, s1, s2) & leg.inside().w1();
      long t2 = step(leg, s1, s2, s3) & leg.inside().w2();
      long t3 = step(leg, s2, s3, 0) & leg.inside().w3();
      n += Long.bitCount(t0 & to0);
      n += WORDS > 1 ? Long.bitCount(t1 & to1) : 0;
      n += WORDS > 2 ? Long.bitCount(t2 & to2) : 0;
      n += WORDS > 3 ? Long.bitCount(t3 & to3) : 0;
      if (leg.sticks() && (t0 & stuck0 | t1 & stuck1 | t2 & stuck2 | t3 & stuck3) != 0) {
        n -= stuck(t0 & to0 & stuck0, 0, back) + stuck(t1 & to1 & stuck1, 64, back)
            + stuck(t2 & to2 & stuck2, 128, back) + stuck(t3 & to3 & stuck3, 192, back);
      }
      s0 = t0 & empty0;
      s1 = t1 & empty1;
      s2 = t2 & empty2;
      s3 = t3 & empty3;
      if (back == end || (s0 | s1 | s2 | s3) == 0) {
        return n;
      }
    }
  }

  private void list(PlaneLeg leg, long[] planes, boolean entering, int flags, MoveList out) {
    if (leg.range() == 0 || entering && !leg.enters()) {
      return;
    }
    int at = leg.plane();
    long s0 = planes[at] & from0;
    long s1 = WORDS > 1 ? planes[at + 1] & from1 : 0;
    long s2 = WORDS > 2 ? planes[at + 2] & from2 : 0;
    long s3 = WORDS > 3 ? planes[at + 3] & from3 : 0;
    for (int back = leg.shift(), end = leg.shift() * leg.range(); ; back += leg.shift()) {
      long t0 = step(leg, 0, s0, s1) & leg.inside().w0();
      long t1 = step(leg, s0, s1, s2) & leg.inside().w1();
      long t2 = step(leg, s1, s2, s3) & leg.inside().w2();
      long t3 = step(leg, s2, s3, 0) & leg.inside().w3();
      s0 = t0 & empty0;
      s1 = t1 & empty1;
      s2 = t2 & empty2;
      s3 = t3 & empty3;
      t0 &= to0;
      t1 &= to1;
      t2 &= to2;
      t3 &= to3;
      if (leg.sticks() && (t0 & stuck0 | t1 & stuck1 | t2 & stuck2 | t3 & stuck3) != 0) {
        t0 = free(t0, stuck0, 0, back);
        t1 = free(t1, stuck1, 64, back);
        t2 = free(t2, stuck2, 128, back);
        t3 = free(t3, stuck3, 192, back);
      }
      out.addTargets(t0, 0, back, flags);
      if (WORDS > 1) {
        out.addTargets(t1, 64, back, flags);
      }
      if (WORDS > 2) {
        out.addTargets(t2, 128, back, flags);
      }
      if (WORDS > 3) {
        out.addTargets(t3, 192, back, flags);
      }
      if (back == end || (s0 | s1 | s2 | s3) == 0) {
        return;
      }
    }
  }

  private void attacks(PlaneLeg leg, long[] planes, long[] bits) {
    if (leg.range() == 0) {
      return;
    }
    int at = leg.plane();
    long s0 = planes[at];
    long s1 = WORDS > 1 ? planes[at + 1] : 0;
    long s2 = WORDS > 2 ? planes[at + 2] : 0;
    long s3 = WORDS > 3 ? planes[at + 3] : 0;
    long a0 = 0;
    long a1 = 0;
    long a2 = 0;
    long a3 = 0;
    for (int left = leg.range(); left > 0 && (s0 | s1 | s2 | s3) != 0; left--) {
      long t0 = step(leg, 0, s0, s1) & leg.inside().w0();
      long t1 = step(leg, s0, s1, s2) & leg.inside().w1();
      long t2 = step(leg, s1, s2, s3) & leg.inside().w2();
      long t3 = step(leg, s2, s3, 0) & leg.inside().w3();
      a0 |= t0;
      a1 |= t1;
      a2 |= t2;
      a3 |= t3;
      s0 = t0 & empty0;
      s1 = t1 & empty1;
      s2 = t2 & empty2;
      s3 = t3 & empty3;
    }
    bits[0] |= a0;
    if (WORDS > 1) {
      bits[1] |= a1;
    }
    if (WORDS > 2) {
      bits[2] |= a2;
    }
    if (WORDS > 3) {
      bits[3] |= a3;
    }
  }

  /** A word after one step; the words below and above it are shifted into it. */
  private static long step(PlaneLeg leg, long below, long word, long above) {
    int by = leg.shift();
    return by > 0 ? word << by | below >>> -by : word >>> -by | above << by;
  }

  /** How many of some targets are reached by men who must promote there. */
  private int stuck(long targets, int first, int back) {
    int n = 0;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = first + Long.numberOfTrailingZeros(rest);
      n += mustPromote(to - back, to) ? 1 : 0;
    }
    return n;
  }

  /** The targets without those that are reached by men who must promote there. */
  private long free(long targets, long stuck, int first, int back) {
    long free = targets;
    for (long rest = targets & stuck; rest != 0; rest &= rest - 1) {
      int to = first + Long.numberOfTrailingZeros(rest);
      if (mustPromote(to - back, to)) {
        free ^= Long.lowestOneBit(rest);
      }
    }
    return free;
  }

  private boolean mustPromote(int from, int to) {
    int code = cells[from];
    return layout.promoted[code] != 0 && layout.mustPromote(code, to);
  }
}
