package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.FileException;
import org.komabako.base.message.StateException;
import org.komabako.library.GameQuery;
import org.komabako.library.ImportReport;
import org.komabako.library.ProgressListener;
import org.komabako.notation.GameText;

/** Of an import it is told truly what came in, what was there and what could not be read. */
class ImportTest extends OwnLibrary {
  private static String game(String name) {
    return GameText.write(SampleGames.of(name, "B", "2026", "1f1e"));
  }

  private Path file(String name, String... texts) throws IOException {
    return Files.writeString(folder.resolve(name), String.join("", texts));
  }

  private static String counts(ImportReport report) {
    return report.added() + " added, " + report.known() + " known, " + report.refused() + " refused"
        + (report.cancelled() ? ", cancelled" : "");
  }

  private String read(Path... paths) {
    return counts(library.read(List.of(paths), ProgressListener.NONE));
  }

  @Test
  void eachGameIsCountedOnce() throws IOException {
    Path first = file("a.komabako", game("one"), game("two"), game("two"));
    assertEquals("2 added, 1 known, 0 refused", read(first), "a double within a file");
    Path second = file("b.komabako", game("two"), game("three"), "komabako game 3\nnonsense\n");
    assertEquals("1 added, 1 known, 1 refused", read(second));
    assertEquals("0 added, 5 known, 1 refused", read(first, second));
    assertEquals(3, library.info().games());
    assertEquals(
        List.of("three", "two", "one"),
        library.find(GameQuery.ALL, ProgressListener.NONE).hits().stream()
            .map(hit -> hit.game().black())
            .toList());
    assertEquals(
        first.toString(),
        library
            .entry(library.ids(GameQuery.ALL.by("two"), ProgressListener.NONE).get(0))
            .source(),
        "where it came from first");
  }

  @Test
  void whatIsWrongIsToldWithItsFile() throws IOException {
    Path bad = file("bad.kif", "手合割：何か\n1 ７六歩\n");
    Path large = folder.resolve("dir.komabako");
    Files.createDirectory(large);
    ImportReport report = library.read(List.of(bad), ProgressListener.NONE);
    assertEquals("0 added, 0 known, 1 refused", counts(report));
    assertTrue(
        report.problems().get(0).in(Locale.ENGLISH).startsWith(bad + ": line 1"),
        report.problems().toString());
    assertTrue(
        report.problems().get(0).in(Locale.JAPANESE).startsWith(bad + "："),
        report.problems().toString());
    assertEquals("0 added, 0 known, 0 refused", read(large), "a folder without games");
    assertThrows(FileException.class, () -> read(folder.resolve("none")));
  }

  @Test
  void manyProblemsAreCountedAndTheFirstOnesTold() throws IOException {
    StringBuilder many = new StringBuilder();
    for (int i = 0; i < ImportReport.TOLD + 3; i++) {
      many.append("komabako game 3\nnonsense ").append(i).append('\n');
    }
    ImportReport report =
        library.read(List.of(file("a.komabako", many.toString())), ProgressListener.NONE);
    assertEquals(ImportReport.TOLD + 3, report.refused());
    assertEquals(ImportReport.TOLD, report.problems().size());
  }

  @Test
  void aFileThatGoesWhileItIsReadIsTold() throws IOException {
    var unused = file("a.komabako", game("one"));
    Path gone = file("b.komabako", game("two"));
    try (ImportedFiles files = new ImportedFiles(List.of(folder.resolve("a.komabako"), gone))) {
      assertTrue(files.next().orElseThrow().problem().isEmpty());
      Files.delete(gone);
      assertEquals(
          gone + " cannot be read: there is no such file or folder",
          files.next().orElseThrow().problem().orElseThrow().in(Locale.ENGLISH));
      assertTrue(files.next().isEmpty());
    }
  }

  /** More than a slice of fifty, so that something comes in before it is cancelled. */
  @Test
  void whatWasReadBeforeItWasCancelledStays() throws IOException {
    StringBuilder many = new StringBuilder();
    for (int i = 0; i < 130; i++) {
      many.append(game("Player " + i));
    }
    Path file = file("a.komabako", many.toString());
    List<Long> told = new ArrayList<>();
    ImportReport report = library.read(List.of(file), (games, share) -> {
      told.add(games);
      return told.size() < 3;
    });
    assertEquals("100 added, 0 known, 0 refused, cancelled", counts(report));
    assertEquals(List.of(0L, 50L, 100L), told);
    assertEquals(100, library.info().games());
    assertEquals("30 added, 100 known, 0 refused", read(file));
  }

