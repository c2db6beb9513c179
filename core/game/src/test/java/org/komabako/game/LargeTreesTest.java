package org.komabako.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** Trees of thousands of places: what is asked of each place does not grow with the way to it. */
class LargeTreesTest {
  private static final long SEED = Long.getLong("komabako.seed", 11L);

  /** Two kings on a board, where no position may come for the third time. */
  private record Kings(int size) implements Variant {
    @Override
    public VariantTable table() {
      String empty = String.valueOf(size);
      List<String> ranks = new ArrayList<>(List.of("k" + (size - 1)));
      for (int i = 2; i < size; i++) {
        ranks.add(empty);
      }
      ranks.add((size - 1) + "K");
      return VariantTable.of("kings", "kings", "王")
          .board(size, size, 0)
          .start(String.join("/", ranks) + " b - 1")
          .piece(PieceType.row("K", "king", "王", "ō")
              .kanji("王", "王将")
              .abbreviations("K")
              .moves("K")
              .value(0)
              .flags(Flag.ROYAL))
          .build();
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN.withRepetition(new Repetition.Forbidden(3, false));
    }
  }

  private static int counted(GameNode place, long key) {
    return (int)
        place.path().stream().filter(node -> node.position().key() == key).count();
  }

  /** A tree in which each move of the way has a variation beside it. */
  private static Game nested(int nodes, Random random) {
    Game game = new Game(Rules.of(new Kings(12)));
    while (game.tree().nodes().size() < nodes) {
      // Far from each other, so that nobody takes the other king.
      for (int i = 0; i < 100; i++) {
        List<Move> moves = game.legalMoves();
        GameNode at = game.current();
        if (moves.size() < 2) {
          game.goTo(game.root());
          continue;
        }
        game.play(moves.get(random.nextInt(moves.size())));
        game.goTo(at);
        if (game.play(moves.get(random.nextInt(moves.size()))).outcome().isPresent()) {
          game.goTo(at);
        }
      }
    }
    return game;
  }

  @Test
  void positionsAreCountedAsOftenAsTheyCameOnTheWay() {
    Random random = new Random(SEED);
    Game game = new Game(Rules.of(new Kings(3)));
    for (int i = 0; i < 2000; i++) {
      List<Move> moves = game.legalMoves();
      if (moves.isEmpty() || random.nextInt(10) == 0) {
        List<GameNode> nodes = game.tree().nodes();
        game.goTo(nodes.get(random.nextInt(nodes.size())));
      } else {
        game.play(moves.get(random.nextInt(moves.size())));
      }
    }
    List<GameNode> nodes = game.tree().nodes();
    assertTrue(nodes.stream().anyMatch(node -> counted(node, node.position().key()) == 2));
    Occurrences occurrences = new Occurrences();
    for (int i = 0; i < 5000; i++) {
      GameNode place = nodes.get(random.nextInt(nodes.size()));
      long key = nodes.get(random.nextInt(nodes.size())).position().key();
      assertEquals(counted(place, key), occurrences.of(place, key), "seed " + SEED);
      key = place.position().key();
      assertEquals(counted(place, key), occurrences.of(place, key), "seed " + SEED);
    }
  }

  @Test
  void aTreeIsCountedInStepsOfItsMovesHoweverDeepItIs() {
    Game game = nested(5000, new Random(SEED));
    List<GameNode> nodes = game.tree().nodes();
    int deepest = nodes.stream().mapToInt(GameNode::ply).max().orElseThrow();
    assertTrue(deepest > 200, deepest + " moves");
    Occurrences occurrences = new Occurrences();
    nodes.forEach(node -> {
      for (int key = 0; key < 100; key++) {
        var unused = occurrences.of(node, key);
      }
    });
    assertTrue(
        occurrences.steps() <= 2L * nodes.size(),
        occurrences.steps() + " steps for " + nodes.size() + " places");
    // So many were made while it was played, with going back to the start now and then.
    long played = game.tree().history().steps();
    assertTrue(played <= 6L * nodes.size(), played + " steps for " + nodes.size() + " places");
  }

  @Test
  void aWalkKnowsThePlaceOfEachNode() {
    // The work grows with the square of the depth; 1,000 nodes are as deep as any game.
    Game game = nested(1000, new Random(SEED + 1));
    List<GameNode> seen = new ArrayList<>();
    game.tree().walk((node, place) -> {
      seen.add(node);
      assertEquals(node.place(), place);
      assertSame(node, game.tree().at(place));
      assertEquals(place, Place.parse(place.toString()));
      assertEquals(place.turns().isEmpty(), node.isMain());
    });
    assertEquals(game.tree().nodes(), seen);
  }
}
