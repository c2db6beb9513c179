package org.komabako.console.commands.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.console.commands.Shell;
import org.komabako.engine.OpeningBooks.BookGame;
import org.komabako.engine.OpeningBooks.BookMove;
import org.komabako.engine.OpeningBooks.Making;
import org.komabako.engine.OpeningBooks.Summary;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.notation.GameText;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Command {@code engine:book}, in a real shell. */
class BookCommandTest {
  private final Shell shell = new Shell();
  private final List<BookGame> made = new ArrayList<>();

  @BeforeEach
  void install() {
    when(shell.core.books.find(any())).thenReturn(Optional.of(new Summary(3, 4, "here")));
    when(shell.core.books.make(any(), any(), any())).thenAnswer(call -> {
      Iterable<BookGame> games = call.getArgument(1);
      games.forEach(made::add);
      return new Summary(3, 4, "here");
    });
  }

  @AfterEach
  void close() {
    shell.close();
  }

  @Test
  void listsTheBooksOfAllVariantsAndOfOne() {
    assertEquals(0, shell.script("engine:book\nengine:book tiny"), shell.err());
    assertEquals(
        2,
        shell
            .out()
            .lines()
            .filter(line -> line.equals("tiny: positions 3, moves 4; from here"))
            .count(),
        shell.out());
    when(shell.core.books.find(any())).thenReturn(Optional.empty());
    assertEquals(0, shell.script("engine:book tiny"), shell.err());
    assertTrue(shell.out().contains("tiny: no book"), shell.out());
  }

  @Test
  void refusesAPlayerWhereNoLibraryIsAsked() {
    assertEquals(2, shell.script("engine:book tiny --player Ito"));
    assertTrue(
        shell.err().contains("engine:book takes --player only together with --library"),
        shell.err());
    assertEquals(2, shell.script("engine:book tiny --least 3"));
    assertTrue(
        shell.err().contains("takes --least only together with --games, --library"), shell.err());
  }

  @Test
  void makesOneFromTheOpenGames() {
    assertEquals(
        0,
        shell.script(
            "x = (game:new tiny)\ngame:resign\n" + "engine:book tiny --games --plies 7 --least 1"),
        shell.err());
    verify(shell.core.books).make(any(), any(), eq(new Making(7, 1, "open games")));
    assertEquals(1, made.size());
    assertEquals(Optional.of(Side.WHITE), made.get(0).winner());
  }

  @Test
  void makesOneFromASearchOfTheLibrary() {
    Game game = new Game(Rules.of(shell.core.tiny));
    var unused = game.play(game.legalMoves().get(0));
    String text = GameText.write(game);
    when(shell.core.library.ids(any(), any())).thenReturn(List.of(4L, 7L));
    when(shell.core.library.text(anyLong())).thenReturn(text);
    assertEquals(
        0, shell.script("engine:book tiny --library --player Ito --result black"), shell.err());
    verify(shell.core.library)
        .ids(
            argThat(search -> search.variant().equals(Optional.of("tiny"))
                && search.player().equals(Optional.of("Ito"))),
            any());
    verify(shell.core.library).text(7L);
    verify(shell.core.books).make(any(), any(), eq(new Making(24, 2, "the library")));
    assertEquals(2, made.size());
    assertEquals(1, made.get(1).moves().size());
    assertEquals(Optional.empty(), made.get(1).winner());
  }

  @Test
  void takesWritesAndRemovesFiles() {
    assertEquals(
        0,
        shell.script(
            "engine:book tiny --import a.db\nengine:book tiny --export b.db\nengine:book tiny --remove"),
        shell.err());
    verify(shell.core.books).importFrom(any(), argThat(file -> file.endsWith("a.db")));
    verify(shell.core.books).export(any(), argThat(file -> file.endsWith("b.db")));
    verify(shell.core.books).remove(any());
  }

  @Test
  void nothingThatIsThereIsWrittenOver(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("thesis"), "my thesis");
    assertEquals(1, shell.script("engine:book tiny --export " + file));
    assertTrue(shell.err().contains("is there already; --replace writes over it"));
    verify(shell.core.books, never()).export(any(), any());
    assertEquals(0, shell.script("engine:book tiny --replace --export " + file), shell.err());
    verify(shell.core.books).export(any(), eq(file));
  }

  @Test
  void whatCannotAllBeDoneIsNotBegun() {
    assertEquals(2, shell.script("engine:book tiny --import a.db --remove"));
    assertTrue(shell.err().contains("engine:book takes --import or --remove, not both at once"));
    assertEquals(2, shell.script("engine:book --games"));
    assertTrue(shell.err().contains("engine:book takes --games only together with VARIANT"));
    assertEquals(2, shell.script("engine:book tiny --game 1"));
    assertTrue(shell.err().contains("takes --game only together with --moves"));
    verify(shell.core.books, never()).remove(any());
    verify(shell.core.books, never()).importFrom(any(), any());
  }

  @Test
  void tellsTheMovesOfTheCurrentGame() {
    when(shell.core.books.moves(any())).thenAnswer(call -> {
      Position position = call.getArgument(0);
      return List.of(
          new BookMove(position.legalMoves().get(0), 3, OptionalInt.of(25)),
          new BookMove(position.legalMoves().get(1), 1, OptionalInt.empty()));
    });
    assertEquals(0, shell.script("x = (game:new tiny)\nengine:book --moves"), shell.err());
    List<String> lines = shell.out().lines().toList();
    assertTrue(lines.stream().anyMatch(line -> line.endsWith(": 75%, value 25")), lines::toString);
    assertTrue(lines.stream().anyMatch(line -> line.endsWith(": 25%")), lines::toString);
    doReturn(List.of()).when(shell.core.books).moves(any());
    assertEquals(0, shell.script("engine:book --moves"), shell.err());
    assertTrue(shell.out().contains("the book knows no move here"), shell.out());
  }
}
