package org.komabako.ui.workbench.opponents;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Engine;
import org.komabako.engine.Limits;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.opponents.Opponents;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.position.Rules;
import org.komabako.session.LiveGame;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.widgets.work.DisplayGate;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.widgets.work.Work;
import org.komabako.ui.workbench.services.Services;

/**
 * The installed engines and those that sit at games, as the window knows them: whoever seats one, here
 * or in the console. All services are asked in a lane; the methods are for the display thread, and so
 * are all callbacks.
 */
public final class Engines implements AutoCloseable {
  private static final Logger LOG = System.getLogger(Engines.class.getName());

  /** For a move in a game without a clock. */
  private static final Limits WITHOUT_CLOCK = Limits.time(Duration.ofSeconds(2));

  /** What there is. */
  private record Known(List<EngineCard> cards, List<Seat> seats) {}

  private final Services services;
  private final DisplayGate gate;
  private final ServiceWatch<Known> watch;
  private final Supplier<Optional<Opponents>> opponents;

  // These three belong to the lane.
  private List<Engine> askedEngines = List.of();
  private List<Variant> askedVariants = List.of();
  private List<EngineCard> asked = List.of();

  /** What engines are called, also those that have left: they may still sit somewhere. */
  private final Map<String, LocalizedText> names = new HashMap<>();

  /** Follows the services until closed. */
  public Engines(Services services, Work work, DisplayGate gate) {
    this.services = services;
    this.gate = gate;
    watch = new ServiceWatch<>(work, gate, new Known(List.of(), List.of()));
    opponents = watch.follow(
        services::opponents, (service, change) -> service.listen(seat -> change.run()));
    var unused = watch.listen(() -> cards().forEach(card -> names.put(card.id(), card.name())));
    watch.begin(services::listen, this::known);
  }

  private Known known() {
    return new Known(cardsNow(), opponents.get().map(Opponents::list).orElse(List.of()));
  }

  private List<EngineCard> cardsNow() {
    List<Engine> engines = services.engines();
    List<Variant> variants = services.variants();
    if (!engines.equals(askedEngines) || !variants.equals(askedVariants)) {
      askedEngines = engines;
      askedVariants = variants;
      asked = ask(engines, rules(variants));
    }
    return asked;
  }

  /** A variant is foreign code: what cannot be asked is played by nobody. */
  private static Map<String, Rules> rules(List<Variant> variants) {
    Map<String, Rules> rules = new LinkedHashMap<>();
    for (Variant variant : variants) {
      try {
        rules.put(variant.key(), Rules.of(variant));
      } catch (RuntimeException | Error e) {
        LOG.log(Level.DEBUG, "no engine is asked about a variant", e);
      }
    }
    return rules;
  }

  private static List<EngineCard> ask(List<Engine> engines, Map<String, Rules> rules) {
    List<EngineCard> cards = new ArrayList<>();
    for (Engine engine : engines) {
      try {
        Set<String> plays = rules.entrySet().stream()
            .filter(each -> engine.refusal(each.getValue()).isEmpty())
            .map(Map.Entry::getKey)
            .collect(Collectors.toCollection(HashSet::new));
        cards.add(EngineCard.of(engine, plays));
      } catch (RuntimeException | Error e) {
        LOG.log(Level.WARNING, "an engine cannot be asked: {0}", e.toString());
      }
    }
    return List.copyOf(cards);
  }

  /** The installed engines. */
  public List<EngineCard> cards() {
    return watch.seen().cards();
  }

  /** The installed engines that play a variant. */
  public List<EngineCard> playing(String variant) {
    return cards().stream().filter(card -> card.variants().contains(variant)).toList();
  }

  /** What an engine is called; its id if it was never seen. */
  public LocalizedText name(String id) {
    return names.getOrDefault(id, LocalizedText.same(id));
  }

  /** All engines at games. */
  public List<Seat> seats() {
    return watch.seen().seats();
  }

  /** The engines at a game. */
  public List<Seat> seats(LiveGame game) {
    return seats().stream().filter(seat -> seat.game().equals(game.id())).toList();
  }

  /** The engine at a side of a game. */
  public Optional<Seat> seat(LiveGame game, Side side) {
    return seats(game).stream().filter(seat -> seat.side() == side).findFirst();
  }

  /** Runs something after each change of what this knows, until the answer is run. */
  public Runnable listen(Runnable change) {
    return watch.listen(change);
  }

  /**
   * Seats an engine.
   *
   * @param failed takes the reason if it cannot be
   */
  public void play(LiveGame game, Side side, Opponent opponent, Consumer<LocalizedText> failed) {
    Map<String, String> values = opponent.values(cards().stream()
        .filter(card -> card.id().equals(opponent.engine()))
        .findFirst()
        .map(EngineCard::options)
        .orElse(List.of()));
    with(
        service -> {
          var unused = service.play(game, side, opponent.engine(), values, WITHOUT_CLOCK);
        },
        failed);
  }

  /** Lets the engine at a side go. */
  public void leave(LiveGame game, Side side, Consumer<LocalizedText> failed) {
    with(
        service -> {
          var unused = service.stop(game, side);
        },
        failed);
  }

  /** Does something with those who seat engines, in a lane. */
  public void with(Consumer<Opponents> task, Consumer<LocalizedText> failed) {
    watch.lane().execute(() -> {
      try {
        services.opponents().ifPresent(task);
      } catch (RuntimeException | Error e) {
        LOG.log(Level.DEBUG, "an engine at a game", e);
        gate.send(() -> failed.accept(Problems.of(e)));
      }
    });
  }

  @Override
  public void close() {
    watch.close();
  }
}
