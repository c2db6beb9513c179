package org.komabako.protocol.drive;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.komabako.engine.EngineException;

/** A language that engines speak. */
enum Protocol {
  USI(UsiTalk::new, UsiOptions::read),
  CECP(CecpTalk::new, CecpOptions::read),
  XSHOGI(XshogiTalk::new, XshogiTalk::read);

  private final Function<EngineProcess, Talk> talk;
  private final Function<List<String>, Greeting> greeting;

  Protocol(Function<EngineProcess, Talk> talk, Function<List<String>, Greeting> greeting) {
    this.talk = talk;
    this.greeting = greeting;
  }

  /** Starts a program. */
  Talk start(Program program, EngineLog log) {
    return talk.apply(EngineProcess.start(program, log));
  }

  /** Understands what a program said when it was greeted. */
  Greeting understand(List<String> lines) {
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
        .orElseThrow(() -> EngineException.of(
            "there is no protocol '{0}'; there are usi, cecp, xshogi",
            "通信規約「{0}」はありません。usi、cecp、xshogi があります", text));
  }
}
