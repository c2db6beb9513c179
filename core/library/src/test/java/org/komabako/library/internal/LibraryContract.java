package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.RequestException;
import org.komabako.formats.Formats;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.library.Found;
import org.komabako.library.GameEntry;
import org.komabako.library.GameQuery;
import org.komabako.library.ImportReport;
import org.komabako.library.MoveCount;
import org.komabako.library.PiecePattern;
import org.komabako.library.ProgressListener;
import org.komabako.library.Winner;
import org.komabako.notation.GameText;
import org.komabako.position.Position;
import org.komabako.testkit.Toy;

/** What a library does, whatever database is below it. */
abstract class LibraryContract extends AnalysisContract {
  @Test
  void aNulInANameIsNoObstacle() {
    Game game = SampleGames.random(1, 10);
    game.tag(org.komabako.game.Tags.BLACK, "I\0to");
    long id = add(game);
    assertEquals("I\ufffdto", library.entry(id).black());
    assertEquals(List.of(id), find(by("I\0to", Optional.empty())));
    assertEquals(1, library.info().games());
  }

  private List<Long> find(GameQuery search) {
    return library.find(search, ProgressListener.NONE).hits().stream()
        .map(hit -> hit.game().id())
        .toList();
  }

  private static GameQuery by(String player, Optional<Side> side) {
    GameQuery all = GameQuery.ALL;
    return new GameQuery(
        Optional.of(player),
        side,
        all.variant(),
        all.rules(),
        all.event(),
        all.from(),
        all.to(),
        all.result(),
        all.board(),
        0,
        50);
  }

  private static GameQuery between(String from, String to, Optional<Winner> result) {
    GameQuery all = GameQuery.ALL;
    return new GameQuery(
        all.player(),
        all.side(),
        all.variant(),
        Optional.of("club"),
        all.event(),
        Optional.of(from),
        Optional.of(to),
        result,
        all.board(),
        0,
        50);
  }

  @Test
  void aGameIsKeptWholeAndOnce() {
    Game game = SampleGames.of("Ito", "佐藤", "2026/11/21 10:00", "1f1e", "7c7d");
    game.tag("WhiteElo", "1700");
    game.goTo(1);
    game.position();
    game.current().comment("a comment\nof two lines");
    String text = GameText.write(game);
    long id = add(game);
    assertEquals(text, library.text(id));
    assertFalse(library.add(text, "again").fresh());
    GameEntry entry = library.entry(id);
    assertEquals(
        List.of("toy", "club", "Ito", "佐藤", "2026-11-21", 2, "white resigns", "test"),
        List.of(
            entry.variant(),
            entry.rules(),
            entry.black(),
            entry.white(),
            entry.day(),
            entry.plies(),
            entry.outcome().orElseThrow().toString(),
            entry.source()));
    assertEquals(OptionalInt.of(1700), entry.whiteRating());
    assertEquals(OptionalInt.empty(), entry.blackRating());
    assertEquals(1, library.info().games());
  }

  @Test
  void gamesAreFoundByWhatIsKnownOfThem() {
    long one = add(SampleGames.of("ITO Jun", "佐藤", "2026/11/21", "1f1e", "7c7d"));
    long two = add(SampleGames.of("佐藤", "Mori", "2025/03", "1f1e"));
    long three = add(SampleGames.of("100%_me", "Mori", "", "1f1e", "6c6d"));
    assertEquals(List.of(one, two, three), find(GameQuery.ALL));
    assertEquals(List.of(one, two), find(by("佐藤", Optional.empty())));
    assertEquals(List.of(two), find(by("佐藤", Optional.of(Side.BLACK))));
    assertEquals(List.of(one), find(by("ito j", Optional.empty())));
    assertEquals(List.of(three), find(by("%_", Optional.empty())));
    assertEquals(List.of(one), find(between("2026", "2026", Optional.empty())));
    assertEquals(List.of(one, two), find(between("2025-03", "2026-11-21", Optional.empty())));
    assertEquals(List.of(one), find(between("2025", "2027", Optional.of(Winner.WHITE))));
    assertEquals(List.of(two), find(GameQuery.ALL.page(1, 1)));
    assertEquals(
        3, library.find(GameQuery.ALL.page(1, 1), ProgressListener.NONE).all());
    List<Long> all = find(GameQuery.ALL.page(0, 100));
    assertEquals(all, library.ids(GameQuery.ALL.page(1, 1), ProgressListener.NONE));
    assertThrows(RequestException.class, () -> find(between("soon", "2026", Optional.empty())));
  }

