package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;

/** What was tried when a process ended is known to the next, once; what it sets aside stays so. */
class TryingMarksTest {
  @TempDir
  Path folder;

  private List<Path> marks() throws Exception {
    try (var files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void aMarkIsThereWhileTheCodeRuns() throws Exception {
    TryingMarks marks = new TryingMarks(folder);
    Registration running = marks.begin("a.b", "0123");
    assertEquals(1, marks().size());
    assertTrue(Files.readString(marks().get(0)).contains("0123"));
    assertEquals(List.of(new TryingMarks.Trial("a.b", "0123")), marks.running());
    assertEquals(List.of(), new TryingMarks(folder).left(), "this process lives");
    running.close();
    assertEquals(List.of(), marks());
    assertEquals(List.of(), marks.running());
  }

  @Test
  void whatAProcessLeftThatHasEndedIsToldOnce() throws Exception {
    var unused = new TryingMarks(folder).begin("a.b", "0123");
    Path mark = marks().get(0);
    Process ended = new ProcessBuilder("true").start();
    assertEquals(0, ended.waitFor());
    String text = Files.readString(mark);
    Files.writeString(mark, text.replaceFirst("(?m)^process=.*$", "process=" + ended.pid()));
    assertEquals(List.of(new TryingMarks.Trial("a.b", "0123")), new TryingMarks(folder).left());
    assertEquals(List.of(), new TryingMarks(folder).left());
    assertEquals(List.of(), marks());
  }

  @Test
  void aNumberOfAProcessThatIsUsedAgainMeansNothing() throws Exception {
    var unused = new TryingMarks(folder).begin("a.b", "0123");
    Path mark = marks().get(0);
    Files.writeString(
        mark, Files.readString(mark).replaceFirst("(?m)^started=.*$", "started=then"));
    assertEquals(1, new TryingMarks(folder).left().size());
  }

  @Test
  void aMarkThatWasCutOffBlamesNobody() throws Exception {
    Files.writeString(folder.resolve("1-1"), "name=a.b\ndig");
    assertEquals(List.of(), new TryingMarks(folder).left());
    assertEquals(List.of(), marks());
  }

  @Test
  void noFolderIsNoProblem() {
    assertEquals(List.of(), new TryingMarks(folder.resolve("none")).left());
  }

  @Test
  void whatHasPassedBeforeHasASecondChance() {
    Path file = folder.resolve("aside");
    SetAside aside = new SetAside(file);
    aside.ended("new", "a.b");
    assertTrue(aside.reason("new").isPresent(), "it has never passed");
    aside.passed("good");
    new SetAside(file).ended("good", "a.b");
    assertEquals(Optional.empty(), new SetAside(file).reason("good"), "that may be a power cut");
    new SetAside(file).passed("good");
    new SetAside(file).ended("good", "a.b");
    assertEquals(Optional.empty(), new SetAside(file).reason("good"), "it has passed again");
    new SetAside(file).ended("good", "a.b");
    assertTrue(new SetAside(file).reason("good").isPresent(), "twice in a row");
  }

  @Test
  void whatIsSetAsideIsSoInTheNextProcessUntilItIsTriedAgain() {
    Path file = folder.resolve("aside");
    new SetAside(file).put("0123", "a.b", LocalizedText.of("it hung", "止まりました"));
    SetAside next = new SetAside(file);
    LocalizedText reason = next.reason("0123").orElseThrow();
    assertEquals(
        "it is set aside, because it hung; variant:retry a.b tries it again, variant:uninstall a.b"
            + " removes it",
        reason.in(Locale.ENGLISH));
    assertTrue(reason.in(Locale.JAPANESE).contains("止まりました"), () -> reason.in(Locale.JAPANESE));
    assertEquals(Optional.empty(), next.reason("4567"), "another version of the file");
    assertEquals(Set.of("0123"), next.digests("a.b"));
    assertTrue(next.remove("0123"));
    assertEquals(Optional.empty(), new SetAside(file).reason("0123"));
  }

  @Test
  void theEndInGoodOrderLeavesNoMark() throws Exception {
    TryingMarks marks = new TryingMarks(folder);
    var one = marks.begin("a", "1");
    var two = marks.begin("b", "2");
    assertEquals(2, marks.running().size());
    assertEquals(2, marks().size());
    one.close();
    one.close();
    assertEquals(List.of(new TryingMarks.Trial("b", "2")), marks.running());
    marks.endAll();
    assertEquals(List.of(), marks());
    two.close();
    assertEquals(List.of(), marks.running());
  }

  @Test
  void ownMarksAreNotTakenForThoseOfOthers() {
    TryingMarks marks = new TryingMarks(folder);
    var unused = marks.begin("a", "1");
    assertEquals(List.of(), marks.left());
    assertEquals(1, marks.running().size());
  }

  @Test
  void whereNoMarkCanBeWrittenTheCodeRunsAllTheSame() throws Exception {
    Path taken = Files.writeString(folder.resolve("taken"), "");
    TryingMarks marks = new TryingMarks(taken);
    Registration running = marks.begin("a.b", "0123");
    assertEquals(List.of(), marks.running());
    running.close();
    assertEquals(List.of(), marks.left());
  }

  @Test
  void aMarkThatCannotBeReadBlamesNobody() throws Exception {
    Files.writeString(folder.resolve("1-1"), "name=a.b\ndigest=\\u00zz\nprocess=1\n");
    Files.writeString(folder.resolve("1-2"), "name=a.b\ndigest=0123\nprocess=many\n");
    Files.writeString(folder.resolve("1-3"), "digest=0123\n");
    Files.createDirectory(folder.resolve("folder"));
    assertEquals(List.of(new TryingMarks.Trial("a.b", "0123")), new TryingMarks(folder).left());
    assertEquals(List.of(folder.resolve("folder")), marks());
  }

  @Test
  void whatPassesIsWrittenOnce() throws Exception {
    Path file = folder.resolve("aside");
    SetAside aside = new SetAside(file);
    assertFalse(aside.remove("good"));
    assertFalse(Files.exists(file), "nothing has changed");
    aside.passed("good");
    Files.delete(file);
    aside.passed("good");
    assertFalse(Files.exists(file), "nothing has changed");
    aside.ended("good", "a.b");
    Files.delete(file);
    aside.passed("good");
    assertTrue(Files.exists(file), "the doubt has gone");
  }

  @Test
  void whatIsTriedAgainHasNoSecondChanceLeft() {
    Path file = folder.resolve("aside");
    SetAside aside = new SetAside(file);
    aside.passed("0123");
    aside.put("0123", "a.b", LocalizedText.of("it hung", "止まりました"));
    aside.put("4567", "a.b", LocalizedText.of("it hung", "止まりました"));
    aside.put("89ab", "c", LocalizedText.of("it hung", "止まりました"));
    assertEquals(Set.of("0123", "4567"), aside.digests("a.b"));
    assertTrue(aside.remove("0123"));
    assertEquals(Set.of("4567"), new SetAside(file).digests("a.b"));
    SetAside next = new SetAside(file);
    next.ended("0123", "a.b");
    assertTrue(next.reason("0123")
        .orElseThrow()
        .in(Locale.ENGLISH)
        .contains("ended while its code was running"));
  }

  @Test
  void aFileThatCannotBeReadSetsNothingAside() throws Exception {
    Path file = Files.writeString(folder.resolve("aside"), "0123.english=\\u00zz\n");
    assertEquals(Optional.empty(), new SetAside(file).reason("0123"));
    Path taken = Files.createDirectories(folder.resolve("taken/in-the-way")).getParent();
    SetAside aside = new SetAside(taken);
    aside.put("0123", "a.b", LocalizedText.of("it hung", "止まりました"));
    assertTrue(aside.reason("0123").isPresent(), "at least in this process");
  }
}
