package org.komabako.kernel.rules;

import java.util.Locale;
import java.util.Map;
import org.komabako.base.message.LocalizedText;

/**
 * A named bundle of option values.
 *
 * @param name like {@code jcsa}
 * @param title its name for people
 * @param help who plays so, a sentence
 * @param values what differs from the first value of each option
 */
public record RuleSet(
    String name, LocalizedText title, LocalizedText help, Map<String, String> values) {
  /** The name of the rule set in which every option has its first value. */
  public static final String BASE = "base";

  /** The first value of every option. */
  public static final RuleSet PLAIN = new RuleSet(
          BASE, "The first value of every option.", Map.of())
      .titled("Basic", "基本", "すべての項目を最初の値にしたもの。");

  /** Keeps an own copy. */
  public RuleSet {
    values = Map.copyOf(values);
  }

  /** A rule set in English only; {@link #titled} adds the rest. */
  public RuleSet(String name, String help, Map<String, String> values) {
    this(name, Titles.of(name), LocalizedText.same(help), values);
  }

  /** The same with a title, and in Japanese too. */
  public RuleSet titled(String english, String japanese, String helpInJapanese) {
    return new RuleSet(
        name,
        LocalizedText.of(english, japanese),
        help.with(Locale.JAPANESE, helpInJapanese),
        values);
  }
}
