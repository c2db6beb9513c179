package org.komabako.variant.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.engine.search.SearchEngine;
import org.komabako.position.Rules;

/** Checks that take nothing are among a hundred drops; a search that leaves out late moves must not leave out these. */
class QuietChecksTest {
  private static final Rules RULES = Rules.of(new Shogi());
  private static final int NODES = 40_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4+R2+P1/1kg2+L3/nspp3N+B/p5gpp/6p2/PPPB1p2P/1pSPP1P2/L3K4/2G2G+n1+r b S2Psn2l 103",
        "ln1g1G3/4s+B2l/pppk3P1/3NN3p/7p1/1PP1P1p2/P4P2P/2S1GS1R1/LN2K3L b RGS5Pb 71"
      })
  void whoPlaysSeesAMateInFiveByDrops(String sfen) {
    Task task = new Task(RULES.position(sfen), List.of(), Limits.NONE.toNodes(NODES));
    AtomicReference<Info> last = new AtomicReference<>();
    try (Thinker thinker = new SearchEngine().open(RULES, Map.of("USI_Hash", "16"))) {
      thinker.think(task, last::set).join();
    }
    assertEquals(new Score.Mate(5), last.get().score());
  }
}
