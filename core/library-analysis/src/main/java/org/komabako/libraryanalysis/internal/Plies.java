package org.komabako.libraryanalysis.internal;

import java.util.ArrayList;
import java.util.List;
import org.komabako.base.message.RequestException;

/** Numbers of plies as text, like {@code 0,3-17}. */
final class Plies {
  private static final int MOST = 100_000;

  private Plies() {}

  /** Writes plies, which rise. */
  static String text(List<Integer> plies) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < plies.size(); i++) {
      int first = plies.get(i);
      while (i + 1 < plies.size() && plies.get(i + 1) == plies.get(i) + 1) {
        i++;
      }
      int last = plies.get(i);
      parts.add(first == last ? String.valueOf(first) : first + "-" + last);
    }
    return String.join(",", parts);
  }

  /**
   * Reads plies.
   *
   * @throws IllegalArgumentException if these are none, or they do not rise
   */
  static List<Integer> parse(String text) {
    List<Integer> plies = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      if (!part.matches("[0-9]{1,6}(-[0-9]{1,6})?")) {
        throw none(text);
      }
      String[] ends = part.split("-");
      int first = Integer.parseInt(ends[0]);
      int last = Integer.parseInt(ends[ends.length - 1]);
      boolean rises = plies.isEmpty() || first > plies.get(plies.size() - 1);
      if (!rises || last < first || last > MOST) {
        throw none(text);
      }
      for (int ply = first; ply <= last; ply++) {
        plies.add(ply);
      }
    }
    return plies;
  }

  private static RequestException none(String text) {
    return RequestException.of(Plies.class, "plies.none", text);
  }
}
