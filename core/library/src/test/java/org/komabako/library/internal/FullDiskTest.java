package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a full or read-only disk it is told what is wrong, and nothing that was kept is lost. */
@Tag("slow")
class FullDiskTest {
  @TempDir
  private Path disk;

  @Test
  void nothingIsLost() throws Exception {
    assumeTrue(
        ProgramOfItsOwn.canMount(disk),
        "no disk of its own can be mounted here (unshare, tmpfs), so a full one is not tried");
    Process process = ProgramOfItsOwn.onSmallDisk(
        disk, ProgramOfItsOwn.command(LibraryOnSmallDisk.class, disk.toString()));
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .replace(disk.toString(), "DISK");
    assertTrue(
        out.contains("full: the disk of the library DISK/library/games.sqlite is full"), out);
    assertTrue(out.contains("all there: true"), out);
    assertTrue(out.contains("after a restart: true"), out);
    assertTrue(out.contains("with room again: true"), out);
    assertTrue(out.contains("read-only: the library DISK/library/games.sqlite cannot be"), out);
    assertEquals(0, process.waitFor(), out);
  }
}
