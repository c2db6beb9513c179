package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.library.Found;
import org.komabako.library.GameQuery;
import org.komabako.library.MoveCount;
import org.komabako.library.PiecePattern;
import org.komabako.library.ProgressListener;
import org.komabako.library.Winner;
import org.komabako.notation.GameText;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;

/** What stood on the board, and what was played from there. */
class PositionSearchTest extends OwnLibrary {
  private static final String HANDICAP = "rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1K1R b 2P2p 1";

  private static Position after(Position start, String... moves) {
    Position position = start;
    for (String move : moves) {
      position = position.play(Usi.parse(SampleGames.TOY.table(), move));
    }
    return position;
  }

  private static GameQuery at(String... moves) {
    return GameQuery.ALL.with(new GameQuery.At(after(SampleGames.RULES.start(), moves)));
  }

  private static GameQuery part(String... words) {
    return GameQuery.ALL.with(new GameQuery.Part(
        SampleGames.TOY, PiecePattern.parse(SampleGames.TOY.table(), List.of(words))));
  }

  private List<Integer> plies(GameQuery search) {
    return library.find(search, ProgressListener.NONE).hits().stream()
        .map(Found.Hit::ply)
        .toList();
  }

  private static Game handicap(String... moves) {
    Game game = new Game(Toy.position(HANDICAP));
    for (String move : moves) {
      game.play(Usi.parse(SampleGames.TOY.table(), move));
    }
    return game;
  }

  @Test
  void aPositionIsFoundWhereItStandsFirst() {
    Game there = SampleGames.of("A", "B", "2026", "1f1e", "1c1d", "3h3g", "3a3b", "3g3h", "3b3a");
    long id = add(there);
    add(SampleGames.of("A", "B", "2025", "1f1e"));
    assertEquals(List.of(id), find(at("1f1e", "1c1d")));
    assertEquals(List.of(2), plies(at("1f1e", "1c1d")), "not where it stands again");
    assertEquals(List.of(0, 0), plies(at()));
    assertEquals(List.of(), find(at("2f2e")));
  }

  @Test
  void theLastPositionIsFoundToo() {
    long id = add(SampleGames.of("A", "B", "2026", "1f1e", "7c7d"));
    assertEquals(List.of(id), find(at("1f1e", "7c7d")));
    assertEquals(List.of(2), plies(at("1f1e", "7c7d")));
  }

  @Test
  void aPositionOfGamesFromOtherStartsIsFoundAndNoOther() {
    long usual = add(SampleGames.of("A", "B", "2026", "1f1e"));
    long less = add(handicap("1f1e", "1c1d"));
    Position wanted = after(Toy.position(HANDICAP), "1f1e");
    assertEquals(List.of(less), find(GameQuery.ALL.with(new GameQuery.At(wanted))));
    assertEquals(List.of(usual), find(at("1f1e")));
    assertEquals(List.of(0), plies(GameQuery.ALL.with(new GameQuery.At(Toy.position(HANDICAP)))));
  }

  @Test
  void theRulesDoNotMatterButTheVariantDoes() {
    Toy other = new Toy("other");
    library.addVariant(other);
    Rules restless = Rules.of(SampleGames.TOY, OptionValues.of(SampleGames.TOY, "restless"));
    long one = add(SampleGames.of("A", "B", "2026", "1f1e"));
    Game game = new Game(restless);
    game.play(Usi.parse(SampleGames.TOY.table(), "1f1e"));
    long two = add(game);
    add(new Game(Rules.of(other)));
    assertEquals(List.of(one, two), find(at("1f1e")));
    assertEquals(
        List.of(one, two),
        find(GameQuery.ALL.with(new GameQuery.At(after(restless.start(), "1f1e")))));
    assertEquals(2, find(at()).size());
  }

  @Test
  void aSearchIsAmongTheGamesAskedFor() {
    long one = add(SampleGames.of("Ito", "B", "2026", "1f1e", "7c7d"));
    add(SampleGames.of("Abe", "B", "2026", "1f1e"));
    assertEquals(List.of(one), find(at("1f1e").by("ito")));
    assertEquals(List.of(one), find(part("1e=P").by("ito")));
  }

