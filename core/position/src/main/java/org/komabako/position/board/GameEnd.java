package org.komabako.position.board;

import java.util.Optional;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.Stalemate;

/**
 * Tells whether the position on a board is decided, by royal pieces, their goal, baring or having no move. A side that
 * began without a royal piece has nothing to lose, and where one did, nobody is bare: such a position is
 * a problem to be solved, not an ending.
 */
public final class GameEnd {
  private final Board board;
  private final VariantLayout layout;
  private final BareKing bare;

  /** For one board. */
  public GameEnd(Board board) {
    this.board = board;
    layout = board.layout();
    bare = layout.book.bareKing();
  }

  /** Whether a game can end by what stands where, beside the loss of the last royal piece. */
  public static boolean isByMaterial(VariantLayout layout) {
    return layout.book.bareKing().active() || layout.book.goal().active() || layout.checkWins;
  }

  /** The outcome, or empty if the player to move has a move and all is open. */
  public Optional<Outcome> outcome() {
    Optional<Outcome> material = byMaterial();
    if (material.isPresent()) {
      return material;
    }
    MoveList moves = new MoveList();
    MoveGenerator.of(board).legal(moves);
    return moves.size() > 0 ? Optional.empty() : Optional.of(noMoves());
  }

  /**
   * What it means that the player to move has no legal move. A side that began without a royal piece
   * does not lose by it: its problem ends unsolved.
   */
  public Outcome noMoves() {
    return layout.book.stalemate() == Stalemate.LOSS && !board.isKingless(board.side)
        ? win(board.side ^ 1, Reason.NO_MOVES)
        : Outcome.draw(Reason.NO_MOVES);
  }

  /** Whether neither side has lost its royal pieces, none has arrived and neither is bare; does not touch the board. */
  boolean isOpen() {
    return !board.lostRoyals(0)
        && !board.lostRoyals(1)
        && !hasArrived(board.side ^ 1)
        && !hasStayed(board.side)
        && !isLostByCheck()
        && (!baringCounts() || !isBare(0) && !isBare(1));
  }

  /** Whether the player to move is in check, and that is the end. */
  private boolean isLostByCheck() {
    return layout.checkWins && board.inCheck(board.side);
  }

  private boolean baringCounts() {
    return bare.active() && !board.isKingless(0) && !board.isKingless(1);
  }

  /** Whether the royal piece of the player to move arrived where it could be taken, and was not. */
  private boolean hasStayed(int side) {
    return !layout.selfCheckIllegal && hasArrived(side);
  }

  /** Whether a side's royal piece stands where that wins, and cannot be taken there. */
  private boolean hasArrived(int side) {
    for (int cell : layout.goals[side]) {
      int code = board.cells[cell];
      boolean royal = VariantLayout.isOf(code, side) && layout.royal[code];
      if (royal && !board.isKingless(side) && !board.attacked(cell, side ^ 1)) {
        return true;
      }
    }
    return false;
  }

  /** The outcome by royal pieces, their goal and baring; having no move is not looked at. */
  public Optional<Outcome> byMaterial() {
    int us = board.side;
    int them = us ^ 1;
    if (isOpen()) {
      return Optional.empty();
    }
    if (board.lostRoyals(us)) {
      return Optional.of(win(them, Reason.ROYAL_CAPTURED));
    }
    if (board.lostRoyals(them)) {
      return Optional.of(win(us, Reason.ROYAL_CAPTURED));
    }
    if (hasArrived(them)) {
      return Optional.of(win(them, Reason.ROYAL_ARRIVED));
    }
    if (hasStayed(us)) {
      return Optional.of(win(us, Reason.ROYAL_ARRIVED));
    }
    if (isLostByCheck()) {
      return Optional.of(win(them, Reason.CHECK_GIVEN));
    }
    return byBaring(us, them);
  }

  private Optional<Outcome> byBaring(int us, int them) {
    if (isBare(us) && isBare(them)) {
      boolean goesOn = !bare.drawAlways() && canAnswer(them, false, true);
      return goesOn ? Optional.empty() : Optional.of(Outcome.draw(Reason.BOTH_BARE));
    }
    if (isBare(them)) {
      return hasWinningMaterial(us) ? Optional.of(win(us, Reason.BARE_KING)) : Optional.empty();
    }
    if (!hasWinningMaterial(them)) {
      return Optional.empty();
    }
    if (bare.takingRoyalSaves() && canAnswer(them, false, true)) {
      return bare.instant() ? Optional.of(win(us, Reason.ROYAL_CAPTURED)) : Optional.empty();
    }
    if (canAnswer(them, true, false)) {
      return bare.instant() ? Optional.of(Outcome.draw(Reason.BOTH_BARE)) : Optional.empty();
    }
    return Optional.of(win(them, Reason.BARE_KING));
  }

  private static Outcome win(int side, Reason reason) {
    return Outcome.win(side == 0 ? Side.BLACK : Side.WHITE, reason);
  }

  private boolean isBare(int side) {
    return board.royals(side) == 1 && alive(side) == 1 && !hasReserve(side);
  }

  /** How many pieces of a side count; beyond two it is all the same. */
  private int alive(int side) {
    long[] planes = board.planes();
    int pieces = layout.planes.start(side, BitboardSet.MEN);
    long[] lively = bare.deadCount() ? layout.sets.all : layout.sets.lively[side];
    int alive = 0;
    for (int w = 0; w < layout.planes.words; w++) {
      alive += Long.bitCount(planes[pieces + w] & lively[w]);
    }
    return alive >= 2 ? alive : aliveOneByOne(side);
  }

  private int aliveOneByOne(int side) {
    int alive = 0;
    for (int cell = 0; cell < layout.grid.size; cell++) {
      int code = board.cells[cell];
      if (VariantLayout.isOf(code, side)) {
        alive += counts(code, cell) ? 1 : 0;
      }
    }
    return alive;
  }

  /** Whether a piece counts where a side may be bare. */
  private boolean counts(int code, int cell) {
    return bare.deadCount() || !layout.directions.stuck[code][cell];
  }

  private boolean hasReserve(int side) {
    if (!bare.reserveCounts()) {
      return false;
    }
    for (int type = 0; type < layout.types.length; type++) {
      if (board.inHand(side, type) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether a side that is not bare has more than pawns beside a royal piece. */
  private boolean hasWinningMaterial(int side) {
    if (bare.pawnsWin() || board.royals(side) > 1 || hasReserve(side)) {
      return true;
    }
    for (int cell = 0; cell < layout.grid.size; cell++) {
      int code = board.cells[cell];
      boolean mine = VariantLayout.isOf(code, side);
      if (mine && counts(code, cell) && !layout.royal[code] && !layout.pawnClass[code]) {
        return true;
      }
    }
    return false;
  }

  /** Whether a legal move leaves them bare, or takes their last royal piece. */
  private boolean canAnswer(int them, boolean byBaring, boolean byTaking) {
    MoveList moves = new MoveList();
    MoveGenerator.of(board).legal(moves);
    for (int i = 0; i < moves.size(); i++) {
      board.make(moves.get(i));
      boolean taken = board.lostRoyals(them);
      boolean answered = byTaking && taken || byBaring && !taken && isBare(them);
      board.unmake();
      if (answered) {
        return true;
      }
    }
    return false;
  }
}
