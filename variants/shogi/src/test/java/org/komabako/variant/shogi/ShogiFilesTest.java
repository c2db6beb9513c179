package org.komabako.variant.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.formats.FileText;
import org.komabako.formats.FormatException;
import org.komabako.formats.Formats;
import org.komabako.formats.ReadGame;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** Files of modern shogi as other programs and people write them. */
class ShogiFilesTest {
  private static final List<Variant> SHOGI = List.of(new Shogi());
  private static final String LINE = "[7g7f, 3c3d, 8h2b+, 3a2b, B*4e, 6a5b]";

  private final Formats formats = new Formats();

  private static byte[] sample(String name) {
    try (InputStream in = Objects.requireNonNull(
        ShogiFilesTest.class.getResourceAsStream("/samples/" + name), name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Game read(String text) {
    return formats.read(SHOGI, text.getBytes(StandardCharsets.UTF_8), "game").game();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"kifu", "kif", "csa", "csa3", "jkf", "ki2u", "ki2", "pgn", "usi", "komabako"})
  void samples(String extension) {
    byte[] bytes = sample("opening." + extension);
    ReadGame read = formats.read(SHOGI, bytes, "a.txt");
    Game game = read.game();
    assertEquals(List.of(), read.warnings());
    assertEquals(LINE, game.root().last().line().toString());
    if (!extension.equals("usi")) {
      assertEquals(Optional.of(Outcome.win(Side.WHITE, Reason.RESIGNS)), game.result());
      assertTrue(
          game.tags().get(Tags.BLACK).startsWith(extension.matches("csa|pgn") ? "Ko" : "駒野"));
      assertTrue(!game.root().last().path().get(3).comment().isEmpty());
    }
    if (extension.matches("kifu?|jkf|ki2u?|pgn|komabako")) {
      GameNode fork = game.root().children().get(0).children().get(1);
      assertEquals("[7g7f, 8c8d, 2g2f]", fork.last().line().toString());
    }
    if (extension.matches("kifu?|jkf|csa3?|pgn|komabako")) {
      assertEquals(
          Optional.of(Duration.ofSeconds(16)), game.root().children().get(0).spent());
    }
  }

  @Test
  void aPosition() {
    Game game = formats.read(SHOGI, sample("position.sfen"), "a").game();
    assertEquals(
        new String(sample("position.sfen"), StandardCharsets.UTF_8).strip(),
        game.position().sfen());
  }

  @Test
  void shiftJisIsFoundOut() {
    String text = new String(sample("opening.kifu"), StandardCharsets.UTF_8);
    byte[] bytes =
        text.replace("#KIF version=2.0 encoding=UTF-8\n", "").getBytes(FileText.WINDOWS_31J);
    Game game = formats.read(SHOGI, bytes, "a.kif").game();
    assertEquals("駒野 一", game.tags().get(Tags.BLACK));
    assertEquals(LINE, game.root().last().line().toString());
  }

  @Test
  void whatShiftJisHasNotIsRefused() {
    Game game = new Game(Rules.of(SHOGI.get(0)));
    game.tag(Tags.BLACK, "☗ Jürgen");
    FormatException e =
        assertThrows(FormatException.class, () -> formats.write(formats.find("kif"), game));
    assertTrue(String.valueOf(e.getMessage()).contains("'☗' cannot be written"), e.getMessage());
    assertEquals(3, e.line());
    byte[] bytes = formats.write(formats.find("kifu"), game);
    assertEquals("☗ Jürgen", formats.read(SHOGI, bytes, "a").game().tags().get(Tags.BLACK));
  }

  @Test
  void handicapsAndBoards() {
    Game two =
        read("手合割：二枚落ち\n下手：甲\n上手：乙\n手数----指手---------消費時間--\n" + "   1 ６二銀(71)\n   2 ７六歩(77)\n");
    assertEquals("[7a6b, 7g7f]", two.root().last().line().toString());
    assertEquals("乙", two.tags().get(Tags.WHITE));
    Game board = read("""
        後手の持駒：飛　角二　歩十八
          ９ ８ ７ ６ ５ ４ ３ ２ １
        +---------------------------+
        | ・ ・ ・ ・v玉 ・ ・ ・ ・|一
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
        | ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
        | ・ ・ ・ ・ ・ ・v全 ・ ・|五
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
        | ・ ・ ・ ・ ・ ・ ・ 龍 ・|八
        | ・ ・ ・ ・ 王 ・ ・ ・ ・|九
        +---------------------------+
        先手の持駒：金四　銀三
        手数----指手---------消費時間--
           1 ５二金打
        """);
    assertEquals(
        "4k4/9/4P4/9/6+s2/9/9/7+R1/4K4 b 4G3Sr2b18p 1", board.root().position().sfen());
    assertEquals("G*5b", board.root().last().line().get(0).toString());
  }

  /** Line and column, and what could be read before. */
  @ParameterizedTest
  @CsvSource({
    "'手合割：平手\n   1 ７六歩(77)\n   2 ３三歩(34)\n', 3, 'no piece on 3d', 1",
    "'手合割：平手\n   1 ７六歩(77)\n   2 ３四杯\n', 3, 'no move in Japanese', 1",
    "'手合割：平手\n   1 ７六歩(77)\n変化：9手\n', 3, 'has no move 9', 1",
    "'手合割：十五枚落ち\n   1 ７六歩(77)\n', 1, 'no installed variant plays', 0",
    "'V2.2\nPI\n+\n+7776FU\n-3334XX\n', 5, 'no piece ''XX''', 1",
    "'V2.2\nPI\n+\n+7776FU\n+3334FU\n', 5, '+ moves for Black', 1",
    "'V2.2\nPI\n+\n-3334FU\n', 4, '- moves for White', 0",
    "'V2.2\nPI\n+\n+7776FU\n-1716FU\n', 5, 'your', 1",
    "'V2.2\nN\nPI\n+\n+7776FU\n', 2, 'written N+NAME', 0",
    "' \n\n', 0, 'the file is empty', 0",
    "'V2.2\nP1-KY-XX\n', 2, 'no part of a CSA position', 0",
    "'position startpos moves 7g7f 3c3z', 1, 'no move in USI', 1",
    "'[Variant \"shogi\"]\n\n1. P-7f (1. P-2f', 3, ') is missing', 1",
    "'[Variant \"shogi\"]\n\n1. P-7f P-7f', 3, 'no pawn', 1",
    "'[Variant \"chess\"]\n\n1. e4', 0, 'is not installed', 0",
    "'{\"moves\":[{\"move\":{\"to\":{\"x\":5,\"y\":5},\"piece\":\"ZZ\"}}]}', 0, 'no piece', 0",
    "'{\"moves\":[', 1, 'no JSON', 0",
    "'{\"moves\":[3]}', 0, 'of another kind', 0",
    "'hello', 0, 'no game in a format', 0"
  })
  void mistakesAreSaid(String text, int line, String part, int moves) {
    FormatException e = assertThrows(FormatException.class, () -> read(text));
    assertTrue(String.valueOf(e.getMessage()).contains(part), e.getMessage());
    assertEquals(line, e.line(), e.getMessage());
    assertEquals(moves, e.soFar().map(game -> game.root().last().ply()).orElse(0));
  }

  @Test
  void aMillionNestedVariationsAreRefusedInTime() {
    String deep = "[Variant \"shogi\"]\n\n1. P-7f P-3d " + "(P-8d ".repeat(1_000_000);
    assertTrue(
        String.valueOf(assertThrows(FormatException.class, () -> read(deep)).getMessage())
            .contains("too deep"));
    String json = "{\"moves\":" + "[".repeat(1_000_000);
    assertTrue(
        String.valueOf(assertThrows(FormatException.class, () -> read(json)).getMessage())
            .contains("too deep"));
    String wide = "手合割：平手\n   1 ７六歩(77)\n" + "変化：1手\n   1 ２六歩(27)\n".repeat(300_000);
    assertTrue(
        String.valueOf(assertThrows(FormatException.class, () -> read(wide)).getMessage())
            .contains("too many moves"));
    String line = "手合割：平手\n手数----指手--\n*" + "x".repeat(200_000);
    assertTrue(
        String.valueOf(assertThrows(FormatException.class, () -> read(line)).getMessage())
            .contains("a line is too long"));
    assertThrows(FormatException.class, () -> formats.read(SHOGI, new byte[20_000_001], "a.kif"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PI\n+\n+7776FU\n/\nPI\n+\n+2726FU\n",
        "[Variant \"shogi\"]\n\n1. P-7f *\n\n[Variant \"shogi\"]\n\n1. P-2f *\n",
      })
  void ofSeveralGamesTheFirstIsRead(String text) {
    ReadGame read = formats.read(SHOGI, text.getBytes(StandardCharsets.UTF_8), "a");
    assertEquals("[7g7f]", read.game().root().last().line().toString());
    assertEquals(1, read.warnings().size());
    assertTrue(read.warnings().get(0).in(Locale.ENGLISH).contains("game 1 of 2 in the file"));
  }

  @Test
  void ofSeveralGamesInOurOwnFormatTheFirstIsRead() {
    String one = new String(sample("opening.komabako"), StandardCharsets.UTF_8);
    byte[] two = (one + "\n" + one).getBytes(StandardCharsets.UTF_8);
    ReadGame read = formats.read(SHOGI, two, "a");
    assertEquals(LINE, read.game().root().last().line().toString());
    assertEquals(1, read.warnings().size());
  }
}
