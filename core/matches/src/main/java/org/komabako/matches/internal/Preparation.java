package org.komabako.matches.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Thinker;
import org.komabako.grid.Grid;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.matches.Adjudication;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.Openings;
import org.komabako.matches.Player;
import org.komabako.position.Rules;

/** Looks at a request before its match begins, so that what is wrong is said at once, not after a night. */
record Preparation(MatchRequest request, List<String> openings) {
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_AT_ONCE = 256;

  /**
   * Looks at a request. Both engines are opened once.
   *
   * @return the request with all its options, and the openings of its file
   * @throws IllegalArgumentException if it cannot be played; the message says why
   */
  static Preparation of(MatchRequest request, InstalledParts installed) {
    Variant variant = installed.requireVariant(request.variant());
    OptionValues values = values(variant, request.ruleSet(), request.options());
    numbers(request);
    require(
        !request.onGrid() || installed.grid().flatMap(Grid::place).isPresent(),
        "preparation.notJoined");
    Rules rules = Rules.of(variant, values);
    List<Opening> openings = openings(variant, rules, request.openings());
    engines(installed, request, rules);
    MatchRequest whole = new MatchRequest(
        request.variant(),
        request.ruleSet(),
        values.asMap(),
        request.first(),
        request.second(),
        request.games(),
        request.openings(),
        request.adjudication(),
        request.concurrency(),
        request.sprt(),
        request.onGrid());
    return new Preparation(whole, openings.stream().map(Opening::toString).toList());
  }

  /** The options of a rule set, or of the default for play, with others in their place. */
  static OptionValues values(
      Variant variant, Optional<String> ruleSet, Map<String, String> options) {
    return ruleSet
        .map(name -> OptionValues.of(variant, name))
        .orElseGet(() -> OptionValues.defaults(variant))
        .with(options);
  }

  /**
   * An engine that plays by the rules.
   *
   * @throws RequestException if it does not; the message says why
   */
  static Engine plays(Engine engine, Rules rules) {
    engine.refusal(rules).ifPresent(text -> {
      throw new RequestException(text);
    });
    return engine;
  }

  private static void numbers(MatchRequest request) {
    require(
        request.games() >= 2 && request.games() <= MOST_GAMES && request.games() % 2 == 0,
        "preparation.matchEvenNumberGames",
        request.games(),
        MOST_GAMES);
    require(
        request.concurrency() >= 1 && request.concurrency() <= MOST_AT_ONCE,
        "preparation.gamesPlayedOnceNot",
        request.concurrency(),
        MOST_AT_ONCE);
    require(
        request.first().pace().clock().isPresent()
            == request.second().pace().clock().isPresent(),
        "preparation.bothPlayersHaveClock",
        request.first().pace(),
        request.second().pace());
    require(
        !request.onGrid() || isCounted(request.first()) && isCounted(request.second()),
        "preparation.gridCounts",
        request.first().pace(),
        request.second().pace());
    Adjudication ends = request.adjudication();
    require(
        ends.mostPlies() >= 1
            && ends.resign()
                .filter(each -> each.score() < 1 || each.moves() < 1)
                .isEmpty()
            && ends.draw()
                .filter(each -> each.score() < 0 || each.moves() < 1 || each.ply() < 0)
                .isEmpty(),
        "preparation.scoresMovesPliesGame");
  }

  /** On machines of different speed only counted nodes and depths are fair. */
  private static boolean isCounted(Player player) {
    return player.pace().clock().isEmpty() && player.pace().move().time().isEmpty();
  }

  private static void require(boolean condition, String key, Object... parts) {
    if (!condition) {
      throw RequestException.of(Preparation.class, key, parts);
    }
  }

  private static List<Opening> openings(Variant variant, Rules rules, Openings wanted) {
    if (wanted instanceof Openings.FromFile file) {
      return OpeningFile.read(variant, rules, file.file(), file.plies());
    }
    Openings.Random random = (Openings.Random) wanted;
    var unused = RandomOpenings.of(rules, random.plies(), random.seed(), 0);
    return List.of();
  }

  /** Opens the engines as often as the match will have them open, for there may be too little memory. */
  static void engines(InstalledParts installed, MatchRequest request, Rules rules) {
    List<Thinker> open = new ArrayList<>();
    try {
      for (int i = 0; i < (request.onGrid() ? 1 : request.concurrency()); i++) {
        open.add(engine(installed, request.first(), rules));
        open.add(engine(installed, request.second(), rules));
      }
    } finally {
      open.forEach(Thinker::close);
    }
  }

  private static Thinker engine(InstalledParts installed, Player player, Rules rules) {
    Engine engine = plays(installed.requireEngine(player.engine()), rules);
    try {
      return engine.open(rules, player.values());
    } catch (EngineException e) {
      throw new RequestException(
          Sentence.of(Preparation.class, "preparation.joined", player.name(), UserMessage.of(e)),
          e);
    }
  }
}
