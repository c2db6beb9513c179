package org.komabako.matches.internal;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Engine;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.kernel.rules.Variant;
import org.komabako.matches.OpeningsRequest;
import org.komabako.matches.Player;
import org.komabako.position.Rules;

/**
 * Random openings that engines find even. On a small board most games are decided after a few random moves, and whoever has
 * the better side wins both games of a pair, whoever plays better.
 */
final class EvenOpenings {
  private static final int MOST = 100_000;

  /** So many others in a row mean that hardly any is to be found. */
  private static final int MOST_IN_VAIN = 1000;

  private final OpeningsRequest request;
  private final InstalledParts installed;
  private final MoveTimeouts patience;
  private final Rules rules;

  /**
   * Looks at a request.
   *
   * @throws IllegalArgumentException if it cannot be met; the message says why
   */
  EvenOpenings(OpeningsRequest request, InstalledParts installed, MoveTimeouts patience) {
    this.request = request;
    this.installed = installed;
    this.patience = patience;
    Variant variant = installed.requireVariant(request.variant());
    rules = Rules.of(variant, Preparation.values(variant, request.ruleSet(), request.options()));
    require(request.count() >= 1 && request.count() <= MOST, "evenOpenings.count", MOST);
    require(request.within() >= 1, "evenOpenings.within");
    require(!request.judges().isEmpty(), "evenOpenings.noJudge");
    request.judges().forEach(judge -> {
      require(judge.pace().clock().isEmpty(), "evenOpenings.clock", judge.pace());
      var unused = engine(judge);
    });
  }

  private static void require(boolean condition, String key, Object... parts) {
    if (!condition) {
      throw RequestException.of(EvenOpenings.class, key, parts);
    }
  }

  private Engine engine(Player judge) {
    return Preparation.plays(installed.requireEngine(judge.engine()), rules);
  }

  /** Tells the openings, each once, until there are enough or hardly any is left; how many were looked at. */
  int find(Consumer<String> found) throws InterruptedException {
    Set<Opening> seen = new HashSet<>();
    int left = request.count();
    int inVain = 0;
    int number = 0;
    for (; left > 0 && inVain < MOST_IN_VAIN; number++) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      Opening opening =
          RandomOpenings.of(rules, request.random().plies(), request.random().seed(), number);
      inVain++;
      if (seen.add(opening) && isEven(opening)) {
        found.accept(opening.toString());
        left--;
        inVain = 0;
      }
    }
    return number;
  }

  private boolean isEven(Opening opening) throws InterruptedException {
    for (Player judge : request.judges()) {
      Score score = score(judge, opening);
      if (!(score instanceof Score.Material material)
          || Math.abs(material.value()) > request.within()) {
        return false;
      }
    }
    return true;
  }

  /** What an engine that knows nothing yet of the game thinks of an opening. */
  private Score score(Player judge, Opening opening) throws InterruptedException {
    Limits limits = judge.pace().move();
    Duration allowed =
        limits.time().map(time -> time.plus(patience.last())).orElse(patience.move());
    Task task = new Task(rules.position(opening.sfen()), opening.moves(), limits);
    try (Contender contender = new Contender(engine(judge), judge, rules, patience)) {
      var unused = contender.ask(task, allowed);
      Score score = contender.score();
      if (score == null) {
        throw RequestException.of(EvenOpenings.class, "evenOpenings.noScore", judge.name());
      }
      return score;
    } catch (FaultException | LineLostException e) {
      throw new RequestException(
          RequestException.of(
                  EvenOpenings.class, "evenOpenings.fault", judge.name(), UserMessage.of(e))
              .text(),
          e);
    }
  }
}
