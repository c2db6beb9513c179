package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;

/** What is written in JKF. */
class JkfWriterTest {
  private static final String HIRATE =
      "{\"header\":{},\"initial\":{\"preset\":\"HIRATE\"},\"moves\":[{}";

  /** Written, compared, and read again as the same. */
  private static void check(Game game, String expected) {
    String text = TestGames.write("jkf", game);
    assertEquals(expected + "\n", text);
    Game read = TestGames.read("jkf", text).game();
    assertEquals(TestGames.lines(game), TestGames.lines(read));
    assertEquals(text, TestGames.write("jkf", read));
  }

  private static String move(int color, String from, String to, String more) {
    return "{\"move\":{\"color\":" + color + ","
        + (from.isEmpty() ? "" : "\"from\":" + square(from) + ",") + "\"to\":" + square(to) + ","
        + more + "}";
  }

  private static String square(String digits) {
    return "{\"x\":" + digits.charAt(0) + ",\"y\":" + digits.charAt(1) + "}";
  }

  @Test
  void moves() {
    Game game = TestGames.nine("7g7f 3c3d 8h2b+ 3a2b B*4e 6a5b");
    check(
        game,
        HIRATE + ","
            + move(0, "77", "76", "\"piece\":\"FU\",\"promote\":false") + "},"
            + move(1, "33", "34", "\"piece\":\"FU\",\"promote\":false") + "},"
            + move(0, "88", "22", "\"piece\":\"KA\",\"promote\":true,\"capture\":\"KA\"") + "},"
            + move(1, "31", "22", "\"piece\":\"GI\",\"promote\":false,\"capture\":\"UM\"") + "},"
            + move(0, "", "45", "\"piece\":\"KA\"") + "},"
            + move(1, "61", "52", "\"piece\":\"KI\"") + "}]}");
  }

  @Test
  void timesCommentsAndHead() {
    Game game = TestGames.nine("7g7f 3c3d");
    game.tag(Tags.BLACK, "A");
    game.tag(Tags.WHITE, "B");
    game.tag("備考", "\"x\"");
    game.root().comment("begin");
    GameNode first = game.root().children().get(0);
    first.spent(Duration.ofSeconds(3_723));
    first.comment("a\n\nb");
    game.root().last().spent(Duration.ofSeconds(16));
    game.goTo(game.root().last());
    game.declare(Outcome.win(Side.WHITE, Reason.RESIGNS));
    String pawn = "\"piece\":\"FU\",\"promote\":false";
    check(
        game,
        "{\"header\":{\"先手\":\"A\",\"後手\":\"B\",\"備考\":\"\\\"x\\\"\"},"
            + "\"initial\":{\"preset\":\"HIRATE\"},\"moves\":[{\"comments\":[\"begin\"]},"
            + "{\"comments\":[\"a\",\"\",\"b\"]," + move(0, "77", "76", pawn).substring(1)
            + ",\"time\":{\"now\":{\"m\":62,\"s\":3}}},"
            + move(1, "33", "34", pawn) + ",\"time\":{\"now\":{\"m\":0,\"s\":16}}},"
            + "{\"special\":\"TORYO\"}]}");
  }

  @Test
  void variationsAreForksInTheirOrder() {
    Game game = TestGames.nine("7g7f 3c3d");
    TestGames.vary(game, 0, "2g2f 8c8d");
    TestGames.vary(game, 0, "5g5f");
    game.goTo(game.root().children().get(1));
    TestGames.play(game, "5c5d");
    String pawn = "\"piece\":\"FU\",\"promote\":false";
    check(
        game,
        HIRATE + "," + move(0, "77", "76", pawn) + ",\"forks\":[["
            + move(0, "27", "26", pawn) + "},"
            + move(1, "83", "84", pawn) + ",\"forks\":[[" + move(1, "53", "54", pawn) + "}]]}],["
            + move(0, "57", "56", pawn) + "}]]},"
            + move(1, "33", "34", pawn) + "}]}");
  }

