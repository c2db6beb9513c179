package org.komabako.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.varianttext.VariantTextException;

class ModulePathVariantsTest {
  @TempDir
  private Path folder;

  private Path text(String lines) throws IOException {
    return Files.writeString(folder.resolve("small.variant"), lines);
  }

  @Test
  void aVariantThatIsATextIsMeasuredToo() throws IOException {
    Path small = text("""
        [variant]
        key = small
        version = 1.0
        name = small game
        name.ja = 小将棋
        board = 3x4
        start = 1k1/3/3/1K1 b - 1

        [piece: K]
        name = king
        name.ja = 玉将
        romaji = gyokushō
        kanji = 玉
        moves = K
        flags = royal
        """);
    assertEquals("small", ModulePathVariants.require(small.toString()).key());
  }

  @Test
  void whatATextLacksIsTold() throws IOException {
    String small = text("[variant]\nkey = small\n").toString();
    String message = assertThrows(
            VariantTextException.class, () -> ModulePathVariants.require(small))
        .getMessage();
    assertTrue(message.contains("board is missing"), message);
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    String nowhere = folder.resolve("nowhere.variant").toString();
    String message = assertThrows(
            UncheckedIOException.class, () -> ModulePathVariants.require(nowhere))
        .getMessage();
    assertTrue(message.contains(nowhere), message);
  }

  @Test
  void aKeyThatNobodyHasIsNamed() {
    String message = assertThrows(
            IllegalArgumentException.class, () -> ModulePathVariants.require("nowhere"))
        .getMessage();
    assertTrue(message.contains("'nowhere'"), message);
  }
}
