package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Variant;
import org.komabako.ui.client.Screen;
import org.komabako.ui.client.Table;

/**
 * What the window's own thread works for clicks and steps on the largest boards that are shipped, from the click until all is
 * drawn. Processor time, as in {@link DialogTimesIT}; the limit is far above what is usual.
 */
@ExtendWith(Screen.class)
class BoardTimesIT {
  private static final int MOST_MILLIS = 1_000;
  private static final int TIMES = 40;
  private static final Pattern SQUARE = Pattern.compile("[0-9]+[a-z]+");

  @TempDir
  private Path data;

  private List<Variant> variants = List.of();
  private Table table;

  @BeforeEach
  void open() throws IOException {
    variants = ShippedVariants.withTexts();
    table = new Table(data, variants.toArray(Variant[]::new));
    table.client().window().shell().setBounds(0, 0, 1366, 768);
  }

  @AfterEach
  void end() {
    table.close();
  }

  private static void tell(String variant, String what, List<Double> millis) {
    List<Double> sorted = millis.stream().sorted().toList();
    double worst = sorted.get(sorted.size() - 1);
    System.out.printf(
        "display thread: %-12s %-24s median %5.1f worst %5.1f ms (%d times)%n",
        variant, what, sorted.get(sorted.size() / 2), worst, sorted.size());
    assertTrue(worst < MOST_MILLIS, () -> what + " takes " + worst + " ms");
  }

  /** The moves that two clicks play: walks between two squares with nothing to choose, of pieces that make no other moves. */
  private List<Move.Walk> plain() {
    List<Move> all = table.view().model().live().read(game -> game.legalMoves());
    Set<String> others = all.stream()
        .filter(move -> !(move instanceof Move.Walk))
        .map(move -> first(move.toString()))
        .collect(Collectors.toSet());
    List<Move.Walk> walks = all.stream()
        .filter(Move.Walk.class::isInstance)
        .map(Move.Walk.class::cast)
        .toList();
    Map<List<Square>, Long> ways = walks.stream()
        .collect(
            Collectors.groupingBy(move -> List.of(move.from(), move.to()), Collectors.counting()));
    return walks.stream()
        .filter(move -> ways.get(List.of(move.from(), move.to())) == 1)
        .filter(move -> !others.contains(move.from().toString()))
        .toList();
  }

  private static String first(String move) {
    Matcher square = SQUARE.matcher(move);
    return square.find() ? square.group() : "";
  }

  private boolean isAt(int ply) {
    return table.view().input().filter(input -> input.snapshot().ply() == ply).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dai", "tenjiku"})
  void clicksAndSteps(String key) {
    Variant variant =
        variants.stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow();
    table.game(key, variant.table().start());
    Random random = new Random(16);
    List<Double> pieces = new ArrayList<>();
    List<Double> targets = new ArrayList<>();
    for (int i = 0; i < TIMES; i++) {
      List<Move.Walk> moves = plain();
      Move.Walk move = moves.get(random.nextInt(moves.size()));
      int before = table.moves().size();
      pieces.add(DisplayTime.of(() -> table.click(move.from().toString())).all());
      targets.add(DisplayTime.of(() -> table.click(move.to().toString()), () -> isAt(before + 1))
          .all());
    }
    tell(key, "click on a piece", pieces);
    tell(key, "click on its target", targets);
    List<Double> steps = new ArrayList<>();
    for (int i = 1; i < TIMES; i++) {
      int ply = TIMES - i;
      steps.add(
          DisplayTime.of(() -> assertTrue(table.desk().actions().run("tree.back")), () -> isAt(ply))
              .all());
    }
    tell(key, "a move back", steps);
  }
}
