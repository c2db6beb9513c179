package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.base.AtomicFiles;
import org.komabako.base.DataFolder;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;
import org.komabako.base.SafeText;
import org.komabako.base.SerialExecutor;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.platform.Extensions;
import org.komabako.platform.VariantBundles.Came;
import org.komabako.platform.internal.shelf.DescribedJar;
import org.osgi.framework.Bundle;
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
  /** What the locations of these bundles begin with. */
  static final String LOCATION = "komabako-extension:";

  private static final Logger LOG = System.getLogger(ExtensionBundlesService.class.getName());
  private static final String SCOPE = "extension";
  private static final String ENDING = ".jar";

  private final BundleContext context;
  private final Guards guards;
  private final ExtensionParts parts;
  private final Path folder;
  private final NameFile agreed;
  private final boolean safe;
  private final Registration following;
  private final SerialExecutor worker = SerialExecutor.onOwnThread("komabako-extensions");
  private final Listeners<Runnable> listeners = new Listeners<>();
  private volatile Map<String, Kept> kept = Map.of();

  /**
   * A file in the folder.
   *
   * @param name of the bundle; of the file where that is not known
   * @param jar what it says of itself; null if it says nothing that can be used
   * @param bundle null if it is not in the framework
   * @param problem why it is not used; empty if it is, or was
   */
  private record Kept(
      String name,
      Path file,
      @Nullable ExtensionJar jar,
      @Nullable VariantBundle bundle,
      LocalizedText problem) {}

  /** Installs and starts what is in the folder. */
  @Activate
  public ExtensionBundlesService(
      BundleContext context, @Reference Guards guards, @Reference FeaturesService features) {
    this.context = context;
    this.guards = guards;
    parts = new ExtensionParts(features.whiteboards());
    DataFolder data = DataFolder.of(context::getProperty);
    folder = data.resolve("extensions");
    agreed = new NameFile(data.resolve("agreed-extensions"));
    safe = Boolean.parseBoolean(context.getProperty(VariantFolders.SAFE));
    dropLeftovers();
    load();
    following = features.listen(() -> worker.execute(this::wake));
  }

  @Deactivate
  void close() {
    following.close();
    worker.close();
  }

  /** What came of an earlier life of the framework may be older than the files. */
  private void dropLeftovers() {
    List<Bundle> dropped = new ArrayList<>();
    Arrays.stream(context.getBundles())
        .filter(bundle -> bundle.getLocation().startsWith(LOCATION))
        .forEach(bundle -> VariantBundle.uninstall(bundle, dropped));
    Wiring.begin(context, dropped);
  }

  private void load() {
    Map<String, Kept> found = new TreeMap<>();
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

  private Kept load(Path file) {
    String name = SafeText.line(String.valueOf(file.getFileName()));
    ExtensionJar jar = null;
    try {
      jar = ExtensionJar.inspect(file);
      name = jar.jar().symbolicName();
      if (safe) {
        return new Kept(name, file, jar, null, sentence("extension.safe"));
      }
      Optional<LocalizedText> aside = guards.setAside().reason(jar.jar().digest(), SCOPE);
      if (aside.isPresent()) {
        return new Kept(name, file, jar, null, aside.get());
      }
      requireFree(name);
      return bring(file, file, jar);
    } catch (IllegalArgumentException e) {
      LocalizedText problem = UserMessage.of(e);
      LOG.log(Level.WARNING, "not used: {0} ({1})", problem, file);
      return new Kept(name, file, jar, null, problem);
    }
  }

  private static LocalizedText sentence(String key, Object... arguments) {
    return Sentence.of(ExtensionBundlesService.class, key, arguments);
  }

  /**
   * Installs and starts a jar.
   *
   * @param content where it is read from
   * @param file where it lies, or will lie
   * @throws IllegalArgumentException if it cannot be used; then nothing of it is in the framework
   */
  private Kept bring(Path content, Path file, ExtensionJar jar) {
    String name = jar.jar().symbolicName();
    VariantBundle bundle;
    try (InputStream in = Files.newInputStream(content)) {
      bundle = VariantBundle.install(LOCATION, context, guards, jar.jar(), true, in);
    } catch (IOException e) {
      throw FileException.unreadable(content, e);
    }
    VariantBundle.Started started = bundle.start();
    if (!started.problem().isEmpty()) {
      if (parts.waits(jar, bundle.bundle())) {
        return new Kept(name, file, jar, bundle, LocalizedText.NONE);
      }
      drop(bundle);
      if (started.isHarmful() && content.equals(file)) {
        guards.setAside().put(jar.jar().digest(), name, started.problem());
        throw new RequestException(
            guards.setAside().reason(jar.jar().digest(), SCOPE).orElse(started.problem()));
      }
      throw new RequestException(sentence("extension.noStart", name, started.problem()));
    }
    if (parts.of(jar, bundle.bundle()).isEmpty()) {
      drop(bundle);
      throw new RequestException(sentence("extension.nothing", name));
    }
    guards.setAside().passed(jar.jar().digest());
    return new Kept(name, file, jar, bundle, LocalizedText.NONE);
  }

  private void drop(@Nullable VariantBundle bundle) {
    if (bundle != null) {
      List<Bundle> gone = new ArrayList<>();
      bundle.uninstall(gone);
      Wiring.refresh(context, gone);
    }
  }

  /** Features have changed: what waited for them is tried. */
  private synchronized void wake() {
    boolean woken = false;
    for (Kept each : kept.values()) {
      VariantBundle bundle = each.bundle();
      if (bundle != null && bundle.isInstalled() && !isRunning(bundle)) {
        LocalizedText problem = bundle.start().problem();
        woken |= problem.isEmpty();
      }
    }
    if (woken) {
      listeners.tell(Runnable::run);
    }
  }

  private static boolean isRunning(VariantBundle bundle) {
    return (bundle.bundle().getState() & (Bundle.ACTIVE | Bundle.STARTING)) != 0;
  }

  private void put(Kept one) {
    Map<String, Kept> now = new TreeMap<>(kept);
    now.put(one.name(), one);
    kept = Map.copyOf(now);
    listeners.tell(Runnable::run);
  }

  private void forget(String name) {
    Map<String, Kept> now = new TreeMap<>(kept);
    now.remove(name);
    kept = Map.copyOf(now);
    listeners.tell(Runnable::run);
  }

  @Override
  public List<Entry> list() {
    return new TreeMap<>(kept).values().stream().map(each -> entry(each, "")).toList();
  }

  private Entry entry(Kept one, String origin) {
    ExtensionJar jar = one.jar();
    return jar == null
        ? new Entry(one.name(), "", List.of(), one.file().toString(), one.problem(), Came.UNKNOWN)
        : new Entry(
            one.name(),
            jar.jar().version().toString(),
            one.bundle() == null ? parts.said(jar) : parts.of(jar, one.bundle().bundle()),
            one.file().toString(),
            problem(one),
            came(jar, origin));
  }

  private static LocalizedText problem(Kept one) {
    VariantBundle bundle = one.bundle();
    if (bundle == null || !one.problem().isEmpty()) {
      return one.problem();
    } else if (!bundle.isInstalled()) {
      return sentence("extension.removed");
    }
    return isRunning(bundle) ? LocalizedText.NONE : sentence("extension.waits");
  }

  private static Came came(ExtensionJar jar, String origin) {
    List<LocalizedText> remarks = new ArrayList<>();
    if (jar.hasActivator()) {
      remarks.add(sentence("extension.runs"));
    }
    jar.jar().calls().stream().map(JarCalls::text).forEach(remarks::add);
    return new Came(origin, jar.jar().digest(), jar.jar().signer(), remarks);
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
    Kept old = require(name);
    try (Offered offer = offer(source)) {
      if (!offer.name().equals(old.name())) {
        throw new RequestException(
            sentence("extension.other", Sources.name(source), offer.name(), old.name()));
      }
      return offer.accept(downgrade);
    }
  }

  private Kept require(String name) {
    Kept one = kept.get(name);
    if (one == null) {
      throw new RequestException(
          sentence("extension.none", name, String.join(", ", new TreeMap<>(kept).keySet())));
    }
    return one;
  }

  /** The name of no bundle of the program, and of none that came in another way. */
  private void requireFree(String name) {
    boolean taken = parts.isShipped(name)
        || Arrays.stream(context.getBundles())
            .filter(bundle -> !bundle.getLocation().startsWith(LOCATION))
            .anyMatch(bundle -> name.equals(bundle.getSymbolicName()));
    if (taken) {
      throw new RequestException(sentence("extension.taken", name));
    }
  }

  @Override
  public Offered offer(URI source) {
    if (safe) {
      throw new RequestException(sentence("extension.safe"));
    }
    ExtensionJar[] seen = new ExtensionJar[1];
    Fetched fetched = Fetched.from(source, folder, part -> {
      ExtensionJar jar = ExtensionJar.inspect(part);
      requireFree(jar.jar().symbolicName());
      if (!parts.mayBring(jar)) {
        throw new RequestException(sentence("extension.nothing", jar.jar().symbolicName()));
      }
      seen[0] = jar;
      return jar.jar();
    });
    return new Offered(source, fetched.part(), seen[0]);
  }

  /** A jar that lies beside its place. */
  final class Offered implements Offer {
    private final URI source;
    private final Path part;
    private final ExtensionJar jar;

    Offered(URI source, Path part, ExtensionJar jar) {
      this.source = source;
      this.part = part;
      this.jar = jar;
    }

    @Override
    public String name() {
      return jar.jar().symbolicName();
    }

    @Override
    public String version() {
      return jar.jar().version().toString();
    }

    @Override
    public List<LocalizedText> brings() {
      return parts.said(jar);
    }

    @Override
    public Came came() {
      return ExtensionBundlesService.came(jar, Sources.name(source));
    }

    @Override
    public boolean isAgreed() {
      return agreed.read().contains(jar.jar().digest());
    }

    @Override
    public Optional<String> installed() {
      return Optional.ofNullable(kept.get(name())).map(each -> entry(each, "").version());
    }

    @Override
    public Entry accept(boolean downgrade) {
      try {
        return Unbroken.run(() -> ExtensionBundlesService.this.accept(this, downgrade));
      } catch (IllegalArgumentException e) {
        throw Sources.rename(e, part, source);
      } catch (IOException e) {
        throw FileException.of(
            ExtensionBundlesService.class, "extension.notInstalled", Sources.name(source), e);
      }
    }

    @Override
    public void close() {
      try {
        Files.deleteIfExists(part);
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "a file that is of no use any more stays", e);
      }
    }
  }

  private synchronized Entry accept(Offered offer, boolean downgrade) throws IOException {
    ExtensionJar jar = offer.jar;
    Kept before = kept.get(offer.name());
    ExtensionJar old = before == null ? null : before.jar();
    if (old != null && !downgrade && jar.jar().version().compareTo(old.jar().version()) < 0) {
      throw new RequestException(
          sentence("extension.older", offer.name(), offer.version(), old.jar().version()));
    }
    agreed.set(jar.jar().digest(), true);
    // Who asks for it again means it.
    var unused = guards.setAside().remove(jar.jar().digest());
    Path file = folder.resolve(offer.name() + ENDING);
    if (before != null) {
      drop(before.bundle());
    }
    try {
      Kept fresh = bring(offer.part, file, jar);
      try {
        AtomicFiles.move(offer.part, file);
      } catch (IOException e) {
        drop(fresh.bundle());
        throw e;
      }
      put(fresh);
      return entry(fresh, Sources.name(offer.source));
    } catch (IllegalArgumentException | IOException e) {
      if (before != null) {
        put(load(before.file()));
      }
      throw e;
    }
  }

  @Override
  public Entry retry(String name) {
    return change(name, () -> {
      Kept one = require(name);
      if (safe) {
        throw new RequestException(one.problem());
      }
      ExtensionJar jar = one.jar();
      if (jar != null) {
        var unused = guards.setAside().remove(jar.jar().digest());
      }
      drop(one.bundle());
      forget(name);
      Kept again = load(one.file());
      put(again);
      if (!again.problem().isEmpty()) {
        throw new RequestException(again.problem());
      }
      return entry(again, "");
    });
  }

  @Override
  public Registration running(String name) {
    Kept one = kept.get(name);
    VariantBundle bundle = one == null ? null : one.bundle();
    return bundle == null ? () -> {} : guards.begin(bundle.bundle());
  }

  @Override
  public void uninstall(String name) {
    var unused = change(name, () -> {
      Kept one = require(name);
      AtomicFiles.delete(one.file());
      drop(one.bundle());
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
