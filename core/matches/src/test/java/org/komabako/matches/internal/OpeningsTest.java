package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.FileException;
import org.komabako.game.Game;
import org.komabako.position.Rules;

/** Where the games of a match begin: lines, files and random moves. */
class OpeningsTest {
  private static final String START = "sfen 1k1/3/3/3/3/1K1 b - 1 moves";
  private static final SmallGame VARIANT = new SmallGame();
  private static final Rules RULES = Rules.of(VARIANT);

  @TempDir
  private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "startpos | sfen 1k1/3/3/3/3/1K1 b - 1 moves",
        "position startpos moves 2f2e | sfen 1k1/3/3/3/3/1K1 b - 1 moves 2f2e",
        "'  startpos   moves  2f2e  2a2b ' | sfen 1k1/3/3/3/3/1K1 b - 1 moves 2f2e 2a2b",
        "sfen 1k1/3/3/3/1K1/3 w - 2 | sfen 1k1/3/3/3/1K1/3 w - 2 moves",
        "1k1/3/3/3/1K1/3 w - 2 moves 2a2b | sfen 1k1/3/3/3/1K1/3 w - 2 moves 2a2b"
      })
  void aLineIsAPositionAndMoves(String line, String opening) {
    assertTrue(Opening.isLine(line));
    Opening read = Opening.parse(RULES, line);
    assertEquals(opening, read.toString());
    assertEquals(read, Opening.parse(RULES, opening));
    Game game = read.game(RULES);
    assertEquals(read.moves(), game.current().line());
    assertEquals(read.sfen(), game.root().position().sfen());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "startpo | 'startpo' is no opening: write startpos moves ... or sfen ... moves ...",
        "startpos moves 2f2e 1a1b | move 2 (1a1b): ",
        "startpos moves 2f2d | move 1 (2f2d): ",
        "sfen 1k1/1K1/3/3/3/3 b - 1 moves 2b2a | there is nothing left to play: black royal_captured"
            + " after 1 moves"
      })
  void whatIsNoOpeningIsSaid(String line, String words) {
    String message = String.valueOf(
        assertThrows(IllegalArgumentException.class, () -> Opening.parse(RULES, line))
            .getMessage());
    assertTrue(message.startsWith(words), message);
  }

  private static Game played(int plies) {
    Game game = new Game(RULES);
    for (int i = 0; i < plies; i++) {
      game.play(game.legalMoves().get(0));
    }
    return game;
  }

  @Test
  void ofAGameAsManyMovesAreTakenAsAreWanted() {
    Game game = played(6);
    assertEquals(game.current().line().subList(0, 4), Opening.of(game, 4).moves());
    assertEquals(List.of(), Opening.of(game, 0).moves());
    assertEquals(game.current().line(), Opening.of(game, 99).moves());
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static List<String> read(Path file, int plies) {
    return OpeningFile.read(VARIANT, RULES, file, plies).stream()
        .map(Opening::toString)
        .toList();
  }

  @Test
  void aFileOfLinesHasAnOpeningInEachThatIsNoCommentAndNotEmpty() throws IOException {
    Path file = write("list", """
        # some openings

        startpos moves 2f2e 2a2b 2e2d
          # one that begins elsewhere
        sfen 1k1/3/3/3/1K1/3 w - 2
        """);
    assertEquals(
        List.of(START + " 2f2e 2a2b 2e2d", "sfen 1k1/3/3/3/1K1/3 w - 2 moves"), read(file, 9));
    assertEquals(List.of(START + " 2f2e 2a2b", "sfen 1k1/3/3/3/1K1/3 w - 2 moves"), read(file, 2));
  }

  @Test
  void aFileInAnyFormatIsOneOpening() throws IOException {
    Path file = write(
        "game.usi",
        "setoption name USI_Variant value small\nposition startpos moves 2f2e 2a2b 2e2d\n");
    assertEquals(List.of(START + " 2f2e 2a2b 2e2d"), read(file, 9));
    assertEquals(List.of(START + " 2f2e"), read(file, 1));
    assertEquals(List.of(START), read(file, 0));
  }

  @Test
  void aBadLineIsSaidWithFileAndNumber() throws IOException {
    Path file = write("bad", "startpos moves 2f2e\n\nstartpos moves 1a1b\n");
    assertTold(file, file + ", line 3: move 1 (1a1b): ");
    Path none = write("none", "once upon a time\n");
    assertTold(none, none + ", ");
    Path empty = write("empty", "# nothing\n");
    assertTold(empty, empty + ", ");
  }

  private static void assertTold(Path file, String words) {
    String message = String.valueOf(
        assertThrows(IllegalArgumentException.class, () -> read(file, 9)).getMessage());
    assertTrue(message.startsWith(words), message);
  }

  @Test
  void whatIsNoFileIsSaid() {
    Map.of(folder, "it is a folder", folder.resolve("nothing"), "there is no such file")
        .forEach((each, words) -> {
          String message = String.valueOf(
              assertThrows(FileException.class, () -> read(each, 9)).getMessage());
          assertTrue(message.contains(words), message);
        });
  }

  @Test
  void randomMovesAreTheSameFromTheSameSeedAndOthersFromAnother() {
    Opening opening = RandomOpenings.of(RULES, 4, 7, 0);
    assertEquals(4, opening.moves().size());
    assertEquals(opening, RandomOpenings.of(RULES, 4, 7, 0));
    Set<String> byNumber = new HashSet<>();
    Set<String> bySeed = new HashSet<>();
    IntStream.range(0, 10).forEach(i -> {
      byNumber.add(RandomOpenings.of(RULES, 4, 7, i).toString());
      bySeed.add(RandomOpenings.of(RULES, 4, i, 0).toString());
    });
    assertTrue(byNumber.size() > 5, byNumber::toString);
    assertTrue(bySeed.size() > 5, bySeed::toString);
    assertNotEquals(byNumber, bySeed);
  }

  /** Kept matches go on with the openings that they began with, in each version of the program. */
  @Test
  void anOpeningOfASeedStaysWhatItIs() {
    assertEquals(
        START + " 2f1e 2a1a 1e2d 1a1b", RandomOpenings.of(RULES, 4, 7, 0).toString());
    assertEquals(
        START + " 2f3e 2a3a 3e3f 3a3b", RandomOpenings.of(RULES, 4, 7, 3).toString());
  }

  @Test
  void withoutRandomMovesItIsTheStart() {
    assertEquals(START, RandomOpenings.of(RULES, 0, 7, 3).toString());
  }

  /** After four or more moves the kings may stand beside each other; who is to move would take one. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 8})
  void noRandomOpeningHasEndedOrLeavesAKingInCheck(int plies) {
    for (int number = 0; number < 60; number++) {
      Game game = RandomOpenings.of(RULES, plies, 1, number).game(RULES);
      assertEquals(plies, game.current().ply());
      assertTrue(game.outcome().isEmpty());
      assertFalse(game.position().inCheck(game.position().side()));
      assertFalse(game.position().inCheck(game.position().side().opponent()));
    }
  }

  /** Nearly every move takes a gold there, of six points; two and a half are the most that one may be ahead. */
  @Test
  void noSideIsBehindByMuchAfterARandomOpening() {
    Rules rules = Rules.of(new SmallGame("1k1/ggg/3/3/GGG/1K1 b - 1"));
    int taken = 0;
    for (int number = 0; number < 60; number++) {
      Game game = RandomOpenings.of(rules, 8, 1, number).game(rules);
      assertTrue(Math.abs(game.position().score()) <= 250, game.position().sfen());
      taken += game.position()
                  .sfen()
                  .toLowerCase(Locale.ROOT)
                  .split(" ")[0]
                  .chars()
                  .filter(c -> c == 'g')
                  .count()
              < 6
          ? 1
          : 0;
    }
    assertTrue(taken > 0, "golds were exchanged in " + taken);
  }

  /** A king in the corner that the other holds there: wherever it goes it can be taken. */
  @Test
  void whereOneSideIsAlwaysLostItIsSaid() {
    Rules rules = Rules.of(new SmallGame("2K/1k1/3/3/3/3 b - 1"));
    assertEquals(
        "after 1 random moves one side is always lost; take fewer",
        assertThrows(IllegalArgumentException.class, () -> RandomOpenings.of(rules, 1, 1, 1))
            .getMessage());
  }
}
