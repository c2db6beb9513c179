package org.komabako.ui.widgets.settings;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.ui.board.Coordinates;

class SettingsTest {
  private static final Setting<Coordinates> STYLE = Setting.oneOf("style", Coordinates.LETTERS);
  private static final Setting<String> NAME = Setting.text("name", "nobody");
  private static final Setting<Integer> SIZE = Setting.number("size", 5);

  @TempDir
  private Path folder;

  private Path file() {
    return folder.resolve("deep/settings.properties");
  }

  @Test
  void whatIsChosenIsReadAgain() {
    Settings settings = new Settings(file(), Runnable::run);
    assertEquals("nobody", settings.get(NAME));
    settings.set(NAME, " C:\\駒 = #1\nnew line ");
    settings.set(STYLE, Coordinates.JAPANESE);
    Settings again = new Settings(file(), Runnable::run);
    assertEquals(" C:\\駒 = #1\nnew line ", again.get(NAME));
    assertEquals(Coordinates.JAPANESE, again.get(STYLE));
  }

  @Test
  void aDamagedFileMeansTheUsual() throws IOException {
    Files.createDirectories(file().getParent());
    Files.writeString(file(), "size=large\nstyle=?\nname=\\uZZZZ\n");
    Settings settings = new Settings(file(), Runnable::run);
    assertEquals(5, settings.get(SIZE));
    assertEquals(Coordinates.LETTERS, settings.get(STYLE));
    settings.set(SIZE, 7);
    assertEquals(7, new Settings(file(), Runnable::run).get(SIZE));
  }

  @Test
  void onlyDamagedLinesAreLostAndTheFileIsKeptBeside() throws IOException {
    Files.createDirectories(file().getParent());
    byte[] bytes = "size=7\nna\u0000me=x\n\\uZZZZ=1\nname=me\n<html>\n".getBytes("UTF-8");
    Files.write(file(), bytes);
    Settings settings = new Settings(file(), Runnable::run);
    assertEquals(7, settings.get(SIZE));
    assertEquals("me", settings.get(NAME));
    Path copy = settings.damaged().orElseThrow();
    settings.set(SIZE, 8);
    assertArrayEquals(bytes, Files.readAllBytes(copy));
    assertTrue(new Settings(file(), Runnable::run).damaged().isEmpty());
  }

  @Test
  void whatIsResetIsTheUsualAgain() {
    Settings settings = new Settings(file(), Runnable::run);
    List<String> told = new ArrayList<>();
    Runnable stop = settings.listen("si", () -> told.add("group"));
    settings.set(SIZE, 6);
    settings.reset(SIZE);
    settings.reset(SIZE);
    stop.run();
    assertFalse(settings.has(SIZE));
    assertEquals(5, settings.get(SIZE));
    assertEquals(List.of("group", "group"), told);
  }

  @Test
  void changesAreTold() {
    Settings settings = new Settings(file(), Runnable::run);
    List<Integer> told = new ArrayList<>();
    Runnable stop = settings.listen(SIZE, told::add);
    settings.set(SIZE, 6);
    settings.set(SIZE, 6);
    settings.set(NAME, "x");
    stop.run();
    settings.set(SIZE, 8);
    assertEquals(List.of(6), told);
  }

  @Test
  void manyChangesAreWrittenOnce() {
    List<Runnable> writes = new ArrayList<>();
    Settings settings = new Settings(file(), writes::add);
    for (int i = 10; i < 20; i++) {
      settings.set(SIZE, i);
    }
    assertEquals(1, writes.size());
    writes.get(0).run();
    assertEquals(19, new Settings(file(), Runnable::run).get(SIZE));
  }

  /** A folder in its place cannot be read; when it is a file again, nothing of it is lost. */
  @Test
  void aFileThatCannotBeReadForAMomentIsNotWrittenOver() throws IOException {
    Files.createDirectories(file());
    List<Runnable> writes = new ArrayList<>();
    Settings settings = new Settings(file(), writes::add);
    settings.set(SIZE, 6);
    writes.remove(0).run();
    assertTrue(Files.isDirectory(file()));
    Files.delete(file());
    Files.writeString(file(), "name=me\nsize=3\nstyle=JAPANESE\nother=kept\n");
    settings.reset(STYLE);
    settings.set(NAME, "you");
    settings.reset(NAME);
    writes.forEach(Runnable::run);
    Settings again = new Settings(file(), Runnable::run);
    assertEquals(6, again.get(SIZE));
    assertEquals("kept", again.get(Setting.text("other", "")));
    assertFalse(again.has(STYLE));
    assertFalse(again.has(NAME));
  }

  @Test
  void whatCannotBeKeptIsTriedAgainByItself() throws Exception {
    Path folders = Files.createFile(folder.resolve("deep"));
    java.util.concurrent.BlockingQueue<Runnable> writes =
        new java.util.concurrent.LinkedBlockingQueue<>();
    Settings settings = new Settings(file(), writes::add);
    settings.set(SIZE, 6);
    writes.remove().run();
    Files.delete(folders);
    java.util.Objects.requireNonNull(writes.poll(20, java.util.concurrent.TimeUnit.SECONDS))
        .run();
    assertEquals(6, new Settings(file(), Runnable::run).get(SIZE));
  }

  @Test
  void nobodyElseCanReadThem() throws IOException {
    new Settings(file(), Runnable::run).set(SIZE, 6);
    org.junit.jupiter.api.Assumptions.assumeTrue(
        Files.getFileStore(folder).supportsFileAttributeView("posix"));
    assertEquals(
        "rw-------",
        java.nio.file.attribute.PosixFilePermissions.toString(
            Files.getPosixFilePermissions(file())));
  }
}
