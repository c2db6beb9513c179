package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.library.Winner;
import org.komabako.notation.GameText;

class TranscriberTest {
  private final RulesCache grounds = new RulesCache();
  private final Transcriber transcriber = new Transcriber(grounds);

  @BeforeEach
  void install() {
    grounds.add(SampleGames.TOY);
  }

  private Optional<Transcript> plain(String text) {
    return PlainGame.read(grounds, text, "here", new byte[16]);
  }

  private Transcript read(String text) {
    return transcriber.read(text.getBytes(StandardCharsets.UTF_8), "", "here");
  }

  /** The fast reader and the one by way of a game tell the same of each game. */
  @Test
  void bothWaysTellTheSame() {
    bothWaysTellTheSame(0, 20);
  }

  @Test
  @Tag("slow")
  void bothWaysTellTheSameOfManyGames() {
    bothWaysTellTheSame(20, 200);
  }

  private void bothWaysTellTheSame(int from, int to) {
    int fast = 0;
    for (int seed = from; seed < to; seed++) {
      Game game = SampleGames.random(seed, 120);
      String text = GameText.write(game);
      Optional<Transcript> plain = plain(text);
      // With the name of a place it is no plain game any more.
      Transcript whole = read(text.replace("complete\n", "bookmark end\ncomplete\n"));
      if (plain.isPresent()) {
        fast++;
        assertArrayEquals(whole.keys(), plain.get().keys(), text);
        assertArrayEquals(whole.line(), plain.get().line(), text);
        assertArrayEquals(whole.traces(), plain.get().traces(), text);
        assertEquals(whole.facts().outcome(), plain.get().facts().outcome(), text);
        assertEquals(whole.facts().day(), plain.get().facts().day(), text);
        assertEquals(whole.facts().plies(), plain.get().facts().plies(), text);
        assertEquals(text, plain.get().text());
      }
    }
    assertTrue(fast > (to - from) / 2, fast + " of " + (to - from) + " games are plain");
  }

  @Test
  void whatIsNotPlainIsLeftToOthers() {
    String text = GameText.write(SampleGames.of("A", "B", "2026/11/21", "1f1e", "7c7d"));
    assertTrue(plain(text).isPresent(), text);
    assertEquals(Optional.empty(), plain(text.replace("move 7c7d", "move 7c7e")));
    assertEquals(Optional.empty(), plain(text.replace("move 7c7d", "move 7c7d\nmark 7d 1")));
    assertEquals(Optional.empty(), plain(text.replace("complete", "move 2f2e\ncomplete")));
    assertEquals(Optional.empty(), plain(text.replace("variant toy", "variant other")));
    assertEquals(Optional.empty(), plain(text.replace("complete\n", "")));
  }

  @Test
  void aGameWithVariationsIsItsMainLine() {
    Game game = SampleGames.of("A", "B", "2026/11/21", "1f1e", "7c7d", "2f2e");
    game.goTo(1);
    game.play(game.legalMoves().get(3));
    String text = GameText.write(game);
    assertEquals(Optional.empty(), plain(text));
    Transcript transcript = read(text);
    assertEquals(3, transcript.facts().plies());
    assertEquals(text, transcript.text());
    assertEquals(Winner.BLACK.ordinal(), transcript.facts().winner());
  }

  @Test
  void tagsAreUnderstoodAsTheyAreWorded() {
    Game game = SampleGames.of("羽生", "B", "2026年3月1日", "1f1e");
    game.tag("White rating", "1850");
    game.tag("先手レート", "R2010");
    Transcript.Facts facts = read(GameText.write(game)).facts();
    assertEquals("2026-03-01", facts.day());
    assertEquals(OptionalInt.of(1850), facts.whiteRating());
    assertEquals(OptionalInt.of(2010), facts.blackRating());
    assertEquals("club", facts.rules());
    assertEquals(
        List.of("2026", "2026-11", "", "1999-01-09"),
        List.of(
            TagWords.day("2026"),
            TagWords.day("2026.11.??"),
            TagWords.day("yesterday"),
            TagWords.day("1999/1/9 12:00:00")));
  }
}
