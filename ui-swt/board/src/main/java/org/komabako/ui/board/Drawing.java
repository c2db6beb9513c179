package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.komabako.kernel.model.PieceType;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.PieceLook;

/**
 * Paper that only keeps what is drawn on it and where. Two drawings tell what must be painted anew to
 * make one of the other, whatever layers they come from.
 */
public final class Drawing implements Easel {
  /** What is antialiased reaches into the next point. */
  private static final int BLUR = 1;

  private final List<Thing> things = new ArrayList<>();

  /** Something drawn; equal things look the same. Hashed by its place, which is quick. */
  private record Thing(Box place, Object what) {
    @Override
    public int hashCode() {
      return place.hashCode();
    }
  }

  private record Filled(Outline outline, Ink ink) {}

  private record Stroked(Outline outline, Ink ink, double width) {}

  private record Painted(String set, PieceType type, PieceLook look, Box place) {}

  private record Grid(Style style, Geometry geometry, int zone) {}

  @Override
  public void fill(Outline outline, Ink ink) {
    if (!outline.isEmpty()) {
      add(place(outline, 0), new Filled(outline, ink));
    }
  }

  @Override
  public void stroke(Outline outline, Ink ink, double width) {
    if (!outline.isEmpty()) {
      add(place(outline, width / 2), new Stroked(outline, ink, width));
    }
  }

  @Override
  public void piece(Style style, PieceType type, PieceLook look, Box place) {
    add(place, new Painted(style.set().id(), type, look, place));
  }

  @Override
  public void board(Style style, Geometry geometry, int zone) {
    add(geometry.wood(), new Grid(style, geometry, zone));
  }

  /** How much room an outline takes. */
  static Box place(Outline outline, double margin) {
    Outline.Box box = outline.bounds();
    return new Box(box.left(), box.top(), box.width(), box.height()).inset(-margin);
  }

  private void add(Box place, Object what) {
    things.add(new Thing(place, what));
  }

  /**
   * Where this does not look as another drawing does, in whole points. Outside of these boxes the two
   * have the same things in the same order, so painting this one there is all that is to do.
   */
  public List<Box> since(Drawing before) {
    List<Box> changed = new ArrayList<>();
    Map<Thing, Integer> old = new HashMap<>();
    before.things.forEach(thing -> old.merge(thing, 1, Integer::sum));
    List<Thing> kept = new ArrayList<>();
    for (Thing thing : things) {
      if (take(old, thing)) {
        kept.add(thing);
      } else {
        changed.add(thing.place());
      }
    }
    Map<Thing, Integer> here = new HashMap<>();
    kept.forEach(thing -> here.merge(thing, 1, Integer::sum));
    int next = 0;
    for (Thing thing : before.things) {
      if (!take(here, thing)) {
        changed.add(thing.place());
      } else if (!kept.get(next++).equals(thing)) {
        // It lies elsewhere in the pile, and so does the other.
        changed.add(thing.place());
        changed.add(kept.get(next - 1).place());
      }
    }
    return joined(changed);
  }

  private static boolean take(Map<Thing, Integer> counts, Thing thing) {
    Integer count = counts.computeIfPresent(thing, (key, known) -> known - 1);
    return count != null && count >= 0;
  }

  /** The same area in fewer boxes: none touches another. */
  private static List<Box> joined(List<Box> places) {
    List<Box> joined = new ArrayList<>();
    for (Box place : places) {
      Box whole = place.inset(-BLUR).rounded();
      for (int i = 0; i < joined.size(); ) {
        if (joined.get(i).touches(whole)) {
          whole = whole.with(joined.remove(i));
          i = 0;
        } else {
          i++;
        }
      }
      joined.add(whole);
    }
    return joined;
  }
}
