package org.komabako.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StorageTest {
  @TempDir
  Path parent;

  @Test
  void twoProcessesHaveTheirOwn() throws IOException {
    Storage first = Storage.open(parent);
    Storage second = Storage.open(parent);
    assertNotEquals(first.folder(), second.folder());
    second.delete();
    assertTrue(Files.isDirectory(first.folder()));
    first.delete();
    try (Stream<Path> left = Files.list(parent)) {
      assertEquals(0, left.count());
    }
  }

  @Test
  void aDeadOneIsSweptAway() throws IOException {
    Path lock = Files.createFile(parent.resolve("run1.lock"));
    Files.setLastModifiedTime(lock, FileTime.fromMillis(0));
    Path dead = Files.createDirectories(parent.resolve("run1/deep")).getParent();
    Storage.open(parent).delete();
    assertFalse(Files.exists(dead));
    assertFalse(Files.exists(lock));
  }

  @Test
  void whereThereIsNoRoomOrNoFolderItIsTemporary() throws IOException {
    Path file = Files.createFile(parent.resolve("file"));
    for (Storage each : List.of(
        Storage.open(file.resolve("below"), 0),
        Storage.open(parent.resolve("full"), Long.MAX_VALUE))) {
      assertFalse(each.folder().startsWith(parent));
      assertTrue(Files.isDirectory(each.folder()));
      each.delete();
      assertFalse(Files.exists(each.folder().getParent()));
    }
    Storage there = Storage.open(parent.resolve("free"), 0);
    assertTrue(there.folder().startsWith(parent));
    there.delete();
    assertTrue(Files.isDirectory(parent.resolve("free")));
  }
}