  @Test
  @Tag("slow")
  void everyPositionOfEveryGameIsFoundJustWhereItStands() {
    List<Game> games = new ArrayList<>();
    Map<Long, Game> byId = new TreeMap<>();
    for (int seed = 0; seed < 25; seed++) {
      games.add(SampleGames.random(seed, 40));
      byId.put(add(games.get(seed)), games.get(seed));
    }
    for (Game game : games.subList(0, 5)) {
      for (GameNode node : game.root().last().path()) {
        Position position = node.position();
        Map<Long, Integer> wanted = new TreeMap<>();
        byId.forEach((id, each) -> first(each, position).ifPresent(ply -> wanted.put(id, ply)));
        Found found = library.find(
            GameQuery.ALL.with(new GameQuery.At(position)).page(0, 100), ProgressListener.NONE);
        assertEquals(
            found.hits().stream().map(hit -> hit.game().id()).toList(),
            library.ids(GameQuery.ALL.with(new GameQuery.At(position)), ProgressListener.NONE));
        assertEquals(
            wanted,
            found.hits().stream()
                .collect(Collectors.toMap(
                    hit -> hit.game().id(), Found.Hit::ply, Math::min, TreeMap::new)));
      }
    }
  }

  private static Optional<Integer> first(Game game, Position wanted) {
    return game.root().last().path().stream()
        .filter(node -> node.position().key() == wanted.key())
        .map(GameNode::ply)
        .findFirst();
  }

  @Test
  @Tag("slow")
  void partsOfBoardsAreFoundAsByLookingAtEach() {
    Map<Long, Game> byId = new TreeMap<>();
    for (int seed = 0; seed < 40; seed++) {
      Game game = SampleGames.random(seed, 60);
      byId.put(add(game), game);
    }
    Game without = new Game(Toy.position("rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1K1R b 2P2p 1"));
    without.play(without.legalMoves().get(0));
    byId.put(add(without), without);
    List<List<String>> parts = List.of(
        List.of("2h=N", "3h=K"),
        List.of("2h=N", "w"),
        List.of("2h=-", "b"),
        List.of("4e=P"),
        List.of("4e=~P", "3e=P", "w"),
        List.of("5e=?w"),
        List.of("4d=N"),
        List.of("4h=K", "1f=-", "2f=P"),
        List.of("4c=+P"));
    int hits = 0;
    for (List<String> words : parts) {
      PiecePattern pattern = PiecePattern.parse(SampleGames.TOY.table(), words);
      Set<Long> wanted = new TreeSet<>();
      byId.forEach((id, game) -> {
        if (game.root().last().path().stream().anyMatch(node -> stands(pattern, node.position()))) {
          wanted.add(id);
        }
      });
      GameQuery search =
          GameQuery.ALL.with(new GameQuery.Part(SampleGames.TOY, pattern)).page(0, 100);
      assertEquals(wanted, new TreeSet<>(find(search)), words.toString());
      hits += wanted.size();
    }
    assertTrue(hits > 20, hits + " hits say little");
  }

  private static boolean stands(PiecePattern pattern, Position position) {
    return pattern.side().map(position.side()::equals).orElse(true)
        && pattern.spots().stream().allMatch(spot -> spot.matches(position.piece(spot.square())));
  }

