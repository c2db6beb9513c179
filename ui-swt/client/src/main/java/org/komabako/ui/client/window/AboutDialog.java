package org.komabako.ui.client.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.komabako.ui.picture.Licences;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;

/** What this program is: its version, what it runs on, and the licences of what is in it. */
final class AboutDialog {
  private final Frame frame;

  AboutDialog(MainWindow window) {
    Desk desk = window.desk();
    frame = new Frame(window.shell(), SWT.PRIMARY_MODAL, desk, "about.title");
    frame.body().setLayout(new GridLayout(1, false));
    Labels labels = new Labels(desk);
    Label name = new Label(frame.body(), SWT.NONE);
    name.setFont(desk.look().large());
    desk.messages().bind(name, name::setText, "window.title");
    var unused = labels.sentence(
        frame.body(),
        1,
        () -> desk.messages()
            .get(
                "about.version",
                desk.version(),
                Runtime.version().toString(),
                SWT.getPlatform() + " " + SWT.getVersion()));
    unused = labels.sentence(frame.body(), 1, () -> desk.messages().get("about.licence"));
    Text licences =
        new Text(frame.body(), SWT.MULTI | SWT.READ_ONLY | SWT.BORDER | SWT.V_SCROLL | SWT.WRAP);
    GridData rest = new GridData(SWT.FILL, SWT.FILL, true, true);
    rest.heightHint = 200;
    licences.setLayoutData(rest);
    licences.setText(String.join("\n\n", Licences.texts()));
    frame.shell().setDefaultButton(frame.button("about.close", frame.shell()::close));
  }

  void open() {
    frame.open(620, 520);
  }
}
