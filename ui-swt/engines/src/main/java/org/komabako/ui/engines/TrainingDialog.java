package org.komabako.ui.engines;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
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
  private static final int MOST_NODES = 1_000_000;

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
    NumberField nodes =
        new NumberField(body, desk, "networks.train.nodes", Games.USUAL_NODES, 1, MOST_NODES);
    Button library = box(body, desk, "networks.train.library");
    Button anew = box(body, desk, "networks.train.new");
    Button grid = box(body, desk, "networks.train.grid");
    Frame.Answers answers = frame.answers(
        "networks.train.yes",
        () -> training.begin(
            new Request(
                rules,
                Duration.ofMinutes(minutes.value()),
                threads.value(),
                (long) disk.value() << 20,
                anew.getSelection(),
                grid.getSelection(),
                new Games(OptionalLong.of(nodes.value()), List.of())),
            library.getSelection()));
    frame.shell().setDefaultButton(answers.yes());
  }

  private static Button box(Composite body, Desk desk, String key) {
    Button box = new Button(body, SWT.CHECK);
    box.setData("key", key);
    box.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    desk.messages().bind(box, box::setText, key);
    return box;
  }

  void open() {
    frame.open(480);
  }
}
