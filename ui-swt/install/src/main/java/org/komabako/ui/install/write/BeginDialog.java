package org.komabako.ui.install.write;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;

/** Asks what a new text begins with: an installed variant, and the name that the new one gets. */
final class BeginDialog {
  /** Takes the answer. */
  interface Beginner {
    /** Begins; whole if the text is to say all itself, else it extends the other. */
    void begin(VariantCard from, String key, boolean whole);
  }

  private BeginDialog() {}

  static void ask(Shell parent, Desk desk, List<VariantCard> cards, Beginner beginner) {
    Frame frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "write.begin.title");
    frame.body().setLayout(new GridLayout(2, false));
    Labels labels = new Labels(desk);
    var unused = labels.name(frame.body(), "write.begin.from");
    Choice<VariantCard> from = new Choice<>(
        frame.body(),
        desk.messages(),
        card -> desk.messages().title(card.table().name()));
    from.control().setData("key", "write.begin.from");
    from.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    from.items(cards);
    unused = labels.name(frame.body(), "write.begin.key");
    Text key = new Text(frame.body(), SWT.BORDER);
    key.setData("key", "write.begin.key");
    key.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    key.setText(from.value().map(BeginDialog::suggested).orElse(""));
    Choice<VariantCard> follows = from.onChoice(card -> key.setText(suggested(card)));
    Button whole = new Button(frame.body(), SWT.CHECK);
    whole.setData("key", "write.begin.whole");
    whole.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    whole.setSelection(true);
    desk.messages().bind(whole, whole::setText, "write.begin.whole");
    Button yes = frame
        .answers(
            "write.begin.yes",
            () -> follows
                .value()
                .ifPresent(
                    card -> beginner.begin(card, key.getText().strip(), whole.getSelection())))
        .yes();
    Look.filled(yes);
    frame.shell().setDefaultButton(yes);
    frame.open(420);
  }

  /** A name for a variant that is like this one. */
  static String suggested(VariantCard card) {
    return "my-" + card.key();
  }
}
