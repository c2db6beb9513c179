package org.komabako.matches.internal;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.komabako.matches.Adjudication;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.Openings;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;

/** Plays a match, or goes on with it, in a process that is killed; prints the number of each game that counts. */
final class MatchToKill {
  static final int GAMES = 100_000;

  private MatchToKill() {}

  /** With the folder of the matches. */
  public static void main(String[] arguments) throws InterruptedException {
    MatchService matches = service(Path.of(arguments[0]));
    var unused = matches.listen(
        news -> news.game().ifPresent(game -> System.out.println("played " + game.number())));
    Optional<MatchStatus> there = matches.list().stream().findFirst();
    MatchStatus status =
        there.isPresent() ? matches.resume(there.get().id()) : matches.start(request());
    System.out.println("goes on " + status.played());
    Thread.sleep(Duration.ofMinutes(5).toMillis());
  }

  static MatchService service(Path folder) {
    MatchService matches = new MatchService(folder, MoveTimeouts.USUAL, () -> false);
    matches.addVariant(new SmallGame());
    matches.addEngine(new ScriptedEngine("plays", ScriptedEngine.FIRST));
    matches.addEngine(new ScriptedEngine("resigns", ScriptedEngine.RESIGNS));
    return matches;
  }

  private static MatchRequest request() {
    Pace pace = Pace.parse("depth=1");
    return new MatchRequest(
        "small",
        Optional.empty(),
        Map.of(),
        Player.parse("plays", pace),
        Player.parse("resigns", pace),
        GAMES,
        new Openings.Random(3, 7),
        new Adjudication(Optional.empty(), Optional.empty(), 12, Duration.ofMillis(20)),
        2,
        Optional.empty());
  }
}
