package org.komabako.ui.learn.rules;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.MoveWords;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.Variant;
import org.komabako.ui.widgets.text.Messages;

/**
 * The page about a variant, as Markdown: what the variant brings itself, then its options as they are set, to which a
 * link leads from the head. What it does not bring in the reader's language is told from its table.
 */
public final class RulesPage {
  /** Where the table of pieces begins and ends in what a variant brings. */
  private static final String TABLE = "<!-- pieces -->";

  private static final String TABLE_END = "<!-- /pieces -->";

  private final Messages messages;
  private final StringBuilder page = new StringBuilder();

  private RulesPage(Messages messages) {
    this.messages = messages;
  }

  /**
   * The page.
   *
   * @param values the options of the game that is asked about
   * @param ofGame whether there is such a game; else they are those that are usual
   * @param readme what the variant brings; its heading is left away
   * @param foreign whether that is in another language than the reader's
   */
  public static String of(
      Messages messages,
      Variant variant,
      OptionValues values,
      boolean ofGame,
      Optional<String> readme,
      boolean foreign) {
    RulesPage made = new RulesPage(messages);
    made.heading("#", messages.title(variant.table().name()));
    String options = messages.get(ofGame ? "rules.options.game" : "rules.options.usual");
    made.page.append("[%s](#%s)\n\n".formatted(options, Sheet.anchor(options)));
    if (readme.isEmpty() || foreign) {
      made.page.append(RulesPictures.board()).append("\n\n");
      made.table(variant.table());
    }
    readme.ifPresent(text -> {
      if (foreign) {
        made.heading("##", messages.get("rules.foreign"));
      }
      made.page
          .append(illustrated(text.replaceFirst("\\A\\s*# .*\\R", ""), variant.table(), !foreign))
          .append("\n\n");
    });
    made.heading("##", options);
    made.options(variant, values);
    return made.page.toString();
  }

  /** With the board before the first section, and a picture before the letter of each piece in the table of pieces. */
  private static String illustrated(String readme, VariantTable table, boolean board) {
    Map<String, String> pictures = table.pieces().stream()
        .collect(Collectors.toMap(
            type -> "| " + type.id() + " |",
            type -> "| " + RulesPictures.piece(type) + " " + type.id() + " |"));
    StringBuilder page = new StringBuilder();
    boolean inTable = false;
    boolean missing = board;
    for (String line : (Iterable<String>) readme.lines()::iterator) {
      inTable = line.equals(TABLE) || inTable && !line.equals(TABLE_END);
      if (missing && line.startsWith("## ")) {
        page.append(RulesPictures.board()).append("\n\n");
        missing = false;
      }
      int end = line.indexOf(" |", 1) + 2;
      String picture = inTable && end > 2 ? pictures.get(line.substring(0, end)) : null;
      page.append(picture == null ? line : picture + line.substring(end)).append('\n');
    }
    return page.toString();
  }

  private void heading(String sign, String words) {
    page.append(sign).append(' ').append(words).append("\n\n");
  }

  private void options(Variant variant, OptionValues values) {
    row(messages.get("rules.option"), messages.get("rules.value"), messages.get("rules.meaning"));
    page.append("| --- | --- | --- |\n");
    for (RuleOption option : OptionValues.optionsOf(variant)) {
      option.values().stream()
          .filter(each -> each.name().equals(values.get(option.name())))
          .findFirst()
          .ifPresent(value -> row(
              "**" + Messages.capital(cell(option.title())) + "**",
              cell(value.title()),
              cell(option.help()) + " → " + cell(value.help())));
    }
    page.append('\n');
  }

  private void table(VariantTable table) {
    heading("##", messages.get("rules.pieces"));
    page.append(messages.get("rules.board", table.files(), table.ranks(), table.zone()));
    page.append("\n\n");
    row(
        "",
        messages.get("rules.piece"),
        messages.get("rules.kanji"),
        messages.get("rules.moves"),
        messages.get("rules.promotes"));
    page.append("| --- | --- | --- | --- | --- |\n");
    for (PieceType type : table.pieces()) {
      row(
          RulesPictures.piece(type),
          cell(type.name()),
          cell(LocalizedText.same(type.kanji())),
          cell(MoveWords.of(type)),
          type.promotesTo().map(id -> cell(table.type(id).name())).orElse("–"));
    }
    page.append('\n');
  }

  private String cell(LocalizedText text) {
    return messages.of(text).replace('|', '/').replaceAll("\\s+", " ");
  }

  private void row(String... cells) {
    page.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }
}
