package org.komabako.ui.workbench.game;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.komabako.base.SafeText;

/**
 * A field for something that is known of a game besides its moves. It has one line; what a file has in several is left
 * as it is unless it is changed.
 */
public final class TagField {
  private static final int LONGEST = 200;
  private static final int LEAST = 40;

  private final GameModel model;
  private final String tag;
  private final Text text;

  /**
   * With what the game says now.
   *
   * @param key what the field is called in the messages
   * @param tag the name of the tag, see {@link org.komabako.game.Tags}
   */
  public TagField(Composite parent, GameModel model, String key, String tag) {
    this.model = model;
    this.tag = tag;
    text = new Text(parent, SWT.SINGLE | SWT.BORDER);
    text.setData("key", key);
    text.setTextLimit(LONGEST);
    GridData place = new GridData(SWT.FILL, SWT.CENTER, true, false);
    place.widthHint = LEAST;
    text.setLayoutData(place);
    text.setText(known());
  }

  private String known() {
    return SafeText.line(model.tags().getOrDefault(tag, "").replaceAll("\\R", " / "));
  }

  /** Tells the game what is written, if that is something else. */
  public void keep() {
    if (!text.getText().equals(known())) {
      String said = text.getText().strip();
      model.change(game -> game.tag(tag, said));
    }
  }

  /** Keeps it with Enter, and when it is left; follows the game while nobody writes. */
  void live() {
    text.addListener(SWT.DefaultSelection, e -> keep());
    text.addListener(SWT.FocusOut, e -> keep());
    model.listen(text, () -> {
      if (!text.isFocusControl() && !text.getText().equals(known())) {
        text.setText(known());
      }
    });
  }
}
