package org.komabako.console.commands.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.StateException;
import org.komabako.console.commands.Shell;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.library.Found;
import org.komabako.library.GameEntry;
import org.komabako.library.GameQuery;
import org.komabako.library.ImportReport;
import org.komabako.library.Library;
import org.komabako.library.LibraryInfo;
import org.komabako.library.MoveCount;
import org.komabako.library.Winner;
import org.komabako.position.Position;
import org.mockito.ArgumentCaptor;

/** The commands about the library, in a real shell. */
class LibraryCommandsTest {
  private static final GameEntry ENTRY = new GameEntry(
      12,
      "tiny",
      "base",
      "Ito",
      "佐藤",
      OptionalInt.of(1800),
      OptionalInt.empty(),
      "Cup",
      "2026-11-21",
      Optional.of(Outcome.win(Side.BLACK, Outcome.Reason.RESIGNS)),
      31,
      "a.kif");

  @TempDir
  private Path folder;

  private final Shell shell = new Shell();
  private final Library library = shell.core.library;

  @AfterEach
  void close() {
    shell.close();
  }

  private void finds(int ply) {
    when(library.find(any(), any()))
        .thenReturn(new Found(List.of(new Found.Hit(ENTRY, ply)), 7, true));
  }

  private GameQuery asked() {
    ArgumentCaptor<GameQuery> search = ArgumentCaptor.forClass(GameQuery.class);
    verify(library).find(search.capture(), any());
    return search.getValue();
  }

  @Test
  void gamesAreFoundByFacts() {
    finds(0);
    assertEquals(
        0,
        shell.script("library:find Ito --as black --from 2026 --to 2026-12 --result black -n 1"
            + " --first 2 --event Cup --rules base --variant tiny"),
        shell.err());
    assertEquals(
        new GameQuery(
            Optional.of("Ito"),
            Optional.of(Side.BLACK),
            Optional.of("tiny"),
            Optional.of("base"),
            Optional.of("Cup"),
            Optional.of("2026"),
            Optional.of("2026-12"),
            Optional.of(Winner.BLACK),
            Optional.empty(),
            2,
            1),
        asked());
    String out = shell.out();
    assertTrue(out.contains("games 3 to 3 of 7"), out);
    assertTrue(
        out.contains(
            "12      2026-11-21 tiny           Ito (1800) - 佐藤  black by resignation, 31 moves, Cup"),
        out);
  }

  @Test
  void aVariantThatNobodyKnowsIsRefusedNotSearchedInVain() {
    when(library.find(any(), any())).thenReturn(new Found(List.of(), 0, true));
    assertEquals(0, shell.script("library:find --variant tiny"), shell.err());
    assertEquals(1, shell.script("library:find --variant nosuch"));
    assertTrue(shell.err().contains("'nosuch'"));
  }

  @Test
  void positionsAreThoseOfTheGame() {
    finds(3);
    assertEquals(0, shell.script("x = (game:new tiny)\nlibrary:position"), shell.err());
    assertTrue(asked().board().orElseThrow() instanceof GameQuery.At);
    assertTrue(shell.out().contains("31 moves, there after move 3, Cup"));
    assertEquals(0, shell.script("library:opening\nlibrary:pattern 2c=P 2b=-"), shell.err());
  }

  @Test
  void whatWasPlayedIsTold() {
    when(library.moves(any(), any(), any())).thenAnswer(call -> {
      Position position = call.getArgument(0);
      return List.of(new MoveCount(
          position.legalMoves().get(0),
          Map.of(Winner.BLACK, 2, Winner.DRAW, 1),
          OptionalInt.of(1500)));
    });
    assertEquals(0, shell.script("library:moves --variant tiny --notation usi"), shell.err());
    String out = shell.out();
    assertTrue(out.contains("3 100.0%  black wins 2, white 0, drawn 1, open 0, rating 1500"), out);
  }

