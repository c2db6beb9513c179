package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Spelling;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Perft;
import org.komabako.position.PerftHash;
import org.komabako.position.PerftThreads;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.varianttext.VariantTexts;

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

  @Test
  void asATextItIsTheSame() {
    Variant again = VariantTexts.read(VariantTexts.write(variant()), key -> Optional.empty());
    assertEquals(told(variant()), told(again));
    Random random = new Random(1);
    for (int i = 0; i < 100; i++) {
      Map<String, String> chosen = new HashMap<>();
      variant().options().forEach(option -> {
        List<RuleOption.Value> values = option.values();
        chosen.put(option.name(), values.get(random.nextInt(values.size())).name());
      });
      assertEquals(
          variant().rules(OptionValues.base(variant()).with(chosen)),
          again.rules(OptionValues.base(again).with(chosen)),
          chosen::toString);
    }
  }

  /** All that a variant says of itself, its texts in the two languages that each speaks. */
  private static List<Object> told(Variant variant) {
    VariantTable table = variant.table();
    List<Object> all = new ArrayList<>(List.of(
        table.key(),
        text(table.name()),
        table.files(),
        table.ranks(),
        table.zone(),
        table.start()));
    all.add(table.hand());
    table.pieces().forEach(each -> {
      all.add(text(each.name()));
      all.add(List.of(each.id(), each.romaji(), each.kanji(), each.kanjiPair(), each.kanjiWhite()));
      all.add(List.of(each.abbreviations(), each.betza(), each.legs(), each.lionPower()));
      all.add(List.of(each.promotesTo(), each.value(), each.perFile(), each.flags()));
    });
    table
        .handicaps()
        .forEach(each -> all.addAll(List.of(each.key(), text(each.name()), each.sfen())));
    all.add(table.spellings());
    for (RuleOption option : variant.options()) {
      all.addAll(List.of(option.name(), text(option.title()), text(option.help())));
      option.values().forEach(each -> {
        all.addAll(List.of(each.name(), text(each.title()), text(each.help())));
      });
    }
    variant.ruleSets().forEach(each -> {
      all.addAll(List.of(each.name(), text(each.title()), text(each.help()), each.values()));
    });
    return all;
  }

  private static List<String> text(LocalizedText text) {
    return List.of(text.in(Locale.ENGLISH), text.in(Locale.JAPANESE));
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
    int depth = 1;
    long leaves = start.legalMoves().size();
    while (depth < 4 && leaves < 5_000) {
      leaves = new Perft(start.board()).count(++depth);
    }
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
