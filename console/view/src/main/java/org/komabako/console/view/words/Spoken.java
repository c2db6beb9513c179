package org.komabako.console.view.words;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Job;
import org.apache.felix.service.command.Process;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.base.message.Languages;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/**
 * What the console says, in the language of whoever reads it: what {@code settings language} has chosen,
 * else that of the {@code LC_ALL}, {@code LC_MESSAGES} or {@code LANG} that the session came with, else that
 * of the process. What programs read, like JSON, is English.
 */
public final class Spoken {
  private static final ThreadLocal<@Nullable CommandSession> SESSION = new ThreadLocal<>();
  private static final ThreadLocal<Boolean> FOR_PROGRAMS = ThreadLocal.withInitial(() -> false);
  private static volatile Optional<Locale> chosen = Optional.empty();

  private Spoken() {}

  /** Chooses a language for all sessions, or none any more. */
  public static void choose(Optional<Locale> language) {
    chosen = language;
  }

  /** What is chosen; empty if the environment says. */
  public static Optional<Locale> chosen() {
    return chosen;
  }

  /** This thread works for a session from now on; null for none. */
  public static void session(@Nullable CommandSession session) {
    SESSION.set(session);
  }

  /** What this thread says is for programs from now on, or for people again; how it was before. */
  public static boolean forPrograms(boolean programs) {
    boolean before = FOR_PROGRAMS.get();
    FOR_PROGRAMS.set(programs);
    return before;
  }

  /** The language now. */
  public static Locale language() {
    if (FOR_PROGRAMS.get()) {
      return Locale.ENGLISH;
    }
    return chosen.map(Languages::nearest).orElseGet(() -> Languages.ofUser(Spoken::variable));
  }

  private static @Nullable String variable(String name) {
    CommandSession session = session();
    return session == null ? null : Objects.toString(session.get(name), null);
  }

  private static @Nullable CommandSession session() {
    Process process = Process.Utils.current();
    Job job = process == null ? null : process.job();
    return job == null ? SESSION.get() : job.session();
  }

  /** A text, safe for a terminal. */
  public static String of(LocalizedText text) {
    return SafeText.lines(text.in(language()));
  }

  /** A sentence of the console. */
  public static String say(String key, Object... parts) {
    return text(key, parts).in(language());
  }

  /** Whether the console has a sentence for a key. */
  public static boolean has(String key) {
    return Sentence.pattern(Spoken.class, Locale.ENGLISH, key).isPresent();
  }

  /** A sentence of the console, for whoever will read it. */
  public static LocalizedText text(String key, Object... parts) {
    return Sentence.of(Spoken.class, key, parts);
  }

  /** A word in a column; characters of East Asia are twice as wide. */
  public static String column(int width, String text) {
    int wide = text.codePoints().map(each -> each >= 0x1100 ? 2 : 1).sum();
    return text + " ".repeat(Math.max(0, width - wide));
  }

  /** A word of the console in a column. */
  public static String label(int width, String key) {
    return column(width, say(key));
  }
}
