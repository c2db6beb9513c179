package org.komabako.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.FileException;
import org.komabako.base.message.UnfitFileException;

/** What is no file of ours is told, and nobody waits for it. */
@Timeout(30)
class RegularFilesTest {
  @TempDir
  private Path folder;

  @Test
  void aFileIsReadUpToWhatItMayHave() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "12345");
    assertEquals("12345", new String(RegularFiles.read(file, 5), StandardCharsets.UTF_8));
    var e = assertThrows(FileSystemException.class, () -> RegularFiles.read(file, 4));
    assertTrue(e.getReason().contains("more than 4 bytes"), e.getReason());
  }

  @Test
  void whatIsWrongIsSaidInBothLanguages() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "12345");
    Map.of(file, "4 バイトを超えていて、大きすぎます", folder, "フォルダーです", Path.of("/dev/null"), "通常のファイルではありません")
        .forEach((each, words) -> {
          IOException told = assertThrows(IOException.class, () -> RegularFiles.read(each, 4));
          assertEquals(
              each + " を読めません。" + words,
              FileException.unreadable(each, told).text().in(Locale.JAPANESE));
        });
  }

  @Test
  void aPipeMayBeReadWhereItIsAskedFor() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    new ProcessBuilder("sh", "-c", "printf 12345 > " + pipe).start();
    assertEquals(5, RegularFiles.readAny(pipe, 5).length);
    assertThrows(UnfitFileException.class, () -> RegularFiles.readAny(Path.of("/dev/zero"), 1_000));
  }

  @Test
  void aFileThatIsNotThereIsToldApart() {
    assertThrows(NoSuchFileException.class, () -> RegularFiles.read(folder.resolve("none"), 1));
  }

  @Test
  void nobodyWaitsForAPipeOrADevice() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    Path circle = Files.createSymbolicLink(folder.resolve("circle"), Path.of("circle"));
    for (Path each : new Path[] {pipe, circle, folder, Path.of("/dev/zero")}) {
      assertThrows(FileSystemException.class, () -> RegularFiles.read(each, 1), each.toString());
    }
  }
}
