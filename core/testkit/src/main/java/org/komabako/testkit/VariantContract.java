package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Spelling;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.position.Perft;
import org.komabako.kernel.position.PerftHash;
import org.komabako.kernel.position.PerftThreads;
import org.komabako.kernel.position.Position;
import org.komabako.kernel.position.Rules;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleSet;

/**
 * What holds for every variant. A variant's test inherits it and names the variant. With the system
 * property {@code komabako.deep} it counts deeper, too.
 */
public abstract class VariantContract extends RecordContract {
  private static final long NODES = DEEP ? 600_000_000L : 2_000_000L;

  /** Every position of the variant's perft file, which stands beside its test. */
  @TestFactory
  Stream<DynamicTest> positionsAreAsOthersCountedThem() throws IOException {
    String file = "/" + variant().key() + ".perft";
    return PerftFile.resource(getClass(), file).positions().stream()
        .map(each -> DynamicTest.dynamicTest(each.id(), () -> checkPosition(each)));
  }

  @Test
  void thePerftFileSpeaksOfThisVariant() throws IOException {
    PerftFile file = PerftFile.resource(getClass(), "/" + variant().key() + ".perft");
    VariantTable table = variant().table();
    assertEquals(table.start(), file.positions().get(0).sfen());
    for (PerftFile.Position position : file.positions()) {
      OptionValues values = OptionValues.base(variant()).with(position.options());
      assertEquals(position.options(), values.changes(), position.id());
      SfenPieces.checkShape(position.sfen(), table.files(), table.ranks());
    }
  }

  @Test
  void everyRuleSetIsItsOptionsOnBase() {
    for (RuleSet set : variant().ruleSets()) {
      assertEquals(
          variant().rules(OptionValues.of(variant(), set.name())),
          variant().rules(OptionValues.base(variant()).with(set.values())));
    }
  }

  @Test
  void rulesThatAreSpelledForEnginesAreThere() {
    for (Spelling spelling : variant().table().spellings()) {
      String[] rule = spelling.thing().split("=", 2);
      if (rule.length == 2) {
        var unused = OptionValues.base(variant()).with(rule[0], rule[1]);
        assertTrue(
            spelling.names().stream().allMatch(name -> name.matches("[^=]+=.*")),
            () -> spelling + ": write OPTION=VALUE");
      }
    }
  }

  private void checkPosition(PerftFile.Position known) {
    Rules rules = Rules.of(variant(), OptionValues.base(variant()).with(known.options()));
    Position position = rules.position(known.sfen());
    known.origin().ifPresent(origin -> {
      Game game = new Game(rules.position(origin.sfen()));
      origin.line().forEach(text -> game.play(Usi.parse(rules.table(), text)));
      assertEquals(known.sfen(), game.position().sfen(), "the line leads here");
    });
    List<String> moves =
        position.legalMoves().stream().map(Move::toString).sorted().toList();
    assertAll(
        () -> assertEquals(known.sfen(), position.sfen()),
        () -> assertEquals(known.moves(), moves),
        () -> assertEquals(known.result(), result(position)),
        () -> assertEquals(known.check(), position.inCheck(position.side())));
    for (String text : known.legal()) {
      assertTrue(position.isLegal(Usi.parse(rules.table(), text)), text + " is legal");
    }
    for (String text : known.illegal()) {
      assertTrue(position.why(Usi.parse(rules.table(), text)).isPresent(), text + " is refused");
    }
    known.perft().forEach((depth, count) -> {
      if (count <= NODES) {
        assertEquals(count, new Perft(position.board()).count(depth), "perft " + depth);
      }
    });
  }

  @Test
  void threadsAndMemoryCountTheSame() throws InterruptedException {
    Position start = Rules.of(variant()).start();
    int depth = start.legalMoves().size() > 100 ? 2 : 4;
    long leaves = new Perft(start.board()).count(depth);
    PerftThreads threads = new PerftThreads(3, new PerftHash(1));
    for (int again = 0; again < 2; again++) {
      long counted = threads.divide(start, depth).values().stream()
          .mapToLong(Long::longValue)
          .sum();
      assertEquals(leaves, counted);
    }
  }

  private static String result(Position position) {
    return position.outcome().map(Outcome::toString).orElse("open");
  }
}
