package org.komabako.ui.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;
import org.komabako.testkit.Toy;

class PastedTest {
  private static final String SFEN = "3k3/7/7/7/7/7/7/3K3 b 2P 1";
  private final Position start = Toy.position(new Toy().table().start());
  private final Pasted.Reader reader =
      new Pasted.Reader(Optional.of(start), List.of(new Toy().table()));

  private List<String> moves(String text) {
    return ((Pasted.Moves) reader.read(text))
        .moves().stream().map(Move::toString).toList();
  }

  @Test
  void positionsComeBareOrAsUsiSaysThem() {
    Pasted expected = new Pasted.Start("toy", SFEN, "");
    assertEquals(expected, reader.read(SFEN));
    assertEquals(expected, reader.read("  sfen " + SFEN + "\n"));
    assertEquals(expected, reader.read("position sfen " + SFEN));
    assertEquals(
        new Pasted.Start("toy", SFEN, "P*5e 4a4b"),
        reader.read("position sfen " + SFEN + " moves P*5e 4a4b"));
  }

  @Test
  void aPositionWithAMistakeSaysWhere() {
    TextException e =
        assertThrows(TextException.class, () -> reader.read("3k3/7/7/7/7/7/7/3Q3 b - 1"));
    assertTrue(e.getMessage().contains("column 18: 'Q' is no piece of toy"), e::getMessage);
  }

  @Test
  void movesComeInAnyNotationWithAndWithoutNumbers() {
    assertEquals(List.of("4f4e", "4c4d"), moves("4f4e 4c4d"));
    assertEquals(List.of("4f4e", "4c4d"), moves("1. P-4e 2.P-4d"));
  }

  @Test
  void aMoveThatIsNoneSaysWhereAndNothingIsPlayed() {
    TextException e = assertThrows(TextException.class, () -> reader.read("1. P-4e 4c4f"));
    assertEquals(8, e.column());
    assertTrue(e.getMessage().startsWith("column 9, move 2 '4c4f': "), e::getMessage);
  }

  @Test
  void allElseIsForTheSession() {
    assertTrue(reader.read("komabako game 1\nvariant toy\n") instanceof Pasted.Game);
    assertTrue(new Pasted.Reader(Optional.empty(), List.of()).read("7g7f") instanceof Pasted.Game);
  }

  @Test
  void withoutAnyGameAPositionIsRefused() {
    var empty = new Pasted.Reader(Optional.empty(), List.of());
    assertThrows(TextException.class, () -> empty.read(SFEN));
  }
}
