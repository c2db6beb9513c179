package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.kernel.rules.Variant;

class PieceTableTest {
  private static final Variant TINY = new Variant() {
    @Override
    public VariantTable table() {
      return VariantTable.of("tiny", "tiny", "小")
          .board(3, 3, 1)
          .start("k2/3/2K b - 1")
          .piece(PieceType.row("K", "king", "玉将", "gyokushō")
              .kanji("玉", "玉将")
              .kanjiWhite("王将")
              .moves("K")
              .flags(PieceType.Flag.ROYAL))
          .piece(PieceType.row("P", "pawn", "歩兵", "fuhyō")
              .kanji("歩", "歩兵")
              .moves("fW")
              .promotes()
              .value(1.5))
          .piece(PieceType.row("+P", "tokin", "と金", "tokin")
              .kanji("と", "と金")
              .moves("WfF")
              .value(3))
          .handicap("odds", "pawn", "歩落ち", "k2/3/2K w - 1")
          .build();
    }

    @Override
    public List<RuleOption> options() {
      return List.of(Stalemate.OPTION);
    }

    @Override
    public List<RuleSet> ruleSets() {
      return List.of(new RuleSet("kind", "Kind people.", Map.of("stalemate", "draw")));
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  };

  private static final String EMPTY =
      "a\n<!-- pieces -->\n<!-- /pieces -->\nb\n<!-- options -->\nold\n<!-- /options -->\nc\n";

  @Test
  void pieces() {
    assertEquals("""
        |  | Piece | Kanji | Rōmaji | Western | Moves | Promotes to | Value |
        | --- | --- | --- | --- | --- | --- | --- | --- |
        | K | king | 玉将, 王将 (玉) | gyokushō | K | one step in any direction (`K`) | – | – |
        | P | pawn | 歩兵 (歩) | fuhyō | P | one step forward (`fW`) | tokin | 1.5 |
        | +P | tokin | と金 (と) | tokin | +P | one step in any direction but diagonally backward (`WfF`) | – | 3 |
        """, PieceTable.pieces(TINY.table(), Locale.ENGLISH));
  }

  @Test
  void optionsRuleSetsAndHandicaps() {
    assertTrue(PieceTable.options(TINY, Locale.ENGLISH)
        .contains("| `stalemate` | What it means that the player to move has no legal move. |"
            + " `loss` | He loses. |\n|  |  | `draw` | A draw. |\n"));
    assertTrue(PieceTable.options(TINY, Locale.ENGLISH).contains("`illegal_move`"));
    assertTrue(PieceTable.ruleSets(TINY, Locale.ENGLISH)
        .contains("| `kind` | Kind people. | `stalemate=draw` |\n| `base`"));
    assertTrue(PieceTable.handicaps(TINY.table(), Locale.ENGLISH)
        .contains("| `odds` | pawn | 歩落ち | White |\n"));
  }

  @Test
  void onlyWhatIsBetweenTheMarkersIsWritten() {
    String filled = PieceTable.fill(TINY, EMPTY, Locale.ENGLISH);
    assertTrue(filled.startsWith("a\n<!-- pieces -->\n|  | Piece |"));
    assertTrue(filled.contains("<!-- /pieces -->\nb\n<!-- options -->\n| Option |"));
    assertTrue(filled.endsWith("<!-- /options -->\nc\n"));
    assertEquals(filled, PieceTable.fill(TINY, filled, Locale.ENGLISH), "filled again");
  }

  @Test
  void anOldReadmeIsAnError(@TempDir Path folder) throws IOException {
    Path readme = folder.resolve("README.md");
    Files.writeString(readme, EMPTY);
    AssertionError error =
        assertThrows(AssertionError.class, () -> PieceTable.assertUpToDate(TINY, readme));
    assertTrue(String.valueOf(error.getMessage()).contains("-Dkomabako.regenerate=true"));
    Files.writeString(readme, PieceTable.fill(TINY, EMPTY, Locale.ENGLISH));
    PieceTable.assertUpToDate(TINY, readme);
  }

  @Test
  void missingMarkersAreAnError() {
    assertThrows(AssertionError.class, () -> PieceTable.fill(TINY, "nothing", Locale.ENGLISH));
  }
}
