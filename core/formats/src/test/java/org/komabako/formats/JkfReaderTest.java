package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;
import org.komabako.game.GameNode;

/** What is read of JKF, with a shorthand: 7776FU is a move, 0055FU a drop, a word what ends the game. */
class JkfReaderTest {
  /** A move as an object of JKF. */
  private static String move(String csa) {
    String from = csa.startsWith("00")
        ? ""
        : "\"from\":{\"x\":" + csa.charAt(0) + ",\"y\":" + csa.charAt(1) + "},";
    return "\"move\":{" + from + "\"to\":{\"x\":" + csa.charAt(2) + ",\"y\":" + csa.charAt(3)
        + "},\"piece\":\"" + csa.substring(4, 6) + "\""
        + (csa.endsWith("+") ? ",\"promote\":true" : "") + "}";
  }

  private static String moves(String shorthand) {
    StringBuilder out = new StringBuilder("{}");
    for (String each : shorthand.isEmpty() ? new String[0] : shorthand.split(" ", -1)) {
      out.append(",{")
          .append(each.matches("\\d{4}.*") ? move(each) : "\"special\":\"" + each + "\"")
          .append('}');
    }
    return out.toString();
  }

  private static Game read(String json) {
    return TestGames.read("jkf", json).game();
  }

  private static Game played(String shorthand) {
    return read("{\"moves\":[" + moves(shorthand) + "]}");
  }

  private static String end(Game game) {
    return game.declared().map(Object::toString).orElse("open");
  }

  @Test
  void movesDropsAndPromotions() {
    Game game = played("7776FU 3334FU 8822KA+ 3122GI 0045KA");
    assertEquals("7g7f 3c3d 8h2b+ 3a2b B*4e", TestGames.line(game));
    assertEquals("open", end(game));
    assertEquals(game.root().last(), game.current());
  }

  @Test
  void cornersAreOnTheBoard() {
    assertEquals("9i9h 1a1b 1i1h 9a9b", TestGames.line(played("9998KY 1112KY 1918KY 9192KY")));
  }

  /** A move to where the last one went may say so instead of its square; a square goes before. */
  @Test
  void theSameSquare() {
    String same = "{\"move\":{\"from\":{\"x\":3,\"y\":1},\"same\":true,\"piece\":\"GI\"}}";
    Game game = read(
        "{\"moves\":[" + moves("7776FU 3334FU 8822UM+").replace("UM", "KA") + "," + same + "]}");
    assertEquals("7g7f 3c3d 8h2b+ 3a2b", TestGames.line(game));
    String both = move("3334FU").replace("\"piece\"", "\"same\":true,\"piece\"");
    assertEquals(
        "7g7f 3c3d",
        TestGames.line(read("{\"moves\":[{},{" + move("7776FU") + "},{" + both + "}]}")));
    FormatException e = TestGames.refused("jkf", "{\"moves\":[{}," + same + "]}");
    assertEquals("'same' stands at the first move", e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "TORYO, white resigns, ''",
    "TSUMI, white no_moves, ''",
    "TIME_UP, white time, ''",
    "KACHI, black jishogi, ''",
    "ILLEGAL_MOVE, white illegal_move, ''",
    "+ILLEGAL_ACTION, white illegal_move, ''",
    "-ILLEGAL_ACTION, black illegal_move, ''",
    "SENNICHITE, none sennichite, ''",
    "JISHOGI, none jishogi, ''",
    "HIKIWAKE, none agreed, ''",
    "MAX_MOVES, none max_moves, ''",
    "FUZUMI, none nomate, ''",
    "CHUDAN, none interrupted, ''",
    "MATTA, none interrupted, MATTA",
    "ERROR, none interrupted, ERROR",
    "NANDAKA, open, NANDAKA"
  })
  void ends(String word, String end, String comment) {
    Game game = played("7776FU 3334FU " + word);
    assertEquals(end, end(game));
    assertEquals(comment, game.root().last().comment());
  }

  /** A second word at the same place says nothing new. */
  @Test
  void theFirstEndCounts() {
    Game game = played("7776FU TORYO MATTA");
    assertEquals("black resigns", end(game));
    assertEquals("", game.root().last().comment());
  }

