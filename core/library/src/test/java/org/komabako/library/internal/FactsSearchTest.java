package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.RequestException;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.library.GameEntry;
import org.komabako.library.GameQuery;
import org.komabako.library.ProgressListener;
import org.komabako.library.Winner;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;

/** Games are found by who played, where, when, what and how it ended: all that fits and nothing else. */
class FactsSearchTest extends OwnLibrary {
  private final Map<Long, String> names = new HashMap<>();

  /** A search by words like {@code player=Ito side=black}; blanks in a value are written {@code +}. */
  private static GameQuery search(String words) {
    Map<String, String> asked = new HashMap<>();
    for (String word : words.split(" ")) {
      int equals = word.indexOf('=');
      asked.put(word.substring(0, equals), word.substring(equals + 1).replace('+', ' '));
    }
    return new GameQuery(
        Optional.ofNullable(asked.get("player")),
        Optional.ofNullable(asked.get("side")).map(side -> Side.valueOf(side.toUpperCase())),
        Optional.ofNullable(asked.get("variant")),
        Optional.ofNullable(asked.get("rules")),
        Optional.ofNullable(asked.get("event")),
        Optional.ofNullable(asked.get("from")),
        Optional.ofNullable(asked.get("to")),
        Optional.ofNullable(asked.get("result")).map(Winner::valueOf),
        Optional.empty(),
        0,
        50);
  }

  private void add(String name, Game game) {
    names.put(add(game), name);
  }

  /** The names of what is found, the latest first. */
  private String found(String words) {
    List<String> found = new ArrayList<>();
    find(search(words)).forEach(id -> found.add(names.get(id)));
    assertEquals(
        found,
        library.ids(search(words), ProgressListener.NONE).stream()
            .map(names::get)
            .toList(),
        "the numbers alone");
    return String.join(" ", found);
  }

  private void check(String... table) {
    for (String row : table) {
      String[] cells = row.split("->", -1);
      assertEquals(cells[1].strip(), found(cells[0].strip()), row);
    }
  }

  @Test
  void aSignThatStandsForAnythingInSqlStandsForItself() {
    add("under", SampleGames.of("a_b", "x", "2026", "1f1e"));
    add("letter", SampleGames.of("acb", "x", "2025", "1f1e"));
    add("percent", SampleGames.of("50%", "x", "2024", "1f1e"));
    add("number", SampleGames.of("500", "x", "2023", "1f1e"));
    add("bang", SampleGames.of("a!b", "x", "2022", "1f1e"));
    add("quote", SampleGames.of("O'Brien \"Bob\"; DROP TABLE game", "x", "2021", "1f1e"));
    check(
        "player=a_b -> under",
        "player=_ -> under",
        "player=0% -> percent",
        "player=% -> percent",
        "player=! -> bang",
        "player=a!b -> bang",
        "player=a!_b -> ",
        "player=' -> quote",
        "player=\"bob\"; -> quote",
        "player=o'b -> quote",
        "player=a_b side=black -> under",
        "player=_ side=white -> ",
        "player=x side=black -> ",
        "player=x side=white -> under letter percent number bang quote");
  }

  @Test
  void anEventIsFoundByAPartOfItsName() {
    for (String event : List.of("Spring_Cup 2026", "Spring Cup", "春の 大会", "100%")) {
      Game game = SampleGames.of("A", "B", "2026", "1f1e");
      game.tag(Tags.EVENT, event);
      add(event.replace(' ', '+'), game);
    }
    add("none", SampleGames.of("A", "B", "2026", "1f1e"));
    check(
        "event=spring_ -> Spring_Cup+2026",
        "event=SPRING -> Spring+Cup Spring_Cup+2026",
        "event=大会 -> 春の+大会",
        "event=% -> 100%",
        "event=g+c -> Spring+Cup");
  }

  @Test
  void aDayMayBeToldInPart() {
    add("year", SampleGames.of("A", "B", "2025", "1f1e"));
    add("month", SampleGames.of("A", "B", "2025/06", "1f1e"));
    add("day", SampleGames.of("A", "B", "2025/06/15", "1f1e"));
    add("last", SampleGames.of("A", "B", "2025/12/31", "1f1e"));
    add("next", SampleGames.of("A", "B", "2026/01/01", "1f1e"));
    add("unknown", SampleGames.of("A", "B", "", "1f1e"));
    check(
        "from=2025 to=2025 -> last day month year",
        "from=2025-06 to=2025-06 -> day month",
        "from=2025-06-15 to=2025-06-15 -> day",
        "to=2025-06-15 -> day month year",
        "to=2025-06-14 -> month year",
        "to=2025 -> last day month year",
        "from=2025-12-31 -> next last",
        "from=2026-01-02 -> ",
        "from=2026/1/1 -> next");
    String wrong =
        assertThrows(RequestException.class, () -> found("to=tomorrow")).text().in(Locale.ENGLISH);
    assertEquals("'tomorrow' is not a day; write 2026-11-21, 2026-11 or 2026", wrong);
    assertThrows(RequestException.class, () -> found("from=2026-02-31"), "no calendar has it");
    assertThrows(RequestException.class, () -> found("from=2026-13"));
  }

