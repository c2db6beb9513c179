package org.komabako.base.message;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Format;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The messages of a module, one file for each language: {@code
 * OSGI-INF/l10n/PACKAGE/messages_LANGUAGE.properties} in UTF-8, where the package is the speaker's or
 * the nearest above it. In that folder the module path hides nothing, and the class loader of a bundle
 * sees the files of its fragments too, also of one that comes while the program runs: a language that
 * was not found is looked for again. Patterns are written for {@link MessageFormat}; all are, so an
 * apostrophe is doubled.
 */
final class MessageFiles {
  private static final ClassValue<MessageFiles> ALL = new ClassValue<>() {
    @Override
    protected MessageFiles computeValue(Class<?> speaker) {
      return new MessageFiles(speaker);
    }
  };

  private final Class<?> speaker;
  private final String folder;
  private final Map<String, Properties> found = new ConcurrentHashMap<>();

  private MessageFiles(Class<?> speaker) {
    this.speaker = speaker;
    folder = folder();
  }

  /**
   * Those that a class speaks out of.
   *
   * @param speaker a class of the module
   */
  static MessageFiles of(Class<?> speaker) {
    return ALL.get(speaker);
  }

  private String folder() {
    for (String name = speaker.getPackageName(); !name.isEmpty(); name = above(name)) {
      String folderOfPackage = "/OSGI-INF/l10n/" + name + "/messages_";
      if (read(folderOfPackage, Locale.ENGLISH.getLanguage()).isPresent()) {
        return folderOfPackage;
      }
    }
    throw new IllegalStateException(speaker + " has no messages_en.properties");
  }

  private static String above(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  private Optional<Properties> read(String start, String language) {
    try (InputStream in = speaker.getResourceAsStream(start + language + ".properties")) {
      if (in == null) {
        return Optional.empty();
      }
      Properties texts = new Properties();
      texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      return Optional.of(texts);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<Properties> file(String language) {
    Properties known = found.get(language);
    if (known == null) {
      Optional<Properties> read = read(folder, language);
      read.ifPresent(texts -> found.put(language, texts));
      return read;
    }
    return Optional.of(known);
  }

  /** Whether the module itself has messages in a language. */
  boolean ships(String language) {
    return file(language).isPresent();
  }

  /** The pattern of a key, with the most special of a language and its region; else that of English. */
  Optional<String> pattern(Locale language, String key) {
    return Stream.of(language.toLanguageTag(), language.getLanguage(), Locale.ENGLISH.getLanguage())
        .distinct()
        .filter(tag -> !tag.isEmpty())
        .flatMap(tag -> file(tag.replace('-', '_'))
            .map(texts -> texts.getProperty(key))
            .or(() -> Languages.added(tag, key))
            .stream())
        .findFirst();
  }

  /** The text of a key, filled in; the key itself if there is none, so that it is seen. */
  String text(Locale language, String key, Object... parts) {
    return pattern(language, key).map(pattern -> fill(language, pattern, parts)).orElse(key);
  }

  private static String fill(Locale language, String pattern, Object... parts) {
    MessageFormat format = new MessageFormat(pattern, language);
    Format[] kinds = format.getFormatsByArgumentIndex();
    Object[] said = parts.clone();
    for (int i = 0; i < said.length; i++) {
      if (i >= kinds.length || kinds[i] == null) {
        said[i] = String.valueOf(said[i]);
      }
    }
    return format.format(said);
  }
}
