package org.komabako.console.shell.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.apache.felix.gogo.runtime.SyntaxError;
import org.junit.jupiter.api.Test;
import org.komabako.console.shell.script.Script.Step;

/** Scripts are cut at their top level. */
class ScriptTest {
  @Test
  void cutsAtLinesAndSemicolons() {
    assertEquals(
        List.of(new Step("a b", 1, false), new Step("c", 1, false), new Step("d", 3, false)),
        Script.steps("a b; c\n\nd\n"));
  }

  @Test
  void leavesCommentsAndClosuresAlone() {
    assertEquals(
        List.of(new Step("if { a } {\n b; c\n}", 2, false), new Step("d", 5, false)),
        Script.steps("# a comment\nif { a } {\n b; c\n}\nd"));
  }

  @Test
  void keepsTogetherWhatHangsTogether() {
    assertEquals(
        List.of(new Step("a && b || c", 1, false), new Step("d | e", 2, false)),
        Script.steps("a && b || c\nd | e"));
  }

  @Test
  void knowsAssignments() {
    assertEquals(List.of(new Step("x = (a b)", 1, true)), Script.steps("x = (a b)"));
  }

  @Test
  void refusesWhatIsNotClosed() {
    assertThrows(SyntaxError.class, () -> Script.steps("echo {"));
    assertThrows(SyntaxError.class, () -> Script.steps("echo )"));
    assertThrows(SyntaxError.class, () -> Script.steps("echo \"abc"));
  }
}
