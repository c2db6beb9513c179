package org.komabako.protocol.drive;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.EngineException;
import org.komabako.protocol.ForeignEngines.Request;

/**
 * Starts a program once to get to know it. Where its protocol is not said, all are tried at the same time: a program says
 * nothing in a protocol that it does not know, and would be waited for in vain.
 */
final class Handshake {
  private final Timeouts patience;

  Handshake(Timeouts patience) {
    this.patience = patience;
  }

  /**
   * What is known of a program then; where its protocol is not said, the first that it answers.
   *
   * @throws EngineException if it answers none; the message says what happened in each
   */
  EngineEntry meet(Request request, String id) {
    if (request.command().isEmpty()) {
      throw EngineException.of(Handshake.class, "handshake.engineProgramNameMissing");
    }
    Program program = Program.of(request);
    List<Protocol> tried = request
        .protocol()
        .map(name -> List.of(Protocol.parse(name)))
        .orElse(List.of(Protocol.values()));
    List<HandshakeAttempt> attempts = new ArrayList<>();
    try {
      tried.forEach(each -> attempts.add(new HandshakeAttempt(each, program, patience)));
      Optional<HandshakeAttempt> answered = HandshakeAttempt.firstAnswered(attempts);
      return answered
          .map(each -> new EngineEntry(id, each.protocol(), program, each.said(), Map.of()))
          .orElseThrow(() -> refused(program, attempts));
    } finally {
      attempts.forEach(HandshakeAttempt::close);
    }
  }

  private static EngineException refused(Program program, List<HandshakeAttempt> attempts) {
    return EngineException.of(
        Handshake.class,
        "handshake.noEngine",
        String.join(" ", program.command()),
        attempts.stream()
            .map(each -> Sentence.of(
                Handshake.class, "handshake.inIt", each.protocol().text(), each.problem()))
            .reduce((one, next) -> Sentence.of(Handshake.class, "handshake.joined", one, next))
            .orElse(LocalizedText.NONE));
  }

  /** A word to choose a program by, made of its name. */
  static String id(String command) {
    String file = String.valueOf(Path.of(command).getFileName()).toLowerCase(Locale.ROOT);
    String word = file.replaceAll("\\.[a-z]+$", "").replaceAll("[^a-z0-9]+", "-");
    String plain = word.replaceAll("^-+|-+$", "");
    return plain.isEmpty() ? "engine" : plain;
  }
}
