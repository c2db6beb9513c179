package org.komabako.matches.internal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.engine.EngineSetup;
import org.komabako.engine.Thinker;
import org.komabako.grid.PartSource;
import org.komabako.grid.WorkKind;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.Player;
import org.komabako.notation.GameText;
import org.komabako.platform.Variants;
import org.komabako.position.Rules;
import org.komabako.varianttext.VariantTexts;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * Plays pairs of games of matches for the grid. The variant is the one that is installed here if it says the same as the
 * other, else the text that was sent; engines are those that are installed here. One that leaves while it plays loses no
 * game: the unit fails and is played again.
 */
@Component
public final class MatchWork implements WorkKind {
  /** The name of this kind. */
  static final String NAME = "match";

  private final InstalledParts installed = new InstalledParts();
  private Registration following = () -> {};

  /** An engine arrives. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addEngine(Engine engine) {
    installed.add(engine);
  }

  /** An engine leaves. */
  void removeEngine(Engine engine) {
    installed.remove(engine);
  }

  /** Who knows the variants is there. */
  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setVariants(Variants service) {
    following = service.follow(Variants.Follower.of(this::addVariant, installed::remove));
  }

  /** Who knows the variants is gone, and so are they. */
  void unsetVariants(Variants service) {
    following.close();
  }

  /** A variant arrives. */
  void addVariant(Variant variant) {
    installed.add(variant);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<LocalizedText> refusal(byte[] bytes, PartSource parts) {
    PairSpec spec = PairSpec.read(bytes);
    MatchRequest request = spec.match().request();
    Optional<LocalizedText> missing = installed.missingEngine(request);
    if (missing.isPresent()) {
      return missing;
    }
    Optional<Variant> variant = variant(spec, parts);
    if (variant.isEmpty()) {
      return Optional.of(Sentence.of(MatchWork.class, "matchWork.noVariant", request.variant()));
    }
    if (!isThere(spec.first(), parts) || !isThere(spec.second(), parts)) {
      return Optional.of(Sentence.of(MatchWork.class, "matchWork.noData"));
    }
    return engine(request.first()).refusal(rules(variant.get(), request));
  }

  private static boolean isThere(Optional<String> digest, PartSource parts) {
    return digest.isEmpty() || parts.part(digest.get()).isPresent();
  }

  private Optional<Variant> variant(PairSpec spec, PartSource parts) {
    return installed
        .variant(spec.match().request().variant())
        .filter(variant -> digest(variant).equals(spec.variant()))
        .or(() -> parts
            .part(spec.variant())
            .map(text ->
                VariantTexts.read(new String(text, StandardCharsets.UTF_8), installed::variant)));
  }

  private static String digest(Variant variant) {
    return PartSource.digest(VariantTexts.write(variant).getBytes(StandardCharsets.UTF_8));
  }

  private static Rules rules(Variant variant, MatchRequest request) {
    return Rules.of(variant, OptionValues.base(variant).with(request.options()));
  }

  private Engine engine(Player player) {
    return installed
        .engine(player.engine())
        .orElseThrow(() -> new RequestException(installed.noEngine(player.engine())));
  }

  @Override
  public byte[] work(byte[] bytes, byte[] unit, PartSource parts) throws InterruptedException {
    PairSpec spec = PairSpec.read(bytes);
    MatchRequest request = spec.match().request();
    Variant variant = variant(spec, parts)
        .orElseThrow(
            () -> RequestException.of(MatchWork.class, "matchWork.noVariant", request.variant()));
    Rules rules = rules(variant, request);
    Engine first = new SetUpEngine(engine(request.first()), data(spec.first(), parts));
    Engine second = new SetUpEngine(engine(request.second()), data(spec.second(), parts));
    List<PlayedGames.Played> games = new ArrayList<>();
    for (int number : PairUnit.read(unit).games()) {
      MatchGame game = new MatchGame(
          request, number, rules, spec.match().opening(rules, number), MoveTimeouts.USUAL);
      GameResult result = game.play(first, second);
      games.add(new PlayedGames.Played(result, GameText.write(game.game())));
    }
    if (installed.missingEngine(request).isPresent()) {
      // One has left, and its games ended for that.
      throw new InterruptedException();
    }
    return PlayedGames.write(games);
  }

  private static Optional<byte[]> data(Optional<String> digest, PartSource parts) {
    return digest.map(each -> parts
        .part(each)
        .orElseThrow(() -> RequestException.of(MatchWork.class, "matchWork.noData")));
  }

  /** An engine that plays with the data that was sent. */
  private record SetUpEngine(Engine engine, Optional<byte[]> data) implements Engine {
    @Override
    public String id() {
      return engine.id();
    }

    @Override
    public LocalizedText name() {
      return engine.name();
    }

    @Override
    public List<EngineOption> options() {
      return engine.options();
    }

    @Override
    public Optional<LocalizedText> refusal(Rules rules) {
      return engine.refusal(rules);
    }

    @Override
    public Thinker open(Rules rules, Map<String, String> values) {
      return engine.openAs(rules, new EngineSetup(values, data));
    }
  }
}
