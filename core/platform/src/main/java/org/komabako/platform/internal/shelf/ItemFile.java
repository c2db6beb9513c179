package org.komabako.platform.internal.shelf;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.komabako.base.AtomicFiles;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.VariantShelf.Item;
import org.osgi.framework.Version;

/** The file of an item: fetched whole, compared with what the index says, handed to the {@link VariantBundles}. */
final class ItemFile {
  private static final System.Logger LOG = System.getLogger(ItemFile.class.getName());
  private static final Duration LONGEST = Duration.ofMinutes(5);

  private final Item item;

  ItemFile(Item item) {
    this.item = item;
  }

  /**
   * All of it.
   *
   * @throws RequestException if it is not what the index says
   * @throws FileException if it cannot be had
   */
  byte[] bytes() {
    try {
      byte[] bytes =
          new Download(item.source().address(), LONGEST).bytes(item.place(), item.size());
      if (bytes.length < item.size()) {
        throw RequestException.of(
            ItemFile.class, "shelf.cut", item.name(), bytes.length, item.size());
      } else if (!Signatures.digest(bytes).equals(item.digest())) {
        throw RequestException.of(ItemFile.class, "shelf.digest", item.name());
      }
      return bytes;
    } catch (FileNotFoundException e) {
      throw RequestException.of(
          ItemFile.class, "shelf.noFile", item.name(), Download.told(item.place()));
    }
  }

  /**
   * Installs it, or puts it in the place of the one of its name.
   *
   * @param fetched the folder in which it lies for that moment
   */
  VariantBundles.Entry install(VariantBundles bundles, Path fetched) {
    byte[] bytes = bytes();
    Path folder = null;
    try {
      AtomicFiles.createPrivateFolders(fetched);
      folder = Files.createTempDirectory(fetched, "new-");
      Path file = folder.resolve(name());
      Files.write(file, bytes);
      return told(accepted(bundles, file.toUri()));
    } catch (IOException e) {
      throw FileException.unwritable(fetched, e);
    } finally {
      remove(folder);
    }
  }

  private String name() {
    return item.name() + (item.kind().equals(VariantShelf.TEXT) ? ".variant" : ".jar");
  }

  /** The index may say of a file what is not in it. */
  private VariantBundles.Entry accepted(VariantBundles bundles, URI file) {
    try (VariantBundles.Offer offer = bundles.offer(file)) {
      if (!offer.name().equals(item.name())
          || !Version.parseVersion(offer.version()).equals(ShelfItems.version(item))) {
        throw RequestException.of(
            ItemFile.class,
            "shelf.otherInside",
            item.name(),
            item.version(),
            offer.name(),
            offer.version());
      }
      return offer.accept(false);
    }
  }

  /** Whoever is told wants to know where it came from, not where it lay for a moment. */
  private VariantBundles.Entry told(VariantBundles.Entry entry) {
    VariantBundles.Came came = entry.came();
    return new VariantBundles.Entry(
        entry.name(),
        entry.version(),
        entry.variants(),
        entry.source(),
        entry.problem(),
        new VariantBundles.Came(
            Download.told(item.place()), came.digest(), came.signer(), came.remarks()));
  }

  private void remove(@Nullable Path folder) {
    if (folder != null) {
      try {
        Files.deleteIfExists(folder.resolve(name()));
        Files.deleteIfExists(folder);
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "a part stays", e);
      }
    }
  }
}
