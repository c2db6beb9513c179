package org.komabako.platform.internal;

import java.io.IOException;
import java.io.Reader;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.base.DataFolder;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.platform.Features;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.startlevel.BundleStartLevel;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.feature.Feature;
import org.osgi.service.feature.FeatureBundle;
import org.osgi.service.feature.FeatureService;
import org.osgi.service.feature.ID;

/**
 * Installs and removes the bundles of features while everything runs. The features are read anew at
 * each question; those installed by command are installed again after a restart.
 */
@Component(
    service = {Features.class, FeaturesService.class},
    immediate = true)
public final class FeaturesService implements Features {
  private static final Logger LOG = System.getLogger(FeaturesService.class.getName());
  private static final int START_LEVEL = 6;

  private final BundleContext context;
  private final FeatureService reader;
  private final Path folder;
  private final Path repository;
  private final NameFile installed;
  private final Whiteboards whiteboards;
  private final Listeners<Runnable> listeners = new Listeners<>();

  /** Works on the features of the installation. */
  @Activate
  public FeaturesService(BundleContext context, @Reference FeatureService reader) {
    this.context = context;
    this.reader = reader;
    folder = Path.of(String.valueOf(context.getProperty("komabako.features")));
    repository = Path.of(String.valueOf(context.getProperty("komabako.repository")));
    whiteboards = new Whiteboards(context, this::jars);
    installed = new NameFile(DataFolder.of(context::getProperty).resolve("features"));
    for (String name : installed.read()) {
      try {
        install(name);
      } catch (IllegalArgumentException e) {
        LOG.log(Level.WARNING, "the feature {0} is not installed: {1}", name, e.getMessage());
      }
    }
  }

  @Override
  public synchronized List<Entry> list() {
    List<Entry> entries = new ArrayList<>();
    features().forEach((name, feature) -> entries.add(entry(name, feature)));
    return entries;
  }

  @Override
  public synchronized Entry install(String name) {
    Feature feature = require(name);
    for (FeatureBundle bundle : feature.getBundles()) {
      Path jar = jar(bundle.getID());
      if (!Files.isReadable(jar)) {
        throw RequestException.of(
            FeaturesService.class,
            "featuresService.featureNeedsMissing",
            name,
            bundle.getID(),
            jar);
      }
    }
    List<Bundle> fresh = new ArrayList<>();
    try {
      for (FeatureBundle bundle : feature.getBundles()) {
        String location = location(bundle.getID());
        if (context.getBundle(location) == null) {
          fresh.add(installAt(location, bundle));
        }
      }
      for (Bundle bundle : fresh) {
        if (!isFragment(bundle)) {
          bundle.start();
        }
      }
    } catch (BundleException e) {
      discard(fresh);
      throw new RequestException(
          Sentence.of(
              FeaturesService.class,
              "featuresService.featureCannotInstalled",
              name,
              Unresolved.explain(context, e)),
          e);
    }
    installed.set(name, true);
    listeners.tell(Runnable::run);
    return entry(name, feature);
  }

  private Bundle installAt(String location, FeatureBundle wanted) throws BundleException {
    Bundle bundle = context.installBundle(location);
    Object level = wanted.getMetadata().get("bundleStartLevel");
    if (!isFragment(bundle)) {
      bundle
          .adapt(BundleStartLevel.class)
          .setStartLevel(level instanceof Number number ? number.intValue() : START_LEVEL);
    }
    return bundle;
  }

  @Override
  public synchronized Entry uninstall(String name) {
    Feature feature = require(name);
    if (!isInstalled(feature)) {
      throw RequestException.of(FeaturesService.class, "featuresService.featureNotInstalled", name);
    }
    if (locations(feature).contains(context.getBundle().getLocation())) {
      throw RequestException.of(
          FeaturesService.class, "featuresService.featureWhatRunsCommand", name);
    }
    Set<String> needed = new LinkedHashSet<>();
    features().forEach((other, each) -> {
      if (!other.equals(name) && isInstalled(each)) {
        needed.addAll(locations(each));
      }
    });
    List<Bundle> free = new ArrayList<>();
    for (String location : locations(feature)) {
      Bundle bundle = needed.contains(location) ? null : context.getBundle(location);
      if (bundle != null) {
        free.add(bundle);
      }
    }
    discard(free);
    installed.set(name, false);
    listeners.tell(Runnable::run);
    return entry(name, feature);
  }

