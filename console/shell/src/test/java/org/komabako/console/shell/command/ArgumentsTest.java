package org.komabako.console.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Words and options of a command, as its help says. */
class ArgumentsTest {
  private static final String USAGE = """
      scope:name WORD...
        -g, --game ID            the game
        -o, --option NAME=VALUE  may be repeated
        --flip                   upside down
      """;

  @Test
  void readsOptionsAnywhere() {
    Arguments arguments =
        Arguments.of(USAGE, "a", "-g", "3", "--option", "x=1", "b", "-o", "y=2", "--flip");
    assertEquals(List.of("a", "b"), arguments.words());
    assertEquals(Optional.of("3"), arguments.game());
    assertEquals(List.of("x=1", "y=2"), arguments.values("--option"));
    assertTrue(arguments.has("--flip"));
  }

  @Test
  void readsValuesBehindEquals() {
    assertEquals(Optional.of("3"), Arguments.of(USAGE, "--game=3").game());
  }

  @Test
  void takesWordsAfterTwoDashesAsTheyAre() {
    assertEquals(List.of("--flip"), Arguments.of(USAGE, "--", "--flip").words());
    assertEquals(List.of("-"), Arguments.of(USAGE, "-").words());
    assertFalse(Arguments.of(USAGE, "a").has("--flip"));
  }

  @Test
  void saysWhatIsWrong() {
    assertEquals(
        "scope:name has no option --foo; it has --game, --option, --flip, --json",
        assertThrows(UsageException.class, () -> Arguments.of(USAGE, "--foo")).getMessage());
    assertEquals(
        "behind -g the ID is missing",
        assertThrows(UsageException.class, () -> Arguments.of(USAGE, "-g")).getMessage());
    assertEquals(
        "something is missing; write scope:name WORD...",
        assertThrows(UsageException.class, () -> Arguments.of(USAGE).only()).getMessage());
    assertEquals(
        "'b' is too much; write scope:name WORD...",
        assertThrows(UsageException.class, () -> Arguments.of(USAGE, "a", "b").only())
            .getMessage());
    assertEquals(
        "--flip takes no value",
        assertThrows(UsageException.class, () -> Arguments.of(USAGE, "--flip=1"))
            .getMessage());
  }

  @Test
  void refusesAnOptionWithoutTheFlagThatItIsAbout() {
    Arguments alone = Arguments.of(USAGE, "--option", "a=b");
    assertEquals(
        "scope:name takes --option only together with --flip",
        assertThrows(
                UsageException.class, () -> alone.onlyWith(List.of("--flip"), List.of("--option")))
            .getMessage());
    Arguments.of(USAGE, "--flip", "--option", "a=b")
        .onlyWith(List.of("--flip"), List.of("--option"));
    Arguments.of(USAGE).onlyWith(List.of("--flip"), List.of("--option"));
  }

  @Test
  void asksForHelp() {
    assertThrows(HelpWanted.class, () -> Arguments.of(USAGE, "a", "--help"));
  }

  @Test
  void readsNumbers() {
    assertEquals(-5, Arguments.number("-5", "N", Integer.MIN_VALUE));
    assertThrows(UsageException.class, () -> Arguments.number("-5", "N", 0));
    assertThrows(UsageException.class, () -> Arguments.number("12345678901", "N", 0));
  }

  @Test
  void ofPairsOfOneNameTheLastCounts() {
    assertEquals(Map.of("a", "3=4", "b", ""), Arguments.pairs(List.of("a=1", "b=", "a=3=4")));
    UsageException e =
        assertThrows(UsageException.class, () -> Arguments.pairs(List.of("a=1", "=x")));
    assertEquals("an option is written name=value, not '=x'", e.getMessage());
  }
}
