package org.komabako.varianttext;

import java.util.List;
import java.util.stream.Stream;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.varianttext.Section.Entry;

/** What can be told only when the table is whole: positions, and squares and pieces that rules name. */
final class TableCheck {
  /** All moves of all pieces; what has more cannot be searched. */
  private static final int MOST_LEGS = 10_000;

  private static final String LAST_RANK = "promotion.last_rank.";

  private final VariantTable table;
  private final Faults faults;

  TableCheck(VariantTable table, Faults faults) {
    this.table = table;
    this.faults = faults;
  }

  void check(List<Section> sections) {
    for (Section each : sections) {
      switch (each.kind()) {
        case "variant" -> each.find("start").ifPresent(this::position);
        case "handicap" -> each.find("sfen").ifPresent(this::position);
        case "rules" -> each.entries().forEach(this::rule);
        default -> {
          // Pieces, options and names are told where they are read.
        }
      }
    }
    int legs = table.pieces().stream().mapToInt(each -> each.legs().size()).sum();
    if (legs > MOST_LEGS) {
      faults.add(sections.get(0).line(), 1, "variantText.legs", legs, MOST_LEGS);
    }
  }

  private void position(Entry entry) {
    try {
      var unused = Sfen.parse(table, entry.value());
    } catch (TextException e) {
      faults.add(entry.line(), entry.column() + e.column(), e.text());
    }
  }

  private void rule(Entry entry) {
    if (entry.key().startsWith("goal.")) {
      Stream.of(entry.value().split("[\\s,]+"))
          .filter(each -> !each.isEmpty())
          .map(Square::parse)
          .filter(each -> !table.contains(each))
          .forEach(each -> faults.add(entry.line(), entry.column(), table.beside(each)));
    } else if (entry.key().startsWith(LAST_RANK) || SpecialFields.isOfPiece(entry.key())) {
      boolean lastRank = entry.key().startsWith(LAST_RANK);
      String id =
          lastRank ? entry.key().substring(LAST_RANK.length()) : SpecialFields.id(entry.key());
      if (table.piece(id).isEmpty()) {
        List<String> ids = table.pieces().stream().map(each -> each.id()).toList();
        faults.unknown(entry.line(), 1, lastRank ? LAST_RANK : SpecialFields.PIECE, id, ids);
      }
      SpecialFields.pieceBehind(entry.key(), entry.value())
          .filter(becomes -> table.piece(becomes).isEmpty())
          .ifPresent(becomes -> faults.unknown(
              entry.line(),
              entry.column(),
              entry.key(),
              becomes,
              table.pieces().stream().map(each -> each.id()).toList()));
    }
  }
}
