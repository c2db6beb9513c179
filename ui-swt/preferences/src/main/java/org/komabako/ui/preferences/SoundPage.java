package org.komabako.ui.preferences;

import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.dialog.SettingFields;
import org.komabako.ui.workbench.sound.Sounds;

/** What is heard. */
final class SoundPage implements PreferencePage {
  @Override
  public String title(Messages messages) {
    return messages.get("preferences.sound");
  }

  @Override
  public void create(SettingFields fields, Workbench window) {
    fields.flag("preferences.sound.on", Sounds.ON);
    fields.flag("preferences.sound.clock", Sounds.CLOCK);
    fields.oneOf("preferences.sound.ticks", Sounds.TICKS);
  }
}
