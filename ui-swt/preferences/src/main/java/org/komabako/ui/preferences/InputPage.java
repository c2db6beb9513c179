package org.komabako.ui.preferences;

import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.dialog.SettingFields;
import org.komabako.ui.workbench.game.BoardSettings;

/** How pieces are moved. */
final class InputPage implements PreferencePage {
  @Override
  public String title(Messages messages) {
    return messages.get("preferences.input");
  }

  @Override
  public void create(SettingFields fields, Workbench window) {
    fields.oneOf("preferences.gesture", BoardSettings.GESTURE);
    fields.oneOf("preferences.promotion", BoardSettings.PROMOTION);
    fields.sentence("preferences.promotion.help");
    fields.flag("preferences.quick-steps", BoardSettings.QUICK_STEPS);
    fields.sentence("preferences.quick-steps.help");
    fields.flag("preferences.premoves", BoardSettings.PREMOVES);
    fields.flag("preferences.click-clears", BoardSettings.CLEARS);
    fields.head("preferences.keys");
    fields.sentence("preferences.keys.help");
  }
}