  @Override
  public Registration listen(Runnable change) {
    return listeners.add(change);
  }

  /** Uninstalls bundles, those that were started last first. */
  private void discard(List<Bundle> bundles) {
    List<Bundle> gone = new ArrayList<>();
    for (int i = bundles.size() - 1; i >= 0; i--) {
      Bundle bundle = bundles.get(i);
      try {
        bundle.uninstall();
        gone.add(bundle);
      } catch (BundleException | IllegalStateException e) {
        LOG.log(Level.WARNING, "{0} cannot be removed: {1}", bundle, e.getMessage());
      }
    }
    Wiring.refresh(context, gone);
  }

  private Map<String, Feature> features() {
    Map<String, Feature> features = new TreeMap<>();
    if (!Files.isDirectory(folder)) {
      return features;
    }
    try (Stream<Path> folders = Files.list(folder)) {
      for (Path each : folders.toList()) {
        Path file = each.resolve("feature.json");
        if (Files.isReadable(file)) {
          Feature feature = read(file);
          if (feature != null) {
            features.put(String.valueOf(each.getFileName()), feature);
          }
        }
      }
    } catch (IOException e) {
      throw FileException.unreadable(folder, e);
    }
    return features;
  }

  /** A damaged feature file is told of and left out; the other features can be used. */
  private @Nullable Feature read(Path file) {
    try (Reader in = Files.newBufferedReader(file)) {
      return reader.readFeature(in);
    } catch (IOException | RuntimeException e) {
      LOG.log(Level.WARNING, "{0} is no feature file: {1}", file, e.getMessage());
      return null;
    }
  }

  private Feature require(String name) {
    Map<String, Feature> features = features();
    Feature feature = features.get(name);
    if (feature == null) {
      throw RequestException.of(
          FeaturesService.class,
          "featuresService.noFeature",
          name,
          String.join(", ", features.keySet()));
    }
    return feature;
  }

  private Entry entry(String name, Feature feature) {
    return new Entry(
        name,
        feature.getID().getVersion(),
        feature.getDescription().orElse(""),
        feature.getBundles().stream().map(bundle -> bundle.getID().toString()).toList(),
        isInstalled(feature));
  }

  private boolean isInstalled(Feature feature) {
    return locations(feature).stream().allMatch(each -> context.getBundle(each) != null);
  }

  @Override
  public Map<String, String> packages() {
    return whiteboards.packages();
  }

  /** What the program knows of. */
  Whiteboards whiteboards() {
    return whiteboards;
  }

  /** The jars of all features that are there as files, installed or not. */
  private synchronized Set<Path> jars() {
    Set<Path> jars = new LinkedHashSet<>();
    features().values().stream()
        .flatMap(feature -> feature.getBundles().stream())
        .map(bundle -> jar(bundle.getID()))
        .filter(Files::isReadable)
        .forEach(jars::add);
    return jars;
  }

  private List<String> locations(Feature feature) {
    return feature.getBundles().stream().map(bundle -> location(bundle.getID())).toList();
  }

  private String location(ID id) {
    return jar(id).toUri().toString();
  }

  private Path jar(ID id) {
    return repository
        .resolve(id.getGroupId().replace('.', '/'))
        .resolve(id.getArtifactId())
        .resolve(id.getVersion())
        .resolve(id.getArtifactId() + "-" + id.getVersion() + ".jar");
  }

  private static boolean isFragment(Bundle bundle) {
    return bundle.getHeaders().get(Constants.FRAGMENT_HOST) != null;
  }
}
