package org.komabako.formats;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.position.Position;

/** Puts a game together from the moves of a file, and says where one cannot be played. */
final class GameBuilder {
  private final Game game;
  private final List<GameNode> line = new ArrayList<>();
  /** Where earlier lines ended, the latest and shortest first. */
  private final Deque<GameNode> ends = new ArrayDeque<>();

  private final List<LocalizedText> warnings = new ArrayList<>();
  private final StringBuilder comment = new StringBuilder();
  private @Nullable GameNode commented;
  private int moves;
  private @Nullable GameNode ended;
  private @Nullable Outcome end;

  GameBuilder(Position start) {
    game = new Game(start);
    line.add(game.root());
  }

  Game game() {
    writeComment();
    return game;
  }

  /** The place reached so far. */
  GameNode at() {
    return line.get(line.size() - 1);
  }

  void warn(LocalizedText warning) {
    warnings.add(warning);
  }

  private void warnOnce(LocalizedText warning) {
    if (warnings.stream()
        .noneMatch(each -> each.in(Locale.ENGLISH).equals(warning.in(Locale.ENGLISH)))) {
      warnings.add(warning);
    }
  }

  /** Plays a move from the place reached so far. */
  GameNode play(int lineNumber, int column, Function<GameNode, Move> reader) {
    if (++moves > FileLimits.MOVES) {
      throw FileLimits.exceeded(
              lineNumber,
              Sentence.of(GameBuilder.class, "gameBuilder.tooManyMoves"),
              FileLimits.MOVES)
          .with(game());
    }
    try {
      if (game.current() != at()) {
        game.goTo(at());
      }
      line.add(game.play(reader.apply(at())));
      return at();
    } catch (FormatException e) {
      throw e.with(game());
    } catch (IllegalMoveException | TextException e) {
      throw new FormatException(lineNumber, column, numbered(UserMessage.of(e))).with(game());
    }
  }

  private LocalizedText numbered(LocalizedText problem) {
    return Sentence.of(GameBuilder.class, "gameBuilder.move", at().ply() + 1, problem);
  }

  /**
   * Goes back to where a move number can be tried, in the line read last or the last one before it that is
   * long enough; false if none is.
   */
  boolean branch(int ply) {
    if (ply < 1) {
      return false;
    }
    if (ply > line.size()) {
      while (!ends.isEmpty() && ends.peek().ply() < ply - 1) {
        ends.pop();
      }
      if (ends.isEmpty()) {
        return false;
      }
      goTo(ends.peek());
    } else {
      while (!ends.isEmpty() && ends.peek().ply() <= at().ply()) {
        ends.pop();
      }
      ends.push(at());
    }
    line.subList(ply, line.size()).clear();
    return true;
  }

  /** Goes to a place on the way to the one reached so far, or beside it. */
  void goTo(GameNode node) {
    line.clear();
    line.addAll(node.path());
  }

  /**
   * What a file says about the end here; what the rules say goes before. Moves may follow, which are what
   * might have been played. The end of a variation is a comment there.
   */
  void end(Outcome outcome) {
    if (at().outcome().isPresent() || at() == ended) {
      return;
    }
    if (ended != null || !isMain()) {
      if (!outcome.isUndecided()) {
        comment(KifEnd.word(outcome, at().position().side()).orElse(outcome.toString()));
      }
      return;
    }
    ended = at();
    end = outcome;
  }

  private boolean isMain() {
    for (GameNode node = at(); node.parent().isPresent(); node = node.parent().get()) {
      if (node.parent().get().children().get(0) != node) {
        return false;
      }
    }
    return true;
  }

  /** Whether an end was said anywhere, or the rules have ended the main line. */
  boolean isEnded() {
    return ended != null || game.root().last().outcome().isPresent();
  }

  /** Whether an end was said here. */
  boolean endsHere() {
    return at() == ended;
  }

  /** Ends the game by an illegal move of who is to move, which the game cannot hold. */
  void foul(String move) {
    comment("（反則手）" + move);
    end(Outcome.win(at().position().side().opponent(), Outcome.Reason.ILLEGAL_MOVE));
    ended = ended == null ? at() : ended;
    warnOnce(Sentence.of(GameBuilder.class, "gameBuilder.illegalMoveGameWas", move));
  }

  /** Adds a line to the comment on the place reached so far. */
  void comment(String text) {
    if (commented == at()) {
      comment.append('\n');
    } else {
      writeComment();
      commented = at();
      comment.append(at().comment()).append(at().comment().isEmpty() ? "" : "\n");
    }
    comment.append(text);
  }

  /** A comment of many lines is put together once. */
  private void writeComment() {
    GameNode place = commented;
    if (place != null) {
      place.comment(comment.toString());
      comment.setLength(0);
      commented = null;
    }
  }

  ReadGame build() {
    writeComment();
    GameNode last = ended;
    Outcome outcome = end;
    if (last != null && outcome != null) {
      game.goTo(last);
      game.declare(outcome);
    }
    game.goTo(game.root().last());
    return new ReadGame(game, warnings);
  }
}
