package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.Registration;
import org.komabako.base.SafeText;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/** Has extensions in the framework: decides whether a jar can be used, starts it, and takes it out again. */
final class ExtensionLoader {
  /** What the locations of these bundles begin with. */
  static final String LOCATION = "komabako-extension:";

  private static final Logger LOG = System.getLogger(ExtensionLoader.class.getName());
  private static final String SCOPE = "extension";

  private final BundleContext context;
  private final Guards guards;
  private final ExtensionParts parts;
  private final BundlesAt installed;

  /** Nothing of an earlier life of the framework stays. */
  ExtensionLoader(BundleContext context, Guards guards, ExtensionParts parts) {
    this.context = context;
    this.guards = guards;
    this.parts = parts;
    installed = new BundlesAt(context, LOCATION);
    installed.dropLeftovers();
  }

  private static LocalizedText sentence(String key, Object... arguments) {
    return Sentence.of(ExtensionLoader.class, key, arguments);
  }

  /**
   * Looks into a jar that may become one.
   *
   * @throws IllegalArgumentException if it cannot
   */
  ExtensionJar inspect(Path file) {
    ExtensionJar jar = ExtensionJar.inspect(file);
    String name = jar.jar().symbolicName();
    requireFree(name);
    if (!parts.mayBring(jar)) {
      throw new RequestException(sentence("extension.nothing", name));
    }
    return jar;
  }

  /** The name of no bundle of the program, and of none that came in another way. */
  private void requireFree(String name) {
    if (parts.isShipped(name) || installed.elsewhere(name).isPresent()) {
      throw new RequestException(sentence("extension.taken", name));
    }
  }

  /**
   * Installs and starts a file of the folder, unless it was set aside.
   *
   * @param safe whether it is only looked into
   */
  KeptExtension load(Path file, boolean safe) {
    String name = SafeText.line(String.valueOf(file.getFileName()));
    ExtensionJar jar = null;
    try {
      jar = ExtensionJar.inspect(file);
      name = jar.jar().symbolicName();
      if (safe) {
        return new KeptExtension(name, file, jar, null, sentence("extension.safe"));
      }
      Optional<LocalizedText> aside = guards.setAside().reason(jar.jar().digest(), SCOPE);
      if (aside.isPresent()) {
        return new KeptExtension(name, file, jar, null, aside.get());
      }
      requireFree(name);
      return bring(file, file, jar);
    } catch (IllegalArgumentException e) {
      LocalizedText problem = UserMessage.of(e);
      LOG.log(Level.WARNING, "not used: {0} ({1})", problem, file);
      return new KeptExtension(name, file, jar, null, problem);
    }
  }

  /**
   * Installs and starts a jar.
   *
   * @param content where it is read from
   * @param file where it lies, or will lie
   * @throws IllegalArgumentException if it cannot be used; then nothing of it is in the framework
   */
  KeptExtension bring(Path content, Path file, ExtensionJar jar) {
    String name = jar.jar().symbolicName();
    VariantBundle bundle = install(content, jar);
    VariantBundle.Started started = bundle.start();
    if (!started.problem().isEmpty()) {
      if (parts.waits(jar, bundle.bundle())) {
        return new KeptExtension(name, file, jar, bundle, LocalizedText.NONE);
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
    return new KeptExtension(name, file, jar, bundle, LocalizedText.NONE);
  }

  private VariantBundle install(Path content, ExtensionJar jar) {
    try (InputStream in = Files.newInputStream(content)) {
      return VariantBundle.install(LOCATION, context, guards, jar.jar(), true, in);
    } catch (IOException e) {
      throw FileException.unreadable(content, e);
    }
  }

  /** Takes one out of the framework. */
  void drop(KeptExtension one) {
    if (one.bundle() != null) {
      drop(one.bundle());
    }
  }

  private void drop(VariantBundle bundle) {
    List<Bundle> gone = new ArrayList<>();
    bundle.uninstall(gone);
    Wiring.refresh(context, gone);
  }

  /** It is tried although it was set aside: who asks for it again means it. */
  void forgive(ExtensionJar jar) {
    var unused = guards.setAside().remove(jar.jar().digest());
  }

  /** See {@link org.komabako.platform.Extensions#running}. */
  Registration running(KeptExtension one) {
    return one.bundle() == null ? () -> {} : guards.begin(one.bundle().bundle());
  }
}
