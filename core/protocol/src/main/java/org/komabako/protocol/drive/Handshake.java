package org.komabako.protocol.drive;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.EngineException;
import org.komabako.protocol.ForeignEngines.Request;

/** Starts a program once to get to know it. */
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
    List<LocalizedText> problems = new ArrayList<>();
    for (Protocol protocol : tried) {
      try {
        List<String> said = greet(protocol, program);
        return new EngineEntry(id, protocol, program, said, Map.of());
      } catch (EngineDiedException e) {
        problems.add(Sentence.of(Handshake.class, "handshake.inIt", protocol.text(), e.text()));
      }
    }
    throw EngineException.of(
        Handshake.class,
        "handshake.noEngine",
        String.join(" ", program.command()),
        problems.stream()
            .reduce((one, next) -> Sentence.of(Handshake.class, "handshake.joined", one, next))
            .orElse(LocalizedText.NONE));
  }

  private List<String> greet(Protocol protocol, Program program) {
    ProtocolDriver talk = protocol.start(program, new EngineLog());
    try {
      return talk.begin(patience.start(program));
    } finally {
      talk.close(patience.quit());
    }
  }

  /** A word to choose a program by, made of its name. */
  static String id(String command) {
    String file = String.valueOf(Path.of(command).getFileName()).toLowerCase(Locale.ROOT);
    String word = file.replaceAll("\\.[a-z]+$", "").replaceAll("[^a-z0-9]+", "-");
    String plain = word.replaceAll("^-+|-+$", "");
    return plain.isEmpty() ? "engine" : plain;
  }
}