  @Test
  void headCommentsAndTimes() {
    Game game = read("{\"header\":{\"先手\":\"A\",\"後手\":\"B\",\"手合割\":\"平手\",\"備考\":\"x\",\"n\":3},"
        + "\"moves\":[{\"comments\":[\"begin\",\"more\",5]},"
        + "{" + move("7776FU")
        + ",\"comments\":[\"first\"],\"time\":{\"now\":{\"h\":1,\"m\":2,\"s\":3},\"total\":{\"m\":9,\"s\":9}}},"
        + "{" + move("3334FU") + ",\"time\":{\"now\":{\"m\":0,\"s\":0}}},"
        + "{" + move("2726FU") + ",\"time\":{\"total\":{\"m\":9,\"s\":9}}}]}");
    assertEquals(Map.of("black", "A", "white", "B", "備考", "x"), game.tags());
    assertEquals("begin\nmore", game.root().comment());
    List<GameNode> path = game.root().last().path();
    assertEquals("first", path.get(1).comment());
    assertEquals(Optional.of(Duration.ofSeconds(3_723)), path.get(1).spent());
    assertEquals(Optional.of(Duration.ZERO), path.get(2).spent());
    assertEquals(Optional.empty(), path.get(3).spent());
  }

  /** Forks replace the move that they stand at, and forks of forks theirs; the first goes first. */
  @Test
  void forks() {
    String deep = "[{" + move("2726FU") + "},{" + move("8384FU") + ",\"forks\":[[{" + move("3334FU")
        + "}],[{" + move("5354FU") + ",\"comments\":[\"last\"]}]]}]";
    Game game = read("{\"moves\":[{},{" + move("7776FU") + ",\"forks\":[" + deep + ",[{"
        + move("5756FU") + "},{\"special\":\"TORYO\"}]]},{" + move("3334FU") + ",\"forks\":[[{"
        + move("8384FU") + "}]]},{\"special\":\"CHUDAN\",\"forks\":[[{" + move("1716FU")
        + "}]]}]}");
    assertEquals("7g7f 3c3d", TestGames.line(game));
    assertEquals(
        List.of("7g7f 3c3d 1g1f", "7g7f 8c8d", "2g2f 8c8d", "2g2f 3c3d", "2g2f 5c5d", "5g5f"),
        TestGames.lines(game));
    assertEquals("none interrupted", end(game));
    List<GameNode> first = game.root().children();
    assertEquals("last", first.get(1).children().get(2).comment());
    assertTrue(!first.get(2).comment().isEmpty());
  }

  /** The illegal move that a game ended by is a comment; the line ends there, others go on. */
  @Test
  void anIllegalLastMove() {
    ReadGame read = TestGames.read(
        "jkf",
        "{\"moves\":[{},{" + move("7776FU") + ",\"forks\":[[{" + move("2726FU") + "}]]},{"
            + move("3335FU") + "},{\"special\":\"ILLEGAL_MOVE\"}]}");
    assertEquals(List.of("7g7f", "2g2f"), TestGames.lines(read.game()));
    assertEquals("black illegal_move", end(read.game()));
    assertTrue(read.game().root().last().comment().startsWith("（反則手）"));
    assertEquals(1, read.warnings().size());
  }

  /** What is said of the illegal move, and what might have been played in its place or behind it, is kept. */
  @Test
  void besideAnIllegalLastMove() {
    Game game = read("{\"moves\":[{},{" + move("7776FU") + "},{" + move("3335FU")
        + ",\"comments\":[\"oops\"],\"forks\":[[{" + move("3334FU") + "}]]},"
        + "{\"special\":\"ILLEGAL_MOVE\",\"forks\":[[{" + move("8384FU") + "}]]}]}");
    assertEquals("7g7f", TestGames.line(game));
    assertEquals(List.of("7g7f 3c3d", "7g7f 8c8d"), TestGames.lines(game));
    assertTrue(
        game.root().last().comment().endsWith("\noops"), game.root().last().comment());
    assertEquals("black illegal_move", end(game));
  }

  @ParameterizedTest
  @ValueSource(strings = {"3335FU TORYO", "3335FU", "3335FU 7776FU"})
  void anIllegalMoveThatDidNotEndTheGameIsRefused(String moves) {
    FormatException e = TestGames.refused("jkf", "{\"moves\":[" + moves("7776FU " + moves) + "]}");
    assertTrue(e.getMessage().startsWith("move 2: "), e.getMessage());
    assertEquals("7g7f", e.soFar().map(TestGames::line).orElse(""));
  }