  @Test
  void whoFollowsIsToldHowManyAndHowMuch() throws IOException {
    Path file = file("a.komabako", game("one"), game("two"), "komabako game 3\nnonsense\n");
    List<String> told = new ArrayList<>();
    var unused = library.read(List.of(file), (games, share) -> told.add(games + " " + share));
    assertEquals(List.of("0 1.0", "3 1.0", "3 1.0"), told);
    told.clear();
    unused = library.read(List.of(file), (games, share) -> told.add(games + " " + share));
    assertEquals(List.of("2 1.0", "3 1.0", "3 1.0"), told);
  }

  @Test
  void anInterruptCancelsTheImportAndIsKept() throws Exception {
    Path file = file("a.komabako", game("one"));
    List<ImportReport> reports = new ArrayList<>();
    List<Boolean> kept = new ArrayList<>();
    // A thread of its own, for those of JUnit's pool are interrupted by the pool too.
    Thread user = new Thread(() -> {
      Thread.currentThread().interrupt();
      reports.add(library.read(List.of(file), ProgressListener.NONE));
      kept.add(Thread.interrupted());
    });
    user.start();
    user.join();
    assertEquals(List.of(true), kept);
    assertTrue(reports.get(0).cancelled());
    assertEquals("1 added, 0 known, 0 refused", read(file));
  }

  @Test
  void threadsOfAnImportEndWithItAndHoldNothing() throws Exception {
    Path file = file("a.komabako", game("one"));
    Set<Thread> threads = new HashSet<>();
    ImportReport report = library.read(List.of(file), (games, share) -> {
      Thread.getAllStackTraces().keySet().stream()
          .filter(each -> each.getName().equals("komabako-library-import"))
          .forEach(threads::add);
      return true;
    });
    assertFalse(threads.isEmpty());
    for (Thread thread : threads) {
      assertTrue(thread.isDaemon());
      thread.join(20_000);
      assertFalse(thread.isAlive());
    }
    assertTrue(report.took().toNanos() > 0 && report.took().toMinutes() < 5, report.took() + "");
  }

  private void execute(String sql) throws Exception {
    try (Connection connection =
            new org.sqlite.JDBC().connect("jdbc:sqlite:" + file(), new Properties());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void whatCannotBeWrittenIsTold() throws Exception {
    assertEquals(0, library.info().games());
    execute(
        "CREATE TRIGGER full BEFORE INSERT ON record BEGIN SELECT RAISE(ABORT, 'no room'); END");
    Path file = file("a.komabako", game("one"));
    String told = assertThrows(StateException.class, () -> read(file)).text().in(Locale.ENGLISH);
    assertEquals(
        "the library " + file() + " cannot be used: " + told.substring(told.indexOf("used: ") + 6),
        told);
    assertTrue(told.contains("no room"), told);
    assertFalse(told.contains("came in before"), told);
    assertEquals(0, library.info().games(), "not half of it");
  }

  @Test
  void aGameThatIsDamagedIsTold() throws Exception {
    var unused = read(file("a.komabako", game("one"), game("two")));
    long id = library.ids(GameQuery.ALL.by("one"), ProgressListener.NONE).get(0);
    execute("UPDATE record SET content = x'0102' WHERE id = " + id);
    String told =
        assertThrows(StateException.class, () -> library.text(id)).text().in(Locale.ENGLISH);
    assertTrue(told.contains("cannot be used: game " + id + " is damaged"), told);
    long other = library.ids(GameQuery.ALL.by("two"), ProgressListener.NONE).get(0);
    assertTrue(library.text(other).contains("two"), "the others are whole");
  }

  @Test
  void whatCameInBeforeItFailedIsTold() throws Exception {
    assertEquals(0, library.info().games());
    execute("CREATE TRIGGER full BEFORE INSERT ON game WHEN NEW.id > 2000"
        + " BEGIN SELECT RAISE(ABORT, 'no room'); END");
    StringBuilder many = new StringBuilder();
    String text = game("NAME");
    for (int i = 0; i < 2001; i++) {
      many.append(text.replace("NAME", "P" + i));
    }
    Path file = file("a.komabako", many.toString());
    StateException e = assertThrows(StateException.class, () -> read(file));
    assertTrue(
        e.text()
            .in(Locale.ENGLISH)
            .endsWith("(2000 games came in before and stay; starting the import again goes on with"
                + " the others)"),
        e.text().in(Locale.ENGLISH));
    assertEquals(2000, library.info().games());
    execute("DROP TRIGGER full");
    assertEquals("1 added, 2000 known, 0 refused", read(file));
  }
}
