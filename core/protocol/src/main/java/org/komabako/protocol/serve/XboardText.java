package org.komabako.protocol.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.Notation;
import org.komabako.position.Position;
import org.komabako.protocol.text.Fen;

/** Positions, moves, lines and results as CECP writes them. */
final class XboardText {
  private static final int MATE = 100_000;

  private XboardText() {}

  /** What CECP calls a variant. */
  static String name(Variant variant) {
    return variant.table().nameIn("cecp");
  }

  /** What XBoard must be told of a variant that it does not know itself. */
  static List<String> setup(VariantTable table, Position start) {
    if (!table.spellings("cecp", "").isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add("setup " + table.files() + "x" + table.ranks() + "+"
        + table.hand().length() + "_" + table.key() + " " + Fen.write(start));
    for (PieceType type : table.pieces()) {
      lines.add("piece " + type.id() + "& " + type.betza());
    }
    return lines;
  }

  /** A move, each leg of it a word that ends with a comma if another follows. */
  static List<String> legs(Position before, Move move) {
    return List.of(Notation.WINBOARD.write(before, move).split("(?<=,)"));
  }

  /** {@code ply score time nodes moves}; the time in hundredths of a second. */
  static String line(Info info, Position position) {
    StringBuilder text = new StringBuilder();
    text.append(info.depth()).append(' ').append(score(info.score())).append(' ');
    text.append(info.time().toMillis() / 10).append(' ').append(info.nodes());
    Position at = position;
    for (Move move : info.line()) {
      text.append(' ').append(Notation.WINBOARD.write(at, move));
      at = at.play(move);
    }
    return text.toString();
  }

  /** A mate is written as a great number and the moves to it. */
  private static int score(Score score) {
    if (score instanceof Score.Mate mate) {
      int moves = (Math.abs(mate.plies()) + 1) / 2;
      return mate.plies() > 0 ? MATE + moves : -MATE - moves;
    }
    return ((Score.Material) score).value();
  }

  /** {@code 1-0 {why}}; White is who moves first. */
  static String result(Outcome outcome) {
    Optional<Side> winner = outcome.winner();
    String score = winner.map(side -> side == Side.BLACK ? "1-0" : "0-1").orElse("1/2-1/2");
    return score + " {" + outcome.reason().text().replace('_', ' ') + "}";
  }
}
