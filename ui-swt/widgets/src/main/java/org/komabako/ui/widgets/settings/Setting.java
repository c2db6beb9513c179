package org.komabako.ui.widgets.settings;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A thing that the user can choose. Declared as a constant by the class that it is for.
 *
 * @param <T> what is chosen
 * @param name the key in the file, like {@code board.theme}
 * @param usual the value as long as nothing is chosen
 * @param parse reads a value; null or an exception where the text is none
 * @param print writes a value
 */
public record Setting<T>(
    String name, T usual, Function<String, @Nullable T> parse, Function<T, String> print) {

  /** Yes or no. */
  public static Setting<Boolean> flag(String name, boolean usual) {
    return new Setting<>(name, usual, Boolean::valueOf, String::valueOf);
  }

  /** A whole number. */
  public static Setting<Integer> number(String name, int usual) {
    return new Setting<>(name, usual, Integer::valueOf, String::valueOf);
  }

  /** A text. */
  public static Setting<String> text(String name, String usual) {
    return new Setting<>(name, usual, text -> text, text -> text);
  }

  /** One of an enum, written in small letters. */
  public static <E extends Enum<E>> Setting<E> oneOf(String name, E usual) {
    return new Setting<>(
        name,
        usual,
        text -> Enum.valueOf(usual.getDeclaringClass(), text.toUpperCase(Locale.ROOT)),
        value -> value.name().toLowerCase(Locale.ROOT));
  }

  /** Reads a value; the usual one where a text is damaged. */
  public T read(@Nullable String text) {
    try {
      return text == null ? usual : Optional.ofNullable(parse.apply(text)).orElse(usual);
    } catch (IllegalArgumentException e) {
      return usual;
    }
  }
}
