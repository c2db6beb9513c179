package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.TextException;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Mark;
import org.komabako.game.Place;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.position.Rules;

/** A game's tree: where its places are, the line that is followed, what is drawn and declared. */
class GameTreeTest {
  private final Game game =
      new Game(Rules.of(new SmallGame()).position("k11/12/12/12/12/12/12/12/4P7/12/12/K11 b - 1"));

  private GameNode play(String... moves) {
    for (String move : moves) {
      game.play(MoveText.read(game.position(), move));
    }
    return game.current();
  }

  /** 1.P-8h K-11a 2.P-8g, or 1...K-12b 2.P-8g K-11b; or 1.K-11l. */
  private void grow() {
    play("8i8h", "12a11a", "8h8g");
    game.goTo(1);
    play("12a12b", "8h8g", "12b11b");
    game.goTo(0);
    play("12l11l");
  }

  @Test
  void aPlaceIsFoundByItsText() {
    grow();
    List<String> places =
        game.tree().nodes().stream().map(node -> node.place().toString()).toList();
    assertEquals(List.of("0", "1", "2", "3", "2/2", "2/2.3", "2/2.4", "1/2"), places);
    for (GameNode node : game.tree().nodes()) {
      assertEquals(node, game.tree().at(Place.parse(node.place().toString())));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "-1", "1.2", "2/2.", "2/2.2", "2/0", "2/2.1/2", "1/2/3", "3/2."})
  void aTextThatIsNoPlaceIsRefused(String text) {
    String message = assertThrows(TextException.class, () -> Place.parse(text)).getMessage();
    assertTrue(String.valueOf(message).contains("'" + text + "' is no place"), message);
  }

  @Test
  void aPlaceThatTheTreeDoesNotHaveIsRefused() {
    grow();
    String message = assertThrows(
            IllegalArgumentException.class, () -> game.tree().at(Place.parse("2/3")))
        .getMessage();
    assertTrue(String.valueOf(message).contains("1 is followed by 2 moves"), message);
    assertThrows(IllegalArgumentException.class, () -> game.tree().at(Place.parse("4")));
  }

  @Test
  void goingBackAndOnStaysInTheVariation() {
    grow();
    game.goTo(game.tree().at(Place.parse("2/2.4")));
    assertTrue(game.undo() && game.undo() && game.undo() && game.undo());
    assertFalse(game.undo());
    assertEquals(4, game.line().size() - 1);
    assertTrue(game.redo() && game.redo());
    assertEquals("2/2", game.current().place().toString());
    game.goTo(game.root().last());
    game.goTo(1);
    assertTrue(game.redo());
    assertEquals("2", game.current().place().toString());
  }

  @Test
  void whatIsPlayedOnAfterATakeBackIsTheMainLine() {
    play("8i8h", "12a11a", "8h8g");
    assertTrue(game.undo() && game.undo() && game.undo());
    var next = game.playOn(MoveText.read(game.position(), "12l11l"));
    assertTrue(next.isMain());
    assertEquals(next, game.root().last());
    assertEquals(2, game.root().children().size(), "what was taken back is a variation");
    assertEquals("1/2.3", game.root().children().get(1).last().place().toString());
  }

  @Test
  void variationsStandBesideEachOther() {
    grow();
    GameNode first = game.tree().at(Place.parse("2"));
    GameNode second = game.tree().at(Place.parse("2/2"));
    assertEquals(Optional.of(second), first.sibling(1));
    assertEquals(Optional.of(first), second.sibling(-1));
    assertEquals(Optional.empty(), second.sibling(1));
    assertEquals(Optional.empty(), game.root().sibling(1));
    assertTrue(first.isMain());
    assertFalse(second.isMain());
    game.tree().makeMain(game.tree().at(Place.parse("2/2.3")));
    assertEquals("2", second.place().toString());
    assertEquals("2/2", first.place().toString());
  }

  @Test
  void whatIsDeletedIsNotFollowedAnyMore() {
    grow();
    GameNode variation = game.tree().at(Place.parse("2/2"));
    game.goTo(variation.last());
    game.resign(Side.BLACK);
    game.goTo(1);
    game.delete(variation);
    assertEquals(Optional.empty(), game.declared());
    assertEquals("3", game.root().last().place().toString());
    assertEquals(4, game.line().size());
    assertThrows(IllegalArgumentException.class, () -> game.delete(game.root()));
  }

  @Test
  void aDeclaredEndStaysWhereItWasDeclared() {
    grow();
    GameNode end = game.tree().at(Place.parse("3"));
    game.goTo(end);
    game.resign(Side.WHITE);
    game.goTo(1);
    assertEquals(Optional.empty(), game.outcome());
    game.goTo(end);
    assertEquals(Optional.of(Reason.RESIGNS), game.outcome().map(o -> o.reason()));
    assertTrue(game.legalMoves().isEmpty());
    game.undo();
    game.redo();
    assertEquals(Optional.empty(), game.outcome());
  }

  @Test
  void aMarkIsDrawnAndTakenAway() {
    Mark arrow = Mark.parse("5e 7g 2");
    assertTrue(arrow.isArrow());
    assertEquals("5e 7g 2", arrow.toString());
    GameNode node = game.root();
    node.draw(arrow);
    node.draw(Mark.parse("5e 1"));
    node.draw(Mark.parse("5e 7g 3"));
    assertEquals("[5e 1, 5e 7g 3]", node.marks().toString());
    node.draw(Mark.parse("5e 1"));
    assertEquals("[5e 7g 3]", node.marks().toString());
    node.clearMarks();
    assertEquals(List.of(), node.marks());
    for (String bad : List.of("", "5e", "5e 5", "5e 0", "5e x 1", "5e 7g 5a 1")) {
      assertThrows(TextException.class, () -> Mark.parse(bad), bad);
    }
  }
}
