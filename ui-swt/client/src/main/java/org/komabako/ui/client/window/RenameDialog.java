package org.komabako.ui.client.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Text;
import org.komabako.base.SafeText;
import org.komabako.kernel.Side;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.dialog.Frame;
import org.komabako.ui.client.dialog.Labels;
import org.komabako.ui.client.game.GameNotes;
import org.komabako.ui.client.game.GameView;
import org.komabako.ui.client.settings.Setting;

/** Gives a game another title, and its players other names. */
final class RenameDialog {
  private final Frame frame;

  RenameDialog(MainWindow window, GameView view) {
    Desk desk = window.desk();
    String id = view.model().live().id();
    frame = new Frame(window.shell(), SWT.PRIMARY_MODAL, desk, "rename.title");
    frame.body().setLayout(new GridLayout(2, false));
    Labels labels = new Labels(desk);
    Text title = field(desk, labels, "rename.name", GameNotes.title(id));
    Text black = field(desk, labels, "rename.black", GameNotes.player(id, Side.BLACK));
    Text white = field(desk, labels, "rename.white", GameNotes.player(id, Side.WHITE));
    var unused = labels.sentence(frame.body(), 2, () -> desk.messages().get("rename.help"));
    frame.button("rename.cancel", frame.shell()::close);
    frame.shell().setDefaultButton(frame.button("rename.ok", () -> {
      desk.settings().set(GameNotes.title(id), title.getText().strip());
      desk.settings().set(GameNotes.player(id, Side.BLACK), black.getText().strip());
      desk.settings().set(GameNotes.player(id, Side.WHITE), white.getText().strip());
      frame.shell().close();
    }));
  }

  private Text field(Desk desk, Labels labels, String key, Setting<String> setting) {
    labels.name(frame.body(), key);
    Text field = new Text(frame.body(), SWT.BORDER);
    field.setData("key", key);
    field.setTextLimit(60);
    field.setText(SafeText.line(desk.settings().get(setting)));
    field.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    return field;
  }

  void open() {
    frame.open(420);
  }
}
