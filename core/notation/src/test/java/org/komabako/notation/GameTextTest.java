package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.TextException;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.GameSummary;
import org.komabako.game.Mark;
import org.komabako.game.Nag;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.position.Rules;

class GameTextTest {
  private static final SmallGame VARIANT = new SmallGame();
  private static final String START = "k11/12/12/12/12/12/12/12/4P7/12/12/K11 b - 1";
  private static final String TEXT = """
      komabako game 3
      variant small-game
      option jitto=allowed
      option repetition=no
      option illegal_move=refuse
      option touch=free
      start k11/12/12/12/12/12/12/12/4P7/12/12/K11 b - 1
      comment at the start
      mark 12l 11k 2
      move 8i8h
      mark 5e 1
      move 12a11a
      bookmark here it ended
      here 2 black none agreed
      end none agreed
      back 0
      move 8h8g
      back 2
      move 12a12b
      back 2
      move 12l11l
      comment two\\nlines
      complete
      """;

  private static Game sample() {
    Game game = new Game(Rules.of(VARIANT).position(START));
    game.root().comment("at the start");
    game.root().draw(Mark.parse("12l 11k 2"));
    play(game, "8i8h", "12a11a", "8h8g");
    game.goTo(1);
    game.current().draw(Mark.on(Square.parse("5e"), 1));
    play(game, "12a12b");
    game.goTo(game.root());
    play(game, "12l11l");
    game.current().comment("two\nlines");
    game.goTo(game.root().children().get(0).children().get(0));
    game.current().bookmark("here it ended");
    game.declare(Outcome.draw(Outcome.Reason.AGREED));
    return game;
  }

  private static void play(Game game, String... moves) {
    for (String move : moves) {
      game.play(MoveText.read(game.position(), move));
    }
  }

  @Test
  void writesLineByLine() {
    assertEquals(TEXT, GameText.write(sample()));
  }

  @Test
  void readsWhatItWrites() {
    Game game = GameText.read(VARIANT, TEXT);
    assertSame(sample(), game);
    assertEquals(2, game.current().ply());
    assertEquals(Optional.of(Outcome.draw(Outcome.Reason.AGREED)), game.declared());
    assertEquals("two\nlines", game.root().children().get(1).comment());
    assertEquals(TEXT, GameText.write(game));
  }

  private static void assertSame(Game expected, Game actual) {
    assertEquals(expected.rules().options(), actual.rules().options());
    assertEquals(places(expected), places(actual));
    assertEquals(expected.declared(), actual.declared());
    assertEquals(expected.current().line(), actual.current().line());
  }

  /** Every place of the tree with its depth, position and comment, without recursion. */
  private static List<String> places(Game game) {
    List<String> places = new ArrayList<>();
    Deque<GameNode> open = new ArrayDeque<>(List.of(game.root()));
    while (!open.isEmpty()) {
      GameNode node = open.pop();
      places.add(node.ply() + " " + node.position() + " " + node.comment() + node.bookmark()
          + node.nag() + node.marks());
      node.children().forEach(open::push);
    }
    return places;
  }

  @Test
  void theHeaderNeedsNoVariant() {
    var header = GameText.header(TEXT.replace("small-game", "gone"));
    assertEquals("gone", header.variant());
    assertEquals(START, header.start());
    assertEquals(
        Map.of("jitto", "allowed", "repetition", "no", "illegal_move", "refuse", "touch", "free"),
        header.options());
  }

