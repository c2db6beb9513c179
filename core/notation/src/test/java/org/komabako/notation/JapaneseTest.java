package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Position;

class JapaneseTest {
  private static final Position FULL =
      SmallGame.position("k11/12/12/4P7/9p2/5+D6/5p3N2/4g4p2/10g1/12/3GG7/K8R2 b PG 1");

  private static Move usi(Position position, String usi) {
    return position.canonical(Usi.parse(position.rules().table(), usi));
  }

  private static void assertWritten(Position position, String expected, String usi) {
    Move move = usi(position, usi);
    assertEquals(expected, Notation.JAPANESE.write(position, move));
    assertEquals(move, MoveText.read(position, expected));
  }

  @ParameterizedTest
  @CsvSource({
    "8d8c, ８三歩不成",
    "8d8c+, ８三歩成",
    "8k9j, ９十金右",
    "9k9j, ９十金直",
    "8k8j, ８十金直",
    "8k7k, ７十一金",
    "P*5e, ５五歩",
    "G*7k, ７十一金打",
    "7f7g, ７七鷲",
    "3g3h2i, ３八・２九獅",
    "3g3h3g, ３八居喰い",
    "7f6e7f, ７六鷲じっと"
  })
  void writesAsBooksDo(String usi, String text) {
    assertWritten(FULL, text, usi);
  }

  /** A fuzzed text: what is dropped needs one square, and nothing is dropped on a piece. */
  @ParameterizedTest
  @ValueSource(strings = {"同歩打", "歩打じっと", "５五歩打５六"})
  void aDropNeedsItsSquare(String text) {
    String message =
        assertThrows(TextException.class, () -> MoveText.read(FULL, text)).getMessage();
    assertTrue(message.contains("is no move in Japanese"), message);
  }

  @Test
  void threeGoldsAreLeftStraightAndRight() {
    Position golds = SmallGame.position("k11/12/12/12/12/12/4GGG5/12/12/12/12/K11 b - 1");
    assertWritten(golds, "７六金左", "8g7f");
    assertWritten(golds, "７六金直", "7g7f");
    assertWritten(golds, "７六金右", "6g7f");
  }

  @Test
  void theSameSideIsToldByTheWay() {
    Position golds = SmallGame.position("k11/12/12/12/12/4GG6/4GGG5/12/12/12/12/K11 b - 1");
    assertWritten(golds, "７五金直", "7f7e");
    Position three = SmallGame.position("k11/12/12/12/12/4G1G5/4G1G5/12/12/12/12/K11 b - 1");
    assertWritten(three, "７六金左寄", "8f7f");
    assertWritten(three, "７六金左上", "8g7f");
    assertWritten(three, "７六金右寄", "6f7f");
  }

  @Test
  void leftAndRightAreThePlayers() {
    Position white = SmallGame.position("k11/12/12/12/12/4g1g5/12/12/12/12/12/K11 w - 1");
    assertWritten(white, "７七金左", "6f7g");
    assertWritten(white, "７七金右", "8f7g");
  }

  @Test
  void theSameSquareIsToldByTheMoveBefore() {
    Optional<Square> last = Optional.of(Square.parse("3h"));
    Move move = usi(FULL, "3l3h");
    assertEquals("同飛", Japanese.write(FULL, move, last));
    assertEquals(move, MoveText.read(FULL, last, "同飛"));
    assertEquals(move, MoveText.read(FULL, "同　飛"));
  }

  @ParameterizedTest
  @CsvSource({
    "▲8三歩成, 8d8c+",
    "☗８三歩生, 8d8c",
    "８三 歩, 8d8c",
    "'8三歩(8四)', 8d8c",
    "'8三歩成（←8四）', 8d8c+",
    "3八飛車, 3l3h",
    "'8三歩兵 （←8四）', 8d8c",
    "３八獅子居食い, 3g3h3g",
    "３八居喰, 3g3h3g",
    "'一歩目 3八獅子 （←3七） 二歩目 2九獅子 （←3八）', 3g3h2i",
    "'3八獅子 （←3七） 3七獅子（居食い） （←3八）', 3g3h3g",
    "'2六獅子 （←3七） 3七獅子(じっと) （←2六）', 3g2f3g",
    "獅子じっと, 3g2f3g",
    "５五歩打, P*5e",
    "９十金上右, 8k9j"
  })
  void readsWhatOthersWrite(String text, String usi) {
    assertEquals(usi(FULL, usi), MoveText.read(FULL, text));
  }

  @Test
  void bothStepsMayBeCalledTheSame() {
    Optional<Square> last = Optional.of(Square.parse("2i"));
    assertEquals(usi(FULL, "3g3h2i"), MoveText.read(FULL, last, "仝獅子 （←3七） 仝獅子 （←3八）"));
  }

  @ParameterizedTest
  @CsvSource({
    "９十金, '8k9j or 9k9j'",
    "歩, write square and piece",
    "８三, write square and piece",
    "８三杯, write square and piece",
    "９十六歩, is not on the board",
    "83歩, could be several squares"
  })
  void refusesWithWhatWouldBeRight(String text, String part) {
    TextException e = assertThrows(TextException.class, () -> MoveText.read(FULL, text));
    assertTrue(e.getMessage().contains(part), e.getMessage());
    assertFalse(e.getMessage().contains("\n"));
  }
}
