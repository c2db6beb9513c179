package org.komabako.ui.client.look;

import java.util.List;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;

/**
 * What a screen reader calls a field that gets the focus: as the label before it says, else as the group
 * around it. The toolkit says that there is a label, but not what stands on it.
 */
final class SpokenNames {
  private SpokenNames() {}

  /** The name; empty if nothing names it. */
  static String of(Control control) {
    Composite parent = control.getParent();
    if (parent == null) {
      return "";
    }
    List<Control> row = List.of(parent.getChildren());
    int place = row.indexOf(control);
    if (place > 0 && row.get(place - 1) instanceof Label label) {
      return plain(label.getText());
    }
    for (Composite around = parent; around != null; around = around.getParent()) {
      if (around instanceof Group group) {
        return plain(group.getText());
      }
    }
    return "";
  }

  private static String plain(String text) {
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&");
  }
}
