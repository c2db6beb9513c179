package org.komabako.protocol.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What graphical boards say to a USI engine, in the order in which they say it. */
class UsiBoardsTest {
  private final TestEngine engine = new TestEngine("own");
  private final StringWriter written = new StringWriter();
  private final UsiSession session = new UsiSession(
      () -> List.of(TinyGame.named("alpha"), TinyGame.named("tiny")),
      () -> List.of(engine),
      new PrintWriter(written, false));

  private List<String> say(String... lines) {
    written.getBuffer().setLength(0);
    for (String line : lines) {
      session.take(line);
    }
    return written
        .toString()
        .lines()
        .filter(line -> !line.startsWith("info depth"))
        .toList();
  }

  /** Every option that was offered is set to what it was offered with, as boards do that keep them. */
  private List<String> offeredBack(List<String> greeting) {
    List<String> lines = new ArrayList<>();
    for (String line : greeting) {
      if (line.startsWith("option name ")) {
        String[] words = line.split(" ");
        String value = words[List.of(words).indexOf("default") + 1];
        lines.add("setoption name " + words[2] + " value " + value);
      }
    }
    return lines;
  }

  /** Shogidokoro: all options and both implied ones, one game with pondering, a result. */
  @Test
  void shogidokoro() {
    List<String> greeting = say("usi");
    assertEquals("usiok", greeting.get(greeting.size() - 1));
    List<String> options = offeredBack(greeting);
    assertTrue(options.contains("setoption name USI_Variant value alpha"), options.toString());
    assertEquals(List.of(), say(options.toArray(String[]::new)));
    assertEquals(
        List.of("info string USI_Hash is 64, which is as near to 256 as can be had here"),
        say("setoption name USI_Ponder value true", "setoption name USI_Hash value 256"));
    assertEquals(List.of("readyok"), say("isready"));
    assertEquals(
        List.of("bestmove 2c2b"),
        say("usinewgame", "position startpos", "go btime 60000 wtime 60000 byoyomi 1000"));
    assertEquals(
        List.of(),
        say("position startpos moves 2c2b 2a1a", "go ponder btime 59000 wtime 60000 byoyomi 1000"));
    assertEquals(List.of("bestmove 2b2a+"), say("ponderhit"));
    // The next guess was wrong: it is stopped, its answer comes, and then the real position.
    assertEquals(
        List.of(),
        say(
            "position startpos moves 2c2b 2a1a 2b2a+ 1a1b",
            "go ponder btime 58000 wtime 60000 byoyomi 1000"));
    List<String> stopped = say(
        "stop",
        "position startpos moves 2c2b 2a1a 2b2a+ 1a2b",
        "go btime 58000 wtime 59000 byoyomi 1000");
    assertEquals(2, stopped.size(), stopped.toString());
    assertTrue(stopped.stream().allMatch(line -> line.startsWith("bestmove ")));
    assertEquals(List.of(), say("gameover win"));
    assertEquals(List.of("readyok"), say("isready"));
    assertTrue(!session.take("quit"));
  }

  /** ShogiGUI: `usinewgame` before `isready`, an analysis of each place, and a mate with a time. */
  @Test
  void shogiGui() {
    assertEquals("usiok", last(say("usi")));
    assertEquals(
        List.of("readyok"),
        say(
            "setoption name USI_Hash value 16",
            "setoption name USI_Ponder value false",
            "isready"));
    assertEquals(List.of(), say("usinewgame"));
    for (String moves : List.of("", " moves 2c2b", " moves 2c2b 2a1a")) {
      assertEquals(List.of(), say("position startpos" + moves, "go infinite"));
      assertEquals(1, say("stop").size());
    }
    assertEquals(
        List.of("checkmate nomate"), say("position sfen 1k1/3/1P1/1K1 b - 1", "go mate 5000"));
    assertEquals(List.of(), say("gameover draw"));
    assertTrue(!session.take("quit"));
  }

  /** ShogiHome: options and `isready` again before each task, research in quick sequence, mates without end. */
  @Test
  void shogiHome() {
    assertEquals("usiok", last(say("usi")));
    assertEquals(
        List.of("readyok"),
        say("setoption name MultiPV value 3", "setoption name USI_Hash value 32", "isready")
            .stream()
            .filter(line -> !line.contains("no option 'MultiPV'"))
            .toList());
    assertEquals(List.of(), say("usinewgame"));
    List<String> research = new ArrayList<>();
    String[] places = {"", " moves 2c2b", " moves 2c2b 2a1a", " moves 2c2b", ""};
    for (String moves : places) {
      research.addAll(say("stop", "position startpos" + moves, "go infinite"));
    }
    research.addAll(say("stop"));
    assertEquals(places.length, research.size(), research.toString());
    assertTrue(research.stream().allMatch(line -> line.startsWith("bestmove ")));
    assertEquals(
        List.of("checkmate nomate"),
        say("position sfen 1k1/3/1P1/1K1 b - 1", "go mate infinite", "stop"));
    assertEquals(
        List.of(), say("position startpos", "go ponder btime 0 wtime 0 binc 1000 winc 1000"));
    assertEquals(List.of("bestmove 2c2b"), say("ponderhit btime 0 wtime 0 binc 1000 winc 1000"));
    assertEquals(List.of(), say("gameover lose"));
    assertTrue(!session.take("quit"));
  }

  private static String last(List<String> lines) {
    return lines.get(lines.size() - 1);
  }
}