  @Test
  void anOpeningIsItsMovesInTheirOrder() {
    long one = add(SampleGames.of("A", "B", "2026", "1f1e", "7c7d", "2f2e"));
    long two = add(SampleGames.of("C", "D", "2025", "2f2e", "7c7d", "1f1e"));
    Position start = SampleGames.RULES.start();
    GameQuery.Opening opening = new GameQuery.Opening(
        start,
        List.of("1f1e", "7c7d", "2f2e").stream()
            .map(move -> Usi.parse(SampleGames.TOY.table(), move))
            .toList());
    assertEquals(List.of(one), find(GameQuery.ALL.with(opening)));
    Position reached = start;
    for (var move : opening.moves()) {
      reached = reached.play(move);
    }
    assertEquals(List.of(one, two), find(GameQuery.ALL.with(new GameQuery.At(reached))));
  }

  @Test
  void whatWasPlayedIsCounted() {
    Game rated = SampleGames.of("A", "B", "2026", "1f1e");
    rated.tag("BlackElo", "2000");
    add(rated);
    add(SampleGames.of("A", "C", "2026", "1f1e", "7c7d"));
    add(SampleGames.of("B", "C", "2026", "2f2e"));
    long open = add(SampleGames.of("B", "D", "2026"));
    List<MoveCount> counts =
        library.moves(SampleGames.RULES.start(), GameQuery.ALL, ProgressListener.NONE);
    assertEquals(
        List.of("1f1e", "2f2e"),
        counts.stream().map(count -> count.move().toString()).toList());
    assertEquals(Map.of(Winner.BLACK, 1, Winner.WHITE, 1), counts.get(0).results());
    assertEquals(OptionalInt.of(2000), counts.get(0).rating());
    assertEquals(2, counts.get(0).games());
    assertEquals(
        1,
        library
            .moves(SampleGames.RULES.start(), by("C", Optional.empty()), ProgressListener.NONE)
            .get(0)
            .games());
    library.remove(List.of(open));
    assertEquals(3, library.info().games());
  }

  @Test
  void gamesThatAreThereTwiceAreFoundAndMerged() {
    Game one = SampleGames.of("Ito", "Mori", "2026/11/21", "1f1e", "7c7d");
    one.root().comment("from the first");
    Game two = SampleGames.of("ＩＴＯ", "Mori", "2026/11/22", "1f1e", "7c7d");
    two.tag("site", "Osaka");
    two.root().comment("from the second");
    two.goTo(1);
    two.play(two.legalMoves().get(2));
    long first = add(one);
    long second = add(two);
    add(SampleGames.of("Abe", "Mori", "2026/11/21", "1f1e", "7c7d"));
    add(SampleGames.of("Ito", "Mori", "2020", "1f1e", "7c7d"));
    List<List<GameEntry>> groups = library.duplicates(ProgressListener.NONE);
    assertEquals(
        List.of(List.of(first, second)),
        groups.stream().map(group -> group.stream().map(GameEntry::id).toList()).toList());
    GameEntry merged = library.merge(List.of(first, second));
    assertEquals(first, merged.id());
    Game game = GameText.read(SampleGames.TOY, library.text(first));
    assertEquals("Osaka", game.tags().get("site"));
    assertEquals("from the first\nfrom the second", game.root().comment());
    assertEquals(4, game.tree().nodes().size());
    assertEquals(List.of(), library.duplicates(ProgressListener.NONE));
    assertFalse(library.add(GameText.write(two), "again").fresh(), "its file is still known");
    assertThrows(RequestException.class, () -> library.merge(List.of(first, first)));
  }

