package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Games to write, and texts that are read into games. */
final class TestGames {
  static final Formats FORMATS = new Formats();
  static final Variant NINE = new NineGame();
  static final Variant TWELVE = new TwelveGame();
  static final List<Variant> BOTH = List.of(NINE, TWELVE);
  static final Rules NINE_RULES = Rules.of(NINE);
  static final Rules TWELVE_RULES = Rules.of(TWELVE);

  private TestGames() {}

  /** A game from the start, with moves in USI, blanks between them. */
  static Game nine(String moves) {
    return play(new Game(NINE_RULES), moves);
  }

  /** A game of the large board from the start. */
  static Game twelve(String moves) {
    return play(new Game(TWELVE_RULES), moves);
  }

  /** A game from a position. */
  static Game from(Rules rules, String sfen, String moves) {
    return play(new Game(rules.position(sfen)), moves);
  }

  /** Goes on with moves in USI from the place that is looked at. */
  static Game play(Game game, String moves) {
    for (String move : moves.isBlank() ? new String[0] : moves.strip().split("\\s+")) {
      var unused = game.play(Usi.parse(game.rules().table(), move));
    }
    return game;
  }

  /** Looks at a place of the line that is followed and plays other moves there; looks at the end of the main line again. */
  static Game vary(Game game, int ply, String moves) {
    game.goTo(game.root().last());
    game.goTo(ply);
    play(game, moves);
    game.goTo(game.root().last());
    return game;
  }

  /** Reads a text in a format, of whichever of the two games it is. */
  static ReadGame read(String format, String text) {
    return FORMATS.read(FORMATS.find(format), BOTH, text);
  }

  /** Reads a text as a file whose format must be found out. */
  static ReadGame readAny(String text) {
    return FORMATS.read(BOTH, text.getBytes(StandardCharsets.UTF_8), "file");
  }

  /** What is said of a text that cannot be read in a format. */
  static FormatException refused(String format, String text) {
    return assertThrows(FormatException.class, () -> read(format, text), text);
  }

  /** A game as a format writes it. */
  static String write(String format, Game game) {
    return FORMATS.find(format).write(game);
  }

  /** The main line in USI, blanks between the moves. */
  static String line(Game game) {
    return line(game.root().last());
  }

  /** The way to a place in USI, blanks between the moves. */
  static String line(GameNode node) {
    return String.join(" ", node.line().stream().map(Object::toString).toList());
  }

  /** All lines of a game's tree from the start to their ends, as they stand in it. */
  static List<String> lines(Game game) {
    return game.tree().nodes().stream()
        .filter(node -> node.children().isEmpty())
        .map(TestGames::line)
        .toList();
  }

  /** The start position of a game as SFEN. */
  static String start(Game game) {
    Position start = game.root().position();
    return start.sfen();
  }
}
