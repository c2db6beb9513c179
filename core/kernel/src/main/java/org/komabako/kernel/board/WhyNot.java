package org.komabako.kernel.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.MoveWords;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Refusal;

/** Says in words why a move is not legal on a board: the rule, a sentence, the squares. */
final class WhyNot {
  private static final LocalizedText STRAIGHT =
      LocalizedText.of("; it goes straight on or back", "。まっすぐ進むか戻るだけです");

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
      return refuse("game-over", LocalizedText.of("the game has ended", "対局は終わっています"), List.of());
    }
    for (Square square : squaresOf(move)) {
      if (!layout.table.contains(square)) {
        return refuse(
            "off-board",
            Sentence.of("{0} is no square of this board", "{0}という升はこの盤にありません", square),
            List.of());
      }
    }
    if (move instanceof Move.Drop drop) {
      return new WhyNotDrop(board, generator).refusal(drop);
    }
    Square from = move.origin().orElseThrow();
    int code = board.cells[layout.cell(from)];
    if (code == VariantLayout.EMPTY) {
      return refuse(
          "no-piece", Sentence.of("there is no piece on {0}", "{0}に駒がありません", from), List.of(from));
    }
    if ((code & 1) != board.side) {
      return refuse(
          "not-yours",
          Sentence.of("the {0} on {1} is your opponent's", "{1}の{0}は相手の駒です", name(code), from),
          List.of(from));
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
      if (board.cells[at] != VariantLayout.EMPTY) {
        Square block = layout.square(at);
        return refuse(
            "blocked",
            Sentence.of(
                "your {0} on {1} cannot pass the {2} on {3}",
                "{1}の{0}は{3}の{2}を越えられません", name(code), move.from(), name(board.cells[at]), block),
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
            "the {0} does not move from {1} to {2} (it moves {3})",
            "{0}は{1}から{2}へは動けません（動き：{3}）",
            name(code),
            from,
            move.to(),
            MoveWords.of(layout.types[VariantLayout.type(code)])),
        List.of(from, move.to()));
  }

  private Refusal twoSteps(Move move, int code) {
    Square from = move.origin().orElseThrow();
    Square mid = move instanceof Move.Pass pass ? pass.mid() : ((Move.TwoStep) move).mid();
    int fromCell = layout.cell(from);
    int midCell = layout.cell(mid);
    if (layout.directions.lionSteps[code].length == 0) {
      return refuse(
          "movement",
          Sentence.of("the {0} cannot make two steps in one move", "{0}は一手で二歩は動けません", name(code)),
          List.of(from));
    }
    boolean turns = layout.lionTurns[code];
    if (!BoardView.canStepTwice(layout, code, fromCell, midCell, layout.cell(move.to()))) {
      return refuse(
          "movement",
          Sentence.of(
              "the {0} cannot go from {1} over {2} to {3}" + (turns ? "" : STRAIGHT.english()),
              "{0}は{1}から{2}を通って{3}へは動けません" + (turns ? "" : STRAIGHT.japanese()),
              name(code),
              from,
              mid,
              move.to()),
          List.of(from, mid, move.to()));
    }
    int victim = board.cells[midCell];
    if (victim == VariantLayout.EMPTY && layout.book.passing() == Passing.FORBIDDEN) {
      return refuse(
          "jitto",
          Sentence.of(
              "passing with a {0} is forbidden{1}",
              "{0}のじっとは禁じられています{1}", name(code), optionOf("jitto")),
          List.of(from));
    }
    if (victim != VariantLayout.EMPTY && (victim & 1) == board.side) {
      return ownPiece(victim, mid);
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
          Sentence.of(
              "the {0} must promote on {1}, where it could never move again",
              "{0}は{1}では行き所がなくなるので、成らなければなりません", name(code), move.to()),
          List.of(move.to())));
    }
    if (layout.promoted[code] == 0) {
      return Optional.of(refuse(
          "promotion",
          Sentence.of("the {0} does not promote", "{0}は成れません", name(code)),
          List.of(from)));
    }
    LocalizedText when = switch (layout.book.promotion().trigger()) {
      case ENTER ->
        LocalizedText.of("it may only with a move that enters the promotion zone", "敵陣に入る手でだけ成れます");
      case ENTER_OR_CAPTURE ->
        LocalizedText.of(
            "it may with a move that enters the promotion zone, or a capture"
                + " with any part of the move in the zone",
            "敵陣に入る手か、敵陣にかかる手で駒を取るときに成れます");
      case ENTER_OR_LATER ->
        (board.marks[layout.cell(from)] & Board.DECLINED) != 0
            ? LocalizedText.of(
                "it declined to when it entered the zone, and may again after its next move",
                "敵陣に入ったとき成らなかったので、次の手の後でなければ成れません")
            : LocalizedText.of(
                "it may with a move that enters the promotion zone or starts in it",
                "敵陣に入る手か、敵陣から動く手で成れます");
      case TOUCH ->
        LocalizedText.of(
            "it may with a move that starts or ends in the promotion zone", "敵陣から動く手か、敵陣へ動く手で成れます");
    };
    return Optional.of(refuse(
        "promotion",
        Sentence.of(
            "your {0} may not promote from {1} to {2}: {3}{4}",
            "{0}は{1}から{2}への手では成れません。{3}{4}",
            name(code),
            from,
            move.to(),
            when,
            optionOf("promotion")),
        List.of(from, move.to())));
  }

  private Optional<Refusal> lions(int packed, int code) {
    int from = PackedMove.from(packed);
    int mid = PackedMove.mid(packed);
    int to = PackedMove.to(packed);
    boolean atEnd = to != from && isLion(board.cells[to]);
    boolean onTheWay = PackedMove.isTwoStep(packed) && isLion(board.cells[mid]);
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
    LocalizedText by = protector(packed, lion, squares);
    int mid = PackedMove.mid(packed);
    LocalizedText also = !PackedMove.isTwoStep(packed)
        ? LocalizedText.of("", "")
        : Sentence.of(
            "; the {0} on {1} taken with it does not make up for that",
            "。一緒に取る{1}の{0}では補えません", name(board.cells[mid]), layout.square(mid));
    return refuse(
        "lion-protected",
        Sentence.of(
            "your lion may not take the lion on {0} from two squares away, {1} could recapture it"
                + "{2}{3}",
            "二升離れた{0}の獅子は取れません。{1}に取り返されます{2}{3}", square, by, also, optionOf("lion_trading")),
        squares);
  }

  private Refusal counterStrike(int packed, int lion, int code) {
    Square square = layout.square(lion);
    Square before = layout.square(board.lionCell);
    List<Square> squares = new ArrayList<>(List.of(square, before));
    LocalizedText protectedBy = layout.book.lions().trading() == LionTrading.Trading.OKAZAKI
        ? Sentence.of(
            ", and {0} protects this one", "、この獅子には{0}のひもが付いています", protector(packed, lion, squares))
        : LocalizedText.of("", "");
    return refuse(
        "counter-strike",
        Sentence.of(
            "your {0} may not take the lion on {1}, a lion was just taken on {2}{3}{4}",
            "{0}で{1}の獅子は取れません（先獅子）。直前に{2}で獅子が取られました{3}{4}",
            name(code),
            square,
            before,
            protectedBy,
            optionOf("lion_trading")),
        squares);
  }

  private LocalizedText protector(int packed, int lion, List<Square> squares) {
    int enemy = board.side ^ 1;
    int mid = PackedMove.mid(packed);
    LocalizedText bridge = PackedMove.isTwoStep(packed)
        ? at(board.cells[mid], layout.square(mid))
        : LocalizedText.of("", "");
    board.make(packed);
    List<Integer> attackers = BoardView.attackers(board, lion, enemy);
    LocalizedText text = bridge;
    if (!attackers.isEmpty()) {
      Square first = layout.square(attackers.get(0));
      squares.add(first);
      text = at(board.cells[attackers.get(0)], first);
    }
    board.unmake();
    return text;
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
        ? LocalizedText.of("", "")
        : Sentence.of(
            " by the {0} on {1}", "{1}の{0}に", name(board.cells[attackers.get(0)]), squares.get(1));
    LocalizedText royal = name(board.cells[cell]);
    board.unmake();
    return refuse(
        "self-check",
        Sentence.of(
            "your {0} on {1} could be taken{2}{3}",
            "{1}の{0}が{2}取られてしまいます{3}", royal, kingSquare, by, optionOf("self_check")),
        squares);
  }

  private boolean isLion(int code) {
    return code > VariantLayout.EDGE && layout.lion[code];
  }

  private Refusal ownPiece(int code, Square square) {
    return refuse(
        "own-piece",
        Sentence.of("your own {0} stands on {1}", "{1}には自分の{0}がいます", name(code), square),
        List.of(square));
  }

  private LocalizedText at(int code, Square square) {
    return Sentence.of("the {0} on {1}", "{1}の{0}", name(code), square);
  }

  private LocalizedText name(int code) {
    return Sentence.small(layout.types[VariantLayout.type(code)].name());
  }

  private LocalizedText optionOf(String name) {
    return layout.optionText(name);
  }

  static Refusal refuse(String rule, LocalizedText sentence, List<Square> squares) {
    return new Refusal(rule, sentence, squares);
  }
}