  /** The record of a game that was broken off, and the whole of it. */
  @Test
  void aGameThatGetsMoreMovesIsFoundByThem() {
    Game broken = SampleGames.of("", "", "");
    for (String move : List.of("1f1e", "7c7d")) {
      broken.play(Usi.parse(SampleGames.TOY.table(), move));
    }
    long one = add(broken);
    add(SampleGames.of("C", "D", "2025", "2f2e"));
    Game whole = SampleGames.of("A", "B", "2026", "1f1e", "7c7d", "2f2e", "2c2d");
    long two = add(whole);
    GameEntry merged = library.merge(List.of(one, two));
    assertEquals(4, merged.plies());
    Position end = whole.root().last().position();
    var found = library.find(GameQuery.ALL.with(new GameQuery.At(end)), ProgressListener.NONE);
    assertEquals(List.of(one), found.hits().stream().map(hit -> hit.game().id()).toList());
    assertEquals(4, found.hits().get(0).ply());
    assertEquals(
        List.of(one),
        find(GameQuery.ALL.with(new GameQuery.Part(
            SampleGames.TOY,
            PiecePattern.parse(SampleGames.TOY.table(), List.of("2e=P", "2d=p"))))));
    long three = add(SampleGames.of("", "", "", "1f1e", "7c7d", "2f2e", "2c2d"));
    assertEquals(
        List.of(List.of(one, three)),
        library.duplicates(ProgressListener.NONE).stream()
            .map(group -> group.stream().map(GameEntry::id).toList())
            .toList());
  }

  @Test
  void whatIsNotThereIsSaid() {
    assertTrue(assertThrows(RequestException.class, () -> library.text(77))
        .getMessage()
        .contains("77"));
    long id = add(SampleGames.of("A", "B", "2026", "1f1e"));
    assertThrows(RequestException.class, () -> library.remove(List.of(id, 77L)));
    assertEquals(1, library.info().games(), "all or none");
    assertThrows(IllegalArgumentException.class, () -> library.add("no game at all", "x"));
  }

  private Path files(int games) throws IOException {
    Path files = Files.createDirectories(folder.resolve("files/below"));
    StringBuilder many = new StringBuilder();
    Formats formats = new Formats();
    for (int seed = 0; seed < games; seed++) {
      Game game = SampleGames.random(seed, 30);
      if (seed % 50 == 0) {
        Files.write(files.resolve(seed + ".pgn"), formats.write(formats.find("pgn"), game));
      } else {
        many.append(GameText.write(game));
      }
    }
    Files.writeString(folder.resolve("files/many.komabako"), many);
    Files.writeString(files.resolve("bad.kif"), "手合割：何か\n1 ７六歩\n");
    return folder.resolve("files");
  }

  @Test
  @Tag("slow")
  void foldersComeInAndOnlyOnce() throws IOException {
    Path files = files(120);
    List<Double> shares = new ArrayList<>();
    ImportReport report = library.read(List.of(files), (games, share) -> shares.add(share));
    assertEquals(List.of(120L, 0L, 1L), List.of(report.added(), report.known(), report.refused()));
    assertTrue(
        report.problems().get(0).in(Locale.ENGLISH).contains("bad.kif"),
        report.problems().toString());
    assertFalse(report.cancelled());
    assertEquals(120, library.info().games());
    ImportReport again = library.read(List.of(files), ProgressListener.NONE);
    assertEquals(List.of(0L, 120L), List.of(again.added(), again.known()));
    assertEquals(
        List.of(), shares.stream().filter(share -> share < 0 || share > 1).toList());
  }

  @Test
  @Tag("slow")
  void anImportIsCancelledAndGoesOn() throws IOException {
    Path files = files(120);
    ImportReport report = library.read(List.of(files), (games, share) -> false);
    assertTrue(report.cancelled());
    ImportReport rest = library.read(List.of(files), ProgressListener.NONE);
    assertEquals(120, report.added() + rest.added());
    assertEquals(120, library.info().games());
  }

  @Test
  void aVariantLeavesAndItsGamesStay() {
    long id = add(SampleGames.of("A", "B", "2026", "1f1e"));
    library.removeVariant(SampleGames.TOY);
    assertEquals(List.of(id), find(by("A", Optional.empty())));
    assertTrue(library.text(id).contains("move 1f1e"));
    RequestException away = assertThrows(
        RequestException.class,
        () -> find(GameQuery.ALL.with(new GameQuery.At(SampleGames.RULES.start()))));
    assertTrue(away.getMessage().contains("'toy' is not installed"), away.getMessage());
    library.addVariant(SampleGames.TOY);
    assertEquals(
        List.of(id), find(GameQuery.ALL.with(new GameQuery.At(SampleGames.RULES.start()))));
  }
}
