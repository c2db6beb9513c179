package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Sfen;
import org.komabako.position.Position;

class PositionKeysTest {
  private final PositionKeys keys = new PositionKeys(SampleGames.RULES.layout());

  private long key(String sfen) {
    return keys.key(SampleGames.RULES.position(sfen).board());
  }

  /** Databases hold these numbers: another one here makes every library useless. */
  @Test
  void theNumbersNeverChange() {
    assertEquals(-1322880294284506499L, PositionKeys.bits("toy P 7f"));
    assertEquals(
        8576567115544091153L,
        key("rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1KNR b 2P2p 1"),
        "the start of the toy");
  }

  @Test
  void sidesHandsAndMirroredPositionsDiffer() {
    String[] different = {
      "k6/7/7/7/7/7/7/6K b - 1",
      "k6/7/7/7/7/7/7/6K w - 1",
      "6k/7/7/7/7/7/7/K6 b - 1",
      "K6/7/7/7/7/7/7/6k b - 1",
      "k6/7/7/7/7/7/7/6K b P 1",
      "k6/7/7/7/7/7/7/6K b p 1",
      "k6/7/7/7/7/7/7/6K b 2P 1",
      "k6/7/7/P6/7/7/7/6K b - 1",
      "k6/7/7/p6/7/7/7/6K b - 1"
    };
    Map<Long, String> seen = new HashMap<>();
    for (String sfen : different) {
      String before = seen.put(key(sfen), sfen);
      assertEquals(null, before, sfen);
    }
    assertEquals(
        key("k6/7/7/7/7/7/7/6K b - 1"), key("k6/7/7/7/7/7/7/6K b - 77"), "the move number");
  }

  /** In games, equal numbers mean equal boards, hands and sides, and the other way round. */
  @Test
  void theNumberIsThatOfBoardHandsAndSide() {
    Map<Long, String> texts = new HashMap<>();
    Map<String, Long> numbers = new HashMap<>();
    for (int seed = 0; seed < 30; seed++) {
      Game game = SampleGames.random(seed, 60);
      for (GameNode node = game.root(); ; node = node.children().get(0)) {
        Position position = node.position();
        String text = Sfen.board(SampleGames.RULES.table(), position.setup().pieces())
            + position.setup().hands()
            + position.side();
        long key = keys.key(position.board());
        assertEquals(text, texts.getOrDefault(key, text));
        assertEquals(key, numbers.getOrDefault(text, key));
        texts.put(key, text);
        numbers.put(text, key);
        if (node.children().isEmpty()) {
          break;
        }
      }
    }
    assertNotEquals(0, texts.size());
  }
}
