package org.komabako.position.board;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;

/**
 * The layouts that are in use, so that games of one table and the same option values share theirs: one
 * takes some 0.2 MB and some milliseconds to compile. They are held by those who use them and not
 * here, so they leave with the last game of their variant. Safe for several threads.
 */
final class VariantLayouts {
  private static final List<Made> MADE = new ArrayList<>();

  /** A layout, as long as somebody uses it; the hash spares comparing most others. */
  private record Made(int hash, WeakReference<VariantLayout> layout) {}

  private VariantLayouts() {}

  /** The layout of a table and rules, compiled if there is none. */
  static VariantLayout of(VariantTable table, RuleBook book, OptionValues options) {
    String kind = FastBoard.kind();
    // Of names only: the hash of a whole table would have Java link the methods of each record in
    // it, which is a tenth of a start.
    int hash = Objects.hash(table.key(), options.asMap(), kind);
    VariantLayout known = find(hash, table, book, options, kind);
    if (known != null) {
      return known;
    }
    // Not under the lock: other games need not wait. Of two that are compiled at once the first
    // stays.
    VariantLayout compiled = new VariantLayout(table, book, options.asMap(), options.words());
    synchronized (MADE) {
      VariantLayout first = find(hash, table, book, options, kind);
      if (first != null) {
        return first;
      }
      MADE.removeIf(made -> made.layout().get() == null);
      MADE.add(new Made(hash, new WeakReference<>(compiled)));
      return compiled;
    }
  }

  private static @Nullable VariantLayout find(
      int hash, VariantTable table, RuleBook book, OptionValues options, String kind) {
    synchronized (MADE) {
      for (Made made : MADE) {
        VariantLayout layout = made.hash() == hash ? made.layout().get() : null;
        if (layout != null && isOf(layout, table, book, options, kind)) {
          return layout;
        }
      }
      return null;
    }
  }

  /**
   * Whether compiling these would make the same. Of one variant table and rules are the same objects mostly: to compare
   * them part by part has Java link the methods of each record in them, which is a third of the way to a first board.
   */
  @SuppressWarnings("ReferenceEquality") // Equal ones are found by the rest.
  private static boolean isOf(
      VariantLayout layout, VariantTable table, RuleBook book, OptionValues options, String kind) {
    if (!kind.equals(layout.kind) || !layout.chosen.equals(options.asMap())) {
      return false;
    }
    return layout.table == table && layout.book == book
        || layout.table.equals(table)
            && layout.book.equals(book)
            && layout.options.equals(options.words());
  }
}