  @Test
  void anImportTellsWhatWasWrong() {
    when(library.read(any(), any()))
        .thenReturn(report(3, 1, false))
        .thenReturn(report(0, 1, false))
        .thenReturn(report(3, 0, true));
    assertEquals(1, shell.script("library:import a b"), "one is bad");
    assertTrue(shell.out().contains("refused: bad.kif: line 3"));
    assertEquals("komabako: line 1: some of this failed: library:import a b\n", shell.err());
    assertEquals(1, shell.script("library:import a"), "nothing came in");
    assertEquals(1, shell.script("library:import a"), "it was interrupted");
    assertTrue(shell.err().contains("start it again to go on"));
    when(library.read(any(), any())).thenReturn(report(1, 0, false));
    assertEquals(0, shell.script("library:import a"), "one game");
    assertTrue(shell.out().contains("1 game came in, 0 were there already, 0 could not be read;"));
  }

  private static ImportReport report(int added, int refused, boolean cancelled) {
    return new ImportReport(
        added,
        0,
        refused,
        refused == 0 ? List.of() : List.of(LocalizedText.same("bad.kif: line 3")),
        cancelled,
        Duration.ofSeconds(2));
  }

  @Test
  void gamesComeInAndGoOut() throws IOException {
    when(library.add(any(), eq("game 1"))).thenReturn(new Library.Added(ENTRY, true));
    assertEquals(0, shell.script("x = (game:new tiny)\nlibrary:save"), shell.err());
    when(library.text(12)).thenReturn(shell.core.games().list().get(0).text());
    when(shell.core.analyses.text(12))
        .thenReturn(shell.core.games().list().get(0).text());
    assertEquals(0, shell.script("library:open 12"), shell.err());
    assertEquals(2, shell.core.games().list().size());
    Path file = folder.resolve("out.komabako");
    assertEquals(0, shell.script("library:export " + file + " 12"), shell.err());
    assertTrue(Files.readString(file).startsWith("komabako game "));
    assertEquals(1, shell.script("library:export " + file + " 12"), "it is there already");
    Files.writeString(file, "before");
    assertEquals(0, shell.script("library:export --replace " + file + " 12"), shell.err());
    assertTrue(Files.readString(file).startsWith("komabako game "));
    assertEquals(
        0, shell.script("library:export " + folder.resolve("all") + " 12 -f usi"), shell.err());
    assertTrue(Files.exists(folder.resolve("all/12.usi")));
    assertEquals(0, shell.script("library:remove 12"), shell.err());
    verify(library).remove(List.of(12L));
  }

  /** A library may be large: what is exported is searched for once, not again for each page. */
  @Test
  void allThatIsFoundIsExportedByOneSearch() throws IOException {
    when(library.ids(any(), any())).thenReturn(List.of(7L, 5L, 6L));
    for (long id = 5; id <= 7; id++) {
      when(library.text(id)).thenReturn("komabako game 3\nvariant tiny\ngame " + id + "\n");
    }
    Path file = folder.resolve("out.komabako");
    assertEquals(
        0, shell.script("library:export " + file + " --player Ito --variant tiny"), shell.err());
    assertEquals("3 games are written to " + file + "\n", shell.out());
    assertEquals(
        List.of("game 7", "game 5", "game 6"),
        Files.readAllLines(file).stream()
            .filter(line -> line.startsWith("game "))
            .toList());
    ArgumentCaptor<GameQuery> search = ArgumentCaptor.forClass(GameQuery.class);
    verify(library, times(1)).ids(search.capture(), any());
    assertEquals(Optional.of("Ito"), search.getValue().player());
    assertEquals(Optional.of("tiny"), search.getValue().variant());
    verify(library, never()).find(any(), any());
    for (long id = 5; id <= 7; id++) {
      verify(library, times(1)).text(id);
    }
  }

