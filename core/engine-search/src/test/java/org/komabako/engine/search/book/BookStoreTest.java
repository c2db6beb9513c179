package org.komabako.engine.search.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.RequestException;
import org.komabako.engine.EngineException;
import org.komabako.engine.OpeningBooks.BookGame;
import org.komabako.engine.OpeningBooks.BookMove;
import org.komabako.engine.OpeningBooks.Making;
import org.komabako.engine.OpeningBooks.Summary;
import org.komabako.engine.search.SmallGame;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Opening books: made from games, looked up, written, read, refused. */
class BookStoreTest {
  private static final Making ALL = new Making(20, 1, "three games");
  private static final String HEAD = "#YANEURAOU-DB2016 1.00\n";
  private static final String START = "sfen r3k/5/5/5/K3R b - 1\n";

  @TempDir
  private Path data;

  private final Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
  private BookStore store = BookStore.none();

  @BeforeEach
  void open() {
    store = new BookStore(Optional.of(data.resolve("books")));
  }

  private BookGame game(Optional<Side> winner, String... moves) {
    Position position = rules.start();
    List<Move> played = new ArrayList<>();
    for (String text : moves) {
      Move move = position.legalMoves().stream()
          .filter(each -> each.toString().equals(text))
          .findFirst()
          .orElseThrow();
      played.add(move);
      position = position.play(move);
    }
    return new BookGame(rules.start(), played, winner);
  }

  private List<String> told(Position position) {
    return store.moves(position).stream()
        .map(move -> move.move() + " " + move.weight())
        .toList();
  }

  @Test
  void aMoveWeighsTwiceItsWinsAndOnceWhatWasNotLost() {
    Summary made = store.make(
        rules,
        List.of(
            game(Optional.of(Side.BLACK), "1e1d", "5a5b"),
            game(Optional.of(Side.BLACK), "1e1d", "5a5c"),
            game(Optional.empty(), "5e5d", "5a5b"),
            game(Optional.of(Side.WHITE), "1e1c", "1a1b")),
        ALL);
    assertEquals(List.of("1e1d 4", "5e5d 1"), told(rules.start()), "1e1c always lost");
    assertEquals(new Summary(3, 4, "three games"), made);
    assertEquals(Optional.of(made), store.find(rules));
    assertEquals(List.of(), told(game(Optional.empty(), "1e1b").start().play(firstMove("1e1b"))));
    assertEquals(List.of("1a1b 2"), told(rules.start().play(firstMove("1e1c"))));
  }

  private Move firstMove(String text) {
    return game(Optional.empty(), text).moves().get(0);
  }

  @Test
  void onlySoManyPliesAndWhatWasPlayedOftenEnoughAreTaken() {
    List<BookGame> games = List.of(
        game(Optional.empty(), "1e1d", "5a5b"),
        game(Optional.empty(), "1e1d", "5a5b"),
        game(Optional.empty(), "5e5d", "5a5b"));
    assertEquals(new Summary(1, 1, "x"), store.make(rules, games, new Making(1, 2, "x")));
    assertEquals(List.of("1e1d 2"), told(rules.start()));
    EngineException nothing =
        assertThrows(EngineException.class, () -> store.make(rules, games, new Making(20, 9, "x")));
    assertTrue(nothing.getMessage().contains("--least"), nothing.getMessage());
    assertEquals(List.of("1e1d 2"), told(rules.start()), "what there was stays");
  }

  /** Of some thousand positions each is found, and none that is not there. */
  @Test
  void eachPositionOfALargeBookIsFound() {
    Random random = new Random(5);
    List<BookGame> games = new ArrayList<>();
    Map<String, Position> met = new java.util.HashMap<>();
    for (int i = 0; i < 100; i++) {
      Position position = rules.start();
      List<Move> moves = new ArrayList<>();
      for (int ply = 0; ply < 30 && position.outcome().isEmpty(); ply++) {
        List<Move> legal = position.legalMoves();
        Move move = legal.get(random.nextInt(legal.size()));
        met.put(BookEntries.key(position), position);
        moves.add(move);
        position = position.play(move);
      }
      games.add(new BookGame(rules.start(), moves, Optional.empty()));
    }
    Summary made = store.make(rules, games, new Making(30, 1, "random"));
    assertEquals(met.size(), made.positions());
    assertTrue(met.size() > 1_000, "positions: " + met.size());
    met.values().forEach(position -> assertFalse(told(position).isEmpty(), position::sfen));
    assertEquals(List.of(), told(rules.position("k4/5/5/5/4K b - 1")));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    store.make(rules, List.of(game(Optional.empty(), "1e1d", "5a5b")), ALL);
    Path file = data.resolve("mine.db");
    store.export(rules, file);
    store.remove(rules);
    assertEquals(Optional.empty(), store.find(rules));
    assertThrows(EngineException.class, () -> store.remove(rules));
    assertEquals(new Summary(2, 2, "mine.db"), store.importFrom(rules, file));
    assertEquals(List.of("1e1d 1"), told(rules.start()));
  }

