package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The program on data whose disk is full or cannot be written: it starts, shows the games, says in a sentence what is
 * wrong, and does not end as if all were well.
 */
@Timeout(180)
class NoRoomIT {
  private static final String DISK = "mount -t tmpfs -o size=2m none \"$DISK\" && ";
  private static final String PROGRAM = "\"$PROGRAM\" --alone --data \"$DISK/data\" ";
  private static final String FILL = "cat /dev/zero > \"$DISK/filler\" 2>/dev/null; ";

  @TempDir
  Path folder;

  /** What a shell says in a name space of its own, where everybody may mount a small disk in memory. */
  private record Said(int status, String out, String err) {}

  private Said sh(String script) throws IOException, InterruptedException {
    Path disk = Files.createDirectories(folder.resolve("disk"));
    List<String> words = new ArrayList<>(
        List.of("unshare", "--map-root-user", "--mount", "sh", "-c", DISK + script));
    ProcessBuilder builder = new ProcessBuilder(words)
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile());
    builder.environment().put("DISK", disk.toString());
    builder
        .environment()
        .put("PROGRAM", Distribution.TREE.resolve("bin/komabako").toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home", ""));
    int status = builder.start().waitFor();
    return new Said(status, read("out"), read("err"));
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name), StandardCharsets.UTF_8)
        .replace(folder.resolve("disk").toString(), "DISK");
  }

  @BeforeEach
  void aSmallDiskCanBeMounted() throws InterruptedException {
    int status;
    try {
      status = sh("true").status();
    } catch (IOException e) {
      status = 1;
    }
    assumeTrue(status == 0, "no disk of its own can be mounted here (unshare, tmpfs)");
  }

  @Test
  void onAReadOnlyDiskGamesAreLookedAt() throws Exception {
    Said said = sh(PROGRAM + "-c 'x = (game:new shogi); x = (game:move 7g7f)' && "
        + "mount -o remount,ro \"$DISK\" && " + PROGRAM + "-c 'game:list; x = (game:move 3c3d)'");
    assertTrue(said.out().contains("1    shogi            move 1"), said.toString());
    assertTrue(said.err().contains("the disk can only be read"), said.err());
    assertTrue(said.err().contains("what was last changed in game 1"), said.err());
    assertTrue(said.err().lines().count() <= 4, said.err());
    assertEquals(1, said.status(), said.err());
  }

  @Test
  void onAReadOnlyDiskLookingIsNoFailure() throws Exception {
    Said said = sh(PROGRAM + "-c 'x = (game:new shogi)' && mount -o remount,ro \"$DISK\" && "
        + PROGRAM + "-c 'game:list'");
    assertTrue(said.out().contains("1    shogi            move 0"), said.toString());
    assertEquals(1, said.err().lines().count(), said.err());
    assertEquals(0, said.status(), said.err());
  }

  @Test
  void onAFullDiskGamesAreLookedAtAndWhatIsLostIsSaid() throws Exception {
    Said said = sh(PROGRAM + "-c 'x = (game:new shogi)' && " + FILL + PROGRAM
        + "-c 'game:list; x = (game:comment \"" + "long ".repeat(2000) + "\"); game:list'");
    assertTrue(said.out().contains("1    shogi            move 0"), said.toString());
    assertTrue(said.out().contains("; not kept: game 1 cannot be kept"), said.toString());
    assertTrue(said.err().contains("what was last changed in game 1"), said.err());
    assertTrue(said.err().lines().count() <= 4, said.err());
    assertEquals(1, said.status(), said.err());
  }

  /** It keeps nothing, so all that it has to say is that there is no database. */
  @Test
  void onAFullDiskAWorkerWorks() throws Exception {
    Said said = sh(FILL + PROGRAM + "worker --join 'jdbc:postgresql://127.0.0.1:1/none?user=me'");
    assertTrue(said.out().contains("cannot be reached"), said.toString());
    assertEquals(1, said.status(), said.toString());
  }
}
