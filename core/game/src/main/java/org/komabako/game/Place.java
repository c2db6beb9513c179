package org.komabako.game;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.TextException;

/**
 * Where a place of a game's tree is, as text: {@code 15} is the place after move 15 of the main
 * line; {@code 12/2} the one after the second move that was tried as move 12; {@code 12/2.15} the
 * place after move 15 on from there, and so on. It tells of the tree as it is: a variation that is
 * promoted or deleted moves the others.
 *
 * @param turns where the way to it leaves the first line, from the start on
 * @param ply how many moves lead to it
 */
public record Place(List<Turn> turns, int ply) {
  private static final Pattern TURN = Pattern.compile("([0-9]{1,6})/([0-9]{1,6})");

  /** The start. */
  public static final Place START = new Place(List.of(), 0);

  /**
   * A move that is not the first of those tried.
   *
   * @param ply the number of the move
   * @param choice which of the moves tried it is, from 2; the first needs no turn
   */
  public record Turn(int ply, int choice) {}

  /** Keeps an own copy. */
  public Place {
    turns = List.copyOf(turns);
  }

  /** The place after one of the moves tried from here, counted from 0. */
  public Place next(int child) {
    if (child == 0) {
      return new Place(turns, ply + 1);
    }
    List<Turn> more = new ArrayList<>(turns);
    more.add(new Turn(ply + 1, child + 1));
    return new Place(more, ply + 1);
  }

  /**
   * Reads {@link #toString}.
   *
   * @throws TextException if the text is no place
   */
  public static Place parse(String text) {
    List<Turn> turns = new ArrayList<>();
    int ply = 0;
    String[] parts = text.split("\\.", -1);
    for (int i = 0; i < parts.length; i++) {
      Matcher turn = TURN.matcher(parts[i]);
      int least = ply + 1;
      if (turn.matches()) {
        ply = Integer.parseInt(turn.group(1));
        int choice = Integer.parseInt(turn.group(2));
        if (choice > 1) {
          turns.add(new Turn(ply, choice));
        }
        least = choice > 0 ? least : Integer.MAX_VALUE;
      } else if (i == parts.length - 1 && parts[i].matches("[0-9]{1,6}")) {
        ply = Integer.parseInt(parts[i]);
        least = i == 0 ? 0 : least;
      } else {
        least = Integer.MAX_VALUE;
      }
      if (ply < least) {
        throw TextException.of(text, Place.class, "place.noPlaceGameWrite");
      }
    }
    return new Place(turns, ply);
  }

  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    turns.forEach(turn -> parts.add(turn.ply() + "/" + turn.choice()));
    if (turns.isEmpty() || turns.get(turns.size() - 1).ply() != ply) {
      parts.add(String.valueOf(ply));
    }
    return String.join(".", parts);
  }
}
