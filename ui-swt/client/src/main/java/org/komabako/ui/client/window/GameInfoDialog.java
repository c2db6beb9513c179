package org.komabako.ui.client.window;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.komabako.game.Tags;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.GameModel;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.TagField;

/** Who plays a game, when and where: shows it, and changes the game when it is accepted. */
final class GameInfoDialog {
  private final Frame frame;
  private final GameModel model;
  private final List<TagField> fields = new ArrayList<>();

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
    var unused = labels.name(frame.body(), key);
    fields.add(new TagField(frame.body(), model, key, tag));
  }

  private void accept() {
    fields.forEach(TagField::keep);
    frame.shell().close();
  }

  void open() {
    frame.open(460);
  }
}
