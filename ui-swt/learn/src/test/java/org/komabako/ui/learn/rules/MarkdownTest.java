package org.komabako.ui.learn.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.komabako.ui.learn.rules.Sheet.Kind;

class MarkdownTest {
  private static String of(Sheet sheet, Kind kind) {
    return sheet.runs().stream()
        .filter(run -> run.kind() == kind)
        .map(run -> sheet.text().substring(run.start(), run.start() + run.length()))
        .collect(Collectors.joining("/"));
  }

  @Test
  void whatIsMarkedLooksSoAndTheMarksAreGone() {
    Sheet sheet = Markdown.read(
        "# Toy (玩具)\n\nA **small** game,\nsee `game:new`.\n\n## Aim\n\n    l n s\n<!-- hidden -->\n",
        80);
    assertEquals("Toy (玩具)\n\nA small game, see game:new.\n\nAim\n\n    l n s\n", sheet.text());
    assertEquals("Toy (玩具)", of(sheet, Kind.TITLE));
    assertEquals("Aim", of(sheet, Kind.HEADING));
    assertEquals("small", of(sheet, Kind.BOLD));
    assertEquals("game:new/    l n s", of(sheet, Kind.CODE));
    assertEquals(sheet.text().length(), sheet.kinds().length());
  }

  @Test
  void linksLeadToSectionsAndToTheWebAndNowhereElse() {
    Sheet sheet = Markdown.read(
        "See [the end](#how-a-game-ends), [more](https://example.org/a?b), [bad](file:///etc),\n"
            + "[worse](javascript:x) and `[no](#link)`.\n\n| [cell](#aim) |\n\n## How a game ends\n",
        80);
    assertTrue(
        sheet.text().startsWith("See the end, more, bad, worse and [no](#link).\n"), sheet.text());
    assertEquals("the end/more/cell", of(sheet, Kind.LINK));
    int end = sheet.text().indexOf("the end");
    assertEquals(Optional.of("#how-a-game-ends"), sheet.link(end));
    assertEquals(Optional.of("https://example.org/a?b"), sheet.link(sheet.text().indexOf("more")));
    assertEquals(Optional.empty(), sheet.link(sheet.text().indexOf("bad")));
    assertEquals(
        sheet.text().indexOf("How a game"), sheet.section("#how-a-game-ends").orElseThrow());
    assertTrue(sheet.section("#nowhere").isEmpty());
    assertEquals(sheet.text().length(), sheet.kinds().length());
  }

  @Test
  void picturesOfPiecesAndTheBoardStandInTheirPlacesAndNoOthers() {
    Sheet sheet = Markdown.read(
        "![start](board)\n\n| ![K](piece:K) | king |\n\n![web](https://example.org/a.png), `![K](piece:K)`\n",
        80);
    assertTrue(
        sheet.text().startsWith("\ufffc\n\n\ufffc\tking\t\n\n!web, ![K](piece:K)"), sheet.text());
    assertEquals(Optional.of("board"), sheet.picture(0));
    assertEquals(Optional.of("piece:K"), sheet.picture(3));
    assertEquals(Optional.empty(), sheet.picture(1));
    assertEquals(2, sheet.pictures().size());
    assertEquals(sheet.text().length(), sheet.kinds().length());
  }

  @Test
  void itemsOfListsGoOnInTheNextLine() {
    Sheet sheet = Markdown.read("* one\n  goes on\n* two\n1. three\n", 80);
    assertEquals("•  one goes on\n•  two\n1.  three\n", sheet.text());
    assertTrue(sheet.indents().stream().allMatch(indent -> indent.wrap() > 0));
  }

  @Test
  void aTableThatIsTooWideIsWrappedInItsWideColumns() {
    String table = "| Name | Kanji | Moves |\n| --- | --- | --- |\n"
        + "| pawn | 歩兵 | one step forward and a very long story about what it then does |\n";
    Sheet wide = Markdown.read(table, 200);
    assertEquals(2, wide.text().lines().count());
    assertEquals("Name/Kanji/Moves", of(wide, Kind.FAINT));
    Sheet narrow = Markdown.read(table, 40);
    assertEquals(
        List.of(6, 13, 40),
        narrow.indents().get(0).stops().stream().map(stop -> Math.min(stop, 40)).toList());
    List<String> lines = narrow.text().lines().toList();
    assertTrue(lines.size() > 3, narrow.text());
    assertTrue(lines.get(1).startsWith("pawn\t歩兵\tone step"), narrow.text());
    assertTrue(lines.get(2).startsWith("\t\t"), narrow.text());
    assertEquals(
        "one step forward and a very long story about what it then does",
        lines.stream().skip(1).map(line -> line.split("\t")[2]).collect(Collectors.joining(" ")));
  }

  @Test
  void longWordsAndJapaneseAreBrokenAnywhere() {
    Styled text = Styled.of("玉を詰める", Kind.PLAIN);
    assertEquals(
        List.of("玉を", "詰め", "る"), text.wrap(5).stream().map(Styled::text).toList());
    assertEquals(
        List.of("abcd", "ef"),
        Styled.of("abcdef", Kind.PLAIN).wrap(4).stream().map(Styled::text).toList());
  }

  @Test
  void wordsAreFoundInWhateverCase() {
    Sheet sheet = Markdown.read("Lion takes lion.\n", 80);
    assertEquals(List.of(0, 11), sheet.find(" LION "));
    assertTrue(sheet.find("").isEmpty());
    assertTrue(sheet.find("tiger").isEmpty());
    assertFalse(sheet.find("takes lion").isEmpty());
  }
}
