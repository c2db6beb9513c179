package org.komabako.ui.preferences;

import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.game.BoardSettings;

/** What is marked on the board. */
final class MarksPage implements Page {
  @Override
  public String title() {
    return "preferences.marks";
  }

  @Override
  public void create(Fields fields, Workbench window) {
    fields.flag("preferences.targets", BoardSettings.TARGETS);
    fields.flag("preferences.last-move", BoardSettings.LAST_MOVE);
    fields.flag("preferences.check", BoardSettings.CHECK);
    fields.flag("preferences.hover", BoardSettings.HOVER);
    fields.flag("preferences.magnifier", BoardSettings.MAGNIFIER);
    fields.head("preferences.attacks");
    fields.sentence("preferences.attacks.help");
    fields.flag("preferences.attacks.black", BoardSettings.ATTACKS_BLACK);
    fields.flag("preferences.attacks.white", BoardSettings.ATTACKS_WHITE);
  }
}
