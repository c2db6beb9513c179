package org.komabako.engine;

import java.math.BigInteger;
import java.util.List;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/**
 * What can be chosen about an engine. Values are texts, as in USI.
 *
 * @param name without spaces
 * @param meaning a sentence for people
 * @param kind what values it takes
 * @param base the value if nothing is said
 * @param min the least value of a number
 * @param max the greatest value of a number
 * @param choices the values to choose from
 */
public record EngineOption(
    String name,
    LocalizedText meaning,
    Kind kind,
    String base,
    long min,
    long max,
    List<String> choices) {
  /** What values an option takes. */
  public enum Kind {
    /** {@code true} or {@code false}. */
    CHECK,
    /** A whole number. */
    SPIN,
    /** One of some words. */
    COMBO,
    /** Nothing: to set it does something. */
    BUTTON,
    /** Any text. */
    STRING,
    /** The name of a file or folder. */
    FILENAME
  }

  /** Keeps a copy of the choices. */
  public EngineOption {
    choices = List.copyOf(choices);
  }

  /** Yes or no. */
  public static EngineOption check(String name, LocalizedText meaning, boolean base) {
    return new EngineOption(name, meaning, Kind.CHECK, String.valueOf(base), 0, 0, List.of());
  }

  /** A number. */
  public static EngineOption spin(
      String name, LocalizedText meaning, long base, long min, long max) {
    return new EngineOption(name, meaning, Kind.SPIN, String.valueOf(base), min, max, List.of());
  }

  /** One of some words. */
  public static EngineOption combo(
      String name, LocalizedText meaning, String base, List<String> choices) {
    return new EngineOption(name, meaning, Kind.COMBO, base, 0, 0, choices);
  }

  /**
   * The same, where another value holds if nothing is said.
   *
   * @throws EngineException if it is not right; the message says what would be right
   */
  public EngineOption withBase(String value) {
    return new EngineOption(name, meaning, kind, check(value), min, max, choices);
  }

  /** Whether a value is right. */
  public boolean takes(String value) {
    return switch (kind) {
      case CHECK -> value.equals("true") || value.equals("false");
      case SPIN -> isNumber(value);
      case COMBO -> choices.contains(value);
      case BUTTON, STRING, FILENAME -> value.chars().noneMatch(Character::isISOControl);
    };
  }

  /** The right value that is nearest to a number; anything else as it is. */
  public String nearest(String value) {
    try {
      return kind == Kind.SPIN
          ? String.valueOf(new BigInteger(value.strip())
              .max(BigInteger.valueOf(min))
              .min(BigInteger.valueOf(max)))
          : value;
    } catch (NumberFormatException e) {
      return value;
    }
  }

  /**
   * Gives a value back if it is right.
   *
   * @throws EngineException if it is not; the message says what would be right
   */
  public String check(String value) {
    if (!takes(value)) {
      throw EngineException.of(
          EngineOption.class, "engineOption.cannotWrite", name, value, wanted());
    }
    return value;
  }

  private boolean isNumber(String value) {
    try {
      long number = Long.parseLong(value);
      return number >= min && number <= max;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private LocalizedText wanted() {
    return switch (kind) {
      case CHECK -> Sentence.of(EngineOption.class, "engineOption.trueFalse");
      case SPIN -> Sentence.of(EngineOption.class, "engineOption.numberFrom", min, max);
      case BUTTON, STRING, FILENAME ->
        Sentence.of(EngineOption.class, "engineOption.withoutLineBreaksOther");
      default -> {
        String words = String.join(", ", choices);
        yield Sentence.of(EngineOption.class, "engineOption.joined", words);
      }
    };
  }
}
