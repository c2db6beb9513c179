package org.komabako.ui.preferences;

import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.dialog.SettingFields;
import org.komabako.ui.workbench.game.BoardSettings;

/** What is marked on the board. */
final class MarksPage implements PreferencePage {
  @Override
  public String title(Messages messages) {
    return messages.get("preferences.marks");
  }

  @Override
  public void create(SettingFields fields, Workbench window) {
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