  @Test
  void aClockIsKeptExactlyAndStopped() {
    long[] now = {0};
    Game game = new Game(Rules.of(VARIANT).position(START));
    ClockFace face = ClockFace.of(TimeControl.parse("10m+30s*3/5m+5s"), Side.BLACK);
    game.clock(Optional.of(new GameClock(face, () -> now[0])));
    assertTrue(GameText.write(game).contains("\nclock 10m+30s*3/5m+5s\nhere 0 black open\n"));
    play(game, "8i8h");
    now[0] += 1_234_567_891L;
    play(game, "12a11a");
    now[0] += 1;
    game.goTo(game.root());
    String text = GameText.write(game);
    assertTrue(
        text.contains("time black 9m59.999999999s 3 30s\ntime white 5m3.765432109s 0 0s\n"), text);
    Game again = GameText.read(VARIANT, text);
    assertEquals(text, GameText.write(again));
    assertTrue(again.isAdjourned());
    assertEquals(2, again.reached().ply());
    assertEquals(0, again.current().ply());
    assertEquals(Side.BLACK, again.clock().orElseThrow().face().turn());
    for (String damage : List.of("time black 11m 4 30s", "time red 1m 3 30s", "time black 5m")) {
      String damaged = text.replaceFirst("time black .*", damage);
      String message = assertThrows(TextException.class, () -> GameText.read(VARIANT, damaged))
          .getMessage();
      assertTrue(String.valueOf(message).startsWith("line 14: "), message);
    }
  }

  @Test
  void tagsAndTimesSurvive() {
    Game game = sample();
    game.tag("black", " A = B\n");
    game.tag("white", "後手");
    game.root().children().get(0).spent(Duration.ofMillis(61_500));
    String text = GameText.write(game);
    assertTrue(text.contains("\ntag black= A = B\\n\n"), text);
    assertTrue(text.contains("\nspent 1m1.5s\n"), text);
    Game again = GameText.read(VARIANT, text);
    assertEquals(game.tags(), again.tags());
    assertEquals(text, GameText.write(again));
  }

  @Test
  void scoresSurvive() {
    Game game = sample();
    game.root().evaluation(new Evaluation(Evaluation.Unit.CP, -35, 12));
    game.root().children().get(0).evaluation(new Evaluation(Evaluation.Unit.MATE, 5, 9));
    String text = GameText.write(game);
    assertTrue(text.contains("\nscore cp -35 12\n"), text);
    Game again = GameText.read(VARIANT, text);
    assertEquals(game.root().evaluation(), again.root().evaluation());
    assertEquals(text, GameText.write(again));
    String damaged = text.replace("score mate 5 9", "score mate five");
    String message =
        assertThrows(TextException.class, () -> GameText.read(VARIANT, damaged)).getMessage();
    assertTrue(String.valueOf(message).contains("'mate five' is no evaluation"), message);
  }

  @Test
  void theTimesOfVersionTwoStandBeforeTheMoves() {
    Game game = GameText.read(VARIANT, """
        komabako game 2
        variant small-game
        start k11/12/12/12/12/12/12/12/4P7/12/12/K11 b - 1
        clock 10m
        time black 9m59s 0 0s
        time white 9m0.5s 0 0s
        move 8i8h
        reached
        here
        complete
        """);
    assertTrue(game.isAdjourned());
    assertTrue(
        GameText.write(game).contains("reached\ntime black 9m59s 0 0s\ntime white 9m0.5s 0 0s\n"));
  }

  @Test
  void touchesOffersClaimsAndTheLineThatIsFollowedSurvive() {
    Game game = new Game(
        Rules.of(VARIANT, OptionValues.base(VARIANT).with("touch", "jcsa")).position(START));
    play(game, "8i8h", "12a11a");
    game.goTo(0);
    play(game, "12l11l", "12a12b");
    game.goTo(1);
    game.touch(Square.parse("12a"));
    game.idleTouches(Side.BLACK, 2);
    game.offerDraw(Side.WHITE);
    game.claimJishogi(Side.BLACK);
    String text = GameText.write(game);
    assertTrue(text.endsWith("""
            move 12l11l
            here 1 white open
            touched 12a
            offer white
            claim black
            idle black 2
            move 12a12b
            complete
            """), text);
    game.goTo(game.root().children().get(1).last());
    game.goTo(0);
    String followed = GameText.write(game);
    assertTrue(followed.endsWith("move 12a12b\nfollowed\ncomplete\n"), followed);
    for (String each : List.of(text, followed)) {
      Game again = GameText.read(VARIANT, each);
      assertEquals(each, GameText.write(again));
      assertEquals(2, again.idleTouches(Side.BLACK));
    }
    assertFalse(followed.contains("touched"));
  }

