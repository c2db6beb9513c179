package org.komabako.ui.widgets.look;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;

/**
 * What a screen reader calls a field that gets the focus: as the label before it says, or before the row
 * that it is the first of, else as the group or the panel around it. The toolkit says that there is a label, but not what stands on it.
 */
final class SpokenNames {
  /** Where a panel has its title. */
  private static final String TITLE = "title";

  private SpokenNames() {}

  /** The name; empty if nothing names it. */
  static String of(Control control) {
    return before(control)
        .or(() -> isFirst(control) ? before(control.getParent()) : Optional.empty())
        .or(() -> around(control))
        .map(SpokenNames::plain)
        .orElse("");
  }

  /** What the label before a widget says. */
  private static Optional<String> before(Control control) {
    int place = place(control);
    return place > 0 && control.getParent().getChildren()[place - 1] instanceof Label label
        ? Optional.of(label.getText())
        : Optional.empty();
  }

  /** Where it is among its siblings; a shell has none. */
  private static int place(Control control) {
    return control.getParent() == null || control instanceof Shell
        ? -1
        : List.of(control.getParent().getChildren()).indexOf(control);
  }

  private static boolean isFirst(Control control) {
    return place(control) == 0;
  }

  private static Optional<String> around(Control control) {
    for (Composite around = control.getParent(); around != null; around = around.getParent()) {
      if (around instanceof Group group) {
        return Optional.of(group.getText());
      }
      if (around.getData(TITLE) instanceof String title) {
        return Optional.of(title);
      }
    }
    return Optional.empty();
  }

  private static String plain(String text) {
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&");
  }
}
