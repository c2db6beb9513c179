package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.kernel.model.PieceType.row;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.Toy;

/** What was taken, on the plates of a game in which nothing comes back. */
@ExtendWith(Screen.class)
class CapturedTest {
  @TempDir
  private Path data;

  private Table table;

  /** A rook among pawns, one of them promoted; no hands. */
  private static final class NoHands implements Variant {
    private final VariantTable table = VariantTable.of("nohands", "no hands", "持駒なし")
        .board(5, 5, 1)
        .start("4k/5/Rp+p1p/5/K4 b - 1")
        .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
        .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").value(8))
        .piece(row("P", "pawn", "歩兵", "fuhyō")
            .kanji("歩", "歩兵")
            .moves("fW")
            .value(1)
            .promotes())
        .piece(row("+P", "tokin", "と金", "tokin").kanji("と", "と金").moves("WfF").value(4))
        .build();

    @Override
    public VariantTable table() {
      return table;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Canvas taken(String side) {
    Composite plate = Table.find(
            (Composite) table.view().control(), Composite.class, "part", "plate." + side)
        .orElseThrow();
    return Table.find(plate, Canvas.class, "part", "plate.captured").orElseThrow();
  }

  @Test
  void whatWasTakenIsSeenOnThePlateAndGoesWhenTheMoveIsTakenBack() {
    table = new Table(data, new NoHands());
    table.client().window().shell().setBounds(0, 0, 1366, 700);
    var unused = table.game("nohands", new NoHands().table().start());
    assertFalse(taken("black").isVisible());
    int plate = taken("black").getParent().getSize().y;
    for (String move : List.of("5c4c", "1a1b", "4c3c", "1b1a")) {
      var unusedMove = table
          .view()
          .model()
          .live()
          .change(game -> game.play(game.legalMoves().stream()
              .filter(each -> each.toString().equals(move))
              .findFirst()
              .orElseThrow()));
    }
    // The promoted one counts as what it was.
    Screen.await(
        "two pawns are taken", () -> "Taken: pawn ×2".equals(taken("black").getData("words")));
    assertTrue(taken("black").isVisible());
    assertTrue(taken("black").getSize().y > 10 && taken("black").getParent().getSize().y > plate);
    assertFalse(taken("white").isVisible());
    table.run("tree.start");
    Screen.await("nothing is taken there", () -> !taken("black").isVisible());
    Screen.await("the plate is low again", () -> taken("black").getParent().getSize().y == plate);
  }

  /** The same with a rook and a pawn in reserve, of which one may be dropped once. */
  private static final class WithReserve implements Variant {
    private final VariantTable table = VariantTable.of("reserve", "reserve", "控え駒")
        .board(5, 5, 1)
        .hand("RP")
        .start("4k/5/R1p1p/5/K4 b RPrp 1")
        .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
        .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").value(8))
        .piece(row("P", "pawn", "歩兵", "fuhyō").kanji("歩", "歩兵").moves("fW").value(1))
        .build();

    @Override
    public VariantTable table() {
      return table;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN.withDrops(new Drops.Reserve(true, true, false, true));
    }
  }

  @Test
  void whereThePiecesAreInReserveWhatIsTakenIsSeenOnThePlateToo() {
    table = new Table(data, new WithReserve());
    table.client().window().shell().setBounds(0, 0, 1366, 700);
    var unused = table.game("reserve", new WithReserve().table().start());
    for (String move : List.of("5c3c", "P*1b", "3c1c", "1a2a", "1c1b")) {
      var unusedMove = table
          .view()
          .model()
          .live()
          .change(game -> game.play(game.legalMoves().stream()
              .filter(each -> each.toString().equals(move))
              .findFirst()
              .orElseThrow(() -> new AssertionError(move + " of " + game.legalMoves()))));
    }
    // Two that stood at the start and the one that was dropped; the rook that white has no more was
    // not taken.
    Screen.await("it is told", () -> "Taken: pawn ×3".equals(taken("black").getData("words")));
    assertTrue(taken("black").isVisible());
    assertFalse(taken("white").isVisible());
    assertTrue(stands(), "black may still drop");
    var unusedDrop = table.view().model().live().change(game -> {
      game.play(game.legalMoves().get(0));
      return game.play(game.legalMoves().stream()
          .filter(each -> each.toString().startsWith("R*"))
          .findFirst()
          .orElseThrow());
    });
    Screen.await("nobody has a reserve any more", () -> !stands());
    table.run("tree.start");
    Screen.await("there it is again", this::stands);
  }

  /** A variant that has hands by other rules than these. */
  private static final class WithoutDrops implements Variant {
    @Override
    public VariantTable table() {
      return new WithReserve().table();
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  }

  @Test
  void whereNothingIsDroppedThereAreNoStands() {
    table = new Table(data, new WithoutDrops());
    var unused = table.game("reserve", "4k/5/R1p1p/5/K4 b - 1");
    assertFalse(stands());
    table.click("5c", "3c");
    Screen.await("what is taken is seen on the plate", () -> taken("black").isVisible());
    assertFalse(stands());
  }

  private boolean stands() {
    return table.view().board().geometry().orElseThrow().plan().handKinds() > 0;
  }

  @Test
  void whereHandsAreThePlateHasNone() {
    table = new Table(data, new Toy());
    var unused = table.game("toy", "4k2/7/7/3p3/3R3/7/7/4K2 b - 1");
    table.click("4e", "4d");
    Screen.await("it is played", () -> table.moves().size() == 1);
    Screen.settle();
    assertFalse(taken("black").isVisible());
  }
}
