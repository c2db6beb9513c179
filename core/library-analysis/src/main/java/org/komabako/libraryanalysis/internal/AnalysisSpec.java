package org.komabako.libraryanalysis.internal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.komabako.base.message.RequestException;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.engine.EngineSetup;
import org.komabako.grid.PartSource;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.varianttext.VariantTexts;

/**
 * What all games of a job have in common, as text:
 *
 * <pre>
 * komabako analysis 1
 * variant KEY DIGEST       of the variant as a text
 * engine ID
 * data DIGEST|none         of what the engine evaluates with
 * nodes N                  for each position
 * value NAME TEXT          each option of the engine
 * </pre>
 *
 * @param variant the key
 * @param digest of the variant's text
 * @param engine the id
 * @param data the digest of what it evaluates with
 * @param nodes for each position
 * @param values of the options of the engine
 */
record AnalysisSpec(
    String variant,
    String digest,
    String engine,
    Optional<String> data,
    long nodes,
    Map<String, String> values) {
  private static final String FIRST_LINE = "komabako analysis 1";
  private static final String NONE = "none";

  /** Megabytes that a thinker remembers positions in; a worker has little memory. */
  private static final String HASH = "16";

  /** A spec with the parts that it names. */
  record Whole(byte[] spec, List<byte[]> parts) {}

  /** The spec of what an engine would think here, on one thread. */
  static Whole of(Variant variant, Engine engine, long nodes) {
    byte[] table = VariantTexts.writePlain(variant).getBytes(StandardCharsets.UTF_8);
    Map<String, String> wanted = new TreeMap<>();
    for (EngineOption option : engine.options()) {
      switch (option.name().toLowerCase(Locale.ROOT)) {
        case "threads", "multipv", "usi_multipv" -> wanted.put(option.name(), option.nearest("1"));
        case "usi_hash", "hash" -> wanted.put(option.name(), option.nearest(HASH));
        default -> {}
      }
    }
    EngineSetup setup = engine.setup(Rules.of(variant), engine.forAnalysis(wanted));
    List<String> lines = new ArrayList<>();
    lines.add(FIRST_LINE);
    lines.add("variant " + variant.key() + " " + PartSource.digest(table));
    lines.add("engine " + engine.id());
    lines.add("data " + setup.data().map(PartSource::digest).orElse(NONE));
    lines.add("nodes " + nodes);
    setup.values().forEach((name, value) -> lines.add("value " + name + " " + value));
    List<byte[]> parts = new ArrayList<>(List.of(table));
    setup.data().ifPresent(parts::add);
    return new Whole(String.join("\n", lines).getBytes(StandardCharsets.UTF_8), parts);
  }

  /**
   * Reads one.
   *
   * @throws IllegalArgumentException if it is none
   */
  static AnalysisSpec read(byte[] bytes) {
    List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
    if (lines.size() < 5 || !lines.get(0).equals(FIRST_LINE)) {
      throw none();
    }
    String[] variant = rest(lines.get(1), "variant").split(" ", 2);
    String data = rest(lines.get(3), "data");
    String nodes = rest(lines.get(4), "nodes");
    if (variant.length != 2 || !nodes.matches("[1-9][0-9]{0,14}")) {
      throw none();
    }
    Map<String, String> values = new TreeMap<>();
    for (String line : lines.subList(5, lines.size())) {
      String[] pair = rest(line, "value").split(" ", 2);
      values.put(pair[0], pair.length < 2 ? "" : pair[1]);
    }
    return new AnalysisSpec(
        variant[0],
        variant[1],
        rest(lines.get(2), "engine"),
        Optional.of(data).filter(word -> !word.equals(NONE)),
        Long.parseLong(nodes),
        values);
  }

  private static String rest(String line, String word) {
    if (!line.startsWith(word + " ")) {
      throw none();
    }
    return line.substring(word.length() + 1);
  }

  private static RequestException none() {
    return RequestException.of(AnalysisSpec.class, "analysisSpec.none", FIRST_LINE);
  }
}
