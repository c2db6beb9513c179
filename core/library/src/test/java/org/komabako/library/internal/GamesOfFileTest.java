package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.formats.FileLimits;

/** A file is taken apart into its games without a byte lost. */
class GamesOfFileTest {
  @TempDir
  private Path folder;

  private List<String> games(String content) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), content);
    List<String> found = new ArrayList<>();
    try (GamesOfFile games = new GamesOfFile(file)) {
      Optional<byte[]> game = games.next();
      while (game.isPresent()) {
        found.add(new String(game.get(), StandardCharsets.UTF_8));
        game = games.next();
      }
    }
    return found;
  }

  @Test
  void aFileWithOneGameIsThatGame() throws IOException {
    for (String content : List.of("komabako game 3\na\n", "a\nb", "手合割：平手\n", "\n\n", "")) {
      assertEquals(List.of(content), games(content));
    }
  }

  @Test
  void whatStandsBeforeTheFirstBelongsToItAndBlanksAreNoGame() throws IOException {
    assertEquals(
        List.of("\nkomabako game 3\na\n\n", "komabako game 3\nb\n"),
        games("\nkomabako game 3\na\n\nkomabako game 3\nb\n"));
    assertEquals(
        List.of("komabako game 3\na\n", "komabako game 3\nb"),
        games("komabako game 3\na\nkomabako game 3\nb"));
    assertEquals(
        List.of("komabako game 3\r\na\r\n", "komabako game 3\r\nb\r\n"),
        games("komabako game 3\r\na\r\nkomabako game 3\r\nb\r\n"));
  }

  @ParameterizedTest
  @ValueSource(ints = {-20, -17, -16, -2, -1, 0, 1, 2, 20})
  void nothingIsLostWhereTheBufferEnds(int shift) throws IOException {
    String head = "komabako game 3\n";
    String first = head + "x".repeat((1 << 16) - head.length() - 1 + shift) + "\n";
    String second = head + "y".repeat(100) + "\n";
    assertEquals(List.of(first, second), games(first + second));
  }

  @Test
  void aLineLongerThanTheBufferIsWhole() throws IOException {
    String first = "komabako game 3\n" + "x".repeat(200_000) + "\nz\n";
    String second = "komabako game 3\n" + "y".repeat(70_000);
    assertEquals(List.of(first, second), games(first + second));
  }

  private static byte[] ofSize(int bytes, String line) {
    byte[] content = new byte[bytes];
    byte[] unit = line.getBytes(StandardCharsets.US_ASCII);
    for (int at = 0; at < bytes; at++) {
      content[at] = unit[at % unit.length];
    }
    return content;
  }

  @Test
  void aGameAsLargeAsAllowedIsTakenAndALargerOneNot() throws IOException {
    byte[] largest = ofSize(FileLimits.BYTES, "a line of some length\n");
    Path file = Files.write(folder.resolve("file"), largest);
    try (GamesOfFile games = new GamesOfFile(file)) {
      assertArrayEquals(largest, games.next().orElseThrow());
      assertTrue(games.next().isEmpty());
    }
    ByteArrayOutputStream larger = new ByteArrayOutputStream();
    larger.write(largest);
    larger.write('x');
    Files.write(file, larger.toByteArray());
    try (GamesOfFile games = new GamesOfFile(file)) {
      assertEquals(
          "it is too large for a game",
          assertThrows(GamesOfFile.TooLargeException.class, games::next).text().in(Locale.ENGLISH));
    }
  }

  @Test
  void aFileThatIsNotThereIsTold() {
    assertThrows(NoSuchFileException.class, () -> new GamesOfFile(folder.resolve("none")).close());
  }

  @Test
  void howMuchWasReadIsToldAsItGoes() throws IOException {
    String game = "komabako game 3\nvariant x\n";
    Files.writeString(folder.resolve("a.komabako"), game + game);
    Files.writeString(folder.resolve("b.komabako"), game + game);
    List<Double> shares = new ArrayList<>();
    try (ImportedFiles files = new ImportedFiles(List.of(folder))) {
      shares.add(files.share());
      Optional<ImportedFiles.Piece> piece = files.next();
      while (piece.isPresent()) {
        assertFalse(piece.get().problem().isPresent());
        shares.add(files.share());
        piece = files.next();
      }
    }
    assertEquals(List.of(0.0, 0.25, 0.5, 0.75, 1.0), shares);
    try (ImportedFiles none = new ImportedFiles(List.of())) {
      assertEquals(1, none.share());
      assertTrue(none.next().isEmpty());
    }
  }
}