  @Test
  void whatFollowsTheEndIsAFork() {
    Game game = TestGames.nine("7g7f 3c3d");
    game.goTo(1);
    game.declare(Outcome.draw(Reason.INTERRUPTED));
    String pawn = "\"piece\":\"FU\",\"promote\":false";
    check(
        game,
        HIRATE + "," + move(0, "77", "76", pawn) + "},{\"special\":\"CHUDAN\",\"forks\":[["
            + move(1, "33", "34", pawn) + "}]]}]}");
  }

  /** The end that the rules say is written; a start that is decided is none. */
  @Test
  void theEndByTheRules() {
    Game mate = TestGames.from(TestGames.NINE_RULES, "k8/2G6/1K7/9/9/9/9/9/9 b G 1", "G*8b");
    assertTrue(TestGames.write("jkf", mate).endsWith(",{\"special\":\"TSUMI\"}]}\n"));
    Game decided = TestGames.from(TestGames.NINE_RULES, "k8/1G7/1K7/9/9/9/9/9/9 w G 1", "");
    assertTrue(TestGames.write("jkf", decided).endsWith("\"moves\":[{}]}\n"));
  }

  @ParameterizedTest
  @CsvSource({"two-pieces, 2", "lance, KY"})
  void handicapsHavePresets(String key, String preset) {
    String sfen = TestGames.NINE.table().handicap(key).orElseThrow().sfen();
    Game game = TestGames.from(TestGames.NINE_RULES, sfen, "");
    game.tag(Tags.BLACK, "A");
    game.tag(Tags.WHITE, "B");
    check(
        game,
        "{\"header\":{\"下手\":\"A\",\"上手\":\"B\"},\"initial\":{\"preset\":\"" + preset
            + "\"},\"moves\":[{}]}");
  }

  @Test
  void otherPositions() {
    String sfen = "4k4/9/9/9/4+P4/9/9/9/4K3l w 2RPg 1";
    Game game = TestGames.from(TestGames.NINE_RULES, sfen, "");
    String empty = ",{},{},{}";
    String column = "[{}" + empty + empty + ",{},{}]";
    check(
        game,
        "{\"header\":{},\"initial\":{\"preset\":\"OTHER\",\"data\":{\"color\":1,\"board\":["
            + "[{}" + empty + empty + ",{},{\"color\":1,\"kind\":\"KY\"}],"
            + column + "," + column + "," + column
            + ",[{\"color\":1,\"kind\":\"OU\"}" + empty + ",{\"color\":0,\"kind\":\"TO\"}" + empty
            + ",{\"color\":0,\"kind\":\"OU\"}]," + column + "," + column + "," + column + ","
            + column + "],\"hands\":[{\"HI\":2,\"FU\":1},{\"KI\":1}]}},\"moves\":[{}]}");
    assertEquals(
        sfen,
        TestGames.start(TestGames.read("jkf", TestGames.write("jkf", game)).game()));
  }

  /** What there is no word for is lost, and so is an end beside the main line. */
  @Test
  void losses() {
    GameFormat jkf = TestGames.FORMATS.find("jkf");
    Game game = TestGames.nine("7g7f 3c3d");
    assertEquals(List.of(), jkf.losses(game));
    game.declare(Outcome.win(Side.BLACK, Reason.RESIGNS));
    assertEquals("[how the game ended]", jkf.losses(game).toString());
    Game said = TestGames.nine("7g7f 3c3d");
    said.declare(Outcome.win(Side.WHITE, Reason.RESIGNS));
    assertEquals(List.of(), jkf.losses(said));
    Game beside = TestGames.vary(TestGames.nine("7g7f 3c3d"), 1, "8c8d");
    beside.goTo(beside.root().children().get(0).children().get(1));
    beside.declare(Outcome.win(Side.WHITE, Reason.RESIGNS));
    assertEquals("[how the game ended]", jkf.losses(beside).toString());
    Game later = TestGames.from(TestGames.NINE_RULES, "4k4/9/9/9/9/9/9/9/4K4 b P 9", "");
    assertEquals(1, jkf.losses(later).size());
  }
}
