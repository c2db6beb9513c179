package org.komabako.formats;

import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;

/** Writes the main line of a game in CSA. */
final class CsaWriter {
  /** The tags that CSA has words for; others become comments. */
  static final Map<String, String> TAGS = new LinkedHashMap<>();

  static {
    TAGS.put(Tags.EVENT, "EVENT");
    TAGS.put(Tags.SITE, "SITE");
    TAGS.put(Tags.BEGUN, "START_TIME");
    TAGS.put(Tags.ENDED, "END_TIME");
    TAGS.put(Tags.TIME, "TIME_LIMIT");
    TAGS.put(Tags.OPENING, "OPENING");
  }

  private static final double NANOS = 1e9;

  private final Game game;
  private final VariantTable table;
  private final CsaCodes codes;
  private final StringBuilder out = new StringBuilder();

  CsaWriter(Game game) {
    this.game = game;
    table = game.rules().table();
    codes = new CsaCodes(table);
  }

  String write(boolean third) {
    line(third ? "'CSA encoding=UTF-8" : "'CSA encoding=SHIFT_JIS");
    line(third ? "V3.0" : "V2.2");
    game.tags().entrySet().stream()
        .sorted(Comparator.comparing(tag -> !isPlayer(tag.getKey())))
        .forEach(tag -> tag.getValue().lines().forEach(text -> tag(tag.getKey(), text)));
    position(game.root().position());
    for (GameNode node = game.root(); ; node = node.children().get(0)) {
      if (node.move().isPresent()) {
        move(node, third);
      }
      node.comment().lines().forEach(text -> line("'*" + text));
      if (node.children().isEmpty() || node.ends()) {
        end(node);
        return out.toString();
      }
    }
  }

  private void line(String text) {
    out.append(text).append('\n');
  }

  private static boolean isPlayer(String tag) {
    return tag.equals(Tags.BLACK) || tag.equals(Tags.WHITE);
  }

  private void tag(String tag, String value) {
    switch (tag) {
      case Tags.BLACK -> line("N+" + value);
      case Tags.WHITE -> line("N-" + value);
      default ->
        line(TAGS.containsKey(tag) ? "$" + TAGS.get(tag) + ":" + value : "$X-" + tag + ":" + value);
    }
  }

  private void position(Position start) {
    for (int rank = 1; rank <= table.ranks(); rank++) {
      StringBuilder line = new StringBuilder("P").append(rank);
      for (int file = table.files(); file >= 1; file--) {
        Optional<Piece> piece = start.piece(new Square(file, rank));
        line.append(
            piece.map(each -> sign(each.side()) + codes.code(each.type())).orElse(" * "));
      }
      line(line.toString());
    }
    for (Side side : Side.values()) {
      StringBuilder hand = new StringBuilder();
      start
          .hand(side)
          .forEach((type, count) -> hand.append(("00" + codes.code(type)).repeat(count)));
      if (hand.length() > 0) {
        line("P" + sign(side) + hand);
      }
    }
    line(sign(start.side()));
  }

  private static String sign(Side side) {
    return side == Side.BLACK ? "+" : "-";
  }

  private void move(GameNode node, boolean third) {
    Position before = node.parent().orElseThrow().position();
    Move move = node.move().orElseThrow();
    String from = move.origin().map(CsaWriter::digits).orElse("00");
    Piece moved = node.position().piece(move.to()).orElseThrow();
    line(sign(before.side()) + from + digits(move.to()) + codes.code(moved.type()));
    node.spent().ifPresent(time -> line("T" + seconds(time, third)));
  }

  private static String digits(Square square) {
    return square.file() + "" + square.rank();
  }

  private static String seconds(Duration time, boolean third) {
    return third && time.toMillisPart() > 0
        ? String.format("%.3f", time.toNanos() / NANOS)
        : String.valueOf(time.toSeconds());
  }

  private void end(GameNode last) {
    Optional<Outcome> outcome = Endings.at(game, last);
    outcome
        .flatMap(each -> CsaEnd.word(each, last.position().side()))
        .ifPresent(word -> line("%" + word));
  }
}
