package org.komabako.ui.client.window;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Text;
import org.komabako.base.SafeText;
import org.komabako.game.Tags;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.GameModel;
import org.komabako.ui.workbench.game.GameView;

/** Who plays a game, when and where: shows it, and changes the game when it is accepted. */
final class GameInfoDialog {
  private static final int LONGEST = 200;

  private final Frame frame;
  private final GameModel model;
  private final Map<String, Text> fields = new LinkedHashMap<>();

  GameInfoDialog(MainWindow window, GameView view) {
    Desk desk = window.desk();
    model = view.model();
    frame = new Frame(window.shell(), SWT.PRIMARY_MODAL, desk, "info.title");
    frame.body().setLayout(new GridLayout(2, false));
    Labels labels = new Labels(desk);
    field(labels, "info.black", Tags.BLACK);
    field(labels, "info.white", Tags.WHITE);
    field(labels, "info.name", Tags.TITLE);
    field(labels, "info.event", Tags.EVENT);
    field(labels, "info.place", Tags.SITE);
    field(labels, "info.begun", Tags.BEGUN);
    field(labels, "info.ended", Tags.ENDED);
    field(labels, "info.opening", Tags.OPENING);
    field(labels, "info.time", Tags.TIME);
    var unused = labels.sentence(frame.body(), 2, () -> desk.messages().get("info.help"));
    frame.button("info.cancel", frame.shell()::close);
    frame.shell().setDefaultButton(frame.button("info.ok", this::accept));
  }

  private void field(Labels labels, String key, String tag) {
    labels.name(frame.body(), key);
    Text field = new Text(frame.body(), SWT.BORDER);
    field.setData("key", key);
    field.setTextLimit(LONGEST);
    field.setText(before(tag));
    field.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    fields.put(tag, field);
  }

  /** A field has one line; what a file has in several is left as it is unless it is changed. */
  private String before(String tag) {
    return SafeText.line(model.tags().getOrDefault(tag, "").replaceAll("\\R", " / "));
  }

  private void accept() {
    Map<String, String> changed = new LinkedHashMap<>();
    fields.forEach((tag, field) -> {
      if (!field.getText().equals(before(tag))) {
        changed.put(tag, field.getText().strip());
      }
    });
    if (!changed.isEmpty()) {
      model.change(game -> changed.forEach(game::tag));
    }
    frame.shell().close();
  }

  void open() {
    frame.open(460);
  }
}
