package org.komabako.kernel.board;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes the generators of a layout: fast ones with kernels that are specialised for it, or plain ones
 * where there can be none. The specialised classes are held by the layouts that use them and by
 * nobody else, so they leave with the variant's bundle and its last game.
 */
final class FastBoard {
  /** Set to {@code plain} to do without specialised classes, to look for faults in them. */
  static final String PROPERTY = "komabako.board";

  private static final Logger LOG = System.getLogger(FastBoard.class.getName());

  /** The constructors that are in use. */
  private static final Map<PlaneSpec, WeakReference<MethodHandle>> MADE = new HashMap<>();

  private final String text;

  /** By side: makes the mover of a board; none if the generators are plain. */
  private final List<MethodHandle> movers;

  private FastBoard(String text, List<MethodHandle> movers) {
    this.text = text;
    this.movers = movers;
  }

  /** For a layout whose other fields are filled. */
  static FastBoard of(Layout layout) {
    if ("plain".equals(System.getProperty(PROPERTY))) {
      return plain("the property " + PROPERTY + " says so");
    }
    if (promotesOutside(layout)) {
      return plain("a piece must promote outside its zone");
    }
    try {
      MethodHandle black = mover(PlaneSpec.of(layout, 0));
      MethodHandle white = mover(PlaneSpec.of(layout, 1));
      PlaneMap planes = layout.planes;
      return new FastBoard(
          "specialised, " + planes.words + " words, " + planes.legs.size() + " legs",
          List.of(black, white));
    } catch (IOException | ReflectiveOperationException | LinkageError e) {
      LOG.log(Level.WARNING, layout.table.key() + ": no specialised board", e);
      return plain(String.valueOf(e));
    }
  }

  private static boolean promotesOutside(Layout layout) {
    for (int side = 0; side < 2; side++) {
      long[] due = layout.sets.promotionDue[side].words();
      for (int w = 0; w < due.length; w++) {
        if ((due[w] & ~layout.sets.zone[side][w]) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static FastBoard plain(String why) {
    return new FastBoard("plain, because " + why, List.of());
  }

  private static MethodHandle mover(PlaneSpec spec)
      throws IOException, ReflectiveOperationException {
    synchronized (MADE) {
      WeakReference<MethodHandle> known = MADE.get(spec);
      MethodHandle mover = known == null ? null : known.get();
      if (mover == null) {
        mover = specialise(spec);
        MADE.values().removeIf(each -> each.get() == null);
        MADE.put(spec, new WeakReference<>(mover));
      }
      return mover;
    }
  }

  private static MethodHandle specialise(PlaneSpec spec)
      throws IOException, ReflectiveOperationException {
    MethodHandles.Lookup here = MethodHandles.lookup();
    MethodHandles.Lookup hidden = here.defineHiddenClassWithClassData(template(), spec, true);
    return hidden
        .findConstructor(hidden.lookupClass(), MethodType.methodType(void.class, Board.class))
        .asType(MethodType.methodType(PlaneMover.class, Board.class));
  }

  private static byte[] template() throws IOException {
    try (InputStream in = FastBoard.class.getResourceAsStream("PlaneKernel.class")) {
      return Objects.requireNonNull(in, "PlaneKernel.class is not beside FastBoard").readAllBytes();
    }
  }

  /** In words, for people. */
  String text() {
    return text;
  }

  MoveGenerator generator(Board board) {
    return movers.isEmpty()
        ? new PlainGenerator(board)
        : new FastGenerator(board, mover(0, board), mover(1, board));
  }

  private PlaneMover mover(int side, Board board) {
    try {
      return (PlaneMover) movers.get(side).invokeExact(board);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  /** The hidden class of a side, to watch it go; none if the generators are plain. */
  @Nullable Class<?> kernelClass(int side, Board board) {
    return movers.isEmpty() ? null : mover(side, board).getClass();
  }
}
