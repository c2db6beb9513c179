package org.komabako.console.commands.library;

import org.komabako.console.shell.command.Answering;
import org.komabako.console.view.words.Spoken;
import org.komabako.library.ProgressListener;

/** Tells every few seconds how far something is, and ends it when the command is interrupted. */
public final class LibraryWatch implements ProgressListener {
  private static final long BETWEEN = 2_000_000_000L;

  private final String what;
  private long told = System.nanoTime();

  public LibraryWatch(String what) {
    this.what = what;
  }

  @Override
  public boolean goesOn(long games, double share) {
    long now = System.nanoTime();
    if (now - told >= BETWEEN) {
      told = now;
      Answering.say(Spoken.say(
          "libraryWatch.line",
          Spoken.text("libraryWatch." + what),
          Spoken.text("count.game", games),
          Math.round(100 * share)));
    }
    return !Thread.currentThread().isInterrupted();
  }
}
