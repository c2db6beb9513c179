package org.komabako.console.commands.match;

import java.util.List;
import java.util.Optional;
import org.apache.felix.service.command.CommandSession;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.game.clock.Times;
import org.komabako.matches.Adjudication;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.Openings;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.matches.Sprt;

/** The words of {@code match:run}. */
final class MatchRunWords {
  /** How it is called. */
  static final String RUN = "match:run";

  private static final int GAMES = 100;
  private static final int PLIES = 8;

  private MatchRunWords() {}

  /** What the words ask for. */
  static MatchRequest request(CommandSession session, Arguments arguments) {
    List<String> given = arguments.words(3, Integer.MAX_VALUE);
    Pace pace = Pace.parse(arguments.value("--time").orElse("move=1s"));
    return new MatchRequest(
        given.get(0),
        arguments.value("--rules"),
        arguments.pairs(given.subList(3, given.size()), "--option"),
        Player.parse(given.get(1), pace),
        Player.parse(given.get(2), pace),
        arguments.number("--games", 2, GAMES),
        openings(session, arguments),
        adjudication(arguments),
        arguments.number("--at-once", 1, Core.MOST_THREADS, 1),
        arguments.value("--sprt").map(Sprt::parse),
        onGrid(arguments));
  }

  private static boolean onGrid(Arguments arguments) {
    Optional<String> on = arguments.value("--on");
    if (on.filter(place -> !place.equals("grid")).isPresent()) {
      throw new UsageException("matchRunWords.on", on.get());
    }
    return on.isPresent();
  }

  private static Openings openings(CommandSession session, Arguments arguments) {
    Optional<String> file = arguments.value("--openings");
    return file.isPresent()
        ? new Openings.FromFile(
            UserPaths.resolve(session, file.get()),
            arguments.number("--plies", 0, Integer.MAX_VALUE))
        : new Openings.Random(
            arguments.number("--plies", 0, PLIES), arguments.number("--seed", 0, 1));
  }

  private static Adjudication adjudication(Arguments arguments) {
    return new Adjudication(
        arguments
            .value("--resign")
            .map(text -> numbers("--resign", text, 2))
            .map(n -> new Adjudication.Resign(n[0], n[1])),
        arguments
            .value("--draw")
            .map(text -> numbers("--draw", text, 3))
            .map(n -> new Adjudication.Draw(n[0], n[1], n[2])),
        arguments.number("--most-plies", 1, Adjudication.NONE.mostPlies()),
        arguments.value("--margin").map(Times::parse).orElse(Adjudication.NONE.margin()));
  }

  private static int[] numbers(String option, String text, int count) {
    if (!text.matches("[0-9]{1,7}(,[0-9]{1,7}){" + (count - 1) + "}")) {
      throw new UsageException("matchRunWords.numbers", option, count, text);
    }
    return java.util.Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray();
  }
}
