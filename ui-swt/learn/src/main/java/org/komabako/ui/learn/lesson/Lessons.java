package org.komabako.ui.learn.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.komabako.kernel.model.PieceType;
import org.komabako.position.Rules;

/**
 * The lessons of a variant: its pieces, and the promoted ones that move like none of them. Made from the table and the
 * rules, so that a variant that was just installed has them too, and the same each time.
 */
public final class Lessons {
  private final Rules rules;

  /** The lessons of a variant under these rules. */
  public Lessons(Rules rules) {
    this.rules = rules;
  }

  /** The pieces that there are lessons about, in the order of the table, the promoted ones last. */
  public List<PieceType> pieces() {
    List<PieceType> pieces = new ArrayList<>();
    Set<Object> known = new HashSet<>();
    for (boolean promoted : new boolean[] {false, true}) {
      for (PieceType type : rules.table().pieces()) {
        if (type.isPromoted() == promoted && (known.add(moves(type)) || !promoted)) {
          pieces.add(type);
        }
      }
    }
    return pieces;
  }

  private static Object moves(PieceType type) {
    return List.of(Set.copyOf(type.legs()), type.lionPower());
  }

  /** The lesson about a piece; takes a moment, so not for the display thread. */
  public Lesson about(PieceType type) {
    return new Lesson(type, new ExerciseMaker(rules, type).exercises());
  }
}
