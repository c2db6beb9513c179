package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.MoveText;
import org.komabako.position.Rules;
import org.komabako.ui.page.PageFormat;

/** Web pages of games in Chromium: what is seen and done there. With {@code komabako.deep}, pictures of
 * them lie in {@code target/web-pages}. */
class WebPagesInBrowserIT {
  private static final long SEED = Long.getLong("komabako.seed", 20261122L);
  private static final String ATTACK =
      "</script><script>hacked=1</script><img src=x onerror=hacked=1>\"'><b onclick=hacked=1>";

  @TempDir
  private static Path folder;

  private static Browser browser;

  @BeforeAll
  static void start() throws Exception {
    browser = Browser.start(folder);
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.close();
    }
  }

  static Stream<Variant> variants() {
    return ShippedVariants.all().stream();
  }

  private static Game game(String variant) {
    return new Game(Rules.of(ShippedVariants.named(variant)));
  }

  private static void play(Game game, String... moves) {
    for (String move : moves) {
      game.play(MoveText.read(game.position(), move));
    }
  }

  private static Path open(Game game) throws Exception {
    Path file = Files.createTempFile(folder, "game", ".html");
    Files.writeString(file, new PageFormat().write(game));
    browser.open(file.toUri());
    return file;
  }

  /** Where in the tree the page is: the marked move. */
  private static String current() {
    return browser.told("document.querySelector('[aria-current]').textContent");
  }

  private static String piecesIn(String place) {
    return browser.told("document.querySelectorAll('" + place + " use').length");
  }

  @Test
  void isWalkedThroughByKeysClicksAndAddress() throws Exception {
    Game game = game("shogi");
    play(game, "7g7f", "3c3d", "8h2b+", "3a2b", "B*4e");
    game.current().comment("a drop");
    game.tag(Tags.BLACK, "Habu Yoshiharu");
    game.tag(Tags.WHITE, "森内俊之");
    game.tag(Tags.EVENT, "Club evening");
    game.tag(Tags.SITE, "Leiden");
    game.goTo(game.root());
    play(game, "2g2f", "8c8d");
    game.current().comment("The static rook is as good.");
    game.goTo(game.root().last());
    game.resign(Side.WHITE);
    Path file = open(game);
    assertEquals("40", piecesIn("#pieces"));
    String start = current();
    browser.press("ArrowRight");
    assertTrue(current().startsWith("1"), WebPagesInBrowserIT::current);
    String first = current();
    browser.press("ArrowDown");
    assertTrue(current().startsWith("1") && !current().equals(first), "the variation");
    browser.press("ArrowUp");
    assertEquals(first, current());
    browser.press("End");
    assertTrue(current().startsWith("5"));
    assertEquals("39", piecesIn("#pieces"));
    assertEquals("0", piecesIn("#near-hand"));
    assertEquals("1", piecesIn("#far-hand"));
    assertTrue(browser.told("document.getElementById('note').textContent").contains("a drop"));
    assertEquals("1", browser.told("document.querySelectorAll('#last rect').length"));
    pictures("shogi-game");
    browser.press("ArrowLeft");
    assertEquals("1", piecesIn("#near-hand"));
    browser.press("Home");
    assertEquals(start, current());
    browser.look(1366, 768, false);
    String middle = "Math.round(document.getElementById('board').getBoundingClientRect().";
    int left = Integer.parseInt(browser.told(middle + "left)"));
    int right = Integer.parseInt(browser.told(middle + "right)"));
    browser.click(right - 40, 400);
    assertEquals(first, current());
    browser.click(left + 40, 400);
    assertEquals(start, current());
    browser.told("document.getElementById('end').click()");
    assertTrue(current().startsWith("5"));
    browser.told("document.querySelectorAll('#moves button')[1].click()");
    assertEquals(first, current());
    browser.open(URI.create(file.toUri() + "#3"));
    assertTrue(current().startsWith("3"), WebPagesInBrowserIT::current);
  }

  @Test
  void aDoubleMoveMarksItsThreeSquares() throws Exception {
    Game game = game("chushogi");
    Random chance = new Random(SEED);
    while (game.legalMoves().stream().noneMatch(Move.TwoStep.class::isInstance)) {
      List<Move> legal = game.legalMoves();
      game.play(legal.get(chance.nextInt(legal.size())));
    }
    game.play(game.legalMoves().stream()
        .filter(Move.TwoStep.class::isInstance)
        .findFirst()
        .orElseThrow());
    open(game);
    browser.press("End");
    pictures("double-move");
    assertEquals("3", browser.told("document.querySelectorAll('#last rect').length"));
  }

  @Test
  void whatOthersWroteIsShownAndNeverRun() throws Exception {
    Game game = game("shogi");
    Stream.of(Tags.TITLE, Tags.BLACK, Tags.WHITE, Tags.EVENT, Tags.SITE)
        .forEach(tag -> game.tag(tag, ATTACK));
    game.root().comment(ATTACK);
    game.root().bookmark(ATTACK);
    play(game, "7g7f");
    game.current().comment(ATTACK);
    game.resign(Side.WHITE);
    int before = browser.loaded().size();
    int complained = browser.complaints().size();
    Path file = open(game);
    browser.press("End");
    assertEquals("undefined", browser.told("typeof hacked"));
    assertEquals("0", browser.told("document.querySelectorAll('img').length"));
    assertTrue(browser.told("document.getElementById('note').textContent").contains(ATTACK));
    assertEquals(
        List.of(file.toUri().toString()),
        browser.loaded().subList(before, browser.loaded().size()));
    assertEquals(
        List.of(), browser.complaints().subList(complained, browser.complaints().size()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("variants")
  void eachVariantFitsSmallAndLargeByDayAndNight(Variant variant) throws Exception {
    Game game = new Game(Rules.of(variant));
    game.tag(Tags.BLACK, "a name of one very long word: " + "x".repeat(90));
    Random chance = new Random(SEED);
    for (int i = 0; i < 120 && game.outcome().isEmpty(); i++) {
      List<Move> legal = game.legalMoves();
      game.play(legal.get(chance.nextInt(legal.size())));
    }
    open(game);
    browser.press("End");
    assertEquals(String.valueOf(game.position().setup().pieces().size()), piecesIn("#pieces"));
    assertEquals(
        "true",
        browser.told("[...document.querySelectorAll('#game use')]"
            + ".every(each => document.querySelector(each.getAttribute('href')))"));
    pictures(variant.key());
    assertEquals(List.of(), browser.complaints());
  }

  /** Takes pictures, and looks whether all fits into the width. */
  private static void pictures(String name) throws Exception {
    Path pictures = Files.createDirectories(Path.of("target/web-pages"));
    for (int width : new int[] {360, 1366}) {
      for (boolean dark : new boolean[] {false, true}) {
        browser.look(width, 768, dark);
        assertEquals(
            width + " true",
            browser.told("innerWidth + ' ' + (document.documentElement.scrollWidth"
                + " <= document.documentElement.clientWidth)"),
            "nothing to scroll aside");
        if (Boolean.getBoolean("komabako.deep")) {
          Files.write(
              pictures.resolve(name + "-" + width + (dark ? "-dark" : "") + ".png"),
              browser.picture());
        }
      }
    }
  }
}
