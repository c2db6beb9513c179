package org.komabako.platform.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Handicap;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/**
 * Validates a variant, when its jar has been installed: asks it for everything once, so that a faulty one is
 * refused before anybody meets it.
 */
final class VariantCheck {
  private static final int LONGEST_KEY = 64;
  private static final int LONGEST_NAME = 200;
  private static final int LONGEST_HELP = 2_000;

  private VariantCheck() {}

  /**
   * Checks the table, each rule set, each value of each option, the start and the handicaps. The
   * variant's own code runs here.
   *
   * @throws RuntimeException of any kind if something is wrong; the message says what
   */
  static FrozenVariant check(Variant original) {
    FrozenVariant variant = read(original);
    String key = variant.key();
    if (key.length() > LONGEST_KEY) {
      throw RequestException.of(VariantCheck.class, "variantCheck.keyMoreThanLetters", LONGEST_KEY);
    }
    names(variant.table()).forEach(name -> checkText(name, LONGEST_NAME));
    options(variant);
    OptionValues base = OptionValues.base(variant);
    for (RuleSet set : variant.ruleSets()) {
      variant.rules(OptionValues.of(variant, set.name()));
    }
    for (RuleOption option : variant.options()) {
      for (RuleOption.Value value : option.values()) {
        variant.rules(base.with(option.name(), value.name()));
      }
    }
    Rules rules = Rules.of(variant);
    rules.start().legalMoves();
    variant.table().handicaps().forEach(handicap -> rules.position(handicap.sfen()));
    return variant;
  }

  /**
   * What a variant that is shipped with the program says of itself. All else was tested when the program was built,
   * and to ask for it would be a third of a start: its rules are asked for when they are played.
   *
   * @throws RuntimeException of any kind if that fails; the message says why
   */
  static FrozenVariant read(Variant original) {
    FrozenVariant variant = FrozenVariant.of(original);
    String key = original.key();
    if (!variant.key().equals(key)) {
      throw RequestException.of(VariantCheck.class, "variantCheck.keyTable", key, variant.key());
    }
    return variant;
  }

  private static List<String> names(VariantTable table) {
    List<String> names = new ArrayList<>();
    add(names, table.name());
    for (PieceType type : table.pieces()) {
      add(names, type.name());
      names.addAll(List.of(type.romaji(), type.kanji(), type.kanjiPair(), type.kanjiWhite()));
      names.addAll(type.abbreviations());
    }
    for (Handicap handicap : table.handicaps()) {
      names.add(handicap.key());
      add(names, handicap.name());
    }
    table.spellings().forEach(spelling -> names.addAll(spelling.names()));
    return names;
  }

  private static void options(Variant variant) {
    for (RuleSet set : variant.ruleSets()) {
      described(set.name(), set.title(), set.help());
    }
    for (RuleOption option : variant.options()) {
      described(option.name(), option.title(), option.help());
      option.values().forEach(value -> described(value.name(), value.title(), value.help()));
    }
  }

  private static void described(String name, LocalizedText title, LocalizedText help) {
    List<String> names = new ArrayList<>(List.of(name));
    add(names, title);
    names.forEach(each -> checkText(each, LONGEST_NAME));
    checkText(help.in(Locale.ENGLISH), LONGEST_HELP);
    checkText(help.in(Locale.JAPANESE), LONGEST_HELP);
  }

  private static void add(List<String> names, LocalizedText text) {
    names.add(text.in(Locale.ENGLISH));
    names.add(text.in(Locale.JAPANESE));
  }

  /** A name goes to terminals and labels as it is. */
  private static void checkText(String text, int longest) {
    if (text.length() > longest) {
      throw RequestException.of(
          VariantCheck.class,
          "variantCheck.textLongerThanCharacters",
          SafeText.line(text, 40),
          longest);
    }
    if (!SafeText.line(text).equals(text)) {
      throw RequestException.of(
          VariantCheck.class, "variantCheck.textControlCharacters", SafeText.line(text));
    }
  }
}
