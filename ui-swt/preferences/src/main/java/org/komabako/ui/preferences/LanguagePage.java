package org.komabako.ui.preferences;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.base.message.Languages;
import org.komabako.ui.widgets.control.Choice;
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

  private static List<Locale> languages() {
    return Stream.concat(Stream.of(Language.OF_SYSTEM), Languages.all().stream())
        .toList();
  }

  /** Each language in itself, so that it is found by who reads only that one. */
  private static String nameOf(Locale language, Messages messages) {
    return language.equals(Language.OF_SYSTEM)
        ? messages.get("preferences.language.system")
        : Languages.nameOf(language);
  }

  @Override
  public void create(SettingFields fields, Workbench window) {
    Choice<Locale> choice = fields.choice(
        "preferences.language.window",
        Language.SETTING,
        languages(),
        language -> nameOf(language, window.desk().messages()));
    // Also when languages come or go: the window is told to speak anew then.
    window.desk().messages().onChange(choice.control(), () -> {
      choice.items(languages());
      choice.select(Optional.of(window.desk().settings().get(Language.SETTING)));
    });
    fields.oneOf("preferences.notation", MoveSettings.NOTATION);
  }
}