  @Test
  void theResultIsWhoWon() {
    Game black = SampleGames.of("A", "B", "2026", "1f1e");
    Game white = SampleGames.of("A", "B", "2025", "1f1e", "7c7d");
    Game draw = SampleGames.of("A", "B", "2024", "1f1e");
    draw.declare(Outcome.draw(Outcome.Reason.AGREED));
    Game adjourned = SampleGames.of("A", "B", "2023", "1f1e");
    adjourned.declare(Outcome.draw(Outcome.Reason.INTERRUPTED));
    add("black", black);
    add("white", white);
    add("draw", draw);
    add("open", SampleGames.of("A", "B", "2022"));
    add("adjourned", adjourned);
    check(
        "result=BLACK -> black",
        "result=WHITE -> white",
        "result=DRAW -> draw",
        "result=OPEN -> adjourned open");
    assertEquals(
        List.of("black resigns", "white resigns", "none agreed", "none interrupted", "none"),
        library.find(GameQuery.ALL, ProgressListener.NONE).hits().stream()
            .map(hit -> hit.game())
            .sorted(java.util.Comparator.comparing(
                (GameEntry game) -> List.of("black", "white", "draw", "adjourned", "open")
                    .indexOf(names.get(game.id()))))
            .map(game -> game.outcome().map(Outcome::toString).orElse("none"))
            .toList());
  }

  @Test
  void rulesAreARuleSetOrOneOfTheOptions() {
    Toy other = new Toy("other");
    library.addVariant(other);
    add("club", SampleGames.of("A", "B", "2026", "1f1e"));
    add(
        "restless",
        new Game(Rules.of(SampleGames.TOY, OptionValues.of(SampleGames.TOY, "restless"))));
    add("other", new Game(Rules.of(other, OptionValues.of(other, "restless"))));
    check(
        "rules=club -> club",
        "rules=restless -> other restless",
        "rules=jitto=forbidden -> other restless",
        "rules=jitto=forbidde_ -> ",
        "rules=jitto=% -> ",
        "rules=jitto=forbidden! -> ",
        "rules=jitto -> ",
        "rules=forbidden -> ",
        "variant=toy -> club restless",
        "variant=other rules=restless -> other",
        "variant=toy rules=jitto=forbidden -> restless");
  }

  @Test
  void whatIsToldOfAGameIsWhatItsRecordSays() {
    Game game = SampleGames.of("Ito \"Jun\"", "O'Brien", "2026/03/01", "1f1e", "7c7d", "2f2e");
    game.tag(Tags.EVENT, "Cup \0 final");
    game.tag("BlackElo", "2010");
    long id = add(game);
    assertEquals(
        new GameEntry(
            id,
            "toy",
            "club",
            "Ito \"Jun\"",
            "O'Brien",
            OptionalInt.of(2010),
            OptionalInt.empty(),
            "Cup \ufffd final",
            "2026-03-01",
            Optional.of(Outcome.win(Side.BLACK, Outcome.Reason.RESIGNS)),
            3,
            "test"),
        library.entry(id));
    assertEquals(Winner.BLACK, library.entry(id).result());
    assertTrue(library.text(id).contains("tag event=Cup "), "the game itself is as it was");
    assertEquals(List.of(id), find(search("event=cup+\0")));
  }

  @Test
  void pagesFollowEachOtherWithoutGapOrDouble() {
    for (int day = 1; day <= 7; day++) {
      add(
          String.valueOf(day),
          SampleGames.of("Player " + day, "B", "2026/01/0" + (day + 1) / 2, "1f1e"));
    }
    List<String> pages = new ArrayList<>();
    for (int first = 0; first < 9; first += 3) {
      var found = library.find(GameQuery.ALL.page(first, 3), ProgressListener.NONE);
      assertEquals(7, found.all());
      assertTrue(found.complete());
      pages.add(found.hits().stream()
          .map(hit -> names.get(hit.game().id()))
          .reduce("", (all, each) -> all + each));
      assertEquals(0, found.hits().stream().mapToInt(hit -> hit.ply()).sum());
    }
    assertEquals(List.of("765", "432", "1"), pages);
    GameQuery at = GameQuery.ALL.with(new GameQuery.At(
        SampleGames.RULES.start().play(Usi.parse(SampleGames.TOY.table(), "1f1e"))));
    var second = library.find(at.page(3, 3), ProgressListener.NONE);
    assertEquals(7, second.all());
    assertEquals(
        "432",
        second.hits().stream()
            .map(hit -> names.get(hit.game().id()))
            .reduce("", (all, each) -> all + each));
    assertEquals(List.of(1, 1, 1), second.hits().stream().map(hit -> hit.ply()).toList());
    assertEquals(
        7, library.ids(at.page(3, 3), ProgressListener.NONE).size(), "all, whatever the page");
  }
}
