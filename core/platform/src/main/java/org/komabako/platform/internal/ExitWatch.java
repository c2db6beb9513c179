package org.komabako.platform.internal;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/**
 * Finds out at the end of the process whether code of a variant has asked for it, sets the variant aside
 * then, and says so. What was being tried when the process ends otherwise is not to blame.
 */
final class ExitWatch {
  private final SetAside setAside;
  private final TryingMarks marks;
  private final ForeignCode code;
  private final Thread hook = new Thread(this::look, "komabako-exit-watch");

  /** The digest of the jar, by the name of the bundle whose code may run. */
  private final Map<String, String> digests = new ConcurrentHashMap<>();

  ExitWatch(SetAside setAside, TryingMarks marks, ForeignCode code) {
    this.setAside = setAside;
    this.marks = marks;
    this.code = code;
  }

  /** Begins to watch. */
  void open() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Watches no more, unless the end has begun. */
  void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The end has begun.
      return;
    }
  }

  /** Code of a jar may run from now on. */
  void add(String name, String digest) {
    digests.put(name, digest);
  }

  void look() {
    Thread.getAllStackTraces().forEach((thread, stack) -> {
      String name = ForeignCode.nameOf(thread);
      String digest = digests.get(name);
      if (digest != null && isEnding(stack)) {
        setAside.put(digest, name, ENDED);
        System.err.println("komabako: the variant bundle " + name
            + " has ended the program; it is not used at the next start (variant:retry " + name
            + " tries it again, variant:uninstall " + name + " removes it)");
      }
    });
    marks.endAll();
    code.end();
  }

  static boolean isEnding(StackTraceElement... stack) {
    List<String> ways = List.of("java.lang.Runtime.exit", "java.lang.Shutdown.exit");
    return Arrays.stream(stack)
        .anyMatch(each -> ways.contains(each.getClassName() + "." + each.getMethodName()));
  }

  /** What is said of a bundle that has ended the program. */
  static final LocalizedText ENDED = Sentence.of(ExitWatch.class, "exitWatch.codeEndedProgram");
}
