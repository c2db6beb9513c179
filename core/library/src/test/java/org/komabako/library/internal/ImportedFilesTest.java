package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.FileException;
import org.komabako.formats.FileLimits;

/** Which games are found in files, and what is said of those that cannot be read. */
class ImportedFilesTest {
  @TempDir
  private Path folder;

  /** What is found, a line each: the first line of a game, or the problem. */
  private List<String> found(Path... paths) {
    return assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
      List<String> found = new ArrayList<>();
      try (ImportedFiles files = new ImportedFiles(List.of(paths))) {
        Optional<ImportedFiles.Piece> piece = files.next();
        while (piece.isPresent()) {
          ImportedFiles.Piece each = piece.get();
          found.add(each.problem()
              .map(text -> text.in(Locale.ENGLISH).replace(folder.toString(), "DIR"))
              .orElse(new String(each.bytes(), StandardCharsets.UTF_8).split("\n", 2)[0]));
          piece = files.next();
        }
        assertEquals(1, files.share());
      }
      return found;
    });
  }

  @Test
  void aFolderIsReadInOrderAndACollectionGameByGame() throws IOException {
    Files.writeString(folder.resolve("a.kif"), "a game");
    Files.writeString(
        folder.resolve("b.komabako"), "komabako game 3\nvariant x\nkomabako game 2\nvariant y\n");
    Files.writeString(folder.resolve("c.csa"), "another");
    assertEquals(List.of("a game", "komabako game 3", "komabako game 2", "another"), found(folder));
  }

  @Test
  void ofAFolderOnlyWhatMayBeAGameIsRead() throws IOException {
    Files.createDirectories(folder.resolve("below/.git"));
    for (String name :
        List.of("a.KIF", "b.txt", "c.png", ".d.kif", "below/e.csa", "below/.git/f.kif")) {
      Files.writeString(folder.resolve(name), name);
    }
    assertEquals(List.of("a.KIF", "b.txt", "below/e.csa"), found(folder));
    assertEquals(List.of("c.png"), found(folder.resolve("c.png")));
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    Path none = folder.resolve("none");
    String told = assertThrows(FileException.class, () -> new ImportedFiles(List.of(none)))
        .text()
        .in(Locale.ENGLISH);
    assertEquals(none + " cannot be read: there is no such file or folder", told);
  }

  @Test
  void formatsWithManyGamesAreTakenApart() throws IOException {
    Files.writeString(folder.resolve("a.pgn"), """
        [Black "A"]

        1. P-7f {[White] in a comment} *
        {[%mark 5e 1]
        [no tag]} P-7g

        [Black "B"]
        [White "C"]

        1. P-7f *
        """);
    Files.writeString(folder.resolve("b.csa"), "V2.2\nPI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n");
    assertEquals(List.of("[Black \"A\"]", "[Black \"B\"]", "V2.2", "PI"), found(folder));
  }

  @Test
  void theMarkOfUtf8IsNoPartOfATag() throws IOException {
    Files.writeString(folder.resolve("a.pgn"), "\uFEFF[Black \"A\"]\n[White \"B\"]\n\n1. P-7f *\n");
    Files.writeString(
        folder.resolve("b.komabako"), "\uFEFFkomabako game 3\nvariant x\nkomabako game 2\n");
    assertEquals(
        List.of("\uFEFF[Black \"A\"]", "\uFEFFkomabako game 3", "komabako game 2"), found(folder));
  }

  @Test
  void theBytesOfAGameStayAsTheyAre() throws IOException {
    byte[] content = "komabako game 3\r\n\u00e9\r\n".getBytes(StandardCharsets.ISO_8859_1);
    Files.write(folder.resolve("a.komabako"), content);
    try (ImportedFiles files = new ImportedFiles(List.of(folder))) {
      assertArrayEquals(content, files.next().orElseThrow().bytes());
    }
  }

  @Test
  void aLineWithoutEndDoesNotFillTheMemory() throws IOException {
    String piece = "x".repeat(1 << 16);
    try (Writer out = Files.newBufferedWriter(folder.resolve("a.komabako"))) {
      out.write("komabako game 3\n");
      for (long written = 0; written <= FileLimits.BYTES; written += piece.length()) {
        out.write(piece);
      }
    }
    Files.writeString(folder.resolve("b.kif"), "a game");
    assertEquals(
        List.of("DIR/a.komabako cannot be read: it is too large for a game", "a game"),
        found(folder));
  }
}
