package org.komabako.opponents.internal;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
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
   * A draw is accepted by who is not better, late enough; a claim by whom it does not cost the game.
   *
   * @return what is said to what was declined; empty if nothing was
   */
  Optional<LocalizedText> answerOffers(LiveGame game) {
    boolean asked =
        game.read(each -> offers(each) || each.jishogiClaims().contains(side.opponent()));
    return asked ? game.change(this::answer) : Optional.empty();
  }

  private Optional<LocalizedText> answer(Game game) {
    if (offers(game) && wantsDraw(game)) {
      var unused = game.offerDraw(side);
      return Optional.empty();
    }
    boolean claims = game.jishogiClaims().contains(side.opponent());
    if (claims && !losesByClaim(game)) {
      var unused = game.claimJishogi(side);
      return Optional.empty();
    }
    boolean draw = offers(game);
    game.withdrawOffers();
    if (!draw) {
      return claims
          ? Optional.of(Sentence.of(OfferPolicy.class, "offerPolicy.doesNotAgreeWould"))
          : Optional.empty();
    }
    return Optional.of(
        game.reached().ply() < EARLY
            ? Sentence.of(OfferPolicy.class, "offerPolicy.declinesDrawTooEarly")
            : Sentence.of(OfferPolicy.class, "offerPolicy.declinesDrawWantsWin"));
  }

  private boolean offers(Game game) {
    return game.drawOffers().contains(side.opponent());
  }

  private boolean losesByClaim(Game game) {
    return game.position().impasse().winner().equals(Optional.of(side.opponent()));
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
