package org.komabako.position.board;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.invoke.MethodHandles;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.komabako.kernel.rules.MovesAs;
import org.komabako.kernel.rules.Promotion;

/**
 * Makes the generators of a layout: fast ones with kernels that are specialised for it, or plain ones
 * where there can be none. The specialised classes are held by the layouts that use them and by
 * nobody else, so they leave with the variant's bundle and its last game.
 */
final class FastBoard {
  /** Set to {@code plain} to do without specialised classes, to look for faults in them. */
  static final String PROPERTY = "komabako.board";

  private static final Logger LOG = System.getLogger(FastBoard.class.getName());

  /** The kernels that are in use. */
  private static final Map<AttackSpec, WeakReference<AttackMover>> MADE = new HashMap<>();

  private final String text;

  /** By side; none if the generators are plain. */
  private final AttackMover[][] movers;

  private FastBoard(String text, AttackMover[][] movers) {
    this.text = text;
    this.movers = movers;
  }

  /** What is wanted by {@link #PROPERTY}; empty if nothing is said. */
  static String kind() {
    return System.getProperty(PROPERTY, "");
  }

  /** For a layout whose other fields are filled. */
  static FastBoard of(VariantLayout layout) {
    if (kind().equals("plain")) {
      return plain("the property " + PROPERTY + " says so");
    }
    if (layout.book.movesAs() != MovesAs.OWN) {
      return plain("pieces move as others beside them");
    }
    if (layout.unusual && layout.selfCheckIllegal) {
      return plain(
          "pieces hop, burn, or take otherwise than they move, and kings may not be left to them");
    }
    if (layout.planes.words > BitboardSet.KERNEL_WORDS) {
      return plain("the board has more than " + BitboardSet.KERNEL_WORDS * Long.SIZE + " squares");
    }
    if (layout.promotion.promotesOutsideZone()) {
      return plain("a piece promotes outside its zone");
    }
    if (layout.promotion.always
        && layout.book.promotion().trigger() != Promotion.Trigger.TOUCH
        && layout.book.promotion().trigger() != Promotion.Trigger.MOVE) {
      return plain("what may promote must, but not with every move in the zone");
    }
    if (layout.book.promotion().forced() == Promotion.Forced.PROMOTED_TAKEN) {
      return plain("what takes a promoted piece must promote");
    }
    if (layout.turnsTakers) {
      return plain("a piece may become another by what it takes");
    }
    try {
      AttackMover[][] movers = {movers(layout, 0), movers(layout, 1)};
      BitboardSet planes = layout.planes;
      return new FastBoard(
          "specialised, " + planes.words + " words, " + planes.legs.size() + " legs", movers);
    } catch (IOException | ReflectiveOperationException | LinkageError e) {
      LOG.log(Level.WARNING, layout.table.key() + ": no specialised board", e);
      return plain(String.valueOf(e));
    }
  }

  private static FastBoard plain(String why) {
    return new FastBoard("plain, because " + why, new AttackMover[0][]);
  }

  private static AttackMover[] movers(VariantLayout layout, int side)
      throws IOException, ReflectiveOperationException {
    List<AttackSpec> specs = AttackSpec.of(layout, side);
    AttackMover[] movers = new AttackMover[specs.size()];
    for (int i = 0; i < movers.length; i++) {
      movers[i] = mover(specs.get(i));
    }
    return movers;
  }

  private static AttackMover mover(AttackSpec spec)
      throws IOException, ReflectiveOperationException {
    synchronized (MADE) {
      WeakReference<AttackMover> known = MADE.get(spec);
      AttackMover mover = known == null ? null : known.get();
      if (mover == null) {
        mover = specialise(spec);
        MADE.values().removeIf(each -> each.get() == null);
        MADE.put(spec, new WeakReference<>(mover));
      }
      return mover;
    }
  }

  private static AttackMover specialise(AttackSpec spec)
      throws IOException, ReflectiveOperationException {
    MethodHandles.Lookup hidden =
        MethodHandles.lookup().defineHiddenClassWithClassData(template(), spec, true);
    return (AttackMover) hidden.lookupClass().getDeclaredConstructor().newInstance();
  }

  private static byte[] template() throws IOException {
    try (InputStream in = FastBoard.class.getResourceAsStream("AttackKernel.class")) {
      return Objects.requireNonNull(in, "AttackKernel.class is not beside FastBoard")
          .readAllBytes();
    }
  }

  /** In words, for people. */
  String text() {
    return text;
  }

  MoveGenerator generator(Board board) {
    return movers.length == 0 ? new PlainGenerator(board) : new FastGenerator(board, movers);
  }

  /** The hidden classes, to watch them go. */
  List<Class<?>> kernelClasses() {
    return Arrays.stream(movers)
        .flatMap(Arrays::stream)
        .<Class<?>>map(Object::getClass)
        .toList();
  }
}
