package org.komabako.position.board;

import java.lang.invoke.MethodHandles;

/**
 * Moves whole bitboards of pieces of one side, leg by leg: a step of all pieces of a leg is one shift, a slide
 * repeats it while the next cell is empty.
 *
 * <p>This class is a template. {@link FastBoard} loads it once for every few legs of a layout and
 * side, as a hidden class whose class data is the {@link AttackSpec}. So for the compiler of the virtual
 * machine every vector, range and word count is a constant, if it takes in the methods of one leg into
 * those of all. It does so only while a method has less than 325 bytes of code and all together have
 * less than 8,000; hence the few slots, and hence the short way in which the methods are written. What
 * this gains stands in {@code core/docs/performance.md}. There are no lambdas, because JDK 17 does not
 * find a hidden class from them.
 *
 * <p>A bitboard is up to four longs. Words beyond those of the board are always 0 and are compiled away.
 */
final class AttackKernel extends AttackMover {
  private static final AttackSpec SPEC = spec();
  private static final int WORDS = SPEC.words();
  private static final AttackLeg A = SPEC.leg(0);
  private static final AttackLeg B = SPEC.leg(1);
  private static final AttackLeg C = SPEC.leg(2);
  private static final AttackLeg D = SPEC.leg(3);
  private static final AttackLeg E = SPEC.leg(4);
  private static final AttackLeg F = SPEC.leg(5);

  private static AttackSpec spec() {
    try {
      return MethodHandles.classData(MethodHandles.lookup(), "_", AttackSpec.class);
    } catch (IllegalAccessException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @Override
  int count(AttackPass pass, long[] planes) {
    return count(A, pass, planes)
        + count(B, pass, planes)
        + count(C, pass, planes)
        + count(D, pass, planes)
        + count(E, pass, planes)
        + count(F, pass, planes);
  }

  @Override
  void list(AttackPass pass, long[] planes, MoveList out) {
    list(A, pass, planes, out);
    list(B, pass, planes, out);
    list(C, pass, planes, out);
    list(D, pass, planes, out);
    list(E, pass, planes, out);
    list(F, pass, planes, out);
  }

  @Override
  void attacks(AttackPass pass, long[] planes, long[] bits) {
    attacks(A, pass, planes, bits);
    attacks(B, pass, planes, bits);
    attacks(C, pass, planes, bits);
    attacks(D, pass, planes, bits);
    attacks(E, pass, planes, bits);
    attacks(F, pass, planes, bits);
  }

  private static int count(AttackLeg leg, AttackPass pass, long[] planes) {
    long s0 = word(leg, planes, 0) & pass.from0;
    long s1 = word(leg, planes, 1) & pass.from1;
    long s2 = word(leg, planes, 2) & pass.from2;
    long s3 = word(leg, planes, 3) & pass.from3;
    int n = 0;
    int back = 0;
    for (int left = leg.range(); left > 0 && (s0 | s1 | s2 | s3) != 0; left--) {
      back += leg.shift();
      long t0 = step(leg, 0, s0, s1) & leg.in0();
      long t1 = step(leg, s0, s1, s2) & in1(leg);
      long t2 = step(leg, s1, s2, s3) & in2(leg);
      long t3 = step(leg, s2, s3, 0) & in3(leg);
      n += Long.bitCount(t0 & pass.to0);
      n += Long.bitCount(t1 & pass.to1);
      n += Long.bitCount(t2 & pass.to2);
      n += Long.bitCount(t3 & pass.to3);
      if (leg.promotes() && promotes(pass, t0, t1, t2, t3)) {
        n += pass.choices(t0, t1, t2, t3, back);
      }
      s0 = t0 & pass.empty0;
      s1 = t1 & pass.empty1;
      s2 = t2 & pass.empty2;
      s3 = t3 & pass.empty3;
    }
    return n;
  }

  private static void list(AttackLeg leg, AttackPass pass, long[] planes, MoveList out) {
    long s0 = word(leg, planes, 0) & pass.from0;
    long s1 = word(leg, planes, 1) & pass.from1;
    long s2 = word(leg, planes, 2) & pass.from2;
    long s3 = word(leg, planes, 3) & pass.from3;
    int back = 0;
    for (int left = leg.range(); left > 0 && (s0 | s1 | s2 | s3) != 0; left--) {
      back += leg.shift();
      long t0 = step(leg, 0, s0, s1) & leg.in0();
      long t1 = step(leg, s0, s1, s2) & in1(leg);
      long t2 = step(leg, s1, s2, s3) & in2(leg);
      long t3 = step(leg, s2, s3, 0) & in3(leg);
      if (meets(pass, t0, t1, t2, t3)) {
        pass.list(t0 & pass.to0, t1 & pass.to1, t2 & pass.to2, t3 & pass.to3, back, out);
      }
      s0 = t0 & pass.empty0;
      s1 = t1 & pass.empty1;
      s2 = t2 & pass.empty2;
      s3 = t3 & pass.empty3;
    }
  }

  private static void attacks(AttackLeg leg, AttackPass pass, long[] planes, long[] bits) {
    long s0 = word(leg, planes, 0);
    long s1 = word(leg, planes, 1);
    long s2 = word(leg, planes, 2);
    long s3 = word(leg, planes, 3);
    for (int left = leg.range(); left > 0 && (s0 | s1 | s2 | s3) != 0; left--) {
      long t0 = step(leg, 0, s0, s1) & leg.in0();
      long t1 = step(leg, s0, s1, s2) & in1(leg);
      long t2 = step(leg, s1, s2, s3) & in2(leg);
      long t3 = step(leg, s2, s3, 0) & in3(leg);
      bits[0] |= t0;
      bits[1] |= t1;
      bits[2] |= t2;
      bits[3] |= t3;
      s0 = t0 & pass.empty0;
      s1 = t1 & pass.empty1;
      s2 = t2 & pass.empty2;
      s3 = t3 & pass.empty3;
    }
  }

  private static long word(AttackLeg leg, long[] planes, int word) {
    return word < WORDS ? planes[leg.plane() + word] : 0;
  }

  private static long in1(AttackLeg leg) {
    return WORDS > 1 ? leg.in1() : 0;
  }

  private static long in2(AttackLeg leg) {
    return WORDS > 2 ? leg.in2() : 0;
  }

  private static long in3(AttackLeg leg) {
    return WORDS > 3 ? leg.in3() : 0;
  }

  /** A word after one step; the words below and above it are shifted into it. */
  private static long step(AttackLeg leg, long below, long word, long above) {
    int by = leg.shift();
    return by > 0 ? word << by | below >>> -by : word >>> -by | above << by;
  }

  private static boolean meets(AttackPass pass, long t0, long t1, long t2, long t3) {
    return (t0 & pass.to0 | t1 & pass.to1 | t2 & pass.to2 | t3 & pass.to3) != 0;
  }

  private static boolean promotes(AttackPass pass, long t0, long t1, long t2, long t3) {
    return (t0 & pass.choice0 | t1 & pass.choice1 | t2 & pass.choice2 | t3 & pass.choice3) != 0;
  }
}
