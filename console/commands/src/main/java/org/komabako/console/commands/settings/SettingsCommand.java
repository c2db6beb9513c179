package org.komabako.console.commands.settings;

import java.util.List;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.view.SettingView;
import org.komabako.platform.VariantShelf;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * What the user chooses: the language of the console and the shelves that variants can be had from.
 */
@Component(
    service = SettingsCommand.class,
    property = {"osgi.command.scope=komabako", "osgi.command.function=settings"})
public final class SettingsCommand {
  private static final String SETTINGS = "komabako:settings";
  private static final String LANGUAGE = "language";
  private static final String SHELF = "shelf";
  private static final String SYSTEM = "system";

  private final KeptLanguage language;
  private final Core core;

  /** Has the language kept, and the shelves known. */
  @Activate
  public SettingsCommand(@Reference KeptLanguage language, @Reference Core core) {
    this.language = language;
    this.core = core;
  }

  /** Tells or chooses. */
  public @Nullable SettingView settings(@Descriptor(SETTINGS) CharSequence... words) {
    return Command.run(() -> {
      List<String> given = Arguments.of(SETTINGS, words).words(0, 2);
      if (!given.isEmpty() && given.get(0).equals(SHELF)) {
        return shelf(given);
      }
      if (!given.isEmpty() && !given.get(0).equals(LANGUAGE)) {
        throw new UsageException("settings.noName", given.get(0), LANGUAGE + ", " + SHELF);
      }
      if (given.size() > 1) {
        language.choose(given.get(1));
      }
      return view();
    });
  }

  private SettingView shelf(List<String> given) {
    VariantShelf shelf = core.shelf();
    if (given.size() > 1) {
      String value = given.get(1).strip();
      shelf.use(
          value.isEmpty() || value.equals(SYSTEM) ? List.of() : List.of(value.split("\\s+", -1)));
    }
    return new SettingView(SHELF, String.join(" ", shelf.sources()), List.of(SYSTEM));
  }

  private static SettingView view() {
    return new SettingView(LANGUAGE, KeptLanguage.spoken(), KeptLanguage.values());
  }
}
