package org.komabako.platform.internal;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.komabako.base.AtomicFiles;
import org.komabako.base.message.Languages;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/**
 * The quarantine of variants: the jars that are not tried any more because their code hung or ended the program, by the digest of
 * their content: another version of the file is tried. Kept in a file in the user's data.
 *
 * <p>A jar that has passed before is given a second chance when the process ended while it was tried: that may
 * have been a power cut.
 */
final class SetAside {
  private static final Logger LOG = System.getLogger(SetAside.class.getName());
  private static final String NAME = ".name";
  /** In a language, whose tag stands behind it. */
  private static final String REASON = ".reason.";

  private static final String PASSED = ".passed";
  private static final String DOUBT = ".doubt";

  /** What is said of a bundle whose code was running when the program ended. */
  private static final LocalizedText WAS_TRIED =
      Sentence.of(SetAside.class, "setAside.programEndedWhileCode");

  private final Path file;
  private final Properties content = new Properties();

  SetAside(Path file) {
    this.file = file;
    try (Reader in = Files.newBufferedReader(file)) {
      content.load(in);
    } catch (NoSuchFileException e) {
      LOG.log(Level.TRACE, "nothing was ever set aside", e);
    } catch (IOException | IllegalArgumentException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", file, e.getMessage());
    }
  }

  /** Sets a jar aside for a reason. */
  synchronized void put(String digest, String name, LocalizedText reason) {
    content.setProperty(digest + NAME, name);
    Languages.all()
        .forEach(language ->
            content.setProperty(digest + REASON + language.toLanguageTag(), reason.in(language)));
    write();
  }

  /** The process ended while code of a jar was running. */
  synchronized void ended(String digest, String name) {
    if (content.containsKey(digest + PASSED) && !content.containsKey(digest + DOUBT)) {
      content.setProperty(digest + DOUBT, name);
      write();
    } else {
      put(digest, name, WAS_TRIED);
    }
  }

  /** A jar was tried, and can be used. */
  synchronized void passed(String digest) {
    boolean doubted = content.remove(digest + DOUBT) != null;
    if (content.put(digest + PASSED, "") == null || doubted) {
      write();
    }
  }

  /** Why a jar of a variant is not tried, and how it is tried again; empty if it is tried. */
  Optional<LocalizedText> reason(String digest) {
    return reason(digest, "variant");
  }

  /** The same for a jar that commands of a scope are about. */
  synchronized Optional<LocalizedText> reason(String digest, String scope) {
    Map<String, String> reason = new HashMap<>();
    for (String key : content.stringPropertyNames()) {
      if (key.startsWith(digest + REASON)) {
        reason.put(key.substring((digest + REASON).length()), content.getProperty(key));
      }
    }
    if (!reason.containsKey(Locale.ENGLISH.toLanguageTag())) {
      return Optional.empty();
    }
    return Optional.of(Sentence.of(
        SetAside.class,
        "setAside.setAsideBecauseVariant",
        LocalizedText.of(reason),
        content.getProperty(digest + NAME, "?"),
        scope));
  }

  /** Has a jar tried again; whether it was set aside. */
  synchronized boolean remove(String digest) {
    boolean was = content.keySet().removeIf(key -> key.toString().startsWith(digest + REASON));
    if (was) {
      for (String each : List.of(NAME, PASSED, DOUBT)) {
        content.remove(digest + each);
      }
      write();
    }
    return was;
  }

  /** The digests of the jars with a name. */
  synchronized Set<String> digests(String name) {
    Set<String> digests = new TreeSet<>();
    for (String key : content.stringPropertyNames()) {
      if (key.endsWith(NAME) && content.getProperty(key).equals(name)) {
        digests.add(key.substring(0, key.length() - NAME.length()));
      }
    }
    return digests;
  }

  private void write() {
    try {
      StringWriter text = new StringWriter();
      content.store(text, null);
      AtomicFiles.writePrivate(file, text.toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      LOG.log(Level.WARNING, "{0} cannot be written: {1}", file, e.getMessage());
    }
  }
}
