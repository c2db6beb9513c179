package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.base.SafeText;
import org.osgi.framework.Bundle;

/** The page about its rules that a variant's bundle carries. */
final class Readme {
  private static final Logger LOG = System.getLogger(Readme.class.getName());

  /** What is longer is cut: it comes from foreign hands. */
  private static final int MOST = 1 << 18;

  private Readme() {}

  /** The name of the page in a language; that of the English one is empty. */
  static String name(String language) {
    return language.isEmpty() ? "README.md" : "README." + language + ".md";
  }

  /** In the language if there is one, else in English; none of the bundle's code runs. */
  static Optional<String> of(Bundle bundle, Locale language) {
    return Stream.of(name(language.getLanguage()), name(""))
        .flatMap(name -> Optional.ofNullable(bundle.getEntry(name)).stream())
        .findFirst()
        .flatMap(Readme::read);
  }

  private static Optional<String> read(URL page) {
    try (InputStream in = page.openStream()) {
      return Optional.of(SafeText.lines(new String(in.readNBytes(MOST), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", page, e.toString());
      return Optional.empty();
    }
  }
}
