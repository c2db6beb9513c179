package org.komabako.console.commands.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.AtomicFiles;
import org.komabako.base.DataFolder;
import org.komabako.base.message.FileException;
import org.komabako.base.message.Languages;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.view.SettingView;
import org.komabako.console.view.words.Spoken;
import org.komabako.platform.VariantShelf;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * What the user chooses: the language of the console, which is kept in the file {@code language} of the
 * user's data and holds for every session, and the shelves that variants can be had from.
 */
@Component(
    service = SettingsCommand.class,
    immediate = true,
    property = {"osgi.command.scope=komabako", "osgi.command.function=settings"})
public final class SettingsCommand {
  private static final String SETTINGS = "komabako:settings";
  private static final String LANGUAGE = "language";
  private static final String SHELF = "shelf";
  private static final String SYSTEM = "system";

  private final Path file;
  private final Core core;

  /** Keeps the language in the user's data. */
  @Activate
  public SettingsCommand(BundleContext context, @Reference Core core) {
    this(DataFolder.of(context::getProperty).resolve(LANGUAGE), core);
  }

  SettingsCommand(Path file, Core core) {
    this.file = file;
    this.core = core;
    Spoken.choose(kept());
  }

  private Optional<Locale> kept() {
    try {
      String tag = Files.readString(file).strip();
      return tag.isEmpty() ? Optional.empty() : Optional.of(Locale.forLanguageTag(tag));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      System.err.println(
          "komabako: " + Spoken.of(FileException.unreadable(file, e).text()));
      return Optional.empty();
    }
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
        choose(given.get(1));
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

  private void choose(String value) {
    Optional<Locale> language = value.equals(SYSTEM)
        ? Optional.empty()
        : Optional.of(Languages.find(value)
            .orElseThrow(() ->
                new UsageException("settings.noLanguage", value, String.join(", ", values()))));
    try {
      AtomicFiles.writePrivate(
          file, language.map(Locale::toLanguageTag).orElse("").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
    Spoken.choose(language);
  }

  private static List<String> values() {
    return Stream.concat(Stream.of(SYSTEM), Languages.all().stream().map(Locale::toLanguageTag))
        .toList();
  }

  private static SettingView view() {
    return new SettingView(
        LANGUAGE, Spoken.chosen().map(Locale::toLanguageTag).orElse(SYSTEM), values());
  }
}
