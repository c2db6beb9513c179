package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.Languages;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.util.tracker.BundleTracker;
import org.osgi.util.tracker.BundleTrackerCustomizer;

/**
 * Languages that bundles bring, also while the program runs: each file {@code
 * OSGI-INF/l10n/org.komabako/messages_LANGUAGE.properties}, with keys of all modules. The bundle may be a
 * fragment (of any host, best of {@code org.komabako.base}) or one of its own without any code. It is read
 * as soon as it is installed, started or not; when it is uninstalled its language is gone at once.
 */
@Component(
    immediate = true,
    service = {})
public final class LanguageBundles implements BundleTrackerCustomizer<List<Runnable>> {
  private static final Logger LOG = System.getLogger(LanguageBundles.class.getName());
  private static final String FOLDER = "OSGI-INF/l10n/org.komabako";
  private static final Pattern FILE = Pattern.compile(".*/messages_(\\w+)\\.properties");
  private static final int WITH_FILES =
      Bundle.INSTALLED | Bundle.RESOLVED | Bundle.STARTING | Bundle.ACTIVE | Bundle.STOPPING;

  private final BundleTracker<List<Runnable>> tracker;

  /** Reads the bundles that are there, and each that comes. */
  @Activate
  public LanguageBundles(BundleContext context) {
    tracker = new BundleTracker<>(context, WITH_FILES, this);
    tracker.open();
  }

  @Deactivate
  void close() {
    tracker.close();
  }

  @Override
  public List<Runnable> addingBundle(Bundle bundle, @Nullable BundleEvent event) {
    List<Runnable> brought = new ArrayList<>();
    // Not findEntries, which would resolve the bundle.
    Enumeration<String> paths = bundle.getEntryPaths(FOLDER);
    for (String path : paths == null ? List.<String>of() : Collections.list(paths)) {
      Matcher name = FILE.matcher(path);
      URL file = bundle.getEntry(path);
      if (name.matches() && file != null) {
        Locale language = Locale.forLanguageTag(name.group(1).replace('_', '-'));
        brought.add(Languages.add(language, read(file)));
        LOG.log(Level.DEBUG, "{0} brings {1}", bundle, language);
      }
    }
    return brought;
  }

  /** What can be read of a file; a pattern that is broken is told in English instead. */
  private static Map<String, String> read(URL file) {
    Properties properties = new Properties();
    try (Reader in = new InputStreamReader(file.openStream(), StandardCharsets.UTF_8)) {
      properties.load(in);
    } catch (IOException | IllegalArgumentException e) {
      LOG.log(Level.WARNING, "{0} cannot be read: {1}", file, e.getMessage());
    }
    Map<String, String> texts = new HashMap<>();
    for (String key : properties.stringPropertyNames()) {
      try {
        texts.put(key, checked(properties.getProperty(key)));
      } catch (IllegalArgumentException e) {
        LOG.log(Level.WARNING, "{0}: {1} is no pattern: {2}", file, key, e.getMessage());
      }
    }
    return texts;
  }

  private static String checked(String pattern) {
    var unused = new MessageFormat(pattern);
    return pattern;
  }

  @Override
  public void modifiedBundle(Bundle bundle, @Nullable BundleEvent event, List<Runnable> brought) {
    if (event != null && event.getType() == BundleEvent.UPDATED) {
      List<Runnable> before = List.copyOf(brought);
      brought.clear();
      brought.addAll(addingBundle(bundle, event));
      before.forEach(Runnable::run);
    }
  }

  @Override
  public void removedBundle(Bundle bundle, @Nullable BundleEvent event, List<Runnable> brought) {
    brought.forEach(Runnable::run);
  }
}
