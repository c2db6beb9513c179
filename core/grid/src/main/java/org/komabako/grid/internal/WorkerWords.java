package org.komabako.grid.internal;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.komabako.base.DatabaseAddress;
import org.komabako.base.PasswordFile;
import org.komabako.base.message.RequestException;

/**
 * The words of {@code komabako worker}.
 *
 * @param url the address of the database, with the password if one was given
 * @param options how to work
 */
record WorkerWords(String url, WorkerOptions options) {
  /** Where a password is taken from: nobody sees it in the list of processes there. */
  static final String PASSWORD = "KOMABAKO_GRID_PASSWORD";

  private static final Duration HEARTBEAT = Duration.ofSeconds(20);
  private static final int MOST_THREADS = 1024;

  /**
   * Reads them.
   *
   * @throws IllegalArgumentException if they are wrong; the message says which word and what would be right
   */
  static WorkerWords of(List<String> words, Map<String, String> environment) {
    Deque<String> rest = new ArrayDeque<>(words);
    String url = "";
    String password = environment.getOrDefault(PASSWORD, "");
    int threads = 1;
    boolean trust = false;
    Set<String> only = new TreeSet<>();
    Set<String> signers = new TreeSet<>();
    Optional<Duration> hours = Optional.empty();
    Duration heartbeat = HEARTBEAT;
    while (!rest.isEmpty()) {
      String word = rest.remove();
      switch (word) {
        case "--join" -> url = value(word, rest);
        case "--threads" -> threads = (int) number(word, rest, MOST_THREADS);
        case "--only" -> only.add(value(word, rest));
        case "--trust" -> trust = true;
        case "--trust-key" -> signers.add(digest(word, rest));
        case "--hours" ->
          hours = Optional.of(Duration.ofMillis((long) (3_600_000 * number(word, rest, 100_000))));
        case "--heartbeat" -> heartbeat = Duration.ofSeconds((long) number(word, rest, 3600));
        case "--password-file" -> password = PasswordFile.read(Path.of(value(word, rest)));
        // Done by the program that starts Java.
        case "--nice" -> {}
        default -> throw RequestException.of(WorkerWords.class, "workerWords.unknown", word);
      }
    }
    if (url.isEmpty()) {
      throw RequestException.of(WorkerWords.class, "workerWords.noJoin");
    }
    if (!DatabaseAddress.hidden(url).equals(url)) {
      throw RequestException.of(WorkerWords.class, "workerWords.passwordSeen", PASSWORD);
    }
    return new WorkerWords(
        DatabaseAddress.withPassword(url, password),
        new WorkerOptions(name(), threads, only, trust, signers, hours, heartbeat));
  }

  private static String value(String option, Deque<String> rest) {
    String value = rest.poll();
    if (value == null || value.isEmpty()) {
      throw RequestException.of(WorkerWords.class, "workerWords.noValue", option);
    }
    return value;
  }

  private static String digest(String option, Deque<String> rest) {
    String text = value(option, rest).toLowerCase(Locale.ROOT);
    if (!text.matches("[0-9a-f]{64}")) {
      throw RequestException.of(WorkerWords.class, "workerWords.noDigest", option, text);
    }
    return text;
  }

  private static double number(String option, Deque<String> rest, int most) {
    String text = value(option, rest);
    boolean whole = !option.equals("--hours");
    if (!text.matches(whole ? "[0-9]{1,6}" : "[0-9]{1,6}(\\.[0-9]{1,3})?")
        || Double.parseDouble(text) <= 0
        || Double.parseDouble(text) > most) {
      throw RequestException.of(WorkerWords.class, "workerWords.noNumber", option, most, text);
    }
    return Double.parseDouble(text);
  }

  /** The machine, the process and a few letters that no other has. */
  private static String name() {
    String tail =
        "-" + ProcessHandle.current().pid() + "-" + UUID.randomUUID().toString().substring(0, 4);
    String host = GridService.host();
    return host.substring(0, Math.min(host.length(), WorkerOptions.LONGEST_NAME - tail.length()))
        + tail;
  }
}
