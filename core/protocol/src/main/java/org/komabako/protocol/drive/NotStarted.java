package org.komabako.protocol.drive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/** Why a program cannot be started, as far as its path, its folder and the system tell. */
final class NotStarted {
  private static final Pattern SYSTEM = Pattern.compile("error=(\\d+), (.*)", Pattern.DOTALL);
  private static final int NO_SUCH_FILE = 2;
  private static final int NO_PROGRAM = 8;

  private NotStarted() {}

  static LocalizedText reason(Program program, IOException problem) {
    if (program.folder().filter(folder -> !Files.isDirectory(folder)).isPresent()) {
      return say("engineProcess.noFolder", program.folder().get());
    }
    String name = program.command().get(0);
    Path path = Path.of(name);
    if (Files.isDirectory(path)) {
      return say("engineProcess.folder");
    }
    Matcher system = SYSTEM.matcher(String.valueOf(problem.getMessage()));
    int error = system.find() ? Integer.parseInt(system.group(1)) : 0;
    boolean searched = path.getParent() == null;
    if (searched && error == NO_SUCH_FILE) {
      return say("engineProcess.notInPath", name);
    }
    if (!searched && !Files.exists(path)) {
      return say("engineProcess.noSuchFile");
    }
    if (!searched && !Files.isExecutable(path)) {
      return say("engineProcess.notExecutedChmodX");
    }
    return switch (error) {
      case NO_SUCH_FILE -> say("engineProcess.noInterpreter");
      case NO_PROGRAM -> say("engineProcess.noProgram");
      default ->
        LocalizedText.same(error == 0 ? String.valueOf(problem.getMessage()) : system.group(2));
    };
  }

  private static LocalizedText say(String key, Object... about) {
    return Sentence.of(NotStarted.class, key, about);
  }
}
