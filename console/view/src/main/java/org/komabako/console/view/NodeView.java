package org.komabako.console.view;

import java.util.List;
import org.komabako.game.GameNode;
import org.komabako.game.Nag;
import org.komabako.game.Place;
import org.komabako.notation.Notation;

/**
 * A place of a game's tree.
 *
 * @param place where it is, like {@code 12/2.15}; {@code game:goto} goes there
 * @param move the move that led there; empty at the start
 * @param nag what somebody thinks of the move, like {@code !?}; may be empty
 * @param current whether it is the one that is looked at
 * @param bookmark its name; empty for none
 * @param comment what was said about it; may be empty
 * @param marks what was drawn there
 */
public record NodeView(
    String place,
    String move,
    String nag,
    boolean current,
    String bookmark,
    String comment,
    List<String> marks)
    implements View {
  /** Keeps an own copy. */
  public NodeView {
    marks = Rows.copyOf(marks);
  }

  /** A place. */
  public static NodeView of(GameNode node, Place place, GameNode current, Notation notation) {
    return new NodeView(
        place.toString(),
        node.parent().map(before -> notation.write(node)).orElse(""),
        node.nag().map(Nag::sign).orElse(""),
        node == current,
        node.bookmark(),
        node.comment(),
        node.marks().stream().map(Object::toString).toList());
  }

  @Override
  public String id() {
    return place;
  }

  @Override
  public String line() {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format("%s %-12s %s", current ? ">" : " ", place, move + nag).stripTrailing());
    if (!bookmark.isEmpty()) {
      text.append("  [").append(bookmark).append(']');
    }
    if (!comment.isEmpty()) {
      text.append("  {").append(comment.replaceAll("\\R", " ")).append('}');
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return place;
  }
}
