package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.formats.FormatException;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;
import org.komabako.formats.ReadGame;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.notation.MoveText;
import org.komabako.notation.Notation;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * What holds for the moves and games of every variant as text: what is written is read again as the same,
 * in each notation and each file format, and no damaged file makes a reader stumble. With the system
 * property {@code komabako.deep} it looks many times as long.
 */
public abstract class RecordContract extends BoardContract {
  private static final long SEED = Long.getLong("komabako.seed", 20261121);
  private static final int POSITIONS =
      Integer.getInteger("komabako.notations", DEEP ? 50_000 : 100);
  private static final int GAMES = DEEP ? 300 : 6;
  private static final int DAMAGES = Integer.getInteger("komabako.damages", DEEP ? 20_000 : 60);

  /** For how many seconds at least each reader is given damaged files. */
  private static final int FUZZ = Integer.getInteger("komabako.fuzz", 0);

  /** The keys of the formats that are looked at, as a regular expression. */
  private static final String FORMATS = System.getProperty("komabako.formats", ".*");

  private final Formats formats = new Formats();

  /** Every legal move of seeded positions, in each notation; no two are written alike. */
  @Test
  void everyMoveIsReadAsWritten() {
    Rules rules = Rules.of(variant());
    Random random = new Random(SEED);
    Position position = rules.start();
    long moves = 0;
    for (int i = 0; i < effort(POSITIONS); i++) {
      List<Move> legal = position.legalMoves();
      if (legal.isEmpty() || i % 150 == 149) {
        position = rules.start();
        continue;
      }
      for (Notation notation : Notation.values()) {
        check(position, notation, legal);
      }
      moves += legal.size();
      position = position.play(legal.get(random.nextInt(legal.size())));
    }
    System.out.println(variant().key() + ": " + moves + " moves of " + effort(POSITIONS)
        + " positions, in " + Notation.values().length + " notations each");
  }

  private static void check(Position position, Notation notation, List<Move> legal) {
    Map<String, Move> texts = new HashMap<>();
    for (Move move : legal) {
      String text = notation.write(position, move);
      String where = "seed " + SEED + ", " + position + ": " + text;
      assertEquals(move, MoveText.read(position, text), where);
      assertNull(texts.put(text, move), () -> where + " is written twice");
    }
  }

  private Stream<GameFormat> holding() {
    return formats.all().stream()
        .filter(format -> format.key().matches(FORMATS))
        .filter(format -> format.refuses(variant().table()).isEmpty());
  }

  /** Random games are read from each format as written, but for what it says that it leaves out. */
  @TestFactory
  Stream<DynamicTest> everyGameIsReadAsWritten() {
    return holding()
        .map(format -> DynamicTest.dynamicTest(format.key(), () -> {
          RandomGames games = new RandomGames(Rules.of(variant()), SEED);
          for (int i = 0; i < effort(GAMES); i++) {
            Game game = games.next();
            byte[] bytes = formats.write(format, game);
            ReadGame read = formats.read(List.of(variant()), bytes, "game." + format.key());
            String text = new String(bytes, format.charset());
            Compared.check(game, read.game(), format.losses(game), format.key() + "\n" + text);
            assertTrue(formats.detect(text).isPresent(), text);
          }
        }));
  }

  /** Seeded damage: a reader answers with a game or with a sentence. */
  @TestFactory
  Stream<DynamicTest> noDamageMakesAReaderStumble() {
    return holding()
        .map(format -> DynamicTest.dynamicTest(format.key(), () -> {
          Random random = new Random(SEED);
          RandomGames games = new RandomGames(Rules.of(variant()), SEED);
          String[] text = {""};
          damage(format.key() + " files", i -> {
            text[0] = i % 50 == 0 ? format.write(games.next()) : text[0];
            String damaged = Damage.of(text[0], random);
            return () -> formats.read(format, List.of(variant()), damaged);
          });
        }));
  }

