package org.komabako.ui.newgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.VariantCard;

/** The rules of a game in words, of what is written for programs: {@code jcsa}, or {@code touch=strict}. */
public final class RuleWords {
  private final Messages messages;

  /** In the language of some messages. */
  public RuleWords(Messages messages) {
    this.messages = messages;
  }

  /**
   * A rule set by its title, else the options that differ from the plain one.
   *
   * @param card the variant; without it the rules stay as they are written
   */
  public String say(Optional<VariantCard> card, String rules) {
    return card.map(known -> say(known, rules)).orElse(rules);
  }

  private String say(VariantCard card, String rules) {
    Optional<RuleSet> set =
        card.ruleSets().stream().filter(each -> each.name().equals(rules)).findFirst();
    if (set.isPresent()) {
      return messages.of(set.get().title());
    }
    List<String> words = new ArrayList<>();
    for (String pair : rules.split(" ", -1)) {
      int mark = pair.indexOf('=');
      words.add(mark < 0 ? pair : say(card, pair.substring(0, mark), pair.substring(mark + 1)));
    }
    return String.join(messages.get("new-game.rules.comma"), words);
  }

  private String say(VariantCard card, String name, String value) {
    Optional<RuleOption> option =
        card.options().stream().filter(each -> each.name().equals(name)).findFirst();
    String title = option.map(each -> messages.of(each.title())).orElse(name);
    String chosen = option
        .flatMap(each ->
            each.values().stream().filter(one -> one.name().equals(value)).findFirst())
        .map(one -> messages.of(one.title()))
        .orElse(value);
    return messages.get("new-game.rules.option", title, chosen);
  }
}
