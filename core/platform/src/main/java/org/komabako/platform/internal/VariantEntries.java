package org.komabako.platform.internal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.komabako.base.message.Sentence;
import org.komabako.platform.VariantBundles.Came;
import org.komabako.platform.VariantBundles.Entry;
import org.osgi.framework.Bundle;

/** What is said of the variant bundles and of the files that were refused. */
final class VariantEntries {
  private final BundlesAt installed;
  private final VariantFolders folders;
  private final VariantTracker tracker;

  VariantEntries(BundlesAt installed, VariantFolders folders, VariantTracker tracker) {
    this.installed = installed;
    this.folders = folders;
    this.tracker = tracker;
  }

  /** All of them, those of the folders first. */
  List<Entry> list() {
    List<Entry> entries = new ArrayList<>();
    folders.bundles().forEach((name, bundle) -> entries.add(of(name, bundle, "")));
    installed.elsewhere().filter(tracker::isKnown).forEach(each -> entries.add(unkept(each)));
    folders
        .problems()
        .forEach((file, problem) -> entries.add(new Entry(
            String.valueOf(file.getFileName()), "", List.of(), file.toString(), problem)));
    return entries;
  }

  /**
   * One that is made of a file in the folders.
   *
   * @param origin what it was fetched from; empty if that was not now
   */
  Entry of(String name, Bundle bundle, String origin) {
    return new Entry(
        name,
        bundle.getVersion().toString(),
        tracker.keysOf(bundle),
        folders.fileOf(name).map(Path::toString).orElse(""),
        tracker.problemOf(bundle),
        folders
            .jarOf(name)
            .map(jar -> jar.came(origin))
            .orElseGet(() -> new Came(origin, "", "", List.of())));
  }

  /** Those that came with the program and are not wanted. */
  List<Entry> removed() {
    List<Entry> entries = new ArrayList<>();
    folders
        .removed()
        .forEach((file, jar) -> entries.add(
            new Entry(jar.symbolicName(), jar.version().toString(), List.of(), file.toString())));
    return entries;
  }

  /** One that came by a command of the framework's, past the folders. */
  private Entry unkept(Bundle bundle) {
    return new Entry(
        VariantTracker.nameOf(bundle),
        bundle.getVersion().toString(),
        tracker.keysOf(bundle),
        bundle.getLocation(),
        tracker.problemOf(bundle),
        new Came(
            "",
            "",
            "",
            List.of(Sentence.of(VariantEntries.class, "variantBundlesService.notKeptWillGone"))));
  }
}