  @Test
  void theMainLineIsFollowedWhereNothingElseIsSaid() {
    Game game = new Game(Rules.of(VARIANT).position(START));
    play(game, "8i8h", "12a11a");
    game.goTo(0);
    play(game, "12l11l", "12a12b");
    game.goTo(game.root().last());
    game.goTo(0);
    String text = GameText.write(game);
    assertFalse(text.contains("followed"), text);
    Game again = GameText.read(VARIANT, text);
    assertEquals(0, again.current().ply());
    assertEquals("12a11a", again.line().get(2).move().orElseThrow().toString());
  }

  @Test
  void theClockGoesOnWhereTheGameStandsAndNotWhereItIsLookedAt() {
    Game game = GameText.read(VARIANT, """
        komabako game 3
        variant small-game
        start k11/12/12/12/12/12/12/12/4P7/12/12/K11 b - 1
        clock 10m
        here 0 black open
        move 8i8h
        reached
        time black 9m59s 0 0s
        time white 10m 0 0s
        complete
        """);
    assertEquals(0, game.current().ply());
    assertEquals(1, game.reached().ply());
    assertEquals(Side.WHITE, game.clock().orElseThrow().face().turn());
  }

  @Test
  void emptyLinesMeanNothing() {
    assertSame(sample(), GameText.read(VARIANT, TEXT + "\n \n"));
    assertSame(sample(), GameText.read(VARIANT, TEXT.replace("\n", "\r\n\r\n")));
    assertEquals(GameText.header(TEXT), GameText.header(TEXT + "\n\n"));
  }

  @Test
  void whatAGameThatHasEndedWasOfferedIsNotKept() {
    Game game = new Game(Rules.of(VARIANT).position(START));
    game.offerDraw(Side.WHITE);
    game.resign(Side.BLACK);
    String text = GameText.write(game);
    assertEquals(text, GameText.write(GameText.read(VARIANT, text)));
  }

  @Test
  void theVersionOfTheBundleIsTold() {
    String text = GameText.write(sample(), Optional.of("1.2.3"));
    assertEquals(Optional.of("1.2.3"), GameText.header(text).bundle());
    assertEquals(Optional.empty(), GameText.header(TEXT).bundle());
    assertSame(sample(), GameText.read(VARIANT, text));
  }

  @Test
  void theOldVersionIsRead() {
    Game game = GameText.read(VARIANT, """
        komabako game 1
        variant small-game
        start k11/12/12/12/12/12/12/12/4P7/12/12/K11 b - 1
        comment as it was
        move 8i8h
        move 12a11a
        here
        end none agreed
        back 1
        move 12a12b
        complete
        """);
    assertEquals("as it was", game.root().comment());
    assertEquals(2, game.root().children().get(0).children().size());
    assertEquals(Optional.of(Outcome.draw(Outcome.Reason.AGREED)), game.outcome());
    assertTrue(GameText.write(game).startsWith("komabako game 3\n"));
  }

