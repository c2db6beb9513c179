package org.komabako.console.commands.analysis;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.komabako.base.message.StateException;
import org.komabako.console.shell.command.Answering;
import org.komabako.console.view.LibraryAnalysisView;
import org.komabako.console.view.words.Spoken;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.komabako.libraryanalysis.LibraryAnalysisStatus;
import org.komabako.libraryanalysis.LibraryAnalysisStatus.State;

/** Waits with a command until an analysis has ended, and prints now and then how far it is. */
public final class AnalysisWatch {
  private static final long BETWEEN = TimeUnit.SECONDS.toNanos(10);

  private AnalysisWatch() {}

  /**
   * Begins an analysis, or goes on with one.
   *
   * @param background whether to return at once
   * @return how it ended; in the background how far it is
   * @throws IllegalStateException if it was paused, also by an interrupt; the message says why
   */
  public static LibraryAnalysisView follow(
      LibraryAnalyses analyses, Supplier<LibraryAnalysisStatus> begin, boolean background) {
    BlockingQueue<LibraryAnalysisStatus> news = new LinkedBlockingQueue<>();
    AutoCloseable listening = analyses.listen(news::add);
    try (listening) {
      LibraryAnalysisStatus begun = begin.get();
      if (background) {
        return new LibraryAnalysisView(begun);
      }
      Answering.say(new LibraryAnalysisView(begun).line());
      return toTheEnd(analyses, begun.id(), news);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static LibraryAnalysisView toTheEnd(
      LibraryAnalyses analyses, String id, BlockingQueue<LibraryAnalysisStatus> news) {
    LibraryAnalysisStatus status;
    try {
      status = last(id, news);
    } catch (InterruptedException e) {
      status = analyses.pause(id);
    }
    LibraryAnalysisView view = new LibraryAnalysisView(status);
    if (status.state() == State.PAUSED) {
      throw new StateException(Spoken.text("analysisWatch.paused", id, view.note()));
    }
    return view;
  }

  private static LibraryAnalysisStatus last(String id, BlockingQueue<LibraryAnalysisStatus> news)
      throws InterruptedException {
    long told = System.nanoTime();
    String note = "";
    while (true) {
      LibraryAnalysisStatus next = news.take();
      if (!next.id().equals(id)) {
        continue;
      }
      if (next.state() != State.RUNNING) {
        return next;
      }
      LibraryAnalysisView view = new LibraryAnalysisView(next);
      boolean other = !view.note().equals(note);
      if (other || System.nanoTime() - told >= BETWEEN) {
        told = System.nanoTime();
        note = view.note();
        Answering.say(view.line());
      }
    }
  }
}