  @Test
  void aGameThatWasTakenOutIsNotFoundByItsPositions() {
    long one = add(SampleGames.of("A", "B", "2026", "1f1e"));
    long two = add(SampleGames.of("C", "D", "2026", "1f1e"));
    library.remove(List.of(one));
    assertEquals(List.of(two), find(at("1f1e")));
    assertEquals(List.of(two), find(part("1e=P")));
    long three = add(SampleGames.of("A", "B", "2026", "1f1e"));
    assertTrue(three > two, "a number is never given twice");
    assertEquals(List.of(three, two), find(at("1f1e")));
  }

  @Test
  void anOpeningMustBeginTheGame() {
    long one = add(SampleGames.of("A", "B", "2026", "1f1e", "7c7d", "2f2e"));
    add(SampleGames.of("A", "B", "2025", "2f2e", "7c7d", "1f1e"));
    long less = add(handicap("1f1e"));
    GameQuery.Opening opening = new GameQuery.Opening(
        SampleGames.RULES.start(),
        List.of(
            Usi.parse(SampleGames.TOY.table(), "1f1e"),
            Usi.parse(SampleGames.TOY.table(), "7c7d")));
    assertEquals(List.of(one), find(GameQuery.ALL.with(opening)));
    assertEquals(List.of(2), plies(GameQuery.ALL.with(opening)));
    GameQuery.Opening other = new GameQuery.Opening(
        Toy.position(HANDICAP), List.of(Usi.parse(SampleGames.TOY.table(), "1f1e")));
    assertEquals(List.of(less), find(GameQuery.ALL.with(other)));
  }

  @Test
  void aPartIsFoundWhereItStandsFirst() {
    add(SampleGames.of("A", "B", "2026", "1f1e", "7c7d", "1e1d"));
    add(SampleGames.of("A", "B", "2025", "7f7e", "1c1d"));
    add(handicap("1f1e"));
    assertEquals(List.of(1, 1), plies(part("1e=P")));
    assertEquals(List.of(3, 2), plies(part("1d=?")));
    assertEquals(List.of(3), plies(part("1d=P")));
    assertEquals(List.of(2), plies(part("1d=p")));
    assertEquals(List.of(3, 2), plies(part("1d=~P")));
    assertEquals(List.of(0, 0), plies(part("2h=N", "b")), "two have the lion");
    assertEquals(List.of(1, 1), plies(part("2h=N", "w")));
    assertEquals(List.of(0), plies(part("2h=-")));
    assertEquals(List.of(1), plies(part("2h=-", "w")));
    assertEquals(List.of(), plies(part("4d=N")));
    assertEquals(List.of(), plies(part("1e=p")));
  }

  @Test
  void whoCancelsGetsWhatWasFoundSoFarAndIsToldSo() {
    add(SampleGames.of("A", "B", "2026", "1f1e"));
    add(SampleGames.of("C", "D", "2025", "1f1e"));
    for (GameQuery search : List.of(
        at("1f1e"),
        part("1e=P"),
        GameQuery.ALL.with(new GameQuery.Opening(SampleGames.RULES.start(), List.of())))) {
      List<String> told = new ArrayList<>();
      Found found = library.find(search, (games, share) -> {
        told.add(games + " " + share);
        return false;
      });
      assertFalse(found.complete());
      assertEquals(2, found.all());
      assertEquals(List.of("2 1.0"), told);
      assertTrue(library.find(search, ProgressListener.NONE).complete());
    }
  }

