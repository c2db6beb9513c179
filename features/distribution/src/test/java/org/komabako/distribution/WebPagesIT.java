package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.ui.page.PageFormat;

/** A game of chance of each variant that ships, those of the shelf too, as a web page: every place of its tree is there, as it is. */
class WebPagesIT {
  private static final long SEED = Long.getLong("komabako.seed", 20261122L);

  static List<Variant> variants() throws IOException {
    return ShippedVariants.withShelf();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("variants")
  void hasEachPlaceAndNeedsNothing(Variant variant) {
    Game game = new Game(Rules.of(variant));
    Random chance = new Random(SEED);
    play(game, chance, 200);
    game.goTo(game.root());
    game.goTo(game.root().children().get(0));
    play(game, chance, 20);
    String page = new PageFormat().write(game);
    System.out.println(variant.key() + ": a page of " + game.root().last().ply() + " moves has "
        + page.length() / 1024 + " thousand characters (seed " + SEED + ")");
    assertFalse(page.replace("http://www.w3.org/2000/svg", "").matches("(?s).*https?:.*"));
    List<GameNode> nodes = game.tree().nodes();
    JsonObject data = data(page);
    JsonArray places = data.getJsonArray("places");
    assertEquals(nodes.size(), places.size());
    Map<Piece, Integer> symbols = new HashMap<>();
    List<int[]> boards = new ArrayList<>();
    int files = variant.table().files();
    for (int i = 0; i < nodes.size(); i++) {
      JsonObject place = places.getJsonObject(i);
      int[] cells = i == 0
          ? new int[files * variant.table().ranks()]
          : boards.get(place.getInt("p")).clone();
      JsonArray changes = place.getJsonArray("d");
      for (int k = 0; k < changes.size(); k += 2) {
        cells[changes.getInt(k)] = changes.getInt(k + 1);
      }
      boards.add(cells);
      int occupied = 0;
      for (var entry : nodes.get(i).position().setup().pieces().entrySet()) {
        int at = (entry.getKey().rank() - 1) * files + files - entry.getKey().file();
        symbols.putIfAbsent(entry.getValue(), cells[at]);
        assertEquals(symbols.get(entry.getValue()), cells[at], "place " + i + ", " + entry);
        occupied++;
      }
      int shown = 0;
      for (int cell : cells) {
        shown += cell == 0 ? 0 : 1;
      }
      assertEquals(occupied, shown, "place " + i);
    }
    assertEquals(symbols.size(), symbols.values().stream().distinct().count());
    long drawn = Pattern.compile("<symbol id=\"p\\d+\"").matcher(page).results().count();
    assertTrue(drawn >= symbols.size(), drawn + " of " + symbols.size());
  }

  private static JsonObject data(String page) {
    String beginning = "id=\"data\">";
    int from = page.indexOf(beginning) + beginning.length();
    String text = page.substring(from, page.indexOf("</script>", from));
    try (JsonReader reader = Json.createReader(new StringReader(text))) {
      return reader.readObject();
    }
  }

  private static void play(Game game, Random chance, int moves) {
    for (int i = 0; i < moves && game.outcome().isEmpty(); i++) {
      List<Move> legal = game.legalMoves();
      game.play(legal.get(chance.nextInt(legal.size())));
    }
  }
}
