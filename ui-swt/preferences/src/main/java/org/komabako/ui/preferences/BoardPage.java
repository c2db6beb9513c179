package org.komabako.ui.preferences;

import java.util.List;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.picture.Themes;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.dialog.SettingFields;
import org.komabako.ui.workbench.game.BoardSettings;

/** Colours and lines of the board and of the window. */
final class BoardPage implements PreferencePage {
  @Override
  public String title(Messages messages) {
    return messages.get("preferences.board");
  }

  @Override
  public void create(SettingFields fields, Workbench window) {
    List<Theme> days = Themes.all().stream().filter(theme -> !theme.dark()).toList();
    fields.oneOf("preferences.appearance", Look.APPEARANCE);
    fields.choice(
        "preferences.theme",
        BoardSettings.THEME,
        days,
        theme -> fields.desk().messages().of(theme.name()));
    fields.sentence("preferences.theme.help");
    ColorFields.add(fields);
    BoardPreview.add(fields, window);
    fields.oneOf("preferences.coordinates", BoardSettings.COORDINATES);
    fields.oneOf("preferences.grid", BoardSettings.GRID);
  }
}
