package org.komabako.ui.engines;

import java.time.Duration;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.komabako.engine.NetworkTraining.Games;
import org.komabako.engine.NetworkTraining.Request;
import org.komabako.position.Rules;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.NumberField;

/** Asks how long a network is to be trained, and with how much of the machine. */
final class TrainingDialog {
  private static final int MINUTES = 60;
  private static final int LONGEST = 7 * 24 * 60;
  private static final int MEGABYTES = 2_000;
  private static final int MOST_MEGABYTES = 1_000_000;

  private final Frame frame;

  TrainingDialog(Shell parent, Desk desk, TrainingControl training, Rules rules) {
    frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "networks.train.title");
    Composite body = frame.body();
    body.setLayout(new GridLayout(2, false));
    new Labels(desk)
        .sentence(
            body,
            2,
            () -> desk.messages().get("networks.train.hint", rules.table().name()));
    int processors = Runtime.getRuntime().availableProcessors();
    NumberField minutes =
        new NumberField(body, desk, "networks.train.minutes", MINUTES, 1, LONGEST);
    NumberField threads =
        new NumberField(body, desk, "networks.train.threads", processors, 1, processors);
    NumberField disk =
        new NumberField(body, desk, "networks.train.disk", MEGABYTES, 1, MOST_MEGABYTES);
    Button anew = new Button(body, SWT.CHECK);
    anew.setData("key", "networks.train.new");
    anew.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    desk.messages().bind(anew, anew::setText, "networks.train.new");
    Button grid = new Button(body, SWT.CHECK);
    grid.setData("key", "networks.train.grid");
    grid.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    desk.messages().bind(grid, grid::setText, "networks.train.grid");
    Frame.Answers answers = frame.answers(
        "networks.train.yes",
        () -> training.begin(new Request(
            rules,
            Duration.ofMinutes(minutes.value()),
            threads.value(),
            (long) disk.value() << 20,
            anew.getSelection(),
            grid.getSelection(),
            Games.USUAL)));
    frame.shell().setDefaultButton(answers.yes());
  }

  void open() {
    frame.open(480);
  }
}
