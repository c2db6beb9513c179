package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * What somebody hears who does not see the board, through AT-SPI: squares under the cursor, moves of either side. Only with
 * {@code komabako.deep}: on a busy machine keys that come right behind another are not always heard.
 */
@Timeout(300)
@EnabledIfSystemProperty(named = "komabako.deep", matches = "true")
class ScreenReaderIT {
  @TempDir
  private Path folder;

  /** What is heard of the places that the cursor comes to with some keys. */
  private static List<String> walk(ScreenReader reader, String... keys)
      throws IOException, InterruptedException {
    List<String> heard = new ArrayList<>();
    for (String key : keys) {
      String before = reader.place();
      reader.press(key);
      // That the board itself has come into focus may be told late.
      heard.add(reader.focused(name -> !name.equals(before) && name.matches("[0-9].*")));
    }
    return heard;
  }

  @Test
  void theCursorAndMovesAreHeard() throws Exception {
    String missing = ScreenReader.missing().orElse("");
    assumeTrue(
        missing.isEmpty(), () -> "no screen reader here (Debian: apt install " + missing + ")");
    Path file = Files.writeString(folder.resolve("opening.kifu"), """
        手合割：平手
           1 ７六歩(77)
        """);
    try (ScreenReader reader = ScreenReader.start(folder, file)) {
      assertEquals("Black: pawn from 7g to 7f", reader.said("pawn from"), "what the file brings");
      assertEquals("found table Board, shogi", reader.focus("Board, "));
      // The first key puts the cursor where the last move went.
      assertEquals(
          List.of("7f, pawn, black, last move", "8f, empty", "8e, empty"),
          walk(reader, "Left", "Left", "Up"));
      assertEquals(
          List.of("7e, empty", "7d, empty", "7c, pawn, white", "6c, pawn, white"),
          walk(reader, "Right", "Up", "Up", "Right"));
      reader.press("Return");
      reader.press("Down");
      assertEquals("6d, empty, can go here", reader.focused(name -> name.startsWith("6d")));
      reader.press("Return");
      assertEquals("Move 3: Black to move", reader.said("Move 3"), "whose turn it is");
      assertEquals("White: pawn from 6c to 6d", reader.said("from 6c"), "the move by keys");
    }
  }
}
