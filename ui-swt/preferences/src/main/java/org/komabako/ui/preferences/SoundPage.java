package org.komabako.ui.preferences;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
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
    Desk desk = fields.desk();
    fields.flag("preferences.sound.on", Sounds.ON);
    fields.oneOf("preferences.sound.set", Sounds.SET);
    fields.amount("preferences.sound.volume", Sounds.VOLUME, 0, 100, 5);
    Button listen = new Button(fields.page(), SWT.PUSH);
    listen.setData("key", "preferences.sound.listen");
    listen.setLayoutData(new GridData(SWT.BEGINNING, SWT.CENTER, false, false, 2, 1));
    desk.messages().bind(listen, listen::setText, "preferences.sound.listen");
    listen.addListener(
        SWT.Selection,
        e -> Sounds.preview(
            desk.settings(),
            desk.work().lane(),
            () ->
                desk.gate().send(() -> window.say(desk.messages().get("preferences.sound.none")))));
    fields.flag("preferences.sound.clock", Sounds.CLOCK);
    fields.oneOf("preferences.sound.ticks", Sounds.TICKS);
  }
}
