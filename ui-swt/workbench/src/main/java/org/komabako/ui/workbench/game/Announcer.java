package org.komabako.ui.workbench.game;

import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleAttributeAdapter;
import org.eclipse.swt.accessibility.AccessibleAttributeEvent;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.widgets.Composite;

/** Says something to a screen reader without moving the focus: a composite becomes a live region. */
final class Announcer {
  private final Composite control;
  private String said = "";

  Announcer(Composite control) {
    this.control = control;
    Accessible accessible = control.getAccessible();
    accessible.addAccessibleControlListener(new AccessibleControlAdapter() {
      @Override
      public void getRole(AccessibleControlEvent e) {
        if (e.childID == ACC.CHILDID_SELF) {
          e.detail = ACC.ROLE_STATUSBAR;
        }
      }
    });
    accessible.addAccessibleTextListener(new SpokenText(() -> said));
    accessible.addAccessibleAttributeListener(new AccessibleAttributeAdapter() {
      @Override
      public void getAttributes(AccessibleAttributeEvent e) {
        e.attributes = new String[] {
          "container-live", "polite", "live", "polite", "container-live-role", "status"
        };
      }
    });
  }

  /** Says a text, if it is not what was said last. */
  void say(String text) {
    if (text.equals(said) || text.isEmpty()) {
      return;
    }
    Accessible accessible = control.getAccessible();
    send(accessible, ACC.DELETE, said);
    said = text;
    send(accessible, ACC.INSERT, text);
  }

  /** What was said last. */
  String said() {
    return said;
  }

  private static void send(Accessible accessible, int change, String text) {
    accessible.sendEvent(ACC.EVENT_TEXT_CHANGED, new Object[] {change, 0, text.length(), text});
  }
}
