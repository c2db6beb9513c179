package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.Languages;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.ui.newgame.RuleWords;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.text.OutcomeWords;
import org.komabako.ui.workbench.VariantCard;

/** Rules and ends of all shipped variants are told in words, never by names that programs use. */
class WordsIT {
  private final List<String> told = new ArrayList<>();

  private void tell(String sentence) {
    told.add(sentence);
  }

  private void tell(LocalizedText text) {
    tell(text.in(Locale.ENGLISH));
    tell(text.in(Locale.JAPANESE));
  }

  private void assertWords(int least) {
    List<String> raw = told.stream()
        .filter(each -> each.isBlank()
            || each.contains("_")
            || each.contains("=")
            || each.contains("xray")
            || each.contains("outcome.")
            || each.contains("new-game."))
        .toList();
    assertEquals(List.of(), raw);
    assertTrue(told.size() >= least, () -> "only " + told.size() + " sentences");
  }

  @Test
  void everyOptionAndValueHasWords() throws IOException {
    for (Variant variant : ShippedVariants.withShelf()) {
      for (RuleOption option : OptionValues.optionsOf(variant)) {
        tell(option.title());
        for (RuleOption.Value value : option.values()) {
          tell(value.title());
          tell(OptionValues.base(variant).with(option.name(), value.name()).say(option.name()));
        }
      }
      variant.ruleSets().forEach(set -> tell(set.title()));
    }
    assertWords(200);
  }

  @Test
  void rulesOfGamesAreSaidInWords() throws IOException {
    List<Variant> variants = ShippedVariants.withShelf();
    for (Locale language : Languages.all()) {
      RuleWords words = new RuleWords(new Messages(language));
      for (Variant variant : variants) {
        Optional<VariantCard> card = Optional.of(VariantCard.of(variant));
        for (RuleSet set : card.get().ruleSets()) {
          tell(words.say(card, set.name()));
        }
        for (RuleOption option : card.get().options()) {
          for (RuleOption.Value value : option.values()) {
            tell(words.say(card, option.name() + "=" + value.name() + " touch=free"));
          }
        }
      }
    }
    assertWords(100);
  }

  @Test
  void everyEndHasWords() {
    for (Locale language : Languages.all()) {
      Messages messages = new Messages(language);
      for (Reason reason : Reason.values()) {
        tell(OutcomeWords.of(messages, Outcome.draw(reason)));
        for (Side side : Side.values()) {
          tell(OutcomeWords.of(messages, Outcome.win(side, reason)));
        }
      }
    }
    assertWords(Reason.values().length * 6);
  }

  /** A king that is mated by a gold general behind which a pawn stands. */
  @Test
  void mateIsCalledMate() {
    Variant shogi = ShippedVariants.named("shogi");
    var mated = org.komabako.position.Rules.of(shogi, OptionValues.defaults(shogi))
        .position("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    Outcome end = mated.outcome().orElseThrow();
    assertEquals(Reason.NO_MOVES, end.reason());
    Map<Locale, String> expected =
        Map.of(Locale.ENGLISH, "Black has won: checkmate", Locale.JAPANESE, "先手の勝ち：詰み");
    expected.forEach((language, sentence) ->
        assertEquals(sentence, OutcomeWords.of(new Messages(language), end, Optional.of(mated))));
  }
}
