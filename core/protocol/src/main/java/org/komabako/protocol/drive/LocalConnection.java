package org.komabako.protocol.drive;

import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.EngineException;
import org.komabako.engine.Limits;

/** A program on this machine: one that ends or hangs is started again once in a task, for it would do so again. */
final class LocalConnection extends EngineConnection {
  private LocalizedText before = LocalizedText.NONE;

  LocalConnection(String name, ProtocolDriver opened, Opener opener) {
    super(name, opened, opener);
  }

  @Override
  void begin(Limits limits) {
    before = LocalizedText.NONE;
  }

  @Override
  ProtocolDriver ready() {
    @Nullable ProtocolDriver current = current();
    return current == null ? open() : current;
  }

  @Override
  void lost(EngineDiedException problem) {
    if (!before.isEmpty()) {
      throw new EngineException(
          Sentence.of(
              ForeignThinker.class,
              "foreignThinker.wasStartedAgainBefore",
              name(),
              problem.text(),
              before),
          problem.fault(),
          problem);
    }
    restarted(new EngineException(
        Sentence.of(ForeignThinker.class, "foreignThinker.joined2", name(), problem.text()),
        problem.fault(),
        problem));
    before = problem.text();
  }
}
