package org.komabako.kernel.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.komabako.kernel.Move;
import org.komabako.kernel.Outcome;
import org.komabako.kernel.Refusal;
import org.komabako.kernel.Square;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.Passing;

/** Says in words why a move is not legal on a board: the rule, a sentence, the squares. */
final class WhyNot {
  private final Board board;
  private final Layout layout;
  private final PlainGenerator generator;

  WhyNot(Board board) {
    this.board = board;
    layout = board.layout();
    generator = new PlainGenerator(board);
  }

  Refusal refusal(Move move, Optional<Outcome> outcome) {
    if (outcome.isPresent()) {
      return refuse("game-over", "the game has ended: " + outcome.get(), List.of());
    }
    for (Square square : squaresOf(move)) {
      if (!layout.table.contains(square)) {
        return refuse("off-board", square + " is no square of this board", List.of());
      }
    }
    if (move instanceof Move.Drop drop) {
      return new WhyNotDrop(board, generator).refusal(drop);
    }
    Square from = move.origin().orElseThrow();
    int code = board.cells[layout.cell(from)];
    if (code == Layout.EMPTY) {
      return refuse("no-piece", "there is no piece on " + from, List.of(from));
    }
    if ((code & 1) != board.side) {
      return refuse(
          "not-yours", "the " + name(code) + " on " + from + " is your opponent's", List.of(from));
    }
    if (move instanceof Move.Walk walk) {
      return walk(walk, code);
    }
    return twoSteps(move, code);
  }

  private static List<Square> squaresOf(Move move) {
    List<Square> squares = new ArrayList<>(List.of(move.to()));
    move.origin().ifPresent(squares::add);
    if (move instanceof Move.TwoStep step) {
      squares.add(step.mid());
    } else if (move instanceof Move.Pass pass) {
      squares.add(pass.mid());
    }
    return squares;
  }

  private Refusal walk(Move.Walk move, int code) {
    int from = layout.cell(move.from());
    int to = layout.cell(move.to());
    int[] legs = layout.directions.legs[code];
    for (int i = 0; i < legs.length; i += 2) {
      int[] next = layout.directions.next[legs[i]];
      int at = next[from];
      for (int left = legs[i + 1]; left > 0 && at != Grid.OFF; left--) {
        if (at == to) {
          return onItsWay(move, code, next);
        }
        at = next[at];
      }
    }
    return wrongWay(move, code);
  }

  private Refusal onItsWay(Move.Walk move, int code, int[] next) {
    int to = layout.cell(move.to());
    for (int at = next[layout.cell(move.from())]; at != to; at = next[at]) {
      if (board.cells[at] != Layout.EMPTY) {
        Square block = layout.square(at);
        return refuse(
            "blocked",
            mine(code) + " on " + move.from() + " cannot pass the " + name(board.cells[at]) + " on "
                + block,
            List.of(move.from(), block, move.to()));
      }
    }
    return arrives(move, code);
  }

  private Refusal wrongWay(Move move, int code) {
    Square from = move.origin().orElseThrow();
    return refuse(
        "movement",
        "the " + name(code) + " does not move from " + from + " to " + move.to() + " (it moves "
            + layout.types[Layout.type(code)].betza() + ")",
        List.of(from, move.to()));
  }

  private Refusal twoSteps(Move move, int code) {
    Square from = move.origin().orElseThrow();
    Square mid = move instanceof Move.Pass pass ? pass.mid() : ((Move.TwoStep) move).mid();
    int fromCell = layout.cell(from);
    int midCell = layout.cell(mid);
    if (layout.directions.lionSteps[code].length == 0) {
      return refuse(
          "movement", "the " + name(code) + " cannot make two steps in one move", List.of(from));
    }
    if (!BoardView.canStepTwice(layout, code, fromCell, midCell, layout.cell(move.to()))) {
      return refuse(
          "movement",
          "the " + name(code) + " cannot go from " + from + " over " + mid + " to " + move.to()
              + (layout.lionTurns[code] ? "" : "; it goes straight on or back"),
          List.of(from, mid, move.to()));
    }
    int victim = board.cells[midCell];
    if (victim == Layout.EMPTY && layout.book.passing() == Passing.FORBIDDEN) {
      return refuse(
          "jitto",
          "passing with a " + name(code) + " is forbidden (option jitto=forbidden)",
          List.of(from));
    }
    if (victim != Layout.EMPTY && (victim & 1) == board.side) {
      return refuse("own-piece", "your own " + name(victim) + " stands on " + mid, List.of(mid));
    }
    return arrives(move, code);
  }

  /** The way is free: what stands on the last square, promotion, lions, and the own king. */
  private Refusal arrives(Move move, int code) {
    Square from = move.origin().orElseThrow();
    int target = board.cells[layout.cell(move.to())];
    boolean stays = move.to().equals(from);
    if (!stays && target != Layout.EMPTY && (target & 1) == board.side) {
      return refuse(
          "own-piece", "your own " + name(target) + " stands on " + move.to(), List.of(move.to()));
    }
    int packed = Packed.pack(move, layout);
    Optional<Refusal> refusal = lions(packed, code);
    if (refusal.isEmpty()) {
      refusal = promotion(move, packed, code);
    }
    return refusal.orElseGet(() -> selfCheck(packed));
  }

