package org.komabako.platform.internal;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.platform.internal.FolderLook.Stamp;

/**
 * What is known of the jars in the folders: what each says of itself, and why one failed when it was tried.
 * It is known as long as the file stays as it is.
 */
final class KnownJars {
  private final SetAside setAside;
  private final WatchedFolders folders;
  private final Map<Path, Inspected> inspected = new HashMap<>();
  private final Map<Path, Failed> failed = new HashMap<>();

  /** A jar that was looked into: what it says, or why it is refused. */
  private record Inspected(Stamp stamp, @Nullable JarInspector jar, LocalizedText refusal) {}

  /** A jar that was tried and failed. */
  private record Failed(Stamp stamp, LocalizedText reason) {}

  KnownJars(SetAside setAside, WatchedFolders folders) {
    this.setAside = setAside;
    this.folders = folders;
  }

  /** What a file says of itself, whether it is used or not; empty if it is no variant bundle. */
  Optional<JarInspector> inspect(Path file) {
    Stamp stamp = FolderLook.stamp(file);
    return stamp == null
        ? Optional.empty()
        : Optional.ofNullable(inspect(file, stamp).jar());
  }

  /**
   * What a jar that is to be used says of itself.
   *
   * @throws IllegalArgumentException if it is none, failed or was set aside; the message says why
   */
  JarInspector require(Path file, @Nullable Stamp stamp) {
    if (stamp == null) {
      throw RequestException.of(KnownJars.class, "knownJars.gone", file);
    }
    Inspected seen = inspect(file, stamp);
    JarInspector jar = seen.jar();
    if (jar == null) {
      throw new RequestException(seen.refusal());
    }
    Optional<LocalizedText> aside = setAside.reason(jar.digest());
    if (aside.isPresent() && folders.isOwn(file)) {
      throw new RequestException(named(file, aside.get()));
    }
    Failed before = failed.get(file);
    if (before != null && before.stamp().equals(stamp)) {
      throw new RequestException(before.reason());
    }
    return jar;
  }

  private Inspected inspect(Path file, Stamp stamp) {
    Inspected known = inspected.get(file);
    if (known == null || !known.stamp().equals(stamp)) {
      try {
        known = new Inspected(stamp, JarInspector.inspect(file), LocalizedText.NONE);
      } catch (IllegalArgumentException e) {
        known = new Inspected(stamp, null, UserMessage.of(e));
      }
      inspected.put(file, known);
    }
    return known;
  }

  /** A jar was looked into before it took its place, and has passed. */
  void passed(Path file, Stamp stamp, JarInspector jar) {
    failed.remove(file);
    inspected.put(file, new Inspected(stamp, jar, LocalizedText.NONE));
  }

  /** A jar failed when it was tried. */
  void failed(Path file, Stamp stamp, LocalizedText reason) {
    failed.put(file, new Failed(stamp, named(file, reason)));
  }

  /** Has a jar tried again; whether it had failed or was set aside. */
  boolean forgive(Path file) {
    boolean wasFailed = failed.remove(file) != null;
    boolean wasAside =
        inspect(file).map(JarInspector::digest).map(setAside::remove).orElse(false);
    return wasFailed || wasAside;
  }

  /** Forgets what is not there any more, and the failures of those that can be tried again now. */
  void retain(Map<Path, Stamp> files, Predicate<Path> failures) {
    inspected.keySet().retainAll(files.keySet());
    failed
        .entrySet()
        .removeIf(each -> !each.getValue().stamp().equals(files.get(each.getKey()))
            || !failures.test(each.getKey()));
  }

  /** Which jars failed, and why. */
  Map<Path, LocalizedText> failures() {
    Map<Path, LocalizedText> reasons = new TreeMap<>();
    failed.forEach((file, each) -> reasons.put(file, each.reason()));
    return reasons;
  }

  private static LocalizedText named(Path file, LocalizedText problem) {
    String name = SafeText.line(String.valueOf(file.getFileName()));
    return problem.in(Locale.ENGLISH).startsWith(name)
        ? problem
        : Sentence.of(KnownJars.class, "knownJars.joined", name, problem);
  }
}
