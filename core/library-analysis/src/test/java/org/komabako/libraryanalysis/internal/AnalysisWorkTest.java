package org.komabako.libraryanalysis.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.engine.EngineSetup;
import org.komabako.engine.Thinker;
import org.komabako.engine.search.SearchEngine;
import org.komabako.grid.PartSource;
import org.komabako.position.Rules;

/** What a worker uses of its own, and what it takes from others only if it trusts them. */
class AnalysisWorkTest {
  /** Our engine, which evaluates with some bytes besides. */
  private record WithData(SearchEngine engine, byte[] data) implements Engine {
    static WithData of(String data) {
      return new WithData(new SearchEngine(), data.getBytes(StandardCharsets.UTF_8));
    }

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
      return engine.open(rules, values);
    }

    @Override
    public EngineSetup setup(Rules rules, Map<String, String> values) {
      return new EngineSetup(engine.setup(rules, values).values(), Optional.of(data));
    }
  }

  private static AnalysisWork worker(String data) {
    AnalysisWork work = new AnalysisWork();
    work.addEngine(WithData.of(data));
    work.addVariant(AnalysisFixture.TOY);
    return work;
  }

  @Test
  void aNetworkThatIsHereAsItIsThereNeedsNoTrust() {
    AnalysisSpec.Whole whole = AnalysisSpec.of(AnalysisFixture.TOY, WithData.of("net"), 200);
    assertEquals(Optional.empty(), worker("net").refusal(whole.spec(), PartSource.NONE));
    AnalysisWork elsewhere = worker("another net");
    String why = elsewhere.refusal(whole.spec(), PartSource.NONE).orElseThrow().in(Locale.ENGLISH);
    assertTrue(why.startsWith("what the engine evaluates with is not there"), why);
    assertEquals(
        Optional.empty(),
        elsewhere.refusal(
            whole.spec(),
            digest -> whole.parts().stream()
                .filter(part -> PartSource.digest(part).equals(digest))
                .findFirst()));
  }
}