  /** The same with bytes of any format, which is found out first. */
  @Test
  void noDamagedBytesMakeAReaderStumble() {
    List<GameFormat> all = holding().toList();
    Random random = new Random(SEED);
    RandomGames games = new RandomGames(Rules.of(variant()), SEED);
    byte[][] bytes = {{}};
    damage("files of any format", i -> {
      bytes[0] = i % 50 == 0 ? formats.write(all.get(i / 50 % all.size()), games.next()) : bytes[0];
      byte[] damaged = Damage.of(bytes[0], random);
      return () -> formats.read(List.of(variant()), damaged, "");
    });
  }

  /** The same with moves: the reader answers with a move that can be explained or with a sentence. */
  @Test
  void noDamagedMoveMakesTheReaderStumble() {
    Rules rules = Rules.of(variant());
    Random random = new Random(SEED);
    Position[] position = {rules.start()};
    damage("moves", i -> {
      List<Move> legal = position[0].legalMoves();
      if (legal.isEmpty() || i % 1_500 == 1_499) {
        position[0] = rules.start();
        legal = position[0].legalMoves();
      }
      Position now = position[0];
      Move move = legal.get(random.nextInt(legal.size()));
      Notation notation = Notation.values()[i % Notation.values().length];
      String damaged = Damage.of(notation.write(now, move), random);
      position[0] = i % 10 == 0 ? now.play(move) : now;
      return () -> now.why(MoveText.read(now, damaged));
    });
  }

  /** Reads what is damaged many times, tells how often it could be read, and never meets but a sentence. */
  private void damage(String what, IntFunction<Runnable> reading) {
    long read = 0;
    long refused = 0;
    long slowest = 0;
    long begun = System.nanoTime();
    for (int i = 0; i < effort(DAMAGES) || System.nanoTime() - begun < FUZZ * 1_000_000_000L; i++) {
      Runnable each = reading.apply(i);
      long before = System.nanoTime();
      try {
        each.run();
        read++;
      } catch (FormatException | TextException e) {
        assertNotNull(e.getMessage());
        assertTrue(!UserMessage.of(e).in(Locale.JAPANESE).isBlank(), e.getMessage());
        refused++;
      }
      slowest = Math.max(slowest, System.nanoTime() - before);
    }
    System.out.println(variant().key() + ": " + read + " damaged " + what + " were read, " + refused
        + " refused, the slowest in " + slowest / 1_000_000 + " ms");
  }

  /** Two games side by side. */
  private static final class Compared {
    static void check(Game expected, Game actual, List<LocalizedText> losses, String text) {
      String lost = losses.stream().map(Object::toString).collect(Collectors.joining(", "));
      if (lost.contains("all moves")) {
        assertEquals(
            expected.position().setup().pieces(), actual.position().setup().pieces(), text);
        return;
      }
      if (!lost.contains("what was played before")) {
        assertEquals(expected.root().position().sfen(), actual.root().position().sfen(), text);
      }
      boolean variations = !lost.contains("variations");
      assertEquals(lines(expected, variations, n -> ""), lines(actual, variations, n -> ""), text);
      if (!lost.contains("comments")) {
        assertEquals(
            lines(expected, variations, GameNode::comment),
            lines(actual, variations, GameNode::comment),
            text);
      }
      if (!lost.contains("time of each move")) {
        assertEquals(
            lines(expected, variations, n -> n.spent().toString()),
            lines(actual, variations, n -> n.spent().toString()),
            text);
      }
      if (!lost.contains("players")) {
        assertEquals(expected.tags(), actual.tags(), text);
      }
      if (!lost.contains("ended")) {
        assertEquals(expected.declared(), actual.declared(), text);
      }
    }

    private static List<String> lines(
        Game game, boolean variations, Function<GameNode, String> more) {
      List<String> lines = new ArrayList<>();
      List<GameNode> nodes =
          variations ? game.tree().nodes() : game.root().last().path();
      for (GameNode node : nodes) {
        lines.add(
            node.ply() + " " + node.move().map(Object::toString).orElse("") + more.apply(node));
      }
      return lines;
    }
  }
}
