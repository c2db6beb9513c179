package org.komabako.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a method has written is on the disk when it returns, and in an order that a power cut cannot harm. */
class ForcedFilesTest {
  @TempDir
  private Path real;

  private RecordedDisk disk = new RecordedDisk(Path.of(""));
  private Path folder = Path.of("");

  @BeforeEach
  void mount() throws IOException {
    Files.createDirectories(real.resolve("folder"));
    disk = new RecordedDisk(real);
    folder = disk.on(real.resolve("folder"));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String content(String name) throws IOException {
    return Files.readString(real.resolve("folder").resolve(name));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aNewFileIsForcedBeforeItHasItsNameAndItsFolderBehind(boolean owner) throws IOException {
    Path file = folder.resolve("file");
    if (owner) {
      AtomicFiles.writePrivate(file, bytes("new"));
    } else {
      AtomicFiles.write(file, bytes("new"));
    }
    assertEquals(
        List.of("write .file.part", "force .file.part", "move .file.part file", "force folder"),
        disk.done);
    assertEquals("new", content("file"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"write .file.part", "force .file.part", "move .file.part file"})
  void aNewFileThatTheDiskDoesNotTakeLeavesTheOldOneAndNothingBeside(String step)
      throws IOException {
    Files.writeString(real.resolve("folder/file"), "old");
    disk.failing.add(step);
    IOException problem = assertThrows(
        IOException.class, () -> AtomicFiles.write(folder.resolve("file"), bytes("new")));
    assertEquals("the disk fails to " + step, problem.getMessage());
    assertEquals("old", content("file"));
    assertEquals("delete .file.part", disk.done.get(disk.done.size() - 1));
    disk.failing.clear();
    AtomicFiles.write(folder.resolve("file"), bytes("new"));
    assertEquals("new", content("file"));
  }

  @Test
  void anAppendIsForced() throws IOException {
    Files.writeString(real.resolve("folder/file"), "one");
    AtomicFiles.append(folder.resolve("file"), 3, bytes(", two and three"));
    assertEquals("one, two and three", content("file"));
    assertEquals(List.of("write file", "force file"), disk.done);
  }

  @ParameterizedTest
  @ValueSource(strings = {"write file", "force file"})
  void anAppendThatTheDiskDoesNotTakeIsCutOffAgain(String step) throws IOException {
    Files.writeString(real.resolve("folder/file"), "one");
    disk.failing.add(step);
    IOException problem = assertThrows(
        IOException.class, () -> AtomicFiles.append(folder.resolve("file"), 3, bytes(" two")));
    assertEquals("the disk fails to " + step, problem.getMessage());
    assertEquals("one", content("file"));
    assertTrue(disk.done.contains("cut file"), disk.done::toString);
    assertEquals("force file", disk.done.get(disk.done.size() - 1));
  }

  @Test
  void anAppendThatCannotEvenBeCutOffSaysBoth() throws IOException {
    Files.writeString(real.resolve("folder/file"), "one");
    disk.failing.addAll(List.of("write file", "cut file"));
    IOException problem = assertThrows(
        IOException.class, () -> AtomicFiles.append(folder.resolve("file"), 3, bytes(" two")));
    assertEquals("the disk fails to write file", problem.getMessage());
    assertEquals("the disk fails to cut file", problem.getSuppressed()[0].getMessage());
  }

  @Test
  void whatCannotEvenBeRemovedBesideSaysBoth() {
    disk.failing.addAll(List.of("write .file.part", "delete .file.part"));
    IOException problem = assertThrows(
        IOException.class, () -> AtomicFiles.write(folder.resolve("file"), bytes("new")));
    assertEquals("the disk fails to write .file.part", problem.getMessage());
    assertEquals("the disk fails to delete .file.part", problem.getSuppressed()[0].getMessage());
  }

  @Test
  void newFoldersAreForcedInTheFoldersThatTheyLieIn() throws IOException {
    AtomicFiles.createPrivateFolders(folder.resolve("a/b"));
    assertEquals(List.of("folder a", "folder b", "force folder", "force a"), disk.done);
    disk.done.clear();
    AtomicFiles.createPrivateFolders(folder.resolve("a/b"));
    assertEquals(List.of(), disk.done);
    AtomicFiles.write(folder.resolve("c/file"), bytes("x"));
    assertEquals(List.of("folder c", "force folder"), disk.done.subList(0, 2));
  }

  @Test
  void whatIsMovedRemovedOrCutOffIsForced() throws IOException {
    Files.createDirectories(real.resolve("folder/other"));
    Files.writeString(real.resolve("folder/a"), "content");
    AtomicFiles.move(folder.resolve("a"), folder.resolve("b"));
    assertEquals(List.of("move a b", "force folder"), disk.done);
    disk.done.clear();
    AtomicFiles.move(folder.resolve("b"), folder.resolve("other").resolve("c"));
    assertEquals(List.of("move b c", "force other", "force folder"), disk.done);
    disk.done.clear();
    AtomicFiles.cut(folder.resolve("other").resolve("c"), 3);
    assertEquals(List.of("cut c", "force c"), disk.done);
    assertEquals("con", content("other/c"));
    disk.done.clear();
    assertTrue(AtomicFiles.delete(folder.resolve("other").resolve("c")));
    assertEquals(List.of("delete c", "force other"), disk.done);
  }

  @Test
  void whatOthersWroteIsForced() throws IOException {
    Files.writeString(real.resolve("folder/file"), "one");
    AtomicFiles.force(folder.resolve("file"));
    assertEquals(List.of("force file"), disk.done);
  }
}
