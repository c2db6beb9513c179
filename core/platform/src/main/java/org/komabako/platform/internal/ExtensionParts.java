package org.komabako.platform.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;

/**
 * What an extension brings that the program knows of. That is: a language; a service of a type that some bundle of the program
 * takes from others, which a component of it says that it provides, or which it has registered by the time its start is over.
 */
final class ExtensionParts {
  private final Whiteboards whiteboards;

  ExtensionParts(Whiteboards whiteboards) {
    this.whiteboards = whiteboards;
  }

  /** Whether a bundle of the program is called so. */
  boolean isShipped(String symbolicName) {
    return whiteboards.isShipped(symbolicName);
  }

  /** Whether something may come of it; only a start shows what an activator registers. */
  boolean mayBring(ExtensionJar jar) {
    return jar.hasActivator() || !said(jar).isEmpty();
  }

  /** What a jar says that it brings, for people. */
  List<LocalizedText> said(ExtensionJar jar) {
    return brings(jar, jar.services());
  }

  /** What a bundle brings, by what it says and what it has registered, for people. */
  List<LocalizedText> of(ExtensionJar jar, Bundle bundle) {
    Set<String> services = new TreeSet<>(jar.services());
    ServiceReference<?>[] registered =
        bundle.getState() == Bundle.UNINSTALLED ? null : bundle.getRegisteredServices();
    for (ServiceReference<?> each : registered == null ? new ServiceReference<?>[0] : registered) {
      services.addAll(Arrays.asList((String[]) each.getProperty(Constants.OBJECTCLASS)));
    }
    return brings(jar, services);
  }

  private List<LocalizedText> brings(ExtensionJar jar, Set<String> services) {
    List<LocalizedText> brings = new ArrayList<>();
    Map<String, LocalizedText> known = services.isEmpty() ? Map.of() : whiteboards.titles();
    new TreeSet<>(services)
        .stream().filter(known::containsKey).forEach(service -> brings.add(known.get(service)));
    for (String tag : new TreeSet<>(jar.languages())) {
      Locale language = Locale.forLanguageTag(tag);
      brings.add(Sentence.of(
          ExtensionParts.class, "extension.language", language.getDisplayLanguage(language)));
    }
    return brings;
  }

  /**
   * Whether a bundle that did not start can be used as soon as features are there that do not run now: it says that it brings
   * something, and packages that it needs are theirs.
   */
  boolean waits(ExtensionJar jar, Bundle bundle) {
    return bundle.getState() == Bundle.INSTALLED
        && !said(jar).isEmpty()
        && whiteboards.waitFor(jar.packages());
  }
}
