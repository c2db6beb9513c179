package org.komabako.platform.internal;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.internal.FolderLook.Stamp;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/**
 * The bundles that are made of jars, by symbolic name, and how one takes the place of another: wholly, or the
 * one before is in use again.
 */
final class UsedBundles {
  private static final Logger LOG = System.getLogger(UsedBundles.class.getName());

  private final BundleContext context;
  private final VariantTracker tracker;
  private final Guards guards;
  private final WatchedFolders folders;
  private final BooleanSupplier closing;
  private final Map<String, Used> used = new TreeMap<>();

  /**
   * A jar in use.
   *
   * @param base the variant that it was made from; null if it was made from none
   */
  record Used(
      Path file,
      Stamp stamp,
      JarInspector jar,
      VariantBundle bundle,
      @Nullable Variant base) {}

  /**
   * Begins with none.
   *
   * @param closing whether nobody waits any more for the framework to cut wires
   */
  UsedBundles(
      BundleContext context,
      VariantTracker tracker,
      Guards guards,
      WatchedFolders folders,
      BooleanSupplier closing) {
    this.context = context;
    this.tracker = tracker;
    this.guards = guards;
    this.folders = folders;
    this.closing = closing;
  }

  /** All of them as they are now. */
  Map<String, Used> all() {
    return new TreeMap<>(used);
  }

  /** The one of a name; null if there is none. */
  @Nullable
  Used get(String symbolicName) {
    return used.get(symbolicName);
  }

  /** The file that the one of a name is made of; null if there is none. */
  @Nullable
  Path fileOf(String symbolicName) {
    Used one = used.get(symbolicName);
    return one == null ? null : one.file();
  }

  /** Whether the one of a name is made of a file as it is now, and nobody else has uninstalled it. */
  boolean isUsed(String symbolicName, Path file, Stamp stamp) {
    Used one = used.get(symbolicName);
    return one != null
        && one.bundle().isInstalled()
        && one.file().equals(file)
        && one.stamp().equals(stamp);
  }

  private @Nullable Variant base(JarInspector jar) {
    return jar.base().map(tracker::variant).orElse(null);
  }

  /** Whether what some extend has left or is another now. */
  boolean isStale() {
    return used.values().stream().anyMatch(this::isStale);
  }

  private boolean isStale(Used one) {
    return one.base() != base(one.jar());
  }

  /** Uninstalls those that are made from what is not there any more, and those that are made from these. */
  void removeStale() {
    while (isStale()) {
      all().forEach((name, one) -> {
        if (isStale(one)) {
          remove(name);
        }
      });
    }
  }

  /** Whether nothing is missing that a jar has to be made from. */
  boolean isReady(JarInspector jar) {
    return jar.base().isEmpty() || base(jar) != null;
  }

  /** Uninstalls the one of a name, if there is one. */
  void remove(String symbolicName) {
    Used one = used.remove(symbolicName);
    if (one != null) {
      List<Bundle> gone = new ArrayList<>();
      one.bundle().uninstall(gone);
      refresh(gone);
    }
  }

  /**
   * Puts a jar in the place of the bundle of its name, if there is one. If it cannot be used, that is in
   * use as before.
   *
   * @param content where it is read from
   * @param file where it lies, or will lie
   * @return why it cannot be used; empty if it can
   */
  LocalizedText bring(Path content, Path file, Stamp stamp, JarInspector jar) {
    String name = jar.symbolicName();
    VariantBundle fresh;
    try (InputStream in = TextBundle.content(content)) {
      fresh = VariantBundle.install(context, guards, jar, folders.isOwn(file), in);
    } catch (IOException | IllegalArgumentException e) {
      return UserMessage.of(e);
    }
    Used before = used.get(name);
    List<Bundle> gone = new ArrayList<>();
    if (before != null) {
      makeWay(before, gone);
    }
    LocalizedText problem = fresh.start(tracker);
    if (problem.isEmpty()) {
      used.put(name, new Used(file, stamp, jar, fresh, base(jar)));
      if (folders.isOwn(file)) {
        guards.setAside().passed(jar.digest());
      }
      if (before != null) {
        before.bundle().uninstall(gone);
      }
      tellOfPart(file, fresh);
    } else {
      LocalizedText harm = tracker.harmOf(fresh.bundle());
      if (!harm.isEmpty() && content.equals(file)) {
        setAside(file, jar, harm);
        problem = guards.setAside().reason(jar.digest()).orElse(problem);
      }
      fresh.uninstall(gone);
      if (before != null) {
        comeBack(before);
      }
    }
    refresh(gone);
    return problem;
  }

  /** Has a jar of the user's not tried any more, also after a restart. */
  void setAside(Path file, JarInspector jar, LocalizedText reason) {
    if (folders.isOwn(file)) {
      guards.setAside().put(jar.digest(), jar.symbolicName(), reason);
    }
  }

  /** Of a singleton the framework resolves only one; else what is stopped can be started again. */
  private void makeWay(Used before, List<Bundle> gone) {
    if (before.jar().singleton()) {
      before.bundle().uninstall(gone);
      refresh(gone);
      gone.clear();
    } else {
      before.bundle().stop();
    }
  }

  private void comeBack(Used before) {
    String name = before.jar().symbolicName();
    LocalizedText problem;
    if (before.bundle().isInstalled()) {
      problem = before.bundle().start(tracker);
    } else {
      used.remove(name);
      problem = before.stamp().equals(FolderLook.stamp(before.file()))
          ? bring(before.file(), before.file(), before.stamp(), before.jar())
          : Sentence.of(UsedBundles.class, "usedBundles.fileNotAnyMore");
    }
    if (!problem.isEmpty()) {
      LOG.log(Level.WARNING, "the old {0} does not start again: {1}", name, problem);
    }
  }

  /** Of several variants in a bundle some may be refused; the others are used. */
  private void tellOfPart(Path file, VariantBundle bundle) {
    LocalizedText problem = tracker.problemOf(bundle.bundle());
    if (!problem.isEmpty()) {
      LOG.log(Level.WARNING, "used in part: {0}: {1}", file, problem);
    }
  }

  private void refresh(List<Bundle> changed) {
    Wiring.refresh(context, changed, closing);
  }
}
