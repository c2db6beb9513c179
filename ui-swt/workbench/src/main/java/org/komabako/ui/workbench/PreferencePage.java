package org.komabako.ui.workbench;

import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.dialog.SettingFields;
import org.osgi.annotation.versioning.ConsumerType;

/** One page of the preferences. For the display thread. */
@ConsumerType
public interface PreferencePage {
  /** Its title in the language of the messages; asked again when that changes. */
  String title(Messages messages);

  /** Makes its fields, when the page is looked at first. What is chosen in them holds at once. */
  void create(SettingFields fields, Workbench window);
}
