package org.komabako.game;

import java.util.List;
import java.util.Optional;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Refusal;
import org.komabako.position.Position;

/**
 * What may be played at a place of a game: the moves of the position that neither the end of the game, a
 * touched piece nor the moves before forbid.
 */
record Playable(PlayState state, History history, GameNode node) {
  private boolean isOver() {
    return state.end.outcomeAt(node).isPresent();
  }

  /** Whether the game goes on here: it has neither ended nor been adjourned. */
  boolean isOpen() {
    return !isOver() && !state.isAdjourned();
  }

  private Optional<Square> held() {
    return state.touches.heldAt(node);
  }

  /** See {@link Game#legalMoves}. */
  List<Move> moves() {
    if (!isOpen()) {
      return List.of();
    }
    List<Move> moves = history.legalMoves(node);
    return held()
        .map(square -> moves.stream().filter(move -> isOf(move, square)).toList())
        .orElse(moves);
  }

  private static boolean isOf(Move move, Square square) {
    return move.origin().filter(square::equals).isPresent();
  }

  /** See {@link Game#why}. */
  Optional<Refusal> why(Move move) {
    if (isOver()) {
      return Optional.of(
          new Refusal("game-over", Sentence.of(Game.class, "game.gameEnded"), List.of()));
    }
    if (state.isAdjourned()) {
      return Optional.of(new Refusal(
          "adjourned", Sentence.of(Game.class, "game.gameAdjournedResumeFirst"), List.of()));
    }
    Position position = node.position();
    Optional<Refusal> refusal = position.why(move);
    if (refusal.isPresent()) {
      return refusal;
    }
    Optional<Square> held = held().filter(square -> !isOf(move, square));
    return held.isPresent()
        ? held.map(this::touched)
        : history.forbids(node, position.canonical(move));
  }

  private Refusal touched(Square square) {
    return new Refusal(
        "touch",
        Sentence.of(
            Game.class,
            "game.pieceWasTouchedMust",
            square,
            node.position().rules().options().say("touch")),
        List.of(square));
  }
}
