package org.komabako.platform.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.komabako.base.AtomicFiles;
import org.komabako.base.DataFolder;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.base.SerialExecutor;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.platform.Extensions;
import org.komabako.platform.internal.shelf.DescribedJar;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/**
 * Keeps extensions in the folder {@code extensions} of the user's data, one jar for each bundle, and has them running. Changes
 * are made under the lock of this object; what there is can be asked without it.
 *
 * <p>What needs a feature that is not there, as the window in a script, waits for it and is tried whenever features change.
 */
@Component(service = Extensions.class, immediate = true)
public final class ExtensionBundlesService implements Extensions {
  private static final Logger LOG = System.getLogger(ExtensionBundlesService.class.getName());
  private static final String ENDING = ".jar";

  private final ExtensionParts parts;
  private final ExtensionLoader loader;
  private final Path folder;
  private final NameFile agreed;
  private final EarlierFiles earlier;
  private final boolean safe;
  private final Registration following;
  private final SerialExecutor worker = SerialExecutor.onOwnThread("komabako-extensions");
  private final Listeners<Runnable> listeners = new Listeners<>();
  private volatile Map<String, KeptExtension> kept = Map.of();

  /** Installs and starts what is in the folder. */
  @Activate
  public ExtensionBundlesService(
      BundleContext context, @Reference Guards guards, @Reference FeaturesService features) {
    parts = new ExtensionParts(features.whiteboards());
    loader = new ExtensionLoader(context, guards, parts);
    DataFolder data = DataFolder.of(context::getProperty);
    folder = data.resolve("extensions");
    agreed = new NameFile(data.resolve("agreed-extensions"));
    earlier = new EarlierFiles(data.resolve("earlier-extensions"));
    safe = Boolean.parseBoolean(context.getProperty(VariantFolders.SAFE));
    load();
    following = features.listen(() -> worker.execute(this::wake));
  }

  @Deactivate
  void close() {
    following.close();
    worker.close();
  }

