package org.komabako.console.shell.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.UnfitFileException;

/** Scripts are read from files and pipes, up to a size. */
@Timeout(60)
class ScriptFileTest {
  @TempDir
  private Path folder;

  @Test
  void aFileAndAPipeAreRead() throws Exception {
    assertEquals("将棋\n", ScriptFile.read(Files.writeString(folder.resolve("file"), "将棋\n")));
    Path pipe = folder.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    new ProcessBuilder("sh", "-c", "echo game:list > " + pipe).start();
    assertEquals("game:list\n", ScriptFile.read(pipe));
  }

  @Test
  void whatHasNoEndIsRefused() {
    assertThrows(UnfitFileException.class, () -> ScriptFile.read(Path.of("/dev/zero")));
  }

  @Test
  void whatIsNoTextIsTold() throws Exception {
    Path file = Files.write(folder.resolve("file"), new byte[] {(byte) 0xff});
    assertThrows(CharacterCodingException.class, () -> ScriptFile.read(file));
  }
}
