package org.komabako.matches;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.komabako.base.message.RequestException;

/**
 * One of the two that play a match.
 *
 * <p>As text {@code ENGINE[,NAME=VALUE]...[@PACE]}, like {@code komabako,Level=3@nodes=500}.
 *
 * @param engine the id of the engine
 * @param values its options, by name; those left out have their defaults
 * @param pace how long it may think
 */
public record Player(String engine, Map<String, String> values, Pace pace) {
  /** Keeps an own copy, in the order of names. */
  public Player {
    values = java.util.Collections.unmodifiableMap(new TreeMap<>(values));
  }

  /**
   * Reads the text form.
   *
   * @param usual the pace of a player whose text names none
   * @throws IllegalArgumentException if the text is none; the message says what would be right
   */
  public static Player parse(String text, Pace usual) {
    int at = text.lastIndexOf('@');
    Pace pace = at < 0 ? usual : Pace.parse(text.substring(at + 1));
    // A comma belongs to a value where no name follows it.
    List<String> parts = List.of((at < 0 ? text : text.substring(0, at)).split(",(?=[^,=]+=)"));
    Map<String, String> values = new TreeMap<>();
    for (String part : parts.subList(1, parts.size())) {
      int equals = part.indexOf('=');
      values.put(part.substring(0, equals), part.substring(equals + 1));
    }
    String engine = parts.get(0);
    if (engine.isEmpty() || !engine.matches("[^=,\\s]+")) {
      throw RequestException.of(Player.class, "player.noPlayerWriteEngine", text);
    }
    return new Player(engine, values, pace);
  }

  /** What it is called in reports: the engine and its options. */
  public String name() {
    List<String> parts = new ArrayList<>(List.of(engine));
    values.forEach((name, value) -> parts.add(name + "=" + value));
    return parts.stream().collect(Collectors.joining(","));
  }

  @Override
  public String toString() {
    return name() + "@" + pace;
  }
}
