package org.komabako.ui.workbench.game;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.game.Game;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.dialog.ClockText;

/**
 * How the clock stands, and what begins and stops it; the times are on the plates of the players. It counts on from
 * the clock as it was last told and asks nobody; that a time is used up is told by the game. Without a clock it takes
 * no room.
 */
public final class ClockPanel implements SidePanel {
  private static final int TICK = 100;

  private record News(Optional<ClockFace> face, boolean adjourned, boolean over, long read) {
    static News of(Game game) {
      return new News(
          game.clock().map(GameClock::face),
          game.isAdjourned(),
          game.result().isPresent(),
          System.nanoTime());
    }

    ClockFace now(ClockFace told) {
      return told.after(Duration.ofNanos(System.nanoTime() - read));
    }

    /** While the game is away its clock stands still. */
    News suspended() {
      return new News(
          face.map(this::now)
              .map(f -> new ClockFace(ClockFace.State.STOPPED, f.black(), f.white(), f.turn())),
          !over,
          over,
          read);
    }

    /** The action that the button does. */
    String action() {
      return adjourned || isReady() ? "clock.start" : "clock.adjourn";
    }

    /** The message on the button. */
    String button() {
      return adjourned ? "time.resume" : isReady() ? "time.start" : "time.adjourn";
    }

    private boolean isReady() {
      return face.filter(f -> f.state() == ClockFace.State.READY).isPresent();
    }

    /** The message that says how it stands. */
    String state() {
      if (over) {
        return "time.over";
      }
      return adjourned ? "time.adjourned" : isReady() ? "time.ready" : "time.running";
    }
  }

  private News news = new News(Optional.empty(), false, false, 0);

  @Override
  public String id() {
    return "clock";
  }

  @Override
  public String title(Messages messages) {
    return messages.get("time.title");
  }

  @Override
  public boolean grows() {
    return false;
  }

  @Override
  public boolean isTool() {
    return false;
  }

  @Override
  public Control create(Composite parent, GameView view) {
    Composite panel = new Composite(parent, SWT.NONE);
    panel.setData("part", "clock");
    GridLayout line = new GridLayout(2, false);
    line.marginWidth = 0;
    line.marginHeight = 0;
    panel.setLayout(line);
    Label state = new Label(panel, SWT.NONE);
    state.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    Button button = new Button(panel, SWT.PUSH);
    button.setData("part", "clock.button");
    button.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
    button.addListener(SWT.Selection, e -> {
      var unused = view.desk().actions().run(news.action());
    });
    Runnable update = () -> update(parent, view, state, button);
    Runnable tick = new Runnable() {
      @Override
      public void run() {
        if (!panel.isDisposed()) {
          update.run();
          news.face()
              .filter(face -> face.running().isPresent())
              .ifPresent(face -> panel.getDisplay().timerExec(TICK, this));
        }
      }
    };
    view.messages().onChange(panel, update);
    view.model().follow(panel, News::of, told -> {
      news = told;
      tick.run();
    });
    view.model().listen(panel, () -> {
      if (view.model().suspended().isPresent()) {
        news = news.suspended();
        tick.run();
      }
    });
    return panel;
  }

  private void update(Composite frame, GameView view, Label state, Button button) {
    Folding.show(frame, news.face().isPresent());
    news.face().map(news::now).ifPresent(face -> {
      boolean changed = say(
          state,
          view.messages()
              .get(news.state(), new ClockText(view.messages()).shortly(face.control())));
      String text = view.messages().get(news.button());
      changed |= !button.getText().equals(text);
      button.setText(text);
      button.setEnabled(!news.over());
      if (changed) {
        Folding.fit(frame);
      }
      view.clockShown(face);
    });
  }

  /** Tells whether another width may be needed. */
  private static boolean say(Label label, String text) {
    String before = label.getText();
    if (!before.equals(text)) {
      label.setText(text);
    }
    return before.length() != text.length();
  }
}
