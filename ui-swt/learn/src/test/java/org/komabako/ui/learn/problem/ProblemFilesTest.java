package org.komabako.ui.learn.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.FileException;
import org.komabako.testkit.Toy;

class ProblemFilesTest {
  private static final String ONE = "3k3/7/3G3/7/7/7/7/7 b G 1";
  private static final String TWO = "3k3/7/7/R6/6R/7/7/7 b - 1";
  private static final String BAD = "3k3/7/7/R6/6Q/7/7/7 b - 1";

  @TempDir
  private Path folder;

  private ProblemFiles.Found read() {
    return ProblemFiles.read(folder, List.of(new Toy()));
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  @Test
  void eachLineIsAProblemAndABadOneIsToldWithFileAndLine() throws IOException {
    write("b.sfen", "# mates\n" + ONE + "\n" + BAD + "\n\n" + TWO + " # two rooks\n");
    write("a.kif", "nothing of the kind\n");
    write("notes.pdf", "no game file");
    ProblemFiles.Found found = read();
    assertEquals(
        List.of(ONE, TWO),
        found.problems().stream().map(each -> each.position().sfen()).toList());
    assertEquals(List.of(1, 3), found.problems().stream().map(Problem::number).toList());
    assertTrue(found.whole());
    assertEquals(
        List.of("a.kif", "b.sfen"),
        found.unread().stream().map(ProblemFiles.Unread::file).toList());
    String why = found.unread().get(1).why().in(Locale.ENGLISH);
    assertTrue(why.startsWith("line 3"), why);
  }

  @Test
  void aGameFromTheUsualStartIsNoProblem() throws IOException {
    write("start.sfen", new Toy().table().start() + "\n" + ONE + "\n");
    assertEquals(1, read().problems().size());
    assertEquals(List.of(), read().unread());
  }

  @Test
  void thereIsAnEndToWhatIsRead() throws IOException {
    write("many.sfen", (ONE + "\n").repeat(ProblemFiles.MOST + 5));
    ProblemFiles.Found found = read();
    assertEquals(ProblemFiles.MOST, found.problems().size());
    assertFalse(found.whole());
  }

  @Test
  void whatIsNotThereIsSaid() {
    Path gone = folder.resolve("gone");
    assertThrows(FileException.class, () -> ProblemFiles.read(gone, List.of(new Toy())));
  }

  @Test
  void theSamePositionHasTheSameKeyWhateverItsNumber() {
    String other = ONE.replaceFirst("1$", "57");
    assertEquals(key(ONE), key(other));
    assertNotEquals(key(ONE), key(TWO));
  }

  private static String key(String sfen) {
    return Problem.mate("", 1, Toy.position(sfen)).key();
  }
}