  /** Where a game starts: as its preset says, else as its head says in the words of KIF. */
  @ParameterizedTest
  @CsvSource({
    "HIRATE, '', b, lnsgkgsnl/1r5b1",
    "2, '', w, lnsgkgsnl/9",
    "KY, 二枚落ち, w, lnsgkgsn1/1r5b1",
    "'', 二枚落ち, w, lnsgkgsnl/9",
    "'', '香落ち　', w, lnsgkgsn1/1r5b1",
    "'', '', b, lnsgkgsnl/1r5b1",
    "'', 何か, b, lnsgkgsnl/1r5b1"
  })
  void starts(String preset, String head, String side, String board) {
    Game game = read("{\"header\":{\"手合割\":\"" + head + "\"},\"initial\":{\"preset\":\"" + preset
        + "\"},\"moves\":[{}]}");
    assertTrue(TestGames.start(game).startsWith(board), TestGames.start(game));
    assertEquals(side, TestGames.start(game).split(" ", -1)[1]);
  }

  private static String position(String color, String board, String hands) {
    return "{\"initial\":{\"preset\":\"OTHER\",\"data\":{\"color\":" + color + ",\"board\":" + board
        + ",\"hands\":" + hands + "}},\"moves\":[{}]}";
  }

  private static final String KINGS =
      "[[{},{\"color\":1,\"kind\":\"TO\"}],[],[],[],[{\"color\":1,\"kind\":\"OU\"},{},{},{},{},{},{},{},"
          + "{\"color\":0,\"kind\":\"OU\"}],[],[],[],"
          + "[{},{},{},{},{},{},{},{},{\"color\":0,\"kind\":\"KY\"}]]";

  @Test
  void aNarrowerBoardIsThatOfAnotherGame() {
    String five = "[[{\"color\":1,\"kind\":\"OU\"}],[],[],[],[{\"color\":0,\"kind\":\"OU\"}]]";
    assertTrue(TestGames.refused("jkf", position("0", five, "[{},{}]"))
        .getMessage()
        .contains("the board has 5 files"));
  }

  @Test
  void positionsOfTheirOwn() {
    assertEquals(
        "4k4/8+p/9/9/9/9/9/9/L3K4 b 2RP2g 1",
        TestGames.start(read(position("0", KINGS, "[{\"HI\":2,\"FU\":1,\"KI\":0},{\"KI\":2}]"))));
    assertEquals(
        "4k4/8+p/9/9/9/9/9/9/L3K4 w G 1",
        TestGames.start(read(position("1", KINGS, "[{\"KI\":1}]"))));
    assertEquals(
        "4k4/8+p/9/9/9/9/9/9/L3K4 b - 1", TestGames.start(read(position("null", KINGS, "[]"))));
  }

