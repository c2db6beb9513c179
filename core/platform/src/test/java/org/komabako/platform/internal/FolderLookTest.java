package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.platform.internal.FolderLook.Stamp;

/** A file counts when it did not change between two looks. */
class FolderLookTest {
  @TempDir
  Path folder;

  private FolderLook look;
  private Path jar;

  @BeforeEach
  void start() {
    look = new FolderLook(List.of(folder, folder.resolve("not-there")));
    jar = folder.resolve("a.jar");
  }

  @Test
  void aNewFileCountsAtTheSecondLook() throws Exception {
    Files.writeString(jar, "1");
    assertEquals(Set.of(), look.settled().keySet());
    assertEquals(Set.of(jar), look.settled().keySet());
  }

  @Test
  void textsMayWait() throws Exception {
    Path text = folder.resolve("a.variant");
    Files.writeString(jar, "1");
    Files.writeString(text, "1");
    look.setTexts(false);
    assertEquals(Set.of(jar), look.now().keySet());
    assertEquals(Set.of(jar), look.settled().keySet());
    look.setTexts(true);
    assertEquals(Set.of(jar, text), look.now().keySet());
  }

  @Test
  void aFileThatGrowsCountsAsItWas() throws Exception {
    Files.writeString(jar, "1");
    Map<Path, Stamp> first = look.now();
    Files.writeString(jar, "12");
    assertEquals(first, look.settled());
    Files.writeString(jar, "123");
    assertEquals(first, look.settled());
    assertEquals(3, look.settled().get(jar).size());
  }

  @Test
  void aGrowingFileDoesNotHoldUpOthers() throws Exception {
    Path other = folder.resolve("b.jar");
    Files.writeString(jar, "1");
    Files.writeString(other, "1");
    look.settled();
    Files.writeString(jar, "12");
    assertEquals(Set.of(other), look.settled().keySet());
  }

  @Test
  void aFileThatIsGoneForAMomentCountsAsItWas() throws Exception {
    Files.writeString(jar, "1");
    Map<Path, Stamp> first = look.now();
    Files.delete(jar);
    assertEquals(first, look.settled());
    assertEquals(Map.of(), look.settled());
  }

  @Test
  void aFileOfTheSameSizeAndTimeIsAnother() throws Exception {
    FileTime time = FileTime.fromMillis(0);
    Path next = folder.resolve("next.part");
    Files.setLastModifiedTime(Files.writeString(jar, "1"), time);
    Stamp first = look.now().get(jar);
    Files.setLastModifiedTime(Files.writeString(next, "2"), time);
    Files.move(next, jar, StandardCopyOption.REPLACE_EXISTING);
    assertNotEquals(first, look.now().get(jar));
  }

  @Test
  void onlyJarsCount() throws Exception {
    for (String name : List.of("readme.txt", ".hidden.jar", "a.jar.part", "a.jar.old")) {
      Files.writeString(folder.resolve(name), "");
    }
    assertEquals(Map.of(), look.now());
  }
}
