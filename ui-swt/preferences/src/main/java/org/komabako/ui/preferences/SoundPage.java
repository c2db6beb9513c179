package org.komabako.ui.preferences;

import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.sound.Sounds;

/** What is heard. */
final class SoundPage implements Page {
  @Override
  public String title() {
    return "preferences.sound";
  }

  @Override
  public void create(Fields fields, Workbench window) {
    fields.flag("preferences.sound.on", Sounds.ON);
    fields.flag("preferences.sound.clock", Sounds.CLOCK);
    fields.oneOf("preferences.sound.ticks", Sounds.TICKS);
  }
}
