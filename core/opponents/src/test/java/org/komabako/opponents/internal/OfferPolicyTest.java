package org.komabako.opponents.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.position.Rules;

/** How an engine that plays White answers a claim of Black, before it has told a score. */
class OfferPolicyTest {
  private static final String TOO_EARLY = "it does not agree that nobody can win: it is too early";

  private static void assertAnswered(Impasse impasse, String start, String result, String answer) {
    OpenGame game =
        new OpenGame(new Game(Rules.of(new SmallGame(start, RuleBook.PLAIN.withImpasse(impasse)))));
    game.change(each -> each.claimJishogi(Side.BLACK));
    assertEquals(
        answer,
        new OfferPolicy(Side.WHITE)
            .answerOffers(game)
            .orElse(LocalizedText.NONE)
            .in(Locale.ENGLISH));
    assertEquals(result, game.read(each -> each.result().map(Outcome::toString).orElse("")));
  }

  /** Who has less than one gold general loses. */
  @ParameterizedTest
  @CsvSource({
    "1K1/1G1/3/3/1g1/1k1 b - 1, none jishogi, ''",
    "1k1/1g1/3/3/1G1/1K1 b - 1, '', " + TOO_EARLY,
    "1K1/3/3/3/1g1/1k1 b - 1, white jishogi, ''",
    "1K1/1G1/3/3/3/1k1 b - 1, '', it does not agree: it would lose by the count"
  })
  void itAgreesWhereBothKingsHaveEnteredUnlessItWouldLose(
      String start, String result, String answer) {
    assertAnswered(Impasse.points(1, Map.of()), start, result, answer);
  }

  /** Where pieces do not count, a claim is an offer of a draw. */
  @ParameterizedTest
  @CsvSource({"1K1/1G1/3/3/1g1/1k1 b - 1", "1k1/1g1/3/3/1G1/1K1 b - 1"})
  void withoutACountItIsTooEarly(String start) {
    assertAnswered(Impasse.DRAW, start, "", TOO_EARLY);
  }
}