  /** More than are looked at in one go. */
  @Test
  void ofManyGamesNoneIsLeftOut() throws IOException {
    String text = GameText.write(SampleGames.of("NAME", "B", "2026", "1f1e"));
    StringBuilder many = new StringBuilder();
    for (int i = 0; i < 501; i++) {
      many.append(text.replace("NAME", "Player " + i));
    }
    Path file = Files.writeString(folder.resolve("many.komabako"), many);
    assertEquals(501, library.read(List.of(file), ProgressListener.NONE).added());
    for (GameQuery search : List.of(
        at("1f1e"),
        part("1e=P"),
        part("2h=N"),
        GameQuery.ALL.with(new GameQuery.Opening(
            SampleGames.RULES.start(), List.of(Usi.parse(SampleGames.TOY.table(), "1f1e")))))) {
      List<String> told = new ArrayList<>();
      Found found = library.find(
          search.page(0, 1000), (games, share) -> told.add(games + " " + Math.round(1000 * share)));
      assertEquals(501, found.all());
      assertEquals(
          501, found.hits().stream().map(hit -> hit.game().id()).distinct().count());
      assertEquals(List.of("500 998", "501 1000"), told);
      assertEquals(
          501, library.ids(search, ProgressListener.NONE).stream().distinct().count());
      Found some = library.find(search, (games, share) -> false);
      assertFalse(some.complete());
      assertEquals(500, some.all());
    }
    assertEquals(
        501,
        library
            .moves(SampleGames.RULES.start(), GameQuery.ALL, ProgressListener.NONE)
            .get(0)
            .games());
  }

  private MoveCount count(GameQuery among, String move) {
    return library.moves(SampleGames.RULES.start(), among, ProgressListener.NONE).stream()
        .filter(each -> each.move().toString().equals(move))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void movesAreCountedByResultAndRating() {
    Game one = SampleGames.of("A", "B", "2026", "1f1e");
    one.tag("BlackElo", "1500");
    one.tag("WhiteElo", "9000");
    Game two = SampleGames.of("A", "B", "2025", "1f1e", "7c7d");
    two.tag("BlackElo", "1502");
    Game three = SampleGames.of("A", "B", "2024", "1f1e");
    three.declare(Outcome.draw(Outcome.Reason.AGREED));
    three.tag("BlackElo", "1502");
    Game open = SampleGames.of("A", "B", "2023");
    open.play(Usi.parse(SampleGames.TOY.table(), "1f1e"));
    for (Game game : List.of(one, two, three, open)) {
      add(game);
    }
    add(SampleGames.of("A", "B", "2022", "7f7e"));
    add(SampleGames.of("A", "B", "2022", "3f3e"));
    add(SampleGames.of("A", "B", "2022"));
    assertEquals(
        List.of("1f1e", "3f3e", "7f7e"),
        library.moves(SampleGames.RULES.start(), GameQuery.ALL, ProgressListener.NONE).stream()
            .map(each -> each.move().toString())
            .toList(),
        "the most played first, then in order");
    MoveCount count = count(GameQuery.ALL, "1f1e");
    assertEquals(4, count.games());
    assertEquals(
        Map.of(Winner.BLACK, 1, Winner.WHITE, 1, Winner.DRAW, 1, Winner.OPEN, 1), count.results());
    assertEquals(1, count.ending(Winner.DRAW));
    assertEquals(OptionalInt.of(1501), count.rating(), "the mean, rounded, of those known");
    assertEquals(OptionalInt.empty(), count(GameQuery.ALL, "7f7e").rating());
    assertEquals(0, count(GameQuery.ALL, "7f7e").ending(Winner.DRAW));
    MoveCount reply = library
        .moves(after(SampleGames.RULES.start(), "1f1e"), GameQuery.ALL, ProgressListener.NONE)
        .get(0);
    assertEquals("7c7d", reply.move().toString());
    assertEquals(OptionalInt.empty(), reply.rating(), "that of White, who moved");
  }

  @Test
  void theRatingOfAReplyIsThatOfWhite() {
    Game game = SampleGames.of("A", "B", "2026", "1f1e", "7c7d");
    game.tag("BlackElo", "1500");
    game.tag("WhiteElo", "1900");
    add(game);
    MoveCount reply = library
        .moves(after(SampleGames.RULES.start(), "1f1e"), GameQuery.ALL, ProgressListener.NONE)
        .get(0);
    assertEquals(OptionalInt.of(1900), reply.rating());
  }
}
