package org.komabako.opponents.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.komabako.engine.Info;
import org.komabako.engine.Score;

/**
 * The best lines that an engine has told. They change when all of a depth are there: values of different depths are not
 * comparable, and one move would stand in two lines.
 */
final class BestLines {
  private final Map<Integer, Info> coming = new TreeMap<>();
  private volatile List<Info> whole = List.of();
  private int depth;

  /**
   * Takes a line.
   *
   * @return whether {@link #all} are others now
   */
  synchronized boolean take(Info info) {
    boolean best = info.multiPv() == 1;
    boolean fewer = false;
    if (info.depth() > depth || best && info.depth() < depth) {
      fewer = info.depth() > depth && show(1);
      coming.clear();
      depth = info.depth();
    } else if (info.depth() < depth) {
      return false;
    }
    coming.put(info.multiPv(), info);
    return show(best && isNewMate(info) ? 1 : whole.size()) || fewer;
  }

  /** Shows what has come if it is so many lines at least, the best among them. */
  private boolean show(int least) {
    boolean enough = coming.containsKey(1) && coming.size() >= least && !isShown();
    if (enough) {
      whole = List.copyOf(coming.values());
    }
    return enough;
  }

  private boolean isShown() {
    return whole.equals(List.copyOf(coming.values()));
  }

  /** A mate is worth telling at once. */
  private boolean isNewMate(Info info) {
    return info.score() instanceof Score.Mate
        && best().filter(known -> known.score() instanceof Score.Mate).isEmpty();
  }

  /** The best line. */
  Optional<Info> best() {
    return all().stream().findFirst();
  }

  /** All, the best first. */
  List<Info> all() {
    return whole;
  }
}
