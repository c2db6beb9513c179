package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.position.Position;

class PositionDiagramTest {
  private static final Position POSITION =
      SmallGame.position("kn9+p/12/12/12/12/12/12/12/12/12/12/K+D9+P b 2PGp 1");

  @Test
  void lettersAsSfenWritesThem() {
    List<String> lines =
        new PositionDiagram(false, false).draw(POSITION).lines().toList();
    assertEquals("White in hand: P", lines.get(0));
    assertEquals("   12  11  10   9   8   7   6   5   4   3   2   1", lines.get(1));
    assertEquals("|   k   n   .   .   .   .   .   .   .   .   .  +p| a", lines.get(3));
    assertEquals("|   K  +D   .   .   .   .   .   .   .   .   .  +P| l", lines.get(14));
    assertEquals("Black in hand: P2 G", lines.get(16));
  }

  @Test
  void kanjiWithMarks() {
    List<String> lines = new PositionDiagram(true, false).draw(POSITION).lines().toList();
    assertEquals("| v玉 v獅  ・  ・  ・  ・  ・  ・  ・  ・  ・+vと| a", lines.get(3));
    assertEquals("|  玉+ 鷲  ・  ・  ・  ・  ・  ・  ・  ・  ・+ と| l", lines.get(14));
  }

  @Test
  void whiteBelow() {
    List<String> lines = new PositionDiagram(true, true).draw(POSITION).lines().toList();
    assertTrue(lines.get(0).startsWith("Black in hand"), lines.get(0));
    assertTrue(lines.get(1).stripLeading().startsWith("1 "), lines.get(1));
    assertTrue(lines.get(3).endsWith("| l"), lines.get(3));
    assertTrue(lines.get(3).startsWith("|+ と"), lines.get(3));
  }

  @ParameterizedTest
  @CsvSource({"false,false", "false,true", "true,false", "true,true"})
  void allLinesOfTheBoardAreOfOneWidth(boolean kanji, boolean flipped) {
    List<String> lines =
        new PositionDiagram(kanji, flipped).draw(POSITION).lines().toList();
    int width = columns(lines.get(2));
    for (String line : lines.subList(3, 15)) {
      assertEquals(width, columns(line.substring(0, line.length() - 2)), line);
    }
  }

  /** Kanji and kana take two columns of a terminal. */
  private static int columns(String line) {
    return line.codePoints().map(c -> c >= 0x2e80 ? 2 : 1).sum();
  }
}
