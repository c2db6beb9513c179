package org.komabako.ui.workbench.game;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.komabako.base.SafeText;
import org.komabako.game.Tags;
import org.komabako.ui.workbench.dialog.Labels;

/** Who plays the game, when and where. What is written is kept with Enter and when the field is left. */
final class InfoSheet {
  private static final int LONGEST = 200;

  /** The messages of the fields and the tags of the game. */
  private static final Map<String, String> FIELDS = new LinkedHashMap<>();

  static {
    FIELDS.put("info.black", Tags.BLACK);
    FIELDS.put("info.white", Tags.WHITE);
    FIELDS.put("info.name", Tags.TITLE);
    FIELDS.put("info.event", Tags.EVENT);
    FIELDS.put("info.place", Tags.SITE);
    FIELDS.put("info.begun", Tags.BEGUN);
    FIELDS.put("info.opening", Tags.OPENING);
  }

  private final ScrolledComposite outside;
  private final GameModel model;
  private final Map<String, Text> fields = new LinkedHashMap<>();

  InfoSheet(Composite parent, GameView view) {
    model = view.model();
    outside = new ScrolledComposite(parent, SWT.V_SCROLL);
    outside.setData("part", "info");
    outside.setExpandHorizontal(true);
    outside.setExpandVertical(true);
    Composite sheet = new Composite(outside, SWT.NONE);
    sheet.setLayout(new GridLayout(2, false));
    Labels labels = new Labels(view.desk());
    FIELDS.forEach((key, tag) -> {
      var unused = labels.name(sheet, key);
      fields.put(tag, field(sheet, key, tag));
    });
    outside.setContent(sheet);
    outside.setMinSize(0, sheet.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
    model.listen(outside, this::update);
    update();
  }

  private Text field(Composite sheet, String key, String tag) {
    Text field = new Text(sheet, SWT.SINGLE | SWT.BORDER);
    field.setData("key", key);
    field.setTextLimit(LONGEST);
    GridData place = new GridData(SWT.FILL, SWT.CENTER, true, false);
    place.widthHint = 40;
    field.setLayoutData(place);
    field.addListener(SWT.DefaultSelection, e -> keep(tag, field));
    field.addListener(SWT.FocusOut, e -> keep(tag, field));
    return field;
  }

  private void keep(String tag, Text field) {
    if (!field.getText().equals(known(tag))) {
      String said = field.getText().strip();
      model.change(game -> game.tag(tag, said));
    }
  }

  /** A field has one line; what a file has in several is left as it is unless it is changed. */
  private String known(String tag) {
    return SafeText.line(model.tags().getOrDefault(tag, "").replaceAll("\\R", " / "));
  }

  /** What somebody is writing stays. */
  private void update() {
    fields.forEach((tag, field) -> {
      if (!field.isFocusControl() && !field.getText().equals(known(tag))) {
        field.setText(known(tag));
      }
    });
  }

  Control control() {
    return outside;
  }
}
