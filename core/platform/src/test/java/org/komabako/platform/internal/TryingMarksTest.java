package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.Registration;
import org.komabako.kernel.variant.Text;

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
    new SetAside(file).put("0123", "a.b", Text.of("it hung", "止まりました"));
    SetAside next = new SetAside(file);
    Text reason = next.reason("0123").orElseThrow();
    assertEquals(
        "it is set aside, because it hung; variant:retry a.b tries it again, variant:uninstall a.b"
            + " removes it",
        reason.english());
    assertTrue(reason.japanese().contains("止まりました"), reason::japanese);
    assertEquals(Optional.empty(), next.reason("4567"), "another version of the file");
    assertEquals(Set.of("0123"), next.digests("a.b"));
    assertTrue(next.remove("0123"));
    assertEquals(Optional.empty(), new SetAside(file).reason("0123"));
  }
}