  @Test
  void aBookOfAnotherProgramHasValuesAndMayBeUnsorted() throws IOException {
    Path file = Files.writeString(
        data.resolve("b.db"),
        HEAD + "// made elsewhere\n" + START + "1e1d 5a5b 35 12 7\r\n5e5d none -4 12 1\nresign\n"
            + "sfen k4/5/5/5/4K b - 9\n1e1d\n");
    store.importFrom(rules, file);
    List<BookMove> moves = store.moves(rules.start());
    assertEquals(List.of("1e1d 7", "5e5d 1"), told(rules.start()));
    assertEquals(OptionalInt.of(35), moves.get(0).value());
    assertEquals(OptionalInt.of(-4), moves.get(1).value());
    Random random = new Random(1);
    for (int i = 0; i < 50; i++) {
      assertEquals("1e1d", BookChoice.of(moves, random).orElseThrow().move().toString());
    }
    assertEquals(List.of("1e1d 1"), told(rules.position("k4/5/5/5/4K b - 1")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello| line 1: a book begins with #YANEURAOU-DB2016",
        "#YANEURAOU-DB2016 1.00@1e1d none 0 0 1| line 2: a move before the first position",
        "#YANEURAOU-DB2016 1.00@sfen 9 b - 1| line 2:",
        "#YANEURAOU-DB2016 1.00@sfen r3k/5/5/5/K3R b - 1@1e9d none 0 0 1| line 3: 1e9d is no legal move",
        "#YANEURAOU-DB2016 1.00@sfen r3k/5/5/5/K3R b - 1@1e1d x y z| line 3: a line of a book is"
      })
  void aWrongFileIsRefusedWithItsLineAndTheOldOneStays(String text, String told)
      throws IOException {
    store.make(rules, List.of(game(Optional.empty(), "1e1d")), ALL);
    Path file = Files.writeString(data.resolve("wrong.db"), text.replace('@', '\n'));
    RequestException refused =
        assertThrows(RequestException.class, () -> store.importFrom(rules, file));
    assertTrue(refused.getMessage().contains(told), refused.getMessage());
    assertEquals(List.of("1e1d 1"), told(rules.start()));
  }

  /** What somebody did to the file of the book costs its moves, never the program. */
  @Test
  void aDamagedBookIsAsGoodAsNone() throws IOException {
    store.make(rules, List.of(game(Optional.empty(), "1e1d", "5a5b")), ALL);
    Path file = data.resolve("books").resolve("small-game.db");
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(3);
    for (int i = 0; i < 500; i++) {
      byte[] damaged = whole.clone();
      for (int n = 0; n < 1 + i % 20; n++) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      Files.write(
          file,
          i % 5 == 0 ? java.util.Arrays.copyOf(damaged, random.nextInt(whole.length)) : damaged);
      List<Move> legal = rules.start().legalMoves();
      assertTrue(store.moves(rules.start()).stream().allMatch(move -> legal.contains(move.move())));
      assertTrue(store.find(rules).map(Summary::positions).orElse(0) >= 0);
    }
    Files.write(file, new byte[3_000_000]);
    assertEquals(List.of(), store.moves(rules.start()));
  }

  @Test
  void withoutAFolderNothingIsKeptOrKnown() {
    BookStore none = BookStore.none();
    assertEquals(Optional.empty(), none.find(rules));
    assertEquals(List.of(), none.moves(rules.start()));
    assertThrows(
        EngineException.class,
        () -> none.make(rules, List.of(game(Optional.empty(), "1e1d")), ALL));
  }
}
