package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.MoveWords;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Rules;
import org.komabako.ui.widgets.text.Messages;

/** What there is to say about a kind of piece, all from the variant's table and rules. */
final class PieceWords {
  private static final double PAWN = 100.0;

  private final Messages messages;

  PieceWords(Messages messages) {
    this.messages = messages;
  }

  /** The promoted side, or what the piece is promoted from. */
  static Optional<PieceType> otherSide(VariantTable table, PieceType type) {
    return type.promotesTo()
        .flatMap(table::piece)
        .or(() -> table.pieces().stream()
            .filter(each -> each.promotesTo().filter(type.id()::equals).isPresent())
            .findFirst());
  }

  /** Names, reading, worth, promotion and powers, line by line. */
  String card(Rules rules, PieceType type) {
    VariantTable table = rules.table();
    List<String> lines = new ArrayList<>();
    lines.add(messages.get(
        "piece.names",
        Messages.capital(type.name().in(Locale.ENGLISH)),
        type.name().in(Locale.JAPANESE),
        type.romaji()));
    lines.add(messages.get("piece.short", type.kanjiPair(), type.kanji(), type.abbreviation()));
    if (type.value() > 0) {
      lines.add(messages.get("piece.value", type.value() / PAWN));
    }
    otherSide(table, type)
        .ifPresent(other -> lines.add(messages.get(
            type.promotesTo().isPresent() ? "piece.promotes" : "piece.promoted",
            messages.of(other.name()),
            other.kanjiPair())));
    lines.add(messages.get("piece.moves", messages.of(MoveWords.of(type))));
    if (!type.lionPower().stepsOf(LionPower.Kind.LION).isEmpty()) {
      lines.add(messages.get("piece.lion"));
    }
    Optional.ofNullable(rules.book().special().takers().get(type.id()))
        .flatMap(table::piece)
        .ifPresent(becomes -> lines.add(
            messages.get("piece.taker", messages.of(becomes.name()), becomes.kanjiPair())));
    for (PieceType.Flag flag : PieceType.Flag.values()) {
      if (type.is(flag)) {
        lines.add(
            messages.get("piece.flag." + flag.name().toLowerCase(Locale.ROOT).replace('_', '-')));
      }
    }
    lines.add(messages.get("piece.signs"));
    return String.join("\n", lines);
  }
}
