package org.komabako.ui.client.preferences;

import org.komabako.ui.client.sound.Sounds;
import org.komabako.ui.client.workbench.Workbench;

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