  /** A board may have more squares than are looked at. */
  @Test
  void moreSquaresThanTheBoardHas() {
    String wide =
        KINGS.substring(0, KINGS.length() - 2) + ",{\"kind\":\"XX\"}],[{\"kind\":\"XX\"}]]";
    assertEquals(
        "4k4/8+p/9/9/9/9/9/9/L3K4 b - 1", TestGames.start(read(position("0", wide, "[]"))));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
          {"moves":                                               | 1 | this is no JSON
          {"a":1}                                                 | 0 | this JSON is no game in JKF: it has no list 'moves'
          {"moves":{}}                                            | 0 | it has no list 'moves'
          {"moves":[3]}                                           | 0 | of another kind than JKF says
          {"moves":[{},{"forks":[3]}]}                            | 0 | of another kind than JKF says
          {"initial":{"preset":"9"},"moves":[{}]}                 | 0 | nine-game has no handicap '9'
          {"moves":[{},{"move":{"to":{"x":5,"y":5}}}]}            | 0 | a drop does not name its piece: write "piece":"FU"
          {"moves":[{},{"move":{"to":{"x":5,"y":5},"piece":"ZZ"}}]} | 0 | nine-game has no piece 'ZZ'
          {"moves":[{},{"move":{"to":{"x":0,"y":5},"piece":"FU"}}]} | 0 | there is no square 0-5
          {"moves":[{},{"move":{"to":{"x":5,"y":0},"piece":"FU"}}]} | 0 | there is no square 5-0
          {"moves":[{},{"move":{"to":{"x":10,"y":5},"piece":"FU"}}]} | 0 | there is no square 10-5
          {"moves":[{},{"move":{"to":{"x":5,"y":10},"piece":"FU"}}]} | 0 | there is no square 5-10
          {"moves":[{},{"move":{"to":{"x":5}}}]}                  | 0 | there is no square 5-0
          {"moves":[{},{"move":{"from":{"x":7},"to":{"x":7,"y":6}}}]} | 0 | there is no square 7-0
          {"moves":[{},{"move":{"from":{"y":7},"to":{"x":7,"y":6}}}]} | 0 | there is no square 0-7
          {"moves":[{},{"move":{"to":{"x":5.5,"y":5}}}]}          | 0 | 'x' is 5.5; write a whole number from 0
          {"moves":[{},{"move":{"to":{"x":-1,"y":5}}}]}           | 0 | 'x' is -1; write a whole number from 0
          {"moves":[{},{"move":{"to":{"x":"1","y":5}}}]}          | 0 | 'x' is "1"; write a whole number from 0
          {"moves":[{},{"move":{"to":{"x":4294967297,"y":5}}}]}   | 0 | write a whole number from 0
          ~{"moves":\n[{},x]}~                                    | 2 | this is no JSON
          []                                                      | 0 | this JSON is no game in JKF
          3                                                       | 0 | this JSON is no game in JKF
          """)
  void mistakesAreTold(String text, int line, String part) {
    FormatException e = TestGames.refused("jkf", text);
    assertTrue(e.getMessage().contains(part), e.getMessage());
    assertEquals(line, e.line(), e.getMessage());
  }

  @Test
  void mistakesInPositionsAreTold() {
    assertEquals(
        "nine-game has no piece 'XX'",
        TestGames.refused("jkf", position("0", KINGS.replace("TO", "XX"), "[]")).getMessage());
    assertEquals(
        "nine-game has no piece 'XX'",
        TestGames.refused("jkf", position("0", KINGS, "[{\"XX\":1}]")).getMessage());
    for (String code : List.of("OU", "TO")) {
      assertEquals(
          "'" + code + "' cannot be in hand; pieces in hand are unpromoted and no kings",
          TestGames.refused("jkf", position("0", KINGS, "[{\"" + code + "\":1}]"))
              .getMessage());
    }
    assertTrue(TestGames.refused("jkf", position("0", "[[],[],[],[],[],[],[],[],[]]", "[]"))
        .getMessage()
        .contains("royal piece"));
    assertTrue(TestGames.refused("jkf", position("-1", KINGS, "[]"))
        .getMessage()
        .contains("'color' is -1"));
  }

  /** Brackets in texts do not count, those around values do. */
  @Test
  void valuesWithinValues() {
    String words =
        "{\"header\":{\"備考\":\"" + "[{\\\"".repeat(FileLimits.DEPTH) + "\"},\"moves\":[{}]}";
    assertEquals("", TestGames.line(read(words)));
    String flat = "{\"moves\":[" + "{\"a\":[]},".repeat(FileLimits.DEPTH) + "{}]}";
    assertEquals("", TestGames.line(read(flat)));
    String most = "{\"moves\":[{\"x\":" + "[".repeat(FileLimits.DEPTH - 3)
        + "]".repeat(FileLimits.DEPTH - 3) + "}]}";
    assertEquals("", TestGames.line(read(most)));
    FormatException e = TestGames.refused(
        "jkf",
        "\n{\"moves\":[{\"x\":\n" + "[".repeat(FileLimits.DEPTH - 2)
            + "]".repeat(FileLimits.DEPTH - 2) + "}]}");
    assertTrue(e.getMessage().contains("values within values are too deep"), e.getMessage());
    assertEquals(3, e.line());
  }

  @ParameterizedTest
  @CsvSource({
    "'{\"moves\":[]}', true",
    "' \n{\"header\":{},\"moves\":[]}', true",
    "'{\"header\":{}}', false",
    "'[{\"moves\":[]}]', false",
    "'moves', false"
  })
  void whatLooksLikeJkf(String text, boolean detected) {
    assertEquals(detected, TestGames.FORMATS.find("jkf").detects(text));
  }

  @Test
  void onlyGamesWhosePiecesHaveCodes() {
    GameFormat jkf = TestGames.FORMATS.find("jkf");
    assertEquals(List.of(TestGames.NINE), jkf.variants("{}", TestGames.BOTH));
    assertEquals(Optional.empty(), jkf.refuses(TestGames.NINE.table()));
    assertEquals(
        "JKF has no codes for the pieces of twelve game; KIF holds its games",
        jkf.refuses(TestGames.TWELVE.table()).map(Object::toString).orElse(""));
  }
}
