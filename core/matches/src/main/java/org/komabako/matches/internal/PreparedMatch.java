package org.komabako.matches.internal;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.engine.EngineSetup;
import org.komabako.engine.Thinker;
import org.komabako.grid.PartSource;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.Player;
import org.komabako.position.Rules;
import org.komabako.varianttext.VariantTexts;

/**
 * All that the pairs of a match on the grid need here. The variant and the networks are those that are installed here if
 * they are the same as the others, else what was sent, if that is trusted.
 *
 * @param spec what the pairs have in common
 * @param rules those that are played by
 * @param first the engine of the first player, with what it evaluates with
 * @param second the other
 */
record PreparedMatch(PairSpec spec, Rules rules, Engine first, Engine second) {
  /**
   * Looks for all of it.
   *
   * @throws IllegalArgumentException if something is not there; the message says what
   */
  static PreparedMatch of(PairSpec spec, InstalledParts installed, PartSource parts) {
    MatchRequest request = spec.match().request();
    installed.missingEngine(request).ifPresent(PreparedMatch::refuse);
    Variant variant = variant(spec, installed, parts)
        .orElseThrow(
            () -> RequestException.of(MatchWork.class, "matchWork.noVariant", request.variant()));
    Rules rules = Rules.of(variant, OptionValues.base(variant).with(request.options()));
    Engine first = engine(spec.firstPlayer(), spec.first(), rules, installed, parts);
    Engine second = engine(spec.secondPlayer(), spec.second(), rules, installed, parts);
    first.refusal(rules).ifPresent(PreparedMatch::refuse);
    second.refusal(rules).ifPresent(PreparedMatch::refuse);
    return new PreparedMatch(spec, rules, first, second);
  }

  private static void refuse(LocalizedText reason) {
    throw new RequestException(reason);
  }

  private static Optional<Variant> variant(
      PairSpec spec, InstalledParts installed, PartSource parts) {
    return installed
        .variant(spec.match().request().variant())
        .filter(variant -> PartSource.digest(PairSpec.text(variant)).equals(spec.variant()))
        .or(() -> parts
            .part(spec.variant())
            .map(text ->
                VariantTexts.read(new String(text, StandardCharsets.UTF_8), installed::variant)));
  }

  private static Engine engine(
      Player player,
      Optional<String> digest,
      Rules rules,
      InstalledParts installed,
      PartSource parts) {
    Engine engine = installed.requireEngine(player.engine());
    Optional<byte[]> data = digest.map(each -> data(each, engine, rules, parts));
    return new SetUpEngine(engine, new EngineSetup(player.values(), data));
  }

  private static byte[] data(String digest, Engine engine, Rules rules, PartSource parts) {
    return engine
        .setup(rules, Map.of())
        .data()
        .filter(own -> PartSource.digest(own).equals(digest))
        .or(() -> parts.part(digest))
        .orElseThrow(() -> RequestException.of(MatchWork.class, "matchWork.noData"));
  }

  /** An engine that plays with the values and the data of whoever began the match. */
  private record SetUpEngine(Engine engine, EngineSetup setUp) implements Engine {
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
      return engine.openAs(rules, setUp);
    }
  }
}
