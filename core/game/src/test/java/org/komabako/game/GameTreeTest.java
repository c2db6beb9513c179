package org.komabako.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.game.SmallGame.move;
import static org.komabako.game.SmallGame.play;
import static org.komabako.game.SmallGame.texts;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.RequestException;
import org.komabako.game.clock.Times;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.position.Position;

/**
 * A tree with variations, and what is said of its places.
 *
 * <pre>
 * 1e1d 5a5b 1d1c
 *      5a4a 1d1c
 *           1d2d
 * 1e2e
 * </pre>
 */
class GameTreeTest {
  private final Game game = SmallGame.game(RuleBook.PLAIN, "k4/5/5/5/4K b - 1");
  private final GameTree tree = game.tree();
  private final GameNode root = game.root();

  @BeforeEach
  void branch() {
    play(game, "1e1d 5a5b 1d1c");
    game.goTo(1);
    play(game, "5a4a 1d1c");
    game.undo();
    play(game, "1d2d");
    game.goTo(0);
    play(game, "1e2e");
  }

  private GameNode at(String place) {
    return tree.at(Place.parse(place));
  }

  private List<Move> moves(String text) {
    Position position = root.position();
    return List.of(text.split(" ")).stream().map(each -> move(position, each)).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "0, ''",
    "1, 1e1d",
    "3, 1e1d 5a5b 1d1c",
    "2/2, 1e1d 5a4a",
    "2/2.3, 1e1d 5a4a 1d1c",
    "2/2.3/2, 1e1d 5a4a 1d2d",
    "1/2, 1e2e"
  })
  void eachPlaceIsFoundByItsNameAndItsMoves(String place, String moves) {
    GameNode node = at(place);
    assertEquals(moves, String.join(" ", texts(node.line())));
    assertEquals(place, node.place().toString());
    if (!moves.isEmpty()) {
      assertEquals(Optional.of(node), tree.find(moves(moves)));
    }
    assertEquals(node.ply(), node.line().size());
  }

  @Test
  void movesThatWereNotPlayedLeadNowhere() {
    assertEquals(Optional.of(root), tree.find(List.of()));
    assertEquals(Optional.empty(), tree.find(moves("1e2d")));
    assertEquals(Optional.empty(), tree.find(moves("1e2d 5a5b")));
    assertEquals(Optional.empty(), tree.find(moves("1e1d 5a5b 1d1c 5b5a")));
  }

  @ParameterizedTest
  @CsvSource({
    "4, the game has no place 4: 3 is followed by 0 moves",
    "1/3, the game has no place 1/3: 0 is followed by 2 moves",
    "2/2.3/2.5, the game has no place 2/2.3/2.5: 2/2.3/2 is followed by 0 moves",
    "3/2, the game has no place 3/2: 2 is followed by 1 move"
  })
  void aPlaceThatTheGameHasNotIsNamed(String place, String message) {
    assertEquals(message, assertThrows(RequestException.class, () -> at(place)).getMessage());
  }

  @Test
  void allPlacesTheMainLineFirst() {
    List<String> places =
        tree.nodes().stream().map(node -> node.place().toString()).toList();
    assertEquals(List.of("0", "1", "2", "3", "2/2", "2/2.3", "2/2.3/2", "1/2"), places);
  }

  @ParameterizedTest
  @CsvSource({"0, true", "2, true", "3, true", "2/2, false", "2/2.3, false", "1/2, false"})
  void onlyFirstMovesAreTheMainLine(String place, boolean main) {
    assertEquals(main, at(place).isMain());
  }

  @Test
  void whatFollowsTheEndOfTheGameIsNotTheMainLine() {
    game.goTo(at("2"));
    game.declare(Outcome.draw(Reason.AGREED));
    assertTrue(at("2").isMain());
    assertFalse(at("3").isMain());
    assertSame(at("2"), root.last());
    assertSame(at("2/2.3"), at("2/2").last());
    assertSame(at("3"), at("3").last());
  }

  @Test
  void theLastPlaceOfAFirstLine() {
    assertSame(at("3"), root.last());
    assertSame(at("2/2.3"), at("2/2").last());
    assertSame(at("1/2"), at("1/2").last());
  }

  @Test
  void movesTriedBesideAnother() {
    assertEquals(Optional.of(at("2/2")), at("2").sibling(1));
    assertEquals(Optional.of(at("2")), at("2/2").sibling(-1));
    assertEquals(Optional.empty(), at("2").sibling(-1));
    assertEquals(Optional.empty(), at("2/2").sibling(1));
    assertEquals(Optional.empty(), root.sibling(1));
  }

  @Test
  void aPlaceLeadsToItselfAndWhatFollows() {
    assertTrue(at("1").leadsTo(at("1")));
    assertTrue(at("1").leadsTo(at("2/2.3/2")));
    assertTrue(root.leadsTo(at("1/2")));
    assertFalse(at("1").leadsTo(root));
    assertFalse(at("2").leadsTo(at("2/2.3")));
    assertFalse(at("1").leadsTo(at("1/2")));
  }

  @Test
  void theWayToAPlaceBeginsAtTheStart() {
    assertEquals(List.of(root, at("1"), at("2/2")), at("2/2").path());
    assertEquals(List.of(root), root.path());
    assertEquals(Optional.empty(), root.move());
    assertEquals(Optional.empty(), root.parent());
  }

  @Test
  void aVariationBecomesTheFirstOfItsPlace() {
    GameNode variation = at("2/2");
    tree.promote(variation);
    assertSame(variation, at("2"));
    assertEquals("1e1d 5a5b", String.join(" ", texts(at("2/2").line())));
    tree.promote(root);
    assertEquals(2, root.children().size());
  }

  @Test
  void theWayToAPlaceBecomesTheMainLine() {
    GameNode place = at("2/2.3/2");
    tree.makeMain(place);
    assertTrue(place.isMain());
    assertSame(place, root.last());
    assertEquals(List.of("1e1d", "5a4a", "1d2d"), texts(place.line()));
  }

  @Test
  void movesAreWrittenDownWithoutPlayingThem() {
    GameNode before = game.current();
    GameNode after = tree.note(at("3"), moves("5b5a 1c1d"));
    assertSame(at("5"), after);
    assertSame(before, game.current());
    GameNode beside = tree.note(root, moves("1e2e 5a5b"));
    assertSame(at("1/2.2"), beside);
    assertSame(root, tree.note(root, List.of()));
  }

  @Test
  void anIllegalMoveIsNotWrittenDown() {
    var e =
        assertThrows(IllegalMoveException.class, () -> tree.note(at("3"), moves("5b5a 1c1e 5a5b")));
    assertEquals("movement", e.refusal().rule());
    assertEquals("5b5a", at("4").move().orElseThrow().toString());
    assertEquals(List.of(), at("4").children());
  }

  @Test
  void theMovesThatFollowAreNotChangedFromOutside() {
    List<GameNode> children = root.children();
    assertThrows(UnsupportedOperationException.class, () -> children.remove(0));
  }

  @Test
  void whatIsSaidOfAPlace() {
    GameNode node = at("2");
    assertEquals("", node.comment());
    assertEquals("", node.bookmark());
    assertEquals(Optional.empty(), node.spent());
    assertEquals(Optional.empty(), node.evaluation());
    node.comment("good");
    node.bookmark("here");
    node.spent(Duration.ofSeconds(7));
    Evaluation found = Evaluation.parse("cp 20 8");
    node.evaluation(found);
    assertEquals("good", node.comment());
    assertEquals("here", node.bookmark());
    assertEquals(Optional.of(Duration.ofSeconds(7)), node.spent());
    assertEquals(Optional.of(found), node.evaluation());
  }

  @Test
  void noMoveTakesATimeThatThereIsNot() {
    GameNode node = at("2");
    assertThrows(RequestException.class, () -> node.spent(Duration.ofSeconds(-1)));
    assertThrows(RequestException.class, () -> node.spent(Times.LONGEST.plusNanos(1)));
    assertEquals(Optional.empty(), node.spent());
  }

  @Test
  void aMarkThatIsDrawnAgainIsTakenAway() {
    Mark arrow = Mark.parse("1e 1d 1");
    Mark square = Mark.on(new Square(1, 5), 1);
    root.draw(arrow);
    root.draw(square);
    assertEquals(List.of(arrow, square), root.marks());
    root.draw(arrow);
    assertEquals(List.of(square), root.marks());
    assertEquals(List.of(), at("1").marks());
  }

  @Test
  void aMarkInAnotherColourTakesThePlaceOfTheFirst() {
    root.draw(Mark.parse("1e 1d 1"));
    root.draw(Mark.parse("1e 2d 1"));
    root.draw(Mark.parse("1e 1d 2"));
    assertEquals(List.of(Mark.parse("1e 2d 1"), Mark.parse("1e 1d 2")), root.marks());
    root.clearMarks();
    assertEquals(List.of(), root.marks());
  }
}
