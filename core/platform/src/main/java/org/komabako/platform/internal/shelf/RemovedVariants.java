package org.komabako.platform.internal.shelf;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.komabako.base.message.FileException;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf.Item;
import org.komabako.platform.VariantShelf.Source;
import org.komabako.platform.VariantShelf.Trust;

/** What came with the program and was removed: it is found by name where all else is, and brought back like it. */
final class RemovedVariants {
  private static final System.Logger LOG = System.getLogger(RemovedVariants.class.getName());

  private final VariantBundles bundles;

  RemovedVariants(VariantBundles bundles) {
    this.bundles = bundles;
  }

  /** Their folders, each as a source that has nothing else. */
  List<Opened> look(List<ShelfKind> kinds) {
    Map<Path, List<Path>> folders = bundles.removed().stream()
        .map(entry -> Path.of(entry.source()).toAbsolutePath().normalize())
        .collect(groupingBy(Path::getParent, mapping(file -> file, toList())));
    List<Opened> opened = new ArrayList<>();
    folders.forEach((folder, files) -> {
      try {
        byte[] index = IndexWriter.index(String.valueOf(folder.getFileName()), files, kinds);
        Source source = new Source(folder.toUri(), Trust.OURS, "", List.of());
        opened.add(new Opened(source, IndexReader.read(index).resources()));
      } catch (FileException | IllegalArgumentException e) {
        LOG.log(System.Logger.Level.WARNING, "{0} offers nothing: {1}", folder, e.getMessage());
      }
    });
    return opened;
  }

  /** Whether an item is one of them. */
  boolean has(Item item) {
    return item.isVariant()
        && bundles.removed().stream()
            .map(entry -> Path.of(entry.source()).toAbsolutePath().normalize().toUri())
            .anyMatch(item.place()::equals);
  }

  /** Brings it back; it is used where it lies. */
  ShelfKind.Done bringBack(Item item) {
    URI place = item.place();
    return new ShelfKind.Done(bundles.install(place).source(), List.of());
  }
}
