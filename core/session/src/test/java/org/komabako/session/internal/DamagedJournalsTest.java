package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.session.GameRequest;
import org.komabako.session.LiveGame;
import org.komabako.session.internal.journal.JournalRecovery;

/**
 * Games that are played, damaged on the disk and opened again: all that can be had is there, and what is told of it is
 * true. Prints its figures; takes {@code -Dkomabako.seed} and, for 500 flips, {@code -Dkomabako.deep=true}.
 */
@Tag("slow")
class DamagedJournalsTest {
  private static final boolean DEEP = Boolean.getBoolean("komabako.deep");
  private static final int MOVES = 60;

  @TempDir
  Path folder;

  private final long seed = Long.getLong("komabako.seed", System.nanoTime());
  private final Random random = new Random(seed);
  private final List<String> told = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private byte[] whole = {};

  private Path file() {
    return folder.resolve("1.journal");
  }

  private OpenGames open() {
    OpenGames games = new OpenGames(folder, GameFiles.SLACK, told::add);
    games.addVariant(new MadeUpGame());
    return games;
  }

  /** A game with moves, variations and comments, and its text after each change. */
  private void play() throws IOException {
    OpenGames games = open();
    LiveGame game = games.create(GameRequest.of(MadeUpGame.KEY));
    texts.add(game.text());
    for (int i = 0; i < MOVES; i++) {
      int number = i;
      boolean unused = game.change(each -> {
        if (each.legalMoves().isEmpty() || random.nextInt(10) == 0) {
          each.goTo(each.root());
        }
        var node =
            each.play(each.legalMoves().get(random.nextInt(each.legalMoves().size())));
        if (random.nextInt(4) == 0) {
          node.comment("a thought about move " + number + " " + "x".repeat(random.nextInt(60)));
        }
        return true;
      });
      texts.add(game.text());
    }
    games.close();
    whole = Files.readAllBytes(file());
  }

  /** Opens what is left; the text of the game then, if there is one. */
  private Optional<String> openAgain(byte[] damaged) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      for (Path each : all.filter(path -> !path.endsWith(".lock")).toList()) {
        Files.delete(each);
      }
    }
    Files.write(file(), damaged);
    told.clear();
    OpenGames games = open();
    Optional<String> text = games.find("1").map(LiveGame::text);
    games.close();
    return text;
  }

  private String last() {
    return texts.get(texts.size() - 1);
  }

  private void assertToldAndKeptAside(byte[] damaged, boolean nothingIsLost, String context)
      throws IOException {
    assertEquals(1, told.size(), context + told);
    assertEquals(nothingIsLost, told.get(0).contains("no change is lost"), context + told);
    assertArrayEquals(damaged, Files.readAllBytes(folder.resolve("1.journal.damaged")), context);
  }

  @Test
  void aFlippedBitLosesNothing() throws Exception {
    play();
    int flips = DEEP ? 500 : 60;
    for (int i = 0; i < flips; i++) {
      byte[] damaged = whole.clone();
      int bit = random.nextInt(whole.length * 8);
      damaged[bit / 8] ^= (byte) (1 << bit % 8);
      String context = "seed " + seed + ", bit " + bit + " of " + whole.length * 8 + ": ";
      assertEquals(Optional.of(last()), openAgain(damaged), context);
      assertToldAndKeptAside(damaged, true, context);
      JournalRecovery mended = JournalRecovery.of(file());
      assertEquals(JournalRecovery.State.WHOLE, mended.state(), context);
      assertEquals(1, mended.records(), context);
    }
    System.out.printf(
        "%d flipped bits in a journal of %d bytes, %d changes: all there each time; seed %d%n",
        flips, whole.length, texts.size(), seed);
  }

  /** What is there is always a text that the game had once, and the last if that is told. */
  @Test
  void moreDamageLosesNoMoreThanItMust() throws Exception {
    play();
    int rounds = DEEP ? 500 : 60;
    int all = 0;
    int some = 0;
    for (int i = 0; i < rounds; i++) {
      byte[] damaged = whole.clone();
      int size = 2 + random.nextInt(512);
      int from = random.nextInt(whole.length - size);
      byte[] noise = new byte[size];
      if (random.nextBoolean()) {
        random.nextBytes(noise);
      }
      System.arraycopy(noise, 0, damaged, from, size);
      String context = "seed " + seed + ", " + size + " bytes at " + from + ": ";
      Optional<String> text = openAgain(damaged);
      if (Arrays.equals(damaged, whole)) {
        continue;
      }
      boolean last = text.equals(Optional.of(last()));
      if (text.isPresent()) {
        assertTrue(texts.contains(text.get()), context);
        assertToldAndKeptAside(damaged, last, context);
      } else {
        assertEquals(1, told.size(), context + told);
      }
      all += last ? 1 : 0;
      some += text.isPresent() ? 1 : 0;
    }
    System.out.printf(
        "%d damages of 2 to 513 bytes in %d bytes: all there %d times, some %d times; seed %d%n",
        rounds, whole.length, all, some - all, seed);
    assertTrue(all > rounds / 4, all + " of " + rounds + "; seed " + seed);
  }
}
