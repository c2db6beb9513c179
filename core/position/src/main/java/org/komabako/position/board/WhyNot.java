package org.komabako.position.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.MoveWords;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Refusal;

/**
 * Says in words why an illegal move is refused on a board: the rule, a sentence, the squares. For drops,
 * promotions and captures of lions, {@link WhyNotDrop}, {@link WhyNotPromotion}, {@link WhyNotLions}.
 */
final class WhyNot {
  private static final LocalizedText STRAIGHT =
      Sentence.of(WhyNot.class, "whyNot.goesStraightBack");

  private final Board board;
  private final VariantLayout layout;
  private final PlainGenerator generator;

  WhyNot(Board board) {
    this.board = board;
    layout = board.layout();
    generator = new PlainGenerator(board);
  }

  Refusal refusal(Move move, Optional<Outcome> outcome) {
    if (outcome.isPresent()) {
      return refuse("game-over", Sentence.of(WhyNot.class, "whyNot.gameEnded"), List.of());
    }
    for (Square square : squaresOf(move)) {
      if (!layout.table.contains(square)) {
        return refuse(
            "off-board", Sentence.of(WhyNot.class, "whyNot.noSquareBoard", square), List.of());
      }
    }
    if (move instanceof Move.Drop drop) {
      return new WhyNotDrop(board, generator).refusal(drop);
    }
    Square from = move.origin().orElseThrow();
    int code = board.cells[layout.cell(from)];
    if (code == VariantLayout.EMPTY) {
      return refuse("no-piece", Sentence.of(WhyNot.class, "whyNot.noPiece", from), List.of(from));
    }
    if ((code & 1) != board.side) {
      return refuse(
          "not-yours",
          Sentence.of(WhyNot.class, "whyNot.yourOpponent", name(code), from),
          List.of(from));
    }
    if (move instanceof Move.Walk walk) {
      return walk(walk, code);
    }
    return move instanceof Move.ThreeStep step ? threeSteps(step, code) : twoSteps(move, code);
  }

  private static List<Square> squaresOf(Move move) {
    List<Square> squares = new ArrayList<>(List.of(move.to()));
    move.origin().ifPresent(squares::add);
    squares.addAll(move.over());
    return squares;
  }

  private Refusal walk(Move.Walk move, int code) {
    int from = layout.cell(move.from());
    int to = layout.cell(move.to());
    int mover = UnusualMoves.mover(board, from);
    if (layout.unusual && goes(from, to)) {
      return arrives(move, code);
    }
    int target = board.cells[to];
    if (layout.directions.anywhere[code] && target != VariantLayout.EMPTY && from != to) {
      return (target & 1) == board.side ? ownPiece(target, move.to()) : isProtected(move, code);
    }
    int[] legs = layout.directions.legs[mover];
    for (int i = 0; i < legs.length; i += 2) {
      int[] next = layout.directions.next[legs[i]];
      int at = next[from];
      for (int left = legs[i + 1]; left > 0 && at != CellGrid.OFF; left--) {
        if (at == to) {
          return onItsWay(move, code, next);
        }
        at = next[at];
      }
    }
    return mover == code ? wrongWay(move, code) : wrongWayAsFriend(move, code, mover);
  }

  /** A piece that leaps anywhere may not take what another of the opponent's could take back. */
  private Refusal isProtected(Move.Walk move, int code) {
    int to = layout.cell(move.to());
    int from = layout.cell(move.from());
    board.cells[from] = VariantLayout.EMPTY;
    List<Square> squares = new ArrayList<>(List.of(move.to()));
    for (int by : BoardView.attackers(board, to, board.side ^ 1)) {
      squares.add(layout.square(by));
    }
    board.cells[from] = code;
    return refuse(
        "protected",
        Sentence.of(
            WhyNot.class, "whyNot.isProtected", name(code), name(board.cells[to]), move.to()),
        squares);
  }

  /** Whether the piece of the player to move on a cell can go to another, kings left out. */
  private boolean goes(int from, int to) {
    MoveList list = new MoveList();
    generator.pieces.movesOf(from, list);
    for (int i = 0; i < list.size(); i++) {
      if (PackedMove.to(list.get(i)) == to) {
        return true;
      }
    }
    return false;
  }

  private Refusal wrongWayAsFriend(Move.Walk move, int code, int mover) {
    return refuse(
        "movement",
        Sentence.of(
            WhyNot.class,
            "whyNot.movesAsFriend",
            name(code),
            move.from(),
            name(mover),
            move.to(),
            MoveWords.of(layout.types[VariantLayout.type(mover)])),
        List.of(move.from(), move.to()));
  }

  private Refusal onItsWay(Move.Walk move, int code, int[] next) {
    int to = layout.cell(move.to());
    for (int at = next[layout.cell(move.from())]; at != to; at = next[at]) {
      if (board.cells[at] != VariantLayout.EMPTY) {
        Square block = layout.square(at);
        return refuse(
            "blocked",
            Sentence.of(
                WhyNot.class,
                "whyNot.yourCannotPass",
                name(code),
                move.from(),
                name(board.cells[at]),
                block),
            List.of(move.from(), block, move.to()));
      }
    }
    return arrives(move, code);
  }

