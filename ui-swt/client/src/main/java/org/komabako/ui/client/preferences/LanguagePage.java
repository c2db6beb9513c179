package org.komabako.ui.client.preferences;

import java.util.List;
import org.komabako.ui.client.game.MoveSettings;
import org.komabako.ui.client.text.Language;
import org.komabako.ui.client.workbench.Workbench;

/** The language of the window, and how moves are written. */
final class LanguagePage implements Page {
  @Override
  public String title() {
    return "preferences.language";
  }

  @Override
  public void create(Fields fields, Workbench window) {
    // Each language in itself, so that it is found by who reads only that one.
    fields.choice(
        "preferences.language.window",
        Language.SETTING,
        List.of(Language.values()),
        language -> language == Language.JAPANESE ? "日本語" : "English");
    fields.oneOf("preferences.notation", MoveSettings.NOTATION);
  }
}
