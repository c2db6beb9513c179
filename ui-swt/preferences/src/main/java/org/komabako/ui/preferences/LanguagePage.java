package org.komabako.ui.preferences;

import java.util.List;
import org.komabako.ui.widgets.text.Language;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.dialog.SettingFields;
import org.komabako.ui.workbench.game.MoveSettings;

/** The language of the window, and how moves are written. */
final class LanguagePage implements PreferencePage {
  @Override
  public String title(Messages messages) {
    return messages.get("preferences.language");
  }

  @Override
  public void create(SettingFields fields, Workbench window) {
    // Each language in itself, so that it is found by who reads only that one.
    fields.choice(
        "preferences.language.window",
        Language.SETTING,
        List.of(Language.values()),
        language -> language == Language.JAPANESE ? "日本語" : "English");
    fields.oneOf("preferences.notation", MoveSettings.NOTATION);
  }
}
