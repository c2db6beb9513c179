package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a full or read-only disk games go on, it is told once, and nothing that was kept is lost. */
@Tag("slow")
class FullDiskTest {
  private static final String MOUNT = "mount -t tmpfs -o size=256k none \"$0\" && exec \"$@\"";

  @TempDir
  Path disk;

  /** In a name space of its own, where everybody may mount a small disk in memory, if anybody may. */
  private Process withSmallDisk(String... command) throws IOException {
    List<String> words = new ArrayList<>(
        List.of("unshare", "--map-root-user", "--mount", "sh", "-c", MOUNT, disk.toString()));
    words.addAll(List.of(command));
    return new ProcessBuilder(words).redirectErrorStream(true).start();
  }

  private boolean canMount() throws InterruptedException {
    try {
      return withSmallDisk("true").waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void theGamesGoOn() throws Exception {
    assumeTrue(
        canMount(),
        "no disk of its own can be mounted here (unshare, tmpfs), so a full one is not tried");
    Process process = withSmallDisk(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        classPath(),
        SmallDisk.class.getName(),
        disk.toString());
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String cannot = " cannot be kept in DISK/games (%s); it goes on in memory, and it is kept again"
        + " as soon as that works\n";
    String full = String.format(cannot, "the disk is full");
    assertEquals(
        """
        begun: game 1 move 1 on the disk true
        begun: game 2 move 1 on the disk true
        full: No space left on device
        told: game 1%1$sfull: game 1 move 2 in memory false
        told: game 2%1$sfull: game 2 move 2 in memory false
        full: game 1 move 3 in memory false
        full: game 2 move 3 in memory false
        full: game 1 move 4 in memory false
        full: game 2 move 4 in memory false
        nothing earlier is lost: true
        told: game 1 is kept in DISK/games again, as it is now
        told: game 2 is kept in DISK/games again, as it is now
        kept by itself: true
        free: game 1 move 5 on the disk true
        free: game 2 move 5 on the disk true
        full: No space left on device
        told: game 1%1$sfull at the end: game 1 move 6 in memory false
        told: game 1 is kept in DISK/games again, as it is now
        kept at the end: true nothing
        full: No space left on device
        told: game 1%1$sfull to the end: game 1 move 7 in memory false
        lost: what was last changed in game 1 could not be kept in DISK/games and is lost
        ro: 0
        told: games cannot be kept in DISK/games, they are in memory only: %2$s
        read-only: game 1 move 7 in memory false
        rw: 0
        writable: game 1 move 8 on the disk true
        all is there after a restart: true
        """.formatted(full, "DISK/games/.lock: the disk can only be read"),
        out.replace(disk.toString(), "DISK"));
    assertEquals(0, process.waitFor());
  }

  /** Of this process, whether its classes are modules or not. */
  private static String classPath() throws Exception {
    URL self = Objects.requireNonNull(FullDiskTest.class.getResource("FullDiskTest.class"));
    int depth = FullDiskTest.class.getName().split("\\.", -1).length;
    Path classes = Path.of(self.toURI());
    for (int i = 0; i < depth; i++) {
      classes = Objects.requireNonNull(classes.getParent());
    }
    return String.join(
        File.pathSeparator,
        classes.toString(),
        System.getProperty("jdk.module.path", ""),
        System.getProperty("java.class.path"));
  }
}