  private Refusal wrongWay(Move move, int code) {
    Square from = move.origin().orElseThrow();
    return refuse(
        "movement",
        Sentence.of(
            WhyNot.class,
            "whyNot.doesNotMoveFrom",
            name(code),
            from,
            move.to(),
            MoveWords.of(layout.types[VariantLayout.type(code)])),
        List.of(from, move.to()));
  }

  private Refusal twoSteps(Move move, int code) {
    Square from = move.origin().orElseThrow();
    Square mid = move.over().get(0);
    int fromCell = layout.cell(from);
    int midCell = layout.cell(mid);
    if (layout.directions.passSteps[code].length + layout.directions.iguiSteps[code].length == 0) {
      return refuse(
          "movement",
          Sentence.of(WhyNot.class, "whyNot.cannotMakeTwoSteps", name(code)),
          List.of(from));
    }
    boolean turns = layout.lionTurns[code];
    if (!BoardView.canStepTwice(layout, code, fromCell, midCell, layout.cell(move.to()))) {
      return refuse(
          "movement",
          Sentence.of(
              WhyNot.class,
              "whyNot.cannotGoFromOver",
              name(code),
              from,
              mid,
              move.to(),
              turns ? LocalizedText.NONE : STRAIGHT),
          List.of(from, mid, move.to()));
    }
    int victim = board.cells[midCell];
    if (victim == VariantLayout.EMPTY && layout.directions.passSteps[code].length == 0) {
      return refuse(
          "igui",
          Sentence.of(WhyNot.class, "whyNot.nothingToTake", name(code), mid),
          List.of(from, mid));
    }
    if (victim == VariantLayout.EMPTY && layout.book.passing() == Passing.FORBIDDEN) {
      return refuse(
          "jitto",
          Sentence.of(WhyNot.class, "whyNot.passingForbidden", name(code), optionOf("jitto")),
          List.of(from));
    }
    if (victim != VariantLayout.EMPTY && (victim & 1) == board.side) {
      return ownPiece(victim, mid);
    }
    return arrives(move, code);
  }

  private Refusal threeSteps(Move.ThreeStep move, int code) {
    if (layout.directions.lineSteps[code].length == 0) {
      return refuse(
          "movement",
          Sentence.of(WhyNot.class, "whyNot.cannotMakeThreeSteps", name(code)),
          List.of(move.from()));
    }
    int mid = layout.cell(move.mid());
    int second = layout.cell(move.second());
    if (!BoardView.canStepThrice(
        layout, code, layout.cell(move.from()), mid, second, layout.cell(move.to()))) {
      return refuse(
          "movement",
          Sentence.of(
              WhyNot.class,
              "whyNot.threeStepsStraight",
              name(code),
              move.from(),
              move.mid(),
              move.second(),
              move.to()),
          List.of(move.from(), move.mid(), move.second(), move.to()));
    }
    for (int over : new int[] {mid, second}) {
      if ((board.cells[over] & 1) == board.side) {
        return ownPiece(board.cells[over], layout.square(over));
      }
    }
    return arrives(move, code);
  }

  /** The way is free: what stands on the last square, promotion, lions, and the own king. */
  private Refusal arrives(Move move, int code) {
    Square from = move.origin().orElseThrow();
    int target = board.cells[layout.cell(move.to())];
    boolean stays = move.to().equals(from);
    if (!stays && target != VariantLayout.EMPTY && (target & 1) == board.side) {
      return ownPiece(target, move.to());
    }
    int packed = PackedMove.pack(move, layout);
    Optional<Refusal> refusal = new WhyNotLions(board).refusal(packed, code);
    if (refusal.isEmpty()) {
      refusal = new WhyNotPromotion(board, generator).refusal(move, packed, code);
    }
    return refusal.orElseGet(() -> selfCheck(packed));
  }

  Refusal selfCheck(int packed) {
    int us = board.side;
    int king = board.onlyRoyal(us);
    board.make(packed);
    int left = king == Board.NONE ? board.onlyRoyal(us) : king;
    int cell = PackedMove.from(packed) == king ? PackedMove.to(packed) : left;
    List<Integer> attackers = BoardView.attackers(board, cell, us ^ 1);
    Square kingSquare = layout.square(cell);
    List<Square> squares = new ArrayList<>(List.of(kingSquare));
    attackers.forEach(attacker -> squares.add(layout.square(attacker)));
    LocalizedText by = attackers.isEmpty()
        ? LocalizedText.NONE
        : Sentence.of(
            WhyNot.class, "whyNot.byTheOn", name(board.cells[attackers.get(0)]), squares.get(1));
    LocalizedText royal = name(board.cells[cell]);
    board.unmake();
    return refuse(
        "self-check",
        Sentence.of(
            WhyNot.class, "whyNot.yourCouldTaken", royal, kingSquare, by, optionOf("self_check")),
        squares);
  }

  private Refusal ownPiece(int code, Square square) {
    return refuse(
        "own-piece",
        Sentence.of(WhyNot.class, "whyNot.yourOwnStands", name(code), square),
        List.of(square));
  }

  private LocalizedText name(int code) {
    return layout.pieceText(code);
  }

  private LocalizedText optionOf(String name) {
    return layout.optionText(name);
  }

  static Refusal refuse(String rule, LocalizedText sentence, List<Square> squares) {
    return new Refusal(rule, sentence, squares);
  }
}
