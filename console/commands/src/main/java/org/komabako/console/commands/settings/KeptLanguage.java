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
import org.komabako.base.AtomicFiles;
import org.komabako.base.DataFolder;
import org.komabako.base.message.FileException;
import org.komabako.base.message.Languages;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.view.words.Spoken;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/**
 * The language of the console, which is kept in the file {@code language} of the user's data and holds for every
 * session. It is spoken from the start.
 */
@Component(service = KeptLanguage.class, immediate = true)
public final class KeptLanguage {
  private static final String SYSTEM = "system";

  private final Path file;

  /** Speaks the language that is kept in the user's data. */
  @Activate
  public KeptLanguage(BundleContext context) {
    this(DataFolder.of(context::getProperty).resolve("language"));
  }

  KeptLanguage(Path file) {
    this.file = file;
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

  /**
   * Speaks another one, and keeps it.
   *
   * @param value its tag or name, or {@code system}
   * @throws UsageException if there is no such language
   */
  void choose(String value) {
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

  /** What can be chosen. */
  static List<String> values() {
    return Stream.concat(Stream.of(SYSTEM), Languages.all().stream().map(Locale::toLanguageTag))
        .toList();
  }

  /** What is spoken, as it is chosen. */
  static String spoken() {
    return Spoken.chosen().map(Locale::toLanguageTag).orElse(SYSTEM);
  }
}
