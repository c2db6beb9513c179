package org.komabako.opponents.internal;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.komabako.base.Listeners;
import org.komabako.base.message.RequestException;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Limits;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.Opponents;
import org.komabako.position.Rules;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.osgi.annotation.bundle.Capability;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * The engines that sit at open games. An engine that leaves stays seated and goes on when it returns; a
 * game that is closed takes its engines with it.
 */
@Capability(
    namespace = "komabako.whiteboard",
    name = "whiteboard.engine",
    attribute = "service=org.komabako.engine.Engine")
@Component
public final class SeatedEngines implements Opponents {
  private final List<Engine> engines = new CopyOnWriteArrayList<>();
  private final List<EngineSeat> seats = new CopyOnWriteArrayList<>();
  private final Listeners<Consumer<Seat>> listeners = new Listeners<>();
  private final Arrivals arrivals = new Arrivals(this::reseat);
  private final AutoCloseable listening;

  /** Follows the open games. */
  @Activate
  public SeatedEngines(@Reference Games games) {
    listening = games.listen(this::keep);
    keep(games.list());
  }

  /** All leave. */
  @Deactivate
  void close() throws Exception {
    listening.close();
    arrivals.close();
    seats.forEach(EngineSeat::close);
    seats.clear();
  }

  private void keep(List<LiveGame> open) {
    for (EngineSeat seat : seats) {
      if (!open.contains(seat.game()) && seats.remove(seat)) {
        leave(seat);
      }
    }
    arrivals.open(open);
  }

  /** A game was opened, or can be played again. Only one that engines sat at is replayed. */
  private synchronized void reseat(LiveGame game) {
    Map<String, String> tags = game.tags();
    for (Side side : Side.values()) {
      if (SeatTag.of(tags, side).isPresent()
          && seats.stream().noneMatch(seat -> seat.isAt(game, side))) {
        game.read(each -> SeatTag.of(each, side)).ifPresent(place -> seat(game, side, place));
      }
    }
  }

  private EngineSeat seat(LiveGame game, Side side, SeatTag place) {
    EngineSeat seat = new EngineSeat(game, side, place, this::engine, this::tell);
    seats.add(seat);
    tell(seat.seat());
    seat.look();
    return seat;
  }

  private void leave(EngineSeat seat) {
    seat.close();
    tell(seat.left());
  }

  /** An engine arrives: seats that wait for it go on. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addEngine(Engine engine) {
    engines.add(engine);
    seats.forEach(EngineSeat::look);
  }

  /** An engine leaves: its seats wait. */
  void removeEngine(Engine engine) {
    engines.remove(engine);
    seats.forEach(EngineSeat::look);
  }

  @Override
  public List<Engine> engines() {
    return engines.stream().sorted(Comparator.comparing(Engine::id)).toList();
  }

  @Override
  public Optional<Engine> engine(String id) {
    return engines.stream().filter(engine -> engine.id().equals(id)).findFirst();
  }

  @Override
  public synchronized Seat play(
      LiveGame game, Side side, String id, Map<String, String> values, Limits limits) {
    Engine engine = engine(id)
        .orElseThrow(
            () -> new RequestException(EngineException.missing(id, engines()).text()));
    Rules rules = game.read(each -> each.rules());
    engine.refusal(rules).ifPresent(reason -> {
      throw new RequestException(reason);
    });
    check(engine, values);
    Optional<String> former = game.read(each -> SeatTag.of(each, side)).flatMap(this::name);
    var unused = stop(game, side);
    SeatTag place = new SeatTag(id, values, limits);
    game.change(each -> {
      place.keep(each, side);
      PlayerName.give(each, side, PlayerName.of(engine, values), former);
      return true;
    });
    return seat(game, side, place).seat();
  }

  /** What an engine is called as a player; empty while it is away. */
  private Optional<String> name(SeatTag place) {
    return engine(place.engine()).map(engine -> PlayerName.of(engine, place.values()));
  }

  private static void check(Engine engine, Map<String, String> values) {
    values.forEach((name, value) -> {
      EngineOption chosen = engine.options().stream()
          .filter(option -> option.name().equals(name))
          .findFirst()
          .orElseThrow(() -> RequestException.of(
              SeatedEngines.class, "seatedEngines.noOption", engine.id(), name));
      try {
        var unused = chosen.check(value);
      } catch (EngineException e) {
        throw new RequestException(e.text(), e);
      }
    });
  }

  @Override
  public synchronized boolean stop(LiveGame game, Side side) {
    Optional<EngineSeat> found =
        seats.stream().filter(seat -> seat.isAt(game, side)).findFirst();
    found.ifPresent(seat -> {
      seats.remove(seat);
      leave(seat);
      forget(game, side);
    });
    return found.isPresent();
  }

  /** Nobody sits there when the game is opened again. */
  private void forget(LiveGame game, Side side) {
    if (game.suspended().isEmpty()) {
      game.change(each -> {
        SeatTag.of(each, side)
            .flatMap(this::name)
            .ifPresent(name -> PlayerName.take(each, side, name));
        SeatTag.clear(each, side);
        return true;
      });
    }
  }

  @Override
  public void moveNow(LiveGame game, Side side) {
    seats.stream().filter(seat -> seat.isAt(game, side)).forEach(EngineSeat::moveNow);
  }

  @Override
  public void again(LiveGame game, Side side) {
    seats.stream().filter(seat -> seat.isAt(game, side)).forEach(EngineSeat::again);
  }

  @Override
  public List<Seat> list() {
    return seats.stream().map(EngineSeat::seat).toList();
  }

  @Override
  public AutoCloseable listen(Consumer<Seat> listener) {
    return listeners.add(listener);
  }

  private void tell(Seat seat) {
    listeners.tell(listener -> listener.accept(seat));
  }
}
