package org.komabako.ui.client;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;

/** Looks for what nobody wants to see in a window: words cut off, parts over one another or outside. */
final class WindowLayout {
  /** What toolkits round. */
  private static final int SLACK = 1;

  private final List<String> faults = new ArrayList<>();

  private WindowLayout() {}

  /** What is wrong in a window, each as a sentence. */
  static List<String> faults(Composite window) {
    WindowLayout layout = new WindowLayout();
    layout.look(window);
    return layout.faults;
  }

  private void look(Composite parent) {
    if (parent instanceof Combo
        || parent instanceof Spinner
        || parent instanceof Table
        || parent instanceof Tree) {
      return;
    }
    List<Control> shown = List.of(parent.getChildren()).stream()
        .filter(child -> child.isVisible() && !child.getBounds().isEmpty())
        .toList();
    for (Control child : shown) {
      checkWords(child);
      if (!(parent instanceof ScrolledComposite)) {
        checkInside(parent, child);
      }
      if (child instanceof Composite composite) {
        look(composite);
      }
    }
    if (!arrangesItself(parent)) {
      checkApart(shown);
    }
  }

  /** The canvas of a board lies below its column, with the pieces in hand. */
  private static boolean arrangesItself(Composite parent) {
    return "game-area".equals(parent.getData("part"))
        || parent instanceof SashForm
        || parent instanceof CTabFolder
        || parent instanceof TabFolder
        || parent instanceof ScrolledComposite;
  }

  private void checkWords(Control control) {
    if (control instanceof Label label && (label.getStyle() & SWT.SEPARATOR) == 0) {
      checkSize(label, label.getText(), (label.getStyle() & SWT.WRAP) != 0);
    } else if (control instanceof Button button) {
      checkSize(button, button.getText(), (button.getStyle() & SWT.WRAP) != 0);
    }
  }

  private void checkSize(Control control, String words, boolean wraps) {
    Point has = control.getSize();
    Point needs = control.computeSize(wraps ? has.x : SWT.DEFAULT, SWT.DEFAULT);
    if (!words.isEmpty() && (needs.x > has.x + SLACK || needs.y > has.y + SLACK)) {
      faults.add("“%s” needs %s and has %s".formatted(words, needs, has));
    }
  }

  private void checkInside(Composite parent, Control child) {
    Rectangle room = parent.getClientArea();
    Rectangle bounds = child.getBounds();
    if (bounds.x + bounds.width > room.x + room.width + SLACK
        || bounds.y + bounds.height > room.y + room.height + SLACK) {
      faults.add("%s at %s is outside of %s at %s".formatted(child, bounds, parent, room));
    }
  }

  private void checkApart(List<Control> siblings) {
    for (int i = 0; i < siblings.size(); i++) {
      for (Control other : siblings.subList(i + 1, siblings.size())) {
        if (siblings.get(i).getBounds().intersects(other.getBounds())) {
          faults.add("%s at %s lies over %s at %s"
              .formatted(siblings.get(i), siblings.get(i).getBounds(), other, other.getBounds()));
        }
      }
    }
  }
}
