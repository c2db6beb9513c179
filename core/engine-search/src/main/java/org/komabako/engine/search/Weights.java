package org.komabako.engine.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.komabako.base.message.RequestException;

/**
 * The numbers of the evaluation, read from a file: a line for each {@link Weight}, with its name, its
 * value and what it means, parted by blanks; empty lines and lines that begin with {@code #} are remarks.
 * Immutable.
 */
public final class Weights {
  private static final String FILE = "weights.txt";

  private final Map<Weight, Double> values;

  private Weights(Map<Weight, Double> values) {
    this.values = values;
  }

  /** Those that the engine plays with if nothing else is said. */
  public static Weights standard() {
    return parse(FILE, standardText());
  }

  /** The file that holds them. */
  public static String standardText() {
    try (InputStream in = Weights.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw RequestException.of(Weights.class, "weights.engineBundleNoFile", FILE);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads a file.
   *
   * @param file its name, for errors
   * @throws RequestException if a line is wrong or a weight is missing; it says which
   */
  public static Weights parse(String file, String text) {
    Map<Weight, Double> values = new EnumMap<>(Weight.class);
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (!isRemark(lines.get(i))) {
        read(file, i + 1, lines.get(i).strip().split("\\s+", 3), values);
      }
    }
    for (Weight weight : Weight.values()) {
      if (!values.containsKey(weight)) {
        throw RequestException.of(Weights.class, "weights.noLine", file, weight.text());
      }
    }
    return new Weights(values);
  }

  private static boolean isRemark(String line) {
    return line.isBlank() || line.startsWith("#");
  }

  private static void read(String file, int line, String[] columns, Map<Weight, Double> values) {
    if (columns.length < 3) {
      throw RequestException.of(Weights.class, "weights.lineMustNameValue", file, line);
    }
    Weight weight = named(columns[0])
        .orElseThrow(() ->
            RequestException.of(Weights.class, "weights.lineNoWeight", file, line, columns[0]));
    double value = number(columns[1])
        .orElseThrow(() -> RequestException.of(
            Weights.class, "weights.lineNotNumberFrom", file, line, columns[1]));
    if (values.put(weight, value) != null) {
      throw RequestException.of(Weights.class, "weights.lineTwice", file, line, columns[0]);
    }
  }

  private static Optional<Weight> named(String name) {
    return Arrays.stream(Weight.values())
        .filter(each -> each.text().equals(name))
        .findFirst();
  }

  private static Optional<Double> number(String text) {
    try {
      return Optional.of(Double.valueOf(text)).filter(value -> value >= 0 && value <= 10_000);
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** The value of a weight. */
  public double of(Weight weight) {
    return Objects.requireNonNull(values.get(weight));
  }

  /** The same with another value of one. */
  public Weights with(Weight weight, double value) {
    Map<Weight, Double> changed = new EnumMap<>(values);
    changed.put(weight, value);
    return new Weights(changed);
  }
}
