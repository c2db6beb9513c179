package org.komabako.protocol.serve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Thinker;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.position.Rules;

/**
 * The engine that plays in a conversation: the chosen one, else the first that plays by the rules. It is
 * opened when it is needed, and anew when something that it was opened with has changed. One thread.
 */
final class EngineSlot implements AutoCloseable {
  /** What a thinker was opened with. */
  private record Setting(Engine engine, String rules, RuleBook book, Map<String, String> values) {}

  private final Supplier<List<Engine>> installed;
  private final Consumer<String> remarks;
  private final Map<String, String> values = new LinkedHashMap<>();
  private Optional<String> chosen = Optional.empty();
  private @Nullable Setting setting;
  private @Nullable Thinker thinker;

  /**
   * A slot.
   *
   * @param installed the engines that are there now, the preferred first; asked each time
   * @param remarks takes what there is to say about an engine and its options, for people
   */
  EngineSlot(Supplier<List<Engine>> installed, Consumer<String> remarks) {
    this.installed = installed;
    this.remarks = remarks;
  }

  List<Engine> engines() {
    return List.copyOf(installed.get());
  }

  /**
   * Takes another engine from now on.
   *
   * @throws EngineException if it is not installed; the message names those that are
   */
  void choose(String id) {
    if (engines().stream().noneMatch(engine -> engine.id().equals(id))) {
      throw EngineException.missing(id, engines());
    }
    if (engine().filter(id::equals).isEmpty()) {
      values.clear();
    }
    chosen = Optional.of(id);
  }

  /** The engine that would play by some rules; empty if none is installed or all refuse. */
  Optional<Engine> engine(Rules rules) {
    return engines().stream()
        .filter(engine -> chosen.isEmpty() || chosen.get().equals(engine.id()))
        .filter(engine -> engine.refusal(rules).isEmpty())
        .findFirst();
  }

  /** Whose options were chosen so far: the chosen engine's, else the first one's. */
  private Optional<String> engine() {
    return chosen.or(() -> engines().stream().map(Engine::id).findFirst());
  }

  /**
   * Chooses an option of an engine; a number that is out of its range becomes the nearest that is not, which
   * is a remark. False if there is no option of that name.
   */
  boolean setNearest(Engine engine, String name, String value) {
    String nearest = engine.options().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .map(each -> each.nearest(value))
        .orElse(value);
    boolean taken = set(engine, name, nearest);
    if (taken && !nearest.equals(value)) {
      remarks.accept(
          name + " is " + nearest + ", which is as near to " + value + " as can be had here");
    }
    return taken;
  }

  /** Chooses an option of an engine; false if it has none of that name. */
  boolean set(Engine engine, String name, String value) {
    Optional<EngineOption> option =
        engine.options().stream().filter(each -> each.name().equals(name)).findFirst();
    option.ifPresent(each -> values.put(name, each.check(value)));
    return option.isPresent();
  }

  /**
   * The engine at the board, opened if it was not; what it says of itself then is a remark.
   *
   * @throws EngineException if there is none, or it cannot be opened; the message says why
   */
  Thinker open(Rules rules) {
    Engine engine = engine(rules).orElseThrow(() -> new EngineException(missing(rules)));
    Setting wanted = new Setting(engine, rules.toString(), rules.book(), Map.copyOf(values));
    Thinker open = thinker;
    if (open == null || !wanted.equals(setting)) {
      close();
      open = engine.open(rules, wanted.values());
      thinker = open;
      setting = wanted;
      open.notes().forEach(text -> remarks.accept(text.in(Locale.ENGLISH)));
    }
    return open;
  }

  private LocalizedText missing(Rules rules) {
    List<Engine> all = engines();
    if (all.isEmpty()) {
      return Sentence.of(EngineSlot.class, "engineSlot.noEngineHereYet");
    }
    return all.stream()
        .filter(engine -> chosen.isEmpty() || chosen.get().equals(engine.id()))
        .flatMap(engine -> engine.refusal(rules).stream())
        .findFirst()
        .orElseGet(() -> EngineException.missing(chosen.orElse(""), all).text());
  }

  /** The thinker if one was opened. */
  Optional<Thinker> thinker() {
    return Optional.ofNullable(thinker);
  }

  /** Lets the engine go; it is opened again when it is needed. */
  @Override
  public void close() {
    Thinker open = thinker;
    thinker = null;
    setting = null;
    if (open != null) {
      open.close();
    }
  }
}
