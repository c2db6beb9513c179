package org.komabako.ui.learn.lesson;

import java.util.List;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.MoveWords;
import org.komabako.kernel.model.PieceType;

/**
 * What there is to learn about a piece.
 *
 * @param type the piece
 * @param exercises in the order in which they are met; at least one, unless the piece cannot move
 */
public record Lesson(PieceType type, List<Exercise> exercises) {
  /** Keeps an own copy. */
  public Lesson {
    exercises = List.copyOf(exercises);
  }

  /** How it moves, in words. */
  public LocalizedText moves() {
    return MoveWords.of(type);
  }
}
