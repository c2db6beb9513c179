package org.komabako.ui.picture;

import java.util.List;
import org.komabako.base.message.LocalizedText;

/**
 * The colours of a board with its pieces and marks.
 *
 * @param id the name in settings and commands, small letters
 * @param name the name for people
 * @param dark whether it suits a dark window
 * @param window what surrounds board and stands
 * @param windowText writing on it
 * @param board the squares
 * @param boardEdge the rim around the squares
 * @param grain faint lines of wood on the board, translucent; the same as {@code board} for none
 * @param zone laid over the squares of a promotion zone where it is shown, translucent
 * @param grid the lines between the squares and the star points
 * @param coordinate files and ranks, written on {@code boardEdge}
 * @param stand the ground of pieces in hand
 * @param standText writing on it
 * @param black Black's pieces
 * @param white White's pieces
 * @param marks what is laid over squares
 */
public record Theme(
    String id,
    LocalizedText name,
    boolean dark,
    Ink window,
    Ink windowText,
    Ink board,
    Ink boardEdge,
    Ink grain,
    Ink zone,
    Ink grid,
    Ink coordinate,
    Ink stand,
    Ink standText,
    PieceInks black,
    PieceInks white,
    Marks marks) {

  /**
   * The colours of one side's pieces.
   *
   * @param face the upper side
   * @param faceLight where the light falls on its slopes
   * @param side the edge that is seen below
   * @param rim the thin line around all
   * @param shadow what the piece throws on the board
   * @param writing unpromoted
   * @param promoted writing of a promoted piece
   */
  public record PieceInks(
      Ink face, Ink faceLight, Ink side, Ink rim, Ink shadow, Ink writing, Ink promoted) {}

  /**
   * What is laid over squares. All of these differ in shape as well where they are drawn: colour alone
   * tells nothing.
   *
   * @param selected the square of the selected piece
   * @param cursor the keyboard's square
   * @param hover the square under the mouse
   * @param quiet a target without capture
   * @param capture a target with capture
   * @param promotion a target where promotion is a choice
   * @param forced a target where promotion is forced
   * @param firstStep a target after which the move goes on, and the square of a first step taken
   * @param lastMove the squares of the last move
   * @param check a royal piece in danger
   * @param attacked squares that a side attacks
   * @param defended own pieces that are covered
   * @param blame squares that a refusal speaks of
   * @param arrows arrows and marks of the player, in the order of choice; not empty
   */
  public record Marks(
      Ink selected,
      Ink cursor,
      Ink hover,
      Ink quiet,
      Ink capture,
      Ink promotion,
      Ink forced,
      Ink firstStep,
      Ink lastMove,
      Ink check,
      Ink attacked,
      Ink defended,
      Ink blame,
      List<Ink> arrows) {
    /** Keeps an own copy. */
    public Marks {
      arrows = List.copyOf(arrows);
    }
  }

  /** Two themes of one id are one theme. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Theme that && id.equals(that.id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
