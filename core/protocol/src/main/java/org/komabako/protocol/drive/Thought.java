package org.komabako.protocol.drive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.Refusal;
import org.komabako.position.Position;
import org.komabako.protocol.text.CecpMove;

/** One task that an engine thinks about, and its answer when that has come and is right. */
final class Thought {
  /** More lines than that in a second are a flood that nobody can read. */
  private static final int MOST_TOLD = 200;

  private final Task task;
  private final Position position;
  private final Consumer<Info> told;
  private final CompletableFuture<Answer> answer = new CompletableFuture<>();
  private long second;
  private int toldInIt;

  Thought(Task task, Consumer<Info> told) {
    this.task = task;
    this.told = told;
    position = task.position();
  }

  Task task() {
    return task;
  }

  Position position() {
    return position;
  }

  CompletableFuture<Answer> answer() {
    return answer;
  }

  /** Whether another line can be told now; called by the engine's thread alone. */
  boolean hasEar() {
    long now = System.nanoTime() / 1_000_000_000;
    toldInIt = now == second ? toldInIt + 1 : 1;
    second = now;
    return toldInIt <= MOST_TOLD;
  }

  void tell(Info info) {
    told.accept(info);
  }

  /** The moves of a line as far as they are legal. */
  List<Move> line(List<String> words) {
    List<Move> line = new ArrayList<>();
    Position at = position;
    for (String word : words) {
      try {
        Move move = CecpMove.read(at, word);
        at = at.play(move);
        line.add(move);
      } catch (TextException | IllegalMoveException e) {
        break;
      }
    }
    return line;
  }

  /**
   * The move that the engine answers, if it is legal in the game; else the answer fails.
   *
   * @param said what the engine said, for the message
   */
  Optional<Move> legal(String text, String said) {
    Move move;
    try {
      move = CecpMove.read(position, text);
    } catch (TextException e) {
      wrong(Sentence.of(Thought.class, "thought.answeredNonsenseSaid", UserMessage.of(e), said));
      return Optional.empty();
    }
    Game game = new Game(task.start());
    task.moves().forEach(game::play);
    Optional<Refusal> refusal = game.why(move);
    refusal.ifPresent(each -> wrong(
        Sentence.of(Thought.class, "thought.answeredIllegalMoveSaid", move, words(each), said)));
    return refusal.isEmpty() ? Optional.of(move) : Optional.empty();
  }

  /**
   * Answers with a legal move.
   *
   * @param expected the answer that the engine expects, if it said one
   */
  void play(Move move, Optional<String> expected) {
    List<Move> line =
        line(expected.map(text -> List.of(move.toString(), text)).orElse(List.of(move.toString())));
    answer.complete(new Answer.Play(move, line.stream().skip(1).findFirst()));
  }

  private static LocalizedText words(Refusal refusal) {
    LocalizedText words =
        Sentence.of(Thought.class, "thought.joined", refusal.rule(), refusal.text());
    return refusal.squares().isEmpty()
        ? words
        : Sentence.of(Thought.class, "thought.joined2", words, refusal.squares());
  }

  /** It answered what is no legal move. */
  void wrong(LocalizedText message) {
    answer.completeExceptionally(new EngineException(message, EngineException.Fault.ILLEGAL_MOVE));
  }

  /** It cannot do what it was asked. */
  void fail(LocalizedText message) {
    answer.completeExceptionally(new EngineException(message));
  }
}
