package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;
import org.komabako.library.ProgressListener;
import org.komabako.notation.GameText;

/** The library in the user's own file, in good and bad days. */
class OwnFileTest extends LibraryContract {
  @Override
  Optional<String> database() {
    return Optional.empty();
  }

  @Override
  String address() {
    return Dialect.of(file());
  }

  private Path file() {
    return folder.resolve("library/games.sqlite");
  }

  private void add() {
    var unused = library.add(GameText.write(SampleGames.of("A", "B", "2026", "1f1e")), "test");
  }

  private void restart() {
    library.close();
    library = new LibraryService(folder.resolve("library"));
    library.addVariant(SampleGames.TOY);
  }

  @Test
  void nothingIsMadeBeforeSomebodyAsks() {
    assertFalse(Files.exists(file()));
    assertEquals(0, library.info().games());
    assertTrue(Files.exists(file()));
  }

  @Test
  void gamesAreThereAfterARestart() {
    add();
    restart();
    assertEquals(1, library.info().games());
  }

  @Test
  void aDamagedFileIsToldAndLeftAsItIs() throws IOException {
    add();
    library.close();
    byte[] damaged =
        "this is no database, whatever its name says".repeat(200).getBytes(StandardCharsets.UTF_8);
    Files.write(file(), damaged);
    restart();
    String told =
        assertThrows(StateException.class, () -> library.info()).text().in(Locale.ENGLISH);
    assertTrue(told.contains("games.sqlite is damaged or no library at all"), told);
    assertThrows(StateException.class, this::add);
    assertArrayEquals(damaged, Files.readAllBytes(file()));
  }

  @Test
  void aDamagedPageIsTold() throws IOException {
    assertEquals(
        0,
        library
            .read(List.of(Files.createDirectories(folder.resolve("none"))), ProgressListener.NONE)
            .added());
    for (int seed = 0; seed < 12; seed++) {
      var unused = library.add(GameText.write(SampleGames.random(seed, 40)), "test");
    }
    library.close();
    byte[] bytes = Files.readAllBytes(file());
    Arrays.fill(bytes, 8192, bytes.length, (byte) 0x5a);
    Files.write(file(), bytes);
    restart();
    String told =
        assertThrows(StateException.class, () -> library.info()).text().in(Locale.ENGLISH);
    assertTrue(told.contains("is damaged"), told);
  }

  @Test
  void aNewerFileIsNotTouched() throws Exception {
    add();
    library.close();
    try (Connection connection =
            new org.sqlite.JDBC().connect("jdbc:sqlite:" + file(), new Properties());
        Statement statement = connection.createStatement()) {
      statement.execute("UPDATE meta SET value = 99 WHERE name = 'version'");
    }
    restart();
    String told =
        assertThrows(StateException.class, () -> library.info()).text().in(Locale.ENGLISH);
    assertTrue(told.contains("written by a newer version of the program"), told);
    assertThrows(StateException.class, this::add);
  }

  @Test
  void aFolderThatCannotBeMadeIsTold() throws IOException {
    Path file = folder.resolve("in-the-way");
    Files.writeString(file, "");
    LibraryService blocked = new LibraryService(file.resolve("library"));
    String told = assertThrows(StateException.class, blocked::info).text().in(Locale.ENGLISH);
    assertTrue(told.contains("the library cannot be kept in"), told);
  }

  @Test
  void anotherAddressIsRemembered() throws IOException {
    add();
    Path other = folder.resolve("other.sqlite");
    assertEquals(0, library.use(Optional.of("jdbc:sqlite:" + other)).games());
    restart();
    assertEquals(other.toString(), library.info().place());
    assertEquals(1, library.use(Optional.empty()).games());
    String told = assertThrows(
            RequestException.class, () -> library.use(Optional.of("jdbc:oracle:x?password=secret")))
        .getMessage();
    assertFalse(told.contains("secret"), told);
    assertEquals(1, library.info().games());
  }

  @Test
  void whoComesAfterItLeftIsToldSo() {
    add();
    library.close();
    assertThrows(StateException.class, () -> library.info());
  }

  @Test
  void nobodyElseCanReadIt() throws Exception {
    Path data = folder.resolve("private");
    LibraryService library = new LibraryService(data);
    library.addVariant(SampleGames.TOY);
    var unused = library.add(GameText.write(SampleGames.random(1, 6)), "");
    try (var files = Files.list(data)) {
      for (Path file : files.toList()) {
        assertEquals(
            "rw-------",
            PosixFilePermissions.toString(Files.getPosixFilePermissions(file)),
            file.toString());
      }
    }
    assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(data)));
    library.close();
  }

  @Test
  void whatEarlierVersionsUnpackedThereIsRemoved() throws Exception {
    Path data = Files.createDirectories(folder.resolve("swept"));
    Files.createFile(data.resolve("sqlite-3.47.1.0-1234-libsqlitejdbc.so"));
    Files.createFile(data.resolve("sqlite-3.47.1.0-1234-libsqlitejdbc.so.lck"));
    LibraryService library = new LibraryService(data);
    assertEquals(0, library.info().games());
    library.close();
    try (var files = Files.list(data)) {
      assertTrue(files.noneMatch(file -> file.toString().contains("1234")));
    }
  }
}