  @Test
  void whatCannotBeExportedHindersNoOther() {
    assertEquals(0, shell.script("x = (game:new tiny)"), shell.err());
    when(library.ids(any(), any())).thenReturn(List.of(7L, 5L, 6L));
    for (long id = 5; id <= 7; id++) {
      when(library.text(id)).thenReturn(shell.core.games().list().get(0).text());
    }
    when(library.text(5L)).thenReturn("komabako game 3\nvariant gone\n");
    assertEquals(1, shell.script("library:export " + folder + " -f usi"));
    String told = shell.err();
    assertTrue(told.contains(": 2 games; not written: 1 game (5: "), told);
    assertTrue(Files.exists(folder.resolve("7.usi")) && Files.exists(folder.resolve("6.usi")));
  }

  @Test
  void aFolderThatIsMissingIsMadeOnlyIfWanted() throws IOException {
    when(library.text(12)).thenReturn("komabako game 3\n");
    Path file = folder.resolve("not/there/out.komabako");
    assertEquals(1, shell.script("library:export " + file + " 12"));
    assertTrue(
        shell.err().contains("there is no folder " + file.getParent() + "; --parents makes it"));
    assertTrue(Files.notExists(folder.resolve("not")));
    assertEquals(0, shell.script("library:export --parents " + file + " 12"), shell.err());
    assertEquals("komabako game 3\n", Files.readString(file));
    assertEquals(1, shell.script("library:export --parents " + file + " 12"));
    assertTrue(shell.err().contains(file + " is there already; --replace writes over it"));
    assertEquals(1, shell.script("library:export --replace " + folder + " 12"));
    assertTrue(shell.err().contains(folder + " is no file"));
  }

  @Test
  void duplicatesAreListedAndMerged() {
    when(library.duplicates(any())).thenReturn(List.of(List.of(ENTRY, ENTRY)));
    when(library.merge(List.of(12L, 12L))).thenReturn(ENTRY);
    assertEquals(0, shell.script("library:duplicates"), shell.err());
    assertEquals(2, shell.out().lines().count());
    assertEquals(0, shell.script("library:duplicates --merge"), shell.err());
    assertEquals(1, shell.out().lines().count());
  }

  @Test
  void whereItIsIsTold() {
    when(library.use(Optional.of("jdbc:sqlite:x")))
        .thenReturn(new LibraryInfo("x", "SQLite 3", false, 4));
    assertEquals(0, shell.script("library:use 'jdbc:sqlite:x'"), shell.err());
    assertTrue(shell.out().contains("4 games in x (SQLite 3)"));
    when(library.info())
        .thenThrow(new StateException(LocalizedText.of("the disk is full", "ディスクがいっぱいです")));
    assertEquals(1, shell.script("library:info"));
    assertTrue(shell.err().contains("the disk is full"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "library:show x",
        "library:import",
        "library:find --as green",
        "library:find --result won",
        "library:find -n 0",
        "library:merge 1",
        "library:pattern --variant tiny"
      })
  void whatIsNotUnderstoodIsStatusTwo(String command) {
    assertEquals(2, shell.script(command));
  }

  @Test
  void thePasswordComesFromAFileThatNobodyElseReads() throws Exception {
    when(library.use(any())).thenReturn(new LibraryInfo("host/club", "PostgreSQL", true, 3));
    Path file = Files.writeString(folder.resolve("password"), "s&cret?\n");
    Files.setPosixFilePermissions(
        file, java.nio.file.attribute.PosixFilePermissions.fromString("rw-r--r--"));
    String use = "library:use 'jdbc:postgresql://host/club?user=me' --password-file " + file;
    assertEquals(1, shell.script(use));
    assertTrue(shell.err().contains("others may read or change " + file), "said so");
    Files.setPosixFilePermissions(
        file, java.nio.file.attribute.PosixFilePermissions.fromString("rw-------"));
    assertEquals(0, shell.script(use), shell.err());
    verify(library).use(Optional.of("jdbc:postgresql://host/club?user=me&password=s%26cret%3F"));
    assertEquals(2, shell.script("library:use 'jdbc:postgresql://host/club' --password"));
    assertTrue(shell.err().contains("--password-file FILE or KOMABAKO_LIBRARY_PASSWORD"));
  }
}
