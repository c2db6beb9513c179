package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;

/** Folders of games, several games in one text, what is too much, and how mistakes are told. */
class FilesTest {
  @Test
  void theFilesOfAFolder(@TempDir Path folder) throws IOException {
    for (String name : List.of(
        "b.kif",
        "a.TXT",
        "c/d.CSA",
        "c/e.png",
        "c/.hidden.kif",
        ".git/f.kif",
        "noend",
        "g.komabako")) {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "x");
    }
    Files.createDirectory(folder.resolve("folder.kif"));
    assertEquals(
        List.of("a.TXT", "b.kif", "c/d.CSA", "g.komabako"),
        GameFolder.files(folder).stream()
            .map(file -> folder.relativize(file).toString())
            .toList());
    Path one = folder.resolve("noend");
    assertEquals(List.of(one), GameFolder.files(one));
    assertThrows(FileException.class, () -> GameFolder.files(folder.resolve("none")));
    Path hidden = folder.resolve(".git");
    assertEquals(List.of(hidden.resolve("f.kif")), GameFolder.files(hidden));
  }

  private static List<Integer> starts(String format, String text) {
    return Boundaries.of(text, TestGames.FORMATS.find(format).boundaries());
  }

  @ParameterizedTest
  @CsvSource({
    "'手合割：平手\n   1 ７六歩(77)\n手合割：平手\n', '0 20'",
    "'手合割：平手\n   1 ７六歩(77)\r\n# ---- KIF ----\n   1 ２六歩(27)\n#KIF version\n', '0 21 50'",
    "'手合割：平手\n▲７六歩\n　開始日時：2026\n', '0 12'",
    "'開始日時：2026\n手合割：平手\n   1 ７六歩(77)\n', '0'",
    "'   1 ７六歩(77)\n先手：甲\n*手合割：平手\n', '0'",
    "'手合割：平手\n*   1 ７六歩(77)\n手合割：平手\n', '0'",
    "'\n\n手合割：平手\n', '0'",
    "'', '0'"
  })
  void whereGamesOfKifBegin(String text, String starts) {
    assertEquals(
        starts,
        String.join(" ", starts("kif", text).stream().map(String::valueOf).toList()));
  }

  /** Where the encoding is not known yet, the lines are bytes as ISO 8859-1. */
  @ParameterizedTest
  @CsvSource({"UTF-8", "windows-31j"})
  void whereGamesOfKifBeginInBytes(String charset) throws IOException {
    String text = "手合割：平手\n   1 ７六歩(77)\n開始日時：2026\n";
    String bytes = new String(text.getBytes(charset), java.nio.charset.StandardCharsets.ISO_8859_1);
    List<Integer> starts = starts("kif", bytes);
    assertEquals(2, starts.size());
    assertEquals(
        "開始日時：2026\n",
        new String(
            bytes.substring(starts.get(1)).getBytes(java.nio.charset.StandardCharsets.ISO_8859_1),
            charset));
  }

  @Test
  void gamesOfOurOwnFormatBeginWithItsFirstWords() {
    String one = TestGames.write("komabako", TestGames.nine("7g7f"));
    assertEquals(List.of(0, one.length() + 1), starts("komabako", one + "\n" + one));
    assertEquals(List.of(0), starts("komabako", "\n \n" + one));
    assertEquals(List.of(0, 2), starts("komabako", "x\n" + one));
    assertEquals(List.of(0), starts("bod", "手合割：平手\n   1 ７六歩(77)\n手合割：平手\n"));
  }

  @Test
  void ourOwnFormatNamesItsGame() {
    GameFormat own = TestGames.FORMATS.own();
    String text = TestGames.write("komabako", TestGames.twelve("7j7h"));
    assertEquals(List.of(TestGames.TWELVE), own.variants(text, TestGames.BOTH));
    assertTrue(own.detects("\n " + text));
    assertEquals(false, own.detects("x" + text));
    FormatException none =
        assertThrows(FormatException.class, () -> own.variants(text, List.of(TestGames.NINE)));
    assertTrue(none.getMessage().contains("'twelve-game' is not installed"), none.getMessage());
    FormatException e = TestGames.refused("komabako", text.replace("7j7h", "7j7z"));
    assertTrue(e.getMessage().contains("7j7z"), e.getMessage());
    assertThrows(FormatException.class, () -> own.variants("x", TestGames.BOTH));
  }

  @Test
  void theLinesOfAText() {
    TextLines lines = new TextLines("a\r\nb\n\nc");
    assertEquals(0, lines.number());
    assertTrue(lines.next());
    assertEquals("a", lines.line());
    assertEquals(1, lines.number());
    assertEquals(List.of("b", "", "c"), lines.rest());
    assertEquals(List.of("b", "", "c"), lines.ahead());
    assertTrue(lines.next() && lines.next() && lines.next());
    assertEquals("c", lines.line());
    assertEquals(List.of(), lines.ahead());
    assertEquals(false, lines.next());
    FormatException e = lines.error(3, LocalizedText.of("no", "否"));
    assertEquals("line 4, column 3: no", e.getMessage());
    assertEquals("4行3桁目：否", e.text().in(Locale.JAPANESE));
    TextLines many = new TextLines("x\n".repeat(300));
    assertTrue(many.next());
    assertEquals(200, many.ahead().size());
    assertEquals(299, many.rest().size());
  }

  @Test
  void aLineHasAsManyCharactersAsAreAllowed() {
    TextLines lines =
        new TextLines("x\n" + "x".repeat(FileLimits.LINE) + "\n" + "x".repeat(FileLimits.LINE + 1));
    assertTrue(lines.next() && lines.next());
    FormatException e = assertThrows(FormatException.class, lines::next);
    assertEquals(3, e.line());
    assertTrue(e.getMessage().contains("a line is too long: a file of one game has at most"));
  }

  @Test
  void aGameHasAsManyMovesAsAreAllowed() {
    GameBuilder builder = new GameBuilder(TestGames.NINE_RULES.start());
    Move move = Usi.parse(TestGames.NINE.table(), "7g7f");
    for (int i = 0; i < FileLimits.MOVES; i++) {
      var unused = builder.play(i, 1, place -> move);
      assertTrue(builder.branch(1));
    }
    FormatException e =
        assertThrows(FormatException.class, () -> builder.play(7, 1, place -> move));
    assertTrue(e.getMessage().contains("too many moves"), e.getMessage());
    assertEquals(7, e.line());
    assertEquals("7g7f", TestGames.line(e.soFar().orElseThrow()));
  }

  @Test
  void aMistakeIsToldWithItsPlace() {
    LocalizedText problem = LocalizedText.of("no", "否");
    FormatException whole = new FormatException(0, 0, problem);
    assertEquals("no", whole.getMessage());
    FormatException line = new FormatException(7, 0, problem);
    assertEquals("line 7: no", line.getMessage());
    assertEquals("7行目：否", line.text().in(Locale.JAPANESE));
    FormatException column = new FormatException(7, 3, problem);
    assertEquals("line 7, column 3: no", column.text().in(Locale.ENGLISH));
    assertEquals(Optional.empty(), column.soFar());
    Game game = TestGames.nine("7g7f");
    FormatException with = column.with(game);
    assertSame(game, with.soFar().orElseThrow());
    assertSame(column, with.getCause());
    assertEquals("line 7, column 3: no", with.getMessage());
    assertEquals(7, with.line());
    assertEquals(3, with.column());
  }

  @ParameterizedTest
  @CsvSource({
    "2, 0, 1, 9, true",
    "1, 9, 2, 0, false",
    "1, 2, 1, 1, true",
    "1, 1, 1, 1, false",
    "1, 1, 1, 2, false"
  })
  void whichMistakeIsFurtherOn(
      int line, int column, int otherLine, int otherColumn, boolean behind) {
    LocalizedText problem = LocalizedText.of("no", "否");
    assertEquals(
        behind,
        new FormatException(line, column, problem)
            .isBehind(new FormatException(otherLine, otherColumn, problem)));
  }

  @Test
  void warningsAreAdded() {
    ReadGame read = new ReadGame(TestGames.nine(""), List.of(LocalizedText.of("a", "甲")));
    assertEquals(
        List.of("a", "b"),
        read.warned(LocalizedText.of("b", "乙")).warnings().stream()
            .map(text -> text.in(Locale.ENGLISH))
            .toList());
    assertEquals(1, read.warnings().size());
  }
}
