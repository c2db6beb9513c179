package org.komabako.distribution;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What {@link PlayersToKill} were answered, over all their lives. What they find after a restart must be
 * that, and at most the one change of each game whose answer the kill cut off.
 */
final class Ledger {
  private final Map<String, List<String>> games = new HashMap<>();
  private final Set<String> closing = new HashSet<>();
  private final Set<String> closed = new HashSet<>();
  private final Map<String, List<String>> found = new HashMap<>();
  private final Set<String> spoiled = new TreeSet<>();
  private Set<String> keys = Set.of();
  private boolean changing = true;
  private long moves;
  private long begun;
  private long unanswered;

  /** How many moves were answered. */
  long moves() {
    return moves;
  }

  /** How many games were begun. */
  long begun() {
    return begun;
  }

  /** How many changes were on the disk whose answer the kill had cut off. */
  long unanswered() {
    return unanswered;
  }

  /** A game that another program has put there. */
  void put(String id, List<String> line) {
    games.put(id, List.copyOf(line));
  }

  /**
   * The file of a game is about to get half a record; the next start that is not killed before tells.
   *
   * @return whether it has none yet: the disk leaves no second one
   */
  boolean spoil(String file) {
    return spoiled.add(file);
  }

  /** The next line of the process. */
  void read(String line) {
    List<String> words = List.of(line.split(" ", -1));
    String id = words.size() > 1 ? words.get(1) : "";
    switch (words.get(0)) {
      case "opening" -> found.clear();
      case "found" ->
        found.put(
            id,
            words.subList(2, words.size()).stream()
                .filter(word -> !word.isEmpty())
                .toList());
      case "opened" -> compare(words.subList(1, words.size()));
      case "begun" -> {
        // The number of a game that was closed is free after a restart.
        closed.remove(id);
        games.put(id, new ArrayList<>());
        begun++;
      }
      case "move" -> {
        games.get(id).add(words.get(2));
        moves++;
      }
      case "closing" -> closing.add(id);
      case "closed" -> {
        games.remove(id);
        closed.add(id);
      }
      case "changing" -> changing = true;
      case "changed" -> {
        keys = Set.copyOf(words.subList(1, words.size()));
        changing = false;
      }
      case "told" -> told(line);
      default -> throw new AssertionError(line);
    }
  }

  /** Nothing is told but of the files that were spoiled. */
  private void told(String line) {
    if (!line.contains("the beginning of a record") || spoiled.stream().noneMatch(line::contains)) {
      throw new AssertionError(line);
    }
  }

  private void compare(List<String> there) {
    if (!changing && !keys.equals(Set.copyOf(there))) {
      throw new AssertionError("variants " + keys + " became " + there);
    }
    games.forEach((id, line) -> {
      List<String> now = found.get(id);
      boolean gone = now == null && closing.contains(id);
      if (!gone && (now == null || !startsWith(now, line))) {
        throw new AssertionError("game " + id + " was " + line + " and is " + now);
      }
    });
    found.forEach((id, line) -> {
      List<String> known = games.getOrDefault(id, List.of());
      if (closed.contains(id) || line.size() > known.size() + 1) {
        throw new AssertionError("game " + id + " is " + line + " and was " + known);
      }
      unanswered += line.size() - known.size();
    });
    games.clear();
    found.forEach((id, line) -> games.put(id, new ArrayList<>(line)));
    closing.clear();
    spoiled.clear();
    keys = Set.copyOf(there);
    changing = false;
  }

  private static boolean startsWith(List<String> line, List<String> start) {
    return line.size() >= start.size() && line.subList(0, start.size()).equals(start);
  }
}
