package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.InputState;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Spot;
import org.komabako.ui.board.Target;
import org.komabako.ui.widgets.text.Messages;

/** What is on the board in words, as a screen reader says it. */
final class BoardWords {
  private final Messages messages;

  BoardWords(Messages messages) {
    this.messages = messages;
  }

  /** A square or a pile in hand with all that is marked on it: {@code 6f, lion, black, can take}. */
  String spot(BoardInput input, Spot spot) {
    if (spot instanceof Spot.Hand hand) {
      int count = input.snapshot().position().hand(hand.side()).getOrDefault(hand.type(), 0);
      List<String> parts = new ArrayList<>(List.of(
          messages.get("say.hand." + hand.side().text(), messages.of(hand.type().name()), count)));
      if (input.state() instanceof InputState.Dropping dropping
          && dropping.type().equals(hand.type())) {
        parts.add(messages.get("say.chosen"));
      }
      return join(parts);
    }
    return spot instanceof Spot.Cell cell ? square(input, cell.square()) : "";
  }

  private String square(BoardInput input, Square square) {
    Snapshot snapshot = input.snapshot();
    List<String> parts = new ArrayList<>(List.of(square.toString()));
    parts.add(snapshot
        .position()
        .piece(square)
        .map(this::piece)
        .orElseGet(() -> messages.get("say.empty")));
    if (input.chosen().filter(square::equals).isPresent()) {
      parts.add(messages.get("say.chosen"));
    }
    Target target = input.targets().of(input.state()).get(square);
    if (target != null) {
      parts.add(target(target));
    }
    if (snapshot.endangered().contains(square)) {
      parts.add(messages.get("say.check"));
    }
    if (snapshot.last().filter(move -> touches(move, square)).isPresent()) {
      parts.add(messages.get("say.last"));
    }
    if (input.refusal().filter(why -> why.squares().contains(square)).isPresent()) {
      parts.add(messages.get("say.reason"));
    }
    return join(parts);
  }

  private static boolean touches(Move move, Square square) {
    return move.to().equals(square)
        || move.origin().filter(square::equals).isPresent()
        || move.over().contains(square);
  }

  private String target(Target target) {
    String key = switch (target.kind()) {
      case MOVE -> target.captures() ? "say.target.take" : "say.target.move";
      case FIRST_STEP -> target.captures() ? "say.target.first-take" : "say.target.first";
      case STOP -> "say.target.stop";
      case BACK -> "say.target.back";
    };
    String text = messages.get(key);
    return switch (target.promotion()) {
      case NONE -> text;
      case CHOICE -> text + separator() + messages.get("say.target.may-promote");
      case FORCED -> text + separator() + messages.get("say.target.must-promote");
    };
  }

  /** A piece: {@code lion, black}. */
  String piece(Piece piece) {
    return messages.get(
        "say.piece." + piece.side().text(), messages.of(piece.type().name()));
  }

  /** A move that was played: {@code black: lion 4e takes 4d, goes on to 4c}. */
  String move(Snapshot.Ply ply) {
    Position before = ply.before();
    Move move = ply.move();
    Side side = before.side();
    PieceType type = move instanceof Move.Drop drop
        ? before.rules().table().type(drop.piece())
        : before.piece(move.origin().orElseThrow()).map(Piece::type).orElseThrow();
    String name = messages.of(type.name());
    String text = messages.get("say.move." + side.text(), way(before, move, name));
    return move.promotes() ? text + separator() + messages.get("say.promotes") : text;
  }

  private String way(Position before, Move move, String name) {
    String kind = move.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    boolean takes = before.piece(move.to()).isPresent();
    if (move instanceof Move.TwoStep step) {
      kind = step.to().equals(step.from()) ? "igui" : takes ? "twice" : "on";
      return messages.get("say.way." + kind, name, step.from(), step.mid(), step.to());
    }
    if (move instanceof Move.ThreeStep step) {
      kind = takes ? "thrice" : "twice-on";
      return messages.get(
          "say.way." + kind, name, step.from(), step.mid(), step.second(), step.to());
    }
    if (move instanceof Move.Walk walk) {
      kind = takes ? "take" : "walk";
      return messages.get("say.way." + kind, name, walk.from(), walk.to());
    }
    return messages.get("say.way." + kind, name, move.to());
  }

  /** What a side has in hand, as a sentence. */
  String hand(Position position, Side side) {
    List<String> parts = new ArrayList<>();
    position
        .hand(side)
        .forEach(
            (type, count) -> parts.add(messages.get("say.count", messages.of(type.name()), count)));
    String all = parts.isEmpty() ? messages.get("say.nothing") : join(parts);
    return messages.get("say.hands." + side.text(), all);
  }

  private String join(List<String> parts) {
    return String.join(separator(), parts);
  }

  private String separator() {
    return messages.get("say.separator");
  }
}
