package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.komabako.engine.search.SearchEngine;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.protocol.serve.UsiSession;

/**
 * A board that speaks USI to our engine in any order: {@code go} upon {@code go}, {@code stop} and {@code
 * ponderhit} where nothing is thought about, positions in mid-thought, games that go on behind their end.
 * Every {@code go} has to be answered once, in order, and by a move that is legal where it was asked, as
 * long as there is one, and that is the first of the best line that was told last.
 */
final class ProtocolWalk {
  private static final int LONGEST = 300;
  private static final List<String> GOES = List.of(
      "go btime 0 wtime 0 byoyomi 10",
      "go btime 300 wtime 200 binc 5 winc 5",
      "go movetime 3",
      "go nodes 500",
      "go depth 2",
      "go infinite",
      "go",
      "go ponder btime 100 wtime 100 byoyomi 5",
      "go ponder movetime 4",
      "go ponder infinite",
      "go mate 5",
      "go mate infinite",
      "go rtime 7 movetime 2");
  private static final List<String> ANYTIME = List.of(
      "stop",
      "stop",
      "ponderhit",
      "ponderhit btime 50 wtime 50 byoyomi 5",
      "isready",
      "gameover draw",
      "usinewgame",
      "setoption name MultiPV value 2",
      "setoption name MultiPV value 1",
      "setoption name USI_Hash value 1");

  /** What an answer may be. */
  private record Asked(String go, Set<String> legal) {}

  private final Rules rules;
  private final Random random;
  private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
  private final List<Asked> asked = new ArrayList<>();
  private final List<String> sent = new ArrayList<>();
  private final UsiSession session;
  private Game game;

  /** The first move of the best line that was told last of what is thought about; written by who answers. */
  private volatile String toldFirst = "";

  ProtocolWalk(Variant variant, long seed) {
    rules = Rules.of(variant).unjudged();
    random = new Random(seed);
    game = new Game(rules);
    PrintWriter out = new PrintWriter(new StringWriter(), false) {
      @Override
      public void println(String line) {
        if (line.startsWith("bestmove") || line.startsWith("checkmate")) {
          answers.add(line + toldFirst);
          toldFirst = "";
        } else if (line.contains(" multipv 1 ") && line.contains(" pv ")) {
          toldFirst = " told " + line.substring(line.indexOf(" pv ") + 4).split(" ")[0];
        }
      }
    };
    SearchEngine engine = new SearchEngine();
    session = new UsiSession(() -> List.of(variant), () -> List.of(engine), out);
  }

  /** Goes so many steps, and then waits until all is answered. */
  void walk(int steps) throws InterruptedException {
    say("setoption name USI_Hash value 1");
    for (int i = 0; i < steps; i++) {
      step();
    }
    say("stop");
    for (int i = 0; i < asked.size(); i++) {
      String answer = answers.poll(20, TimeUnit.SECONDS);
      assertTrue(answer != null, () -> "no answer; the last said: " + last());
      check(asked.get(i), answer);
    }
    say("quit");
    assertEquals(List.of(), List.copyOf(answers), "answers that nobody asked for");
  }

  private void step() {
    int what = random.nextInt(10);
    if (what < 4) {
      position();
    } else if (what < 7) {
      String go = GOES.get(random.nextInt(GOES.size()));
      Set<String> legal = new HashSet<>();
      game.legalMoves().forEach(move -> legal.add(move.toString()));
      asked.add(new Asked(go, legal));
      say(go);
    } else {
      say(ANYTIME.get(random.nextInt(ANYTIME.size())));
    }
  }

  /** Some moves on, some back, or a new game. */
  private void position() {
    int moves = random.nextInt(6);
    for (int i = random.nextInt(4); i > 0; i--) {
      var unused = game.undo();
    }
    for (int i = 0; i < moves; i++) {
      List<Move> legal = game.legalMoves();
      if (legal.isEmpty() || game.current().ply() >= LONGEST) {
        game = new Game(rules);
      } else {
        var unused = game.play(legal.get(random.nextInt(legal.size())));
      }
    }
    List<String> line = game.current().line().stream().map(Move::toString).toList();
    say("position startpos" + (line.isEmpty() ? "" : " moves " + String.join(" ", line)));
  }

  private void say(String line) {
    sent.add(line);
    session.take(line);
  }

  private String last() {
    return String.join(" | ", sent.subList(Math.max(0, sent.size() - 30), sent.size()));
  }

  private static void check(Asked asked, String answer) {
    List<String> words = List.of(answer.split(" "));
    if (asked.go.contains("mate")) {
      assertEquals("checkmate", words.get(0), asked.go);
    } else {
      assertEquals("bestmove", words.get(0), asked.go);
      boolean right = asked.legal.contains(words.get(1))
          || words.get(1).equals("win")
          || asked.legal.isEmpty() && words.get(1).equals("resign");
      assertTrue(right, () -> answer + " where there were " + asked.legal);
      int told = words.indexOf("told");
      if (told > 0 && !words.get(1).equals("win")) {
        assertEquals(words.get(told + 1), words.get(1), "the best line told last began otherwise");
      }
    }
  }
}
