package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.library.ImportReport;
import org.komabako.library.ProgressListener;
import org.komabako.notation.GameText;

/** A kill in the middle of an import leaves a whole library, and the import goes on. */
@Tag("slow")
class KilledImportTest {
  private static final int GAMES = 9_000;
  private static final int KILLS = Boolean.getBoolean("komabako.deep") ? 40 : 3;

  @TempDir
  private Path folder;

  @Test
  void nothingIsDamagedAndTheImportGoesOn() throws Exception {
    Path games = folder.resolve("games");
    Files.createDirectories(games);
    StringBuilder many = new StringBuilder();
    for (int game = 0; game < GAMES; game++) {
      // Few moves, and a name of its own for each.
      many.append(GameText.write(SampleGames.random(game, 6)).replace("Player", "Player " + game));
    }
    Files.writeString(games.resolve("many.komabako"), many);
    Path data = folder.resolve("library");
    long seed = Long.getLong("komabako.seed", System.nanoTime());
    Random random = new Random(seed);
    int found = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      if (found == GAMES) {
        data = folder.resolve("library" + kill);
        found = 0;
      }
      Process process =
          ProgramOfItsOwn.start(ImportToKill.class, data.toString(), games.toString());
      var unused = process.inputReader().readLine();
      var ended = process.waitFor(random.nextInt(900), TimeUnit.MILLISECONDS);
      process.destroyForcibly().waitFor();
      int now = whole(data.resolve("games.sqlite"));
      assertTrue(now >= found, now + " games, and " + found + " before; seed " + seed);
      found = now;
    }
    System.out.println(KILLS + " kills, seed " + seed);
    LibraryService library = new LibraryService(data);
    library.addVariant(SampleGames.TOY);
    ImportReport report = library.read(List.of(games), ProgressListener.NONE);
    assertEquals(GAMES, report.added() + report.known());
    assertEquals(GAMES, library.info().games());
    library.close();
    assertEquals(GAMES, whole(data.resolve("games.sqlite")));
  }

  /** The number of games in a file in which nothing is damaged and nothing is half there. */
  private static int whole(Path file) throws Exception {
    if (!Files.exists(file)) {
      return 0;
    }
    try (Connection connection =
            new org.sqlite.JDBC().connect("jdbc:sqlite:" + file, new Properties());
        Statement statement = connection.createStatement()) {
      assertEquals("ok", text(statement, "PRAGMA integrity_check"));
      if (text(statement, "SELECT count(*) FROM sqlite_master").equals("0")) {
        return 0;
      }
      String games = text(statement, "SELECT count(*) FROM game");
      for (String table : List.of("line", "record", "origin")) {
        assertEquals(games, text(statement, "SELECT count(*) FROM " + table), table);
      }
      assertEquals(games, text(statement, "SELECT coalesce(sum(games), 0) FROM traces"), "traces");
      return Integer.parseInt(games);
    }
  }

  private static String text(Statement statement, String query) throws Exception {
    try (ResultSet rows = statement.executeQuery(query)) {
      return rows.next() ? rows.getString(1) : "";
    }
  }
}
