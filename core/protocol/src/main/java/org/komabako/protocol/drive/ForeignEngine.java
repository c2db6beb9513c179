package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Thinker;
import org.komabako.position.Rules;

/** A program as an engine: each thinker is a process of it. */
final class ForeignEngine implements Engine, AutoCloseable {
  private final EngineIdentity greeting;
  private final Timeouts patience;
  private final Consumer<EngineEntry> keep;
  private final EngineLog log = new EngineLog();
  private final Set<ForeignThinker> thinkers = ConcurrentHashMap.newKeySet();
  private volatile EngineEntry entry;
  private volatile boolean closed;

  /** @param keep keeps the entry when other options are chosen */
  ForeignEngine(EngineEntry entry, Timeouts patience, Consumer<EngineEntry> keep) {
    this.entry = entry;
    this.patience = patience;
    this.keep = keep;
    greeting = entry.greeting();
  }

  @Override
  public String id() {
    return entry.id();
  }

  @Override
  public LocalizedText name() {
    return LocalizedText.same(greeting.name().orElse(entry.id()));
  }

  @Override
  public List<EngineOption> options() {
    Map<String, String> chosen = entry.values();
    return greeting.options().values().stream()
        .map(option -> {
          String value = chosen.getOrDefault(option.name(), option.base());
          return option.takes(value) ? option.withBase(value) : option;
        })
        .toList();
  }

  @Override
  public synchronized void choose(Map<String, String> values) {
    EngineEntry next = entry.with(values);
    var unused = greeting.chosen(values);
    keep.accept(next);
    entry = next;
  }

  @Override
  public Optional<LocalizedText> refusal(Rules rules) {
    return refusal(rules, greeting.variants());
  }

  private Optional<LocalizedText> refusal(Rules rules, List<String> variants) {
    String protocol = entry.protocol().text();
    return rules.table().nameAmong(protocol, variants).isPresent()
        ? Optional.empty()
        : Optional.of(Sentence.of(
            ForeignEngine.class,
            "foreignEngine.doesNotPlayPlays",
            name(),
            rules.table().name(),
            variants.isEmpty() ? "?" : String.join(", ", variants)));
  }

  @Override
  public Thinker open(Rules rules, Map<String, String> values) {
    refusal(rules).ifPresent(reason -> {
      throw new EngineException(reason);
    });
    if (closed) {
      throw EngineException.of(ForeignEngine.class, "foreignEngine.wasRemoved", id());
    }
    Map<String, String> all = entry.with(values).values();
    ForeignThinker thinker = new ForeignThinker(connection(rules, all), patience, thinkers::remove);
    thinkers.add(thinker);
    if (closed) {
      thinker.close();
    }
    return thinker;
  }

  /** What can be told without the machine that it is on is told at once. */
  private EngineConnection connection(Rules rules, Map<String, String> values) {
    EngineConnection.Opener opener = begun -> start(rules, values, begun);
    if (entry.program().remote()) {
      var unused = greeting.chosen(values);
      return new RemoteConnection(id(), opener, patience.line());
    }
    return new LocalConnection(id(), start(rules, values, begun -> {}), opener);
  }

  private ProtocolDriver start(
      Rules rules, Map<String, String> values, Consumer<ProtocolDriver> begun) {
    ProtocolDriver talk = entry.protocol().start(entry.program(), log);
    begun.accept(talk);
    Duration start = patience.start(entry.program());
    if (entry.program().remote()) {
      talk.probe();
    }
    try {
      EngineIdentity now = entry.protocol().understand(talk.begin(start));
      refusal(rules, now.variants()).ifPresent(reason -> {
        // It was replaced by another version since it was added.
        throw new EngineException(reason);
      });
      talk.prepare(rules, now, values, start);
      return talk;
    } catch (EngineDiedException e) {
      talk.kill();
      throw new EngineException(
          Sentence.of(ForeignEngine.class, "foreignEngine.whenWasStarted", id(), e.text()), e);
    } catch (EngineException e) {
      talk.kill();
      throw new EngineException(
          Sentence.of(ForeignEngine.class, "foreignEngine.joined", id(), e.text()), e);
    }
  }

  EngineEntry entry() {
    return entry;
  }

  /** What was said of late. */
  List<String> log() {
    return log.lines();
  }

  /** Ends its processes; what is thought about fails. */
  @Override
  public void close() {
    closed = true;
    new ArrayList<>(thinkers).parallelStream().forEach(ForeignThinker::close);
  }
}
