package org.komabako.opponents.internal;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.session.LiveGame;

/** How an engine answers offers, and says why it resigns: by the last score that it has told. */
final class OfferPolicy {
  /** So early nobody agrees to a draw. */
  private static final int EARLY = 40;

  private final Side side;
  private volatile @Nullable Info best;

  OfferPolicy(Side side) {
    this.side = side;
  }

  /** What the engine thinks of its own turn; in any thread. */
  void hear(Info info) {
    if (info.multiPv() == 1) {
      best = info;
    }
  }

  /** Why it resigns, as far as it is known. */
  LocalizedText farewell() {
    Info known = best;
    if (known == null) {
      return Sentence.of(OfferPolicy.class, "offerPolicy.resigned");
    }
    return known.score() instanceof Score.Mate
        ? Sentence.of(OfferPolicy.class, "offerPolicy.resignedSeesMated")
        : Sentence.of(
            OfferPolicy.class,
            "offerPolicy.resignedScoreWas",
            ((Score.Material) known.score()).value());
  }

  /**
   * A draw is accepted by who is not better, late enough; a claim that nobody can win, too, or where both kings have entered, by
   * whom the count does not cost the game.
   *
   * @return what is said to what was declined; empty if nothing was
   */
  Optional<LocalizedText> answerOffers(LiveGame game) {
    return game.read(this::isAsked) ? game.change(this::answer) : Optional.empty();
  }

  private boolean isAsked(Game game) {
    return game.result().isEmpty() && (offers(game) || claims(game));
  }

  private Optional<LocalizedText> answer(Game game) {
    if (!isAsked(game)) {
      return Optional.empty();
    }
    if (offers(game) && wantsDraw(game)) {
      var unused = game.offerDraw(side);
      return Optional.empty();
    }
    if (claims(game) && agrees(game)) {
      var unused = game.claimJishogi(side);
      return Optional.empty();
    }
    LocalizedText said = refusal(game);
    game.withdrawOffers();
    return Optional.of(said);
  }

  private LocalizedText refusal(Game game) {
    boolean early = game.reached().ply() < EARLY;
    if (offers(game)) {
      return Sentence.of(
          OfferPolicy.class,
          early ? "offerPolicy.declinesDrawTooEarly" : "offerPolicy.declinesDrawWantsWin");
    }
    if (losesByClaim(game)) {
      return Sentence.of(OfferPolicy.class, "offerPolicy.doesNotAgreeWould");
    }
    return Sentence.of(
        OfferPolicy.class,
        early ? "offerPolicy.doesNotAgreeTooEarly" : "offerPolicy.doesNotAgreeWantsWin");
  }

  private boolean offers(Game game) {
    return game.drawOffers().contains(side.opponent());
  }

  private boolean claims(Game game) {
    return game.jishogiClaims().contains(side.opponent());
  }

  private boolean agrees(Game game) {
    Position position = game.position();
    return position
        .impasse()
        .winner()
        .map(side::equals)
        .orElseGet(() -> wantsDraw(game) || haveBothEntered(position));
  }

  private boolean losesByClaim(Game game) {
    return game.position().impasse().winner().equals(Optional.of(side.opponent()));
  }

  /** Where pieces are counted, kings that have entered are hardly ever mated, whatever the score. */
  private static boolean haveBothEntered(Position position) {
    return position.rules().book().impasse().counted()
        && Arrays.stream(Side.values())
            .allMatch(each -> position.royals(each).stream()
                .anyMatch(square -> position.rules().inZone(square, each)));
  }

  private boolean wantsDraw(Game game) {
    Info known = best;
    if (known == null || game.reached().ply() < EARLY) {
      return false;
    }
    return known.score() instanceof Score.Material material
        ? material.value() <= 0
        : ((Score.Mate) known.score()).plies() < 0;
  }
}