  private Optional<Refusal> promotion(Move move, int packed, int code) {
    MoveList list = new MoveList();
    generator.pseudoLegal(list);
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i) == packed) {
        return Optional.empty();
      }
    }
    Square from = move.origin().orElseThrow();
    if (!move.promotes()) {
      return Optional.of(refuse(
          "must-promote",
          "the " + name(code) + " must promote on " + move.to()
              + ", where it could never move again",
          List.of(move.to())));
    }
    if (layout.promoted[code] == 0) {
      return Optional.of(
          refuse("promotion", "the " + name(code) + " does not promote", List.of(from)));
    }
    String when = switch (layout.book.promotion().trigger()) {
      case ENTER -> "it may only with a move that enters the promotion zone";
      case ENTER_OR_CAPTURE ->
        "it may with a move that enters the promotion zone, or a capture"
            + " with any part of the move in the zone";
      case ENTER_OR_LATER ->
        (board.marks[layout.cell(from)] & Board.DECLINED) != 0
            ? "it declined to when it entered the zone, and may again after its next move"
            : "it may with a move that enters the promotion zone or starts in it";
      case TOUCH -> "it may with a move that starts or ends in the promotion zone";
    };
    return Optional.of(refuse(
        "promotion",
        mine(code) + " may not promote from " + from + " to " + move.to() + ": " + when
            + optionOf("promotion"),
        List.of(from, move.to())));
  }

  private Optional<Refusal> lions(int packed, int code) {
    int from = Packed.from(packed);
    int mid = Packed.mid(packed);
    int to = Packed.to(packed);
    boolean atEnd = to != from && isLion(board.cells[to]);
    boolean onTheWay = Packed.isTwoStep(packed) && isLion(board.cells[mid]);
    if (!atEnd && !onTheWay) {
      return Optional.empty();
    }
    return switch (new LionJudge(board).judge(packed)) {
      case LEGAL -> Optional.empty();
      case DISTANT -> Optional.of(distant(packed, to));
      case COUNTER_STRIKE ->
        Optional.of(counterStrike(packed, atEnd && to != board.lionCell ? to : mid, code));
    };
  }

  private Refusal distant(int packed, int lion) {
    Square square = layout.square(lion);
    List<Square> squares = new ArrayList<>(List.of(square));
    String by = protector(packed, lion, squares);
    int mid = Packed.mid(packed);
    String also = !Packed.isTwoStep(packed)
        ? ""
        : "; the " + name(board.cells[mid]) + " on " + layout.square(mid)
            + " taken with it does not make up for that";
    return refuse(
        "lion-protected",
        "your lion may not take the lion on " + square + " from two squares away, " + by
            + " could recapture it" + also + optionOf("lion_trading"),
        squares);
  }

  private Refusal counterStrike(int packed, int lion, int code) {
    Square square = layout.square(lion);
    Square before = layout.square(board.lionCell);
    List<Square> squares = new ArrayList<>(List.of(square, before));
    String protectedBy = layout.book.lions().trading() == LionTrading.Trading.OKAZAKI
        ? ", and " + protector(packed, lion, squares) + " protects this one"
        : "";
    return refuse(
        "counter-strike",
        mine(code) + " may not take the lion on " + square + ", a lion was just taken on " + before
            + protectedBy + optionOf("lion_trading"),
        squares);
  }

  private String protector(int packed, int lion, List<Square> squares) {
    int enemy = board.side ^ 1;
    int mid = Packed.mid(packed);
    String bridge = !Packed.isTwoStep(packed)
        ? ""
        : "the " + name(board.cells[mid]) + " on " + layout.square(mid);
    board.make(packed);
    List<Integer> attackers = BoardView.attackers(board, lion, enemy);
    String text = bridge;
    if (!attackers.isEmpty()) {
      Square first = layout.square(attackers.get(0));
      squares.add(first);
      text = "the " + name(board.cells[attackers.get(0)]) + " on " + first;
    }
    board.unmake();
    return text;
  }

  Refusal selfCheck(int packed) {
    int us = board.side;
    int king = board.onlyRoyal(us);
    int cell = Packed.from(packed) == king ? Packed.to(packed) : king;
    board.make(packed);
    List<Integer> attackers = BoardView.attackers(board, cell, us ^ 1);
    Square kingSquare = layout.square(cell);
    List<Square> squares = new ArrayList<>(List.of(kingSquare));
    attackers.forEach(attacker -> squares.add(layout.square(attacker)));
    String by = attackers.isEmpty()
        ? ""
        : " by the " + name(board.cells[attackers.get(0)]) + " on " + squares.get(1);
    String royal = name(board.cells[cell]);
    board.unmake();
    return refuse(
        "self-check",
        "your " + royal + " on " + kingSquare + " could be taken" + by + optionOf("self_check"),
        squares);
  }

  private boolean isLion(int code) {
    return code > Layout.EDGE && layout.lion[code];
  }

  private String mine(int code) {
    return "your " + name(code);
  }

  private String name(int code) {
    return layout.types[Layout.type(code)].name().english().toLowerCase(Locale.ROOT);
  }

  private String optionOf(String name) {
    return layout.optionText(name);
  }

  static Refusal refuse(String rule, String message, List<Square> squares) {
    return new Refusal(rule, message, squares);
  }
}
