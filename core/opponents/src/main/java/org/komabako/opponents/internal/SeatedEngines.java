package org.komabako.opponents.internal;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Limits;
import org.komabako.kernel.Rules;
import org.komabako.kernel.Side;
import org.komabako.kernel.variant.Text;
import org.komabako.opponents.Opponents;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
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
@Component(immediate = true)
public final class SeatedEngines implements Opponents {
  private final List<Engine> engines = new CopyOnWriteArrayList<>();
  private final List<EngineSeat> seats = new CopyOnWriteArrayList<>();
  private final List<Consumer<Seat>> listeners = new CopyOnWriteArrayList<>();
  private final AutoCloseable listening;

  /** Follows the open games. */
  @Activate
  public SeatedEngines(@Reference Games games) {
    listening = games.listen(this::keep);
  }

  /** All leave. */
  @Deactivate
  void close() throws Exception {
    listening.close();
    seats.forEach(EngineSeat::close);
    seats.clear();
  }

  private void keep(List<LiveGame> open) {
    for (EngineSeat seat : seats) {
      if (!open.contains(seat.game()) && seats.remove(seat)) {
        seat.close();
      }
    }
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
  public Seat play(LiveGame game, Side side, String id, Map<String, String> values, Limits limits) {
    Engine engine = engine(id)
        .orElseThrow(() ->
            new IllegalArgumentException("the engine '" + id + "' is not installed; there are "
                + String.join(", ", engines().stream().map(Engine::id).toList())));
    Rules rules = game.read(each -> each.rules());
    engine.refusal(rules).ifPresent(reason -> {
      throw new IllegalArgumentException(reason.english());
    });
    check(engine, values);
    var unused = stop(game, side);
    Seat wanted = new Seat(game.id(), side, id, State.WAITS, Text.same(""));
    EngineSeat seat = new EngineSeat(game, wanted, values, limits, this::engine, this::tell);
    seats.add(seat);
    seat.look();
    return seat.seat();
  }

  private static void check(Engine engine, Map<String, String> values) {
    values.forEach((name, value) -> {
      try {
        var unused = engine.options().stream()
            .filter(option -> option.name().equals(name))
            .findFirst()
            .orElseThrow(() -> new EngineException(engine.id() + " has no option " + name))
            .check(value);
      } catch (EngineException e) {
        throw new IllegalArgumentException(e.getMessage(), e);
      }
    });
  }

  @Override
  public boolean stop(LiveGame game, Side side) {
    Optional<EngineSeat> found =
        seats.stream().filter(seat -> seat.isAt(game, side)).findFirst();
    found.ifPresent(seat -> {
      seats.remove(seat);
      seat.close();
    });
    return found.isPresent();
  }

  @Override
  public List<Seat> list() {
    return seats.stream().map(EngineSeat::seat).toList();
  }

  @Override
  public AutoCloseable listen(Consumer<Seat> listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  private void tell(Seat seat) {
    listeners.forEach(listener -> listener.accept(seat));
  }
}
