package org.komabako.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.komabako.formats.FormatException;
import org.komabako.game.Game;
import org.komabako.game.Nag;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;
import org.komabako.notation.MoveText;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.KingForms;
import org.komabako.ui.board.Style;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Themes;

/** A page by itself: what is in it, and what never gets in. */
class WebPageTest {
  private static final String ATTACK = "</script><b>x</b><!-- \"'& \u202e";

  private final Game game = new Game(Rules.of(new Toy()).position("3k3/7/7/7/7/7/7/3K3 b 2P 1"));

  private static String page(Game game, Side bottom, Locale language) {
    Style style = new Style(
        Themes.all().get(0),
        PieceSets.all().get(0),
        true,
        KingForms.WHITE_IS_KING,
        Coordinates.LETTERS,
        true,
        true,
        true);
    return new WebPage(
            style,
            bottom,
            language,
            node -> node.move().orElseThrow().toString(),
            outcome -> WebPage.briefly(outcome, language))
        .of(game);
  }

  private static JsonObject data(String page) {
    try (JsonReader reader = Json.createReader(new StringReader(part(page, "id=\"data\">")))) {
      return reader.readObject();
    }
  }

  /** The text from behind a beginning to the next end of a script. */
  private static String part(String page, String beginning) {
    int from = page.indexOf(beginning) + beginning.length();
    return page.substring(from, page.indexOf("</script>", from));
  }

  private void play(String... moves) {
    for (String move : moves) {
      game.play(MoveText.read(game.position(), move));
    }
  }

  @Test
  void variationsCommentsAndTheEndAreInIt() {
    play("P*4e");
    game.current().comment("a drop");
    game.current().nag(Optional.of(Nag.GOOD));
    play("4a4b");
    game.goTo(game.root());
    play("P*5e");
    game.goTo(game.root().last());
    game.resign(Side.BLACK);
    JsonObject data = data(page(game, Side.BLACK, Locale.ENGLISH));
    List<JsonObject> places = data.getJsonArray("places").getValuesAs(JsonObject.class);
    assertEquals(4, places.size());
    assertEquals("P*4e!", places.get(1).getString("m"));
    assertEquals("a drop", places.get(1).getString("c"));
    assertEquals(1, places.get(2).getInt("p"));
    assertEquals("P*5e", places.get(3).getString("m"));
    assertEquals(0, places.get(3).getInt("p"));
    // A drop changes one square and the hands; seven files, rank e, file 4 is the fourth from the
    // left.
    assertEquals(4 * 7 + 3, places.get(1).getJsonArray("d").getInt(0));
    assertEquals(2, places.get(1).getJsonArray("d").size());
    assertEquals(1, places.get(1).getJsonArray("h").getJsonArray(1).getInt(1));
    assertFalse(places.get(2).containsKey("h"));
    assertEquals(2, data.getInt("end"));
    assertEquals("White wins", data.getString("result"));
  }

  @Test
  void seenFromTheOtherSideAllIsTurned() {
    play("P*4e");
    JsonObject place =
        data(page(game, Side.WHITE, Locale.ENGLISH)).getJsonArray("places").getJsonObject(1);
    assertEquals(3 * 7 + 3, place.getJsonArray("d").getInt(0));
    assertEquals(1, place.getJsonArray("h").getJsonArray(0).getInt(1));
  }

  @Test
  void whatOthersWroteStaysText() {
    game.tag(Tags.TITLE, ATTACK);
    game.tag(Tags.BLACK, ATTACK);
    game.tag(Tags.EVENT, ATTACK + "2");
    game.root().comment(ATTACK);
    game.root().bookmark(ATTACK);
    String page = page(game, Side.BLACK, Locale.ENGLISH);
    assertFalse(page.contains("<b>x"), "no element of others");
    assertFalse(page.contains("<!-- "), "no comment of others");
    assertFalse(page.contains("\u202e"), "nothing that turns the order of reading");
    assertEquals(2, page.split("</script>", -1).length - 1, "our two scripts alone end");
    assertTrue(page.contains("&lt;/script&gt;&lt;b&gt;x"), "it is there to be read");
    assertEquals(
        ATTACK.replace("\u202e", "\ufffd"),
        data(page).getJsonArray("places").getJsonObject(0).getString("c"));
  }

  @Test
  void nothingIsLoadedAndNoScriptRunsButItsOwn() throws Exception {
    String page = page(game, Side.BLACK, Locale.ENGLISH);
    String namespace = "http://www.w3.org/2000/svg";
    assertFalse(
        page.replace(namespace, "").matches("(?s).*https?:.*"), "no address but SVG's name");
    assertFalse(page.contains("url("), "no picture of a style sheet");
    assertFalse(page.contains(" src="), "nothing from elsewhere");
    Matcher policy =
        Pattern.compile("Content-Security-Policy\" content=\"([^\"]*)\"").matcher(page);
    assertTrue(policy.find());
    String allowed = policy.group(1).replace("&#39;", "'");
    assertTrue(allowed.startsWith("default-src 'none';"), allowed);
    String script = page.substring(page.lastIndexOf("<script>") + "<script>".length());
    script = script.substring(0, script.indexOf("</script>"));
    String sum = Base64.getEncoder()
        .encodeToString(
            MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8)));
    assertTrue(allowed.contains("script-src 'sha256-" + sum + "'"), allowed);
    assertFalse(allowed.contains("unsafe"), allowed);
  }

  @Test
  void itSpeaksTheLanguageOfTheWindow() {
    game.resign(Side.BLACK);
    String japanese = page(game, Side.BLACK, Locale.JAPANESE);
    assertTrue(japanese.contains("<html lang=\"ja\">"));
    assertTrue(japanese.contains("☗ 先手"));
    assertTrue(japanese.contains("後手の勝ち"));
    assertTrue(japanese.contains("玩具将棋"));
    String english = page(game, Side.BLACK, Locale.ENGLISH);
    assertTrue(english.contains("☗ Black"));
    assertTrue(english.contains("White wins"));
  }

  /** The body of a light piece and of a dark one are the same outlines: each is in the page once. */
  @Test
  void eachPieceIsDrawnOnceInTwoColours() {
    Game start = new Game(Rules.of(new Toy()));
    String page = page(start, Side.BLACK, Locale.ENGLISH);
    long symbols = Pattern.compile("<symbol id=").matcher(page).results().count();
    long kinds = start.position().setup().pieces().values().stream().distinct().count();
    assertEquals(kinds, symbols);
    assertTrue(page.contains("@media(prefers-color-scheme:dark)"));
  }

  @Test
  void aFormatThatIsWrittenAndNeverRead() {
    PageFormat format = new PageFormat();
    game.root().comment("hello");
    String page = format.write(game);
    assertTrue(page.startsWith("<!DOCTYPE html>"));
    assertTrue(page.contains("hello"));
    assertFalse(format.reads());
    assertFalse(format.detects(page));
    FormatException refused =
        assertThrows(FormatException.class, () -> format.variants(page, List.of()));
    assertTrue(refused.getMessage().contains("not read back"), refused::getMessage);
  }
}
