package org.komabako.engine.search;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.OpeningBooks;
import org.komabako.engine.OpeningBooks.BookMove;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.engine.search.book.BookChoice;
import org.komabako.kernel.model.Move;

/** One board of the engine. There are threads only while it thinks. */
final class SearchThinker implements Thinker {
  private final EngineSettings settings;
  private final SearchState state;
  private final Consumer<SearchThinker> closing;
  private final OpeningBooks books;
  private final RandomGenerator lots;
  private final List<LocalizedText> notes;
  private @Nullable StopControl control;
  private boolean closed;

  /**
   * A board.
   *
   * @param books what is played from if the settings say so
   * @param notes what is otherwise than was chosen
   * @param closing is told when this is closed
   */
  SearchThinker(
      EngineSettings settings,
      SearchState state,
      OpeningBooks books,
      List<LocalizedText> notes,
      Consumer<SearchThinker> closing) {
    this.settings = settings;
    this.state = state;
    this.books = books;
    lots = settings.seed() == 0 ? new SplittableRandom() : new SplittableRandom(settings.seed());
    this.notes = List.copyOf(notes);
    this.closing = closing;
  }

  @Override
  public synchronized CompletableFuture<Answer> think(Task task, Consumer<Info> told) {
    if (closed || control != null) {
      throw new IllegalStateException(closed ? "the engine is closed" : "the engine still thinks");
    }
    StopControl mine = new StopControl(
        TimePlan.of(task.limits(), settings.overhead()),
        task.limits().nodes().orElse(Long.MAX_VALUE),
        task.limits().ponder(),
        settings.threads());
    control = mine;
    CompletableFuture<Answer> answer = new CompletableFuture<>();
    Thread thread = new Thread(() -> run(task, told, mine, answer), "komabako-engine");
    thread.setDaemon(true);
    thread.start();
    return answer;
  }

  private void run(
      Task task, Consumer<Info> told, StopControl mine, CompletableFuture<Answer> answer) {
    try {
      IterativeDeepening search = new IterativeDeepening(task, settings, state, mine, told);
      Answer found = fromBook(task)
          .filter(search::allows)
          .<Answer>map(move -> new Answer.Play(move, Optional.empty()))
          .orElseGet(search::answer);
      mine.checkWanted();
      done();
      answer.complete(found);
    } catch (EngineException e) {
      done();
      answer.completeExceptionally(e);
    } catch (RuntimeException | Error e) {
      done();
      answer.completeExceptionally(new EngineException(
          Sentence.of(SearchThinker.class, "searchThinker.engineFailed", e), e));
    }
  }

  /** A move of the book, where a move is to be played and not a position to be looked into. */
  private Optional<Move> fromBook(Task task) {
    Limits limits = task.limits();
    boolean plays = limits.own().isPresent()
        || limits.time().isPresent()
        || limits.depth().isPresent()
        || limits.nodes().isPresent();
    return settings.ownBook()
            && plays
            && settings.lines() == 1
            && !limits.ponder()
            && !limits.mate()
        ? BookChoice.of(books.moves(task.position()), lots).map(BookMove::move)
        : Optional.empty();
  }

  private synchronized void done() {
    control = null;
  }

  @Override
  public synchronized void stop() {
    if (control != null) {
      control.stop();
    }
  }

  @Override
  public synchronized void ponderHit() {
    if (control != null) {
      control.ponderHit();
    }
  }

  @Override
  public synchronized void ponderHit(Limits limits) {
    if (control != null) {
      control.ponderHit(TimePlan.of(limits, settings.overhead()));
    }
  }

  @Override
  public List<LocalizedText> notes() {
    return notes;
  }

  /** Its table, once it is closed and no search uses it any more. */
  synchronized Optional<TranspositionTable> unusedTable() {
    return closed && control == null ? Optional.of(state.table()) : Optional.empty();
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      if (control != null) {
        control.abandon();
      }
    }
    closing.accept(this);
  }
}