  private void load() {
    Map<String, KeptExtension> found = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        files
            .filter(file -> file.toString().endsWith(ENDING))
            .sorted()
            .map(this::load)
            .forEach(each -> found.put(each.name(), each));
      } catch (IOException e) {
        LOG.log(Level.WARNING, "{0} cannot be read: {1}", folder, e.getMessage());
      }
    }
    kept = Map.copyOf(found);
  }

  private KeptExtension load(Path file) {
    return loader.load(file, safe);
  }

  private static LocalizedText sentence(String key, Object... arguments) {
    return Sentence.of(ExtensionBundlesService.class, key, arguments);
  }

  /** Features have changed: what waited for them is tried. */
  private synchronized void wake() {
    boolean woken = false;
    for (KeptExtension each : kept.values()) {
      woken |= each.wake();
    }
    if (woken) {
      listeners.tell(Runnable::run);
    }
  }

  private void put(KeptExtension one) {
    Map<String, KeptExtension> now = new TreeMap<>(kept);
    now.put(one.name(), one);
    kept = Map.copyOf(now);
    listeners.tell(Runnable::run);
  }

  private void forget(String name) {
    Map<String, KeptExtension> now = new TreeMap<>(kept);
    now.remove(name);
    kept = Map.copyOf(now);
    listeners.tell(Runnable::run);
  }

  @Override
  public List<Entry> list() {
    return new TreeMap<>(kept)
        .values().stream().map(each -> each.entry(parts, "")).toList();
  }

  @Override
  public boolean isExtension(Path file) {
    return file.toString().endsWith(ENDING) && !DescribedJar.bringsVariant(file);
  }

  @Override
  public Entry install(URI source) {
    try (Offered offer = offer(source)) {
      if (offer.installed().isPresent()) {
        throw new RequestException(sentence("extension.there", offer.name()));
      }
      return offer.accept(false);
    }
  }

  @Override
  public Entry update(String name, URI source, boolean downgrade) {
    KeptExtension old = require(name);
    try (Offered offer = offer(source)) {
      if (!offer.name().equals(old.name())) {
        throw new RequestException(
            sentence("extension.other", Sources.name(source), offer.name(), old.name()));
      }
      return offer.accept(downgrade);
    }
  }

  @Override
  public Entry rollback(String name) {
    KeptExtension one = require(name);
    Path file = earlier
        .of(one.name())
        .orElseThrow(() -> new RequestException(sentence("extension.noEarlier", name)));
    return update(name, file.toUri(), true);
  }

  @Override
  public Optional<String> earlier(String name) {
    return earlier.of(name).flatMap(ExtensionBundlesService::version);
  }

  private static Optional<String> version(Path file) {
    try {
      return Optional.of(ExtensionJar.inspect(file).jar().version().toString());
    } catch (IllegalArgumentException | UncheckedIOException e) {
      LOG.log(Level.DEBUG, "nothing to go back to", e);
      return Optional.empty();
    }
  }

  private KeptExtension require(String name) {
    KeptExtension one = kept.get(name);
    if (one == null) {
      String names = String.join(", ", new TreeMap<>(kept).keySet());
      throw new RequestException(
          sentence(names.isEmpty() ? "extension.noneAtAll" : "extension.none", name, names));
    }
    return one;
  }

  @Override
  public Offered offer(URI source) {
    if (safe) {
      throw new RequestException(sentence("extension.safe"));
    }
    return new Offered(Fetched.from(source, folder, loader::inspect));
  }

  /** A jar that may come into the folder. */
  final class Offered extends OfferedJar implements Offer {
    private final Fetched<ExtensionJar> fetched;

    Offered(Fetched<ExtensionJar> fetched) {
      super(fetched, fetched.jar().jar(), fetched.jar().came(fetched.origin()), agreed);
      this.fetched = fetched;
    }

    @Override
    public List<LocalizedText> brings() {
      return parts.said(fetched.jar());
    }

    @Override
    public Optional<String> installed() {
      return Optional.ofNullable(kept.get(name()))
          .map(each -> each.entry(parts, "").version());
    }

    @Override
    public Entry accept(boolean downgrade) {
      return fetched.use(
          "extension.notInstalled", () -> Unbroken.run(() -> put(fetched, downgrade)));
    }
  }

  private synchronized Entry put(Fetched<ExtensionJar> fetched, boolean downgrade)
      throws IOException {
    ExtensionJar jar = fetched.jar();
    String name = jar.jar().symbolicName();
    KeptExtension before = kept.get(name);
    ExtensionJar old = before == null ? null : before.jar();
    if (old != null && !downgrade && jar.jar().version().compareTo(old.jar().version()) < 0) {
      throw new RequestException(
          sentence("extension.older", name, jar.jar().version(), old.jar().version()));
    }
    agreed.set(jar.jar().digest(), true);
    loader.forgive(jar);
    Path file = folder.resolve(name + ENDING);
    byte[] content = before != null && old != null && Files.exists(before.file())
        ? Files.readAllBytes(before.file())
        : new byte[0];
    if (before != null) {
      loader.drop(before);
    }
    try {
      KeptExtension fresh = loader.bring(fetched.part(), file, jar);
      try {
        AtomicFiles.move(fetched.part(), file);
      } catch (IOException e) {
        loader.drop(fresh);
        throw e;
      }
      if (content.length > 0) {
        keepEarlier(name, content);
      }
      put(fresh);
      return fresh.entry(parts, fetched.origin());
    } catch (IllegalArgumentException | IOException e) {
      if (before != null) {
        put(load(before.file()));
      }
      throw e;
    }
  }

  /** Without it the update is as good, only not to be taken back. */
  private void keepEarlier(String name, byte[] content) {
    try {
      earlier.keep(name, content, ENDING);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "no earlier version of {0} is kept: {1}", name, e.getMessage());
    }
  }

  @Override
  public Entry retry(String name) {
    return change(name, () -> {
      KeptExtension one = require(name);
      if (safe) {
        throw new RequestException(one.problem());
      }
      ExtensionJar jar = one.jar();
      if (jar != null) {
        loader.forgive(jar);
      }
      loader.drop(one);
      forget(name);
      KeptExtension again = load(one.file());
      put(again);
      if (!again.problem().isEmpty()) {
        throw new RequestException(again.problem());
      }
      return again.entry(parts, "");
    });
  }

  @Override
  public Registration running(String name) {
    KeptExtension one = kept.get(name);
    return one == null ? () -> {} : loader.running(one);
  }

  @Override
  public void uninstall(String name) {
    var unused = change(name, () -> {
      KeptExtension one = require(name);
      AtomicFiles.delete(one.file());
      earlier.forget(one.name());
      loader.drop(one);
      forget(name);
      return name;
    });
  }

  private <T> T change(String name, Unbroken.Work<T> step) {
    try {
      return Unbroken.run(() -> {
        synchronized (this) {
          return step.run();
        }
      });
    } catch (IOException e) {
      throw FileException.of(ExtensionBundlesService.class, "extension.notRemoved", name, e);
    }
  }

  @Override
  public Registration listen(Runnable change) {
    return listeners.add(change);
  }
}
