package org.komabako.ui.client;

import java.util.function.BooleanSupplier;
import org.eclipse.swt.widgets.Display;

/**
 * Tells once that the window has been drawn: when nothing is to be done any more and a game is shown, or a moment after
 * that where none came. All on the display's thread.
 */
final class FirstDrawing {
  /** How long it takes at most until a game comes that was open the last time, in milliseconds. */
  private static final int GAME = 300;

  private final Display display;
  private final BooleanSupplier showsGame;
  private final Runnable told;
  private boolean waits;
  private boolean done;

  /**
   * Nothing is told yet.
   *
   * @param showsGame whether the window shows a game
   * @param told what is to be told
   */
  FirstDrawing(Display display, BooleanSupplier showsGame, Runnable told) {
    this.display = display;
    this.showsGame = showsGame;
    this.told = told;
  }

  /** All events so far have been dealt with. */
  void idle() {
    if (done) {
      return;
    }
    if (showsGame.getAsBoolean()) {
      tell();
    } else if (!waits) {
      waits = true;
      display.timerExec(GAME, this::tell);
    }
  }

  private void tell() {
    if (!done) {
      done = true;
      told.run();
    }
  }
}