  @Test
  void theSignOfAMoveIsKept() {
    Game game = GameText.read(VARIANT, TEXT);
    game.root().children().get(0).nag(Optional.of(Nag.INTERESTING));
    game.root().nag(Optional.of(Nag.GOOD));
    String text = GameText.write(game);
    assertTrue(text.contains("\nnag !?\n"), text);
    assertEquals(places(game), places(GameText.read(VARIANT, text)));
    assertEquals(1, text.split("\nnag ", -1).length - 1, "none at the start");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " ", "  both ends\t", "\\n is no line end", "a\nb\r\nc\rd\n", "\\",
            "\u0000\u0085\u2028\u001b",
        "将棋 🎌", "\ud800 alone \udc00", "move 7g7f\ncomplete", "\n\n", "\u3000wide\u3000", "x\\"
      })
  void anyCommentSurvives(String comment) {
    Game game = new Game(Rules.of(VARIANT));
    game.root().comment(comment);
    String text = GameText.write(game);
    assertEquals(comment, GameText.read(VARIANT, text).root().comment());
    assertEquals(
        comment, GameText.read(VARIANT, text.replace("\n", "\r\n")).root().comment());
    assertTrue(
        text.chars().noneMatch(c -> Character.isSurrogate((char) c) && !comment.contains("🎌")));
  }

  @Test
  void randomTreesSurvive() {
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      Game game = new Game(Rules.of(VARIANT, OptionValues.base(VARIANT)));
      for (int i = 0; i < 150; i++) {
        if (game.outcome().isPresent() || random.nextInt(6) == 0) {
          game.goTo(random.nextInt(game.current().ply() + 1));
        }
        if (game.outcome().isEmpty()) {
          game.play(SmallGame.any(game.legalMoves(), random));
        }
        if (random.nextInt(9) == 0) {
          game.current().comment("comment " + i + "\n");
        }
      }
      if (game.outcome().isEmpty()) {
        game.resign(game.position().side());
      }
      String text = GameText.write(game);
      Game again = GameText.read(VARIANT, text);
      assertSame(game, again);
      assertEquals(text, GameText.write(again), "seed " + seed);
    }
  }

  /** What a list of games shows of a text is what the game says that it was written of. */
  @Test
  void theTextTellsHowTheGameStands() {
    Game game = sample();
    assertEquals(Optional.of(GameSummary.of(game)), GameText.summary(GameText.write(game)));
    assertEquals(2, GameSummary.of(game).ply());
    assertEquals(Optional.empty(), GameText.summary(TEXT.replaceFirst("\nhere .*", "\nhere")));
    long seed = Long.getLong("komabako.seed", 5L);
    Random random = new Random(seed);
    Game wild = new Game(Rules.of(VARIANT));
    for (int i = 0; i < 300; i++) {
      List<Move> moves = wild.legalMoves();
      if (moves.isEmpty()) {
        wild.goTo(random.nextInt(wild.line().size()));
      } else {
        wild.play(moves.get(random.nextInt(moves.size())));
      }
      String text = GameText.write(wild);
      assertEquals(Optional.of(GameSummary.of(wild)), GameText.summary(text), "seed " + seed);
      assertEquals(
          GameText.summary(text),
          Optional.of(GameSummary.of(GameText.read(VARIANT, text))),
          "seed " + seed);
    }
  }

  @Test
  void aGlanceFindsWhatTheHeaderSays() {
    String text = GameText.write(sample(), Optional.of("1.2.3"));
    assertEquals(Optional.of("small-game"), GameText.glance(text, "variant"));
    assertEquals(Optional.of("1.2.3"), GameText.glance(text, "bundle"));
    assertEquals(Optional.of(START), GameText.glance(text, "start"));
    assertEquals(Optional.empty(), GameText.glance(TEXT, "bundle"));
    assertEquals(Optional.empty(), GameText.glance(TEXT, "back"), "that is among the moves");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "3",
        "3 black",
        "x black open",
        "3 red open",
        "3 black shut",
        "3 black open 99z",
        "3 black none",
        "3 black none never",
        "3 black red mate",
        "3 black none agreed more"
      })
  void whatIsNoSummaryIsLeftToTheGame(String words) {
    assertEquals(Optional.empty(), GameSummary.parse(words));
  }

  @Test
  void aVeryLongGameNeedsNoDeepStack() {
    StringBuilder text = new StringBuilder(TEXT.substring(0, TEXT.indexOf("comment")));
    String[] cycle = {"12l12k", "12a12b", "12k12l", "12b12a"};
    int moves = 20_000;
    for (int i = 0; i < moves; i++) {
      text.append("move ").append(cycle[i % cycle.length]).append('\n');
    }
    String whole = text.toString().replace("repetition=no", "repetition=none")
        + "here 20000 black open\ncomplete\n";
    Game game = GameText.read(VARIANT, whole);
    assertEquals(moves, game.current().ply());
    assertEquals(whole, GameText.write(game));
  }

  @ParameterizedTest
  @CsvSource({
    "komabako game 3, chess, line 1: this is no game",
    "komabako game 3, komabako game 4, line 1: this game is written in version 4",
    "variant small-game, '', has no line 'variant'",
    "variant small-game, variant other, 'the game is other, not small-game'",
    "variant small-game, option jitto=allowed, line 3: option jitto stands here for the second",
    "option touch=free, option touch, line 6: an option is written name=value",
    "option touch=free, option later=yes, 'line 6: the game was played under rules that small-game, as'",
    "option touch=free, option later=yes, there is no option 'later'",
    "option touch=free, option touch=later, option touch has no value 'later'",
    "option touch=free, variant small-game, line 6: 'variant' stands here for the second time",
    "start k11, start k, 'line 7: SFEN, column 2: rank a has 1 squares'",
    "b - 1, b - 1 declined=5e, 'line 7: no position to play on: declined=5e'",
    "start k11, begin k11, line 7: 'begin' begins no line",
    "move 8h8g, move 8h8f, line 17: 8h8f: movement: ",
    "move 8h8g, move 12k, line 17: 12k: '12k' is no move in USI",
    "move 8h8g, start 8h8g, line 17: 'start' begins no line among the moves",
    "move 8h8g, here, line 17: 'here' stands here for the second time",
    "move 8h8g, complete, line 17: 'complete' begins no line among the moves",
    "back 2, back 4, 'line 18: cannot go back ''4'' moves, there are 3'",
    "back 2, back two, line 18: cannot go back 'two'",
    "end none agreed, end nobody agreed, line 15: an end is",
    "move 8h8g, offer red, line 17: a side is 'black' or 'white'",
    "move 8h8g, idle black, line 17: idle touches are a side and a number",
    "end none agreed, end none tired, line 15: an end is",
    "back 2, end none agreed, line 18: 'end' stands here for the second time",
    "mark 5e 1, nag !?!, line 11: '!?!' is no sign",
    "mark 5e 1, mark 5e 9, line 11: '5e 9' is no mark",
    "mark 5e 1, mark 13e 5e 1, line 11: there is no square 13e on this board",
    "two\\nlines, two\\tlines, line 22: a backslash is followed by",
    "two\\nlines, two\\u12lines, line 22: \\u is followed by four",
    "option touch=free, clock 5, line 6: '5' is no time",
    "option touch=free, time black 5m 0 0s, line 6: 'time' comes after 'clock'",
    "complete, '', the text was cut off"
  })
  void damageIsNamedWithItsLine(String from, String to, String part) {
    String damaged = TEXT.replaceFirst(
        java.util.regex.Pattern.quote(from), java.util.regex.Matcher.quoteReplacement(to));
    TextException e = assertThrows(TextException.class, () -> GameText.read(VARIANT, damaged));
    assertTrue(e.getMessage().contains(part), e.getMessage());
  }

  @Test
  void everyCutIsNoticed() {
    for (int length = 0; length < TEXT.length() - 1; length++) {
      String cut = TEXT.substring(0, length);
      assertThrows(TextException.class, () -> GameText.read(VARIANT, cut), cut);
      assertThrows(TextException.class, () -> GameText.header(cut), cut);
    }
  }

  @Test
  void randomDamageNeverEndsInAnotherException() {
    Random random = new Random(7);
    for (int i = 0; i < 3000; i++) {
      StringBuilder text = new StringBuilder(TEXT);
      for (int n = 1 + random.nextInt(3); n > 0; n--) {
        int at = random.nextInt(text.length());
        text.setCharAt(at, (char) (random.nextInt(4) == 0 ? '\n' : 32 + random.nextInt(95)));
      }
      try {
        GameText.read(VARIANT, text.toString());
      } catch (TextException e) {
        assertTrue(e.getMessage().startsWith("line "), e.getMessage());
      }
    }
  }

  @Test
  void optionsThatAreNotNamedHaveTheirFirstValue() {
    Game game = GameText.read(VARIANT, TEXT.replace("option repetition=no\n", "\n"));
    assertEquals("none", game.rules().options().get("repetition"));
    assertEquals(Side.BLACK, game.position().side());
  }
}
