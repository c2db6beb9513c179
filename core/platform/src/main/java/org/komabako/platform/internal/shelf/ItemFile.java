package org.komabako.platform.internal.shelf;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.komabako.base.AtomicFiles;
import org.komabako.base.Signatures;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.platform.VariantShelf.Item;

/** The file of an item: fetched whole, compared with what the index says, handed to whoever knows its {@link ShelfKind}. */
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
  ShelfKind.Done install(ShelfKind kind, Path fetched) {
    byte[] bytes = bytes();
    Path folder = null;
    String name = item.name() + kind.suffix();
    try {
      AtomicFiles.createPrivateFolders(fetched);
      folder = Files.createTempDirectory(fetched, "new-");
      Path file = folder.resolve(name);
      Files.write(file, bytes);
      return kind.install(file, item.name(), item.version());
    } catch (IOException e) {
      throw FileException.unwritable(fetched, e);
    } finally {
      remove(folder, name);
    }
  }

  private static void remove(@Nullable Path folder, String name) {
    if (folder != null) {
      try {
        Files.deleteIfExists(folder.resolve(name));
        Files.deleteIfExists(folder);
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "a part stays", e);
      }
    }
  }
}
