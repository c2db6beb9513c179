package org.komabako.engine.search;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Networks;

/**
 * The options of our engine as they were chosen for a thinker. To add an option: a component here, and its
 * {@code EngineOption} in the list of {@link SearchEngine}; USI, CECP, console and window show it from there.
 */
record EngineSettings(
    int megabytes,
    int threads,
    int level,
    int lines,
    Duration overhead,
    int seed,
    boolean ownBook,
    Optional<Networks.Source> network) {
  private static final int MOST_HASH = 64;

  /** Of the memory of the program; as many may think at once before it gets tight. */
  private static final int SHARES = 12;

  /** Java keeps a third of its memory for what is young, where no large table can be. */
  private static final double LARGEST_PIECE = 0.6;

  /** Megabytes for everything else. */
  static final int REST = 32;

  private static final EngineOption HASH = EngineOption.spin(
      "USI_Hash",
      Sentence.of(EngineSettings.class, "engineSettings.memoryPositionsMetBefore"),
      hash(Runtime.getRuntime().maxMemory()),
      1,
      mostHash(Runtime.getRuntime().maxMemory()));

  private static final EngineOption THREADS = EngineOption.spin(
      "Threads",
      Sentence.of(EngineSettings.class, "engineSettings.howManyThreadsThink"),
      1,
      1,
      256);

  private static final EngineOption LEVEL = EngineOption.spin(
      "Level",
      Sentence.of(EngineSettings.class, "engineSettings.howWellPlaysFrom"),
      Level.BEST,
      1,
      Level.BEST);

  private static final EngineOption LINES = EngineOption.spin(
      "MultiPV", Sentence.of(EngineSettings.class, "engineSettings.howManyBestMoves"), 1, 1, 500);

  private static final EngineOption OVERHEAD = EngineOption.spin(
      "MoveOverhead",
      Sentence.of(EngineSettings.class, "engineSettings.millisecondsEachMoveLost"),
      30,
      0,
      10_000);

  private static final EngineOption SEED = EngineOption.spin(
      "Seed",
      Sentence.of(EngineSettings.class, "engineSettings.whatLevelBelowBest"),
      0,
      0,
      1_000_000);

  /** Boards ask only those to ponder that announce it; each task says whether it is pondered about. */
  private static final EngineOption PONDER = EngineOption.check(
      "USI_Ponder", Sentence.of(EngineSettings.class, "engineSettings.thinkOpponentTime"), false);

  private static final EngineOption OWN_BOOK = EngineOption.check(
      Engine.OWN_BOOK, Sentence.of(EngineSettings.class, "engineSettings.playFromBook"), false);

  private static final String AS_CHOSEN = "chosen";

  private static final EngineOption NETWORK = EngineOption.combo(
      "Network",
      Sentence.of(EngineSettings.class, "engineSettings.network"),
      AS_CHOSEN,
      Stream.concat(
              Stream.of(AS_CHOSEN), Stream.of(Networks.Source.values()).map(EngineSettings::word))
          .toList());

  /** All that can be chosen. */
  static final List<EngineOption> OPTIONS =
      List.of(HASH, PONDER, THREADS, LEVEL, LINES, OVERHEAD, SEED, OWN_BOOK, NETWORK);

  /** The megabytes that a board gets if nobody says how many: a share of the memory that there is. */
  static int hash(long memory) {
    long share = Math.max(1, (memory >> 20) / SHARES);
    return (int) Math.min(MOST_HASH, Long.highestOneBit(share));
  }

  /** The most megabytes that a board can get: the table is one piece, and the rest needs some too. */
  static int mostHash(long memory) {
    return (int) Math.max(1, Math.min(16_000, ((long) (memory * LARGEST_PIECE) >> 20) - REST));
  }

  /**
   * Reads values by name.
   *
   * @throws EngineException if a name or a value is wrong
   */
  static EngineSettings of(Map<String, String> values) {
    values.keySet().forEach(EngineSettings::option);
    return new EngineSettings(
        number(HASH, values),
        number(THREADS, values),
        number(LEVEL, values),
        number(LINES, values),
        Duration.ofMillis(number(OVERHEAD, values)),
        number(SEED, values),
        Boolean.parseBoolean(checked(OWN_BOOK, values)),
        source(checked(NETWORK, values)));
  }

  private static String word(Networks.Source source) {
    return source.name().toLowerCase(Locale.ROOT);
  }

  /** What a value of the option names; empty for what was chosen for the variant. */
  private static Optional<Networks.Source> source(String value) {
    return Stream.of(Networks.Source.values())
        .filter(source -> word(source).equals(value))
        .findFirst();
  }

  /**
   * A value that was chosen earlier. Where there is less memory than then, the most is what was meant.
   *
   * @throws EngineException if the name or the value is wrong
   */
  static String kept(String name, String value) {
    EngineOption option = option(name);
    return option.check(option == HASH ? option.nearest(value) : value);
  }

  /** Values with those of all options that they leave out. */
  static Map<String, String> whole(Map<String, String> values) {
    values.keySet().forEach(EngineSettings::option);
    Map<String, String> whole = new TreeMap<>();
    OPTIONS.forEach(option -> whole.put(option.name(), checked(option, values)));
    return whole;
  }

  /** The same for one thread and one line. */
  EngineSettings alone() {
    return new EngineSettings(megabytes, 1, level, 1, overhead, seed, ownBook, network);
  }

  /** How well it plays in one game. */
  Level play() {
    return Level.of(level)
        .salted(seed == 0 ? ThreadLocalRandom.current().nextLong() : seed * 0x9e3779b97f4a7c15L);
  }

  private static int number(EngineOption option, Map<String, String> values) {
    return Integer.parseInt(checked(option, values));
  }

  private static String checked(EngineOption option, Map<String, String> values) {
    return option.check(values.getOrDefault(option.name(), option.base()));
  }

  /**
   * The option with a name.
   *
   * @throws EngineException if there is none; the message says which there are
   */
  static EngineOption option(String name) {
    return OPTIONS.stream()
        .filter(option -> option.name().equals(name))
        .findFirst()
        .orElseThrow(() -> EngineException.of(
            EngineSettings.class,
            "engineSettings.noOption",
            name,
            String.join(", ", OPTIONS.stream().map(EngineOption::name).toList())));
  }
}
