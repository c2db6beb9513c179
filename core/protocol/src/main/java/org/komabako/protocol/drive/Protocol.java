package org.komabako.protocol.drive;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.komabako.engine.EngineException;

/** A language that engines speak. */
enum Protocol {
  USI(UsiDriver::new, UsiOptions::read),
  CECP(CecpDriver::new, CecpOptions::read),
  XSHOGI(XshogiDriver::new, XshogiDriver::read);

  private final Function<EngineProcess, ProtocolDriver> talk;
  private final Function<List<String>, EngineIdentity> greeting;

  Protocol(
      Function<EngineProcess, ProtocolDriver> talk,
      Function<List<String>, EngineIdentity> greeting) {
    this.talk = talk;
    this.greeting = greeting;
  }

  /** Starts a program. */
  ProtocolDriver start(Program program, EngineLog log) {
    return talk.apply(EngineProcess.start(program, log));
  }

  /** Understands what a program said when it was greeted. */
  EngineIdentity understand(List<String> lines) {
    return greeting.apply(lines);
  }

  /** The name in commands, files and the tables of variants. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads {@link #text}.
   *
   * @throws EngineException if there is no such protocol; the message names those there are
   */
  static Protocol parse(String text) {
    return Arrays.stream(values())
        .filter(each -> each.text().equals(text))
        .findFirst()
        .orElseThrow(() -> EngineException.of(Protocol.class, "protocol.noProtocolUsiCecp", text));
  }
}
