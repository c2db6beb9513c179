package org.komabako.ui.matches;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Shell;
import org.komabako.matches.MatchReport;
import org.komabako.matches.Sprt;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;

/** Asks a question of the games of the match that is looked at; the answer changes while it is played. */
final class SprtDialog {
  private final MatchList matches;
  private final MatchWords words;
  private final Frame frame;

  SprtDialog(Shell parent, Desk desk, MatchList matches) {
    this.matches = matches;
    words = new MatchWords(desk);
    frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "match.test.title");
    frame.body().setLayout(new GridLayout(2, false));
    SprtField field =
        new SprtField(frame.body(), desk, "match.test.field", "match.test.need", this::say);
    field.show(matches
        .report()
        .flatMap(report -> report.status().request().sprt())
        .map(Sprt::toString)
        .orElse("0,10"));
    Runnable stop = matches.listen(field::say);
    frame.shell().addDisposeListener(e -> stop.run());
    frame.shell().setDefaultButton(frame.button("match.test.close", frame.shell()::close));
  }

  private String say(Sprt test) {
    return words.asked(test)
        + matches
            .report()
            .map(MatchReport::pairs)
            .map(pairs -> "\n\n" + words.answer(test, pairs))
            .orElse("");
  }

  void open() {
    frame.open(520, 260);
  }
}
