package org.komabako.console.internal;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;
import org.komabako.kernel.FileException;
import org.komabako.kernel.variant.Variant;
import org.komabako.library.Library;
import org.komabako.library.Search;
import org.komabako.library.Watch;
import org.komabako.notation.GameText;
import org.komabako.session.Variants;

/** Writes games of the library into files; nothing that is there is written over. */
final class LibraryExport {
  private static final int PAGE = 500;

  private final Library library;
  private final Variants variants;
  private final Formats formats = new Formats();

  LibraryExport(Library library, Variants variants) {
    this.library = library;
    this.variants = variants;
  }

  /** All games of a search, or those that are named, in one file of our own format. */
  int toFile(Path target, List<Long> named, Search search) {
    try (BufferedWriter out = Files.newBufferedWriter(target, StandardOpenOption.CREATE_NEW)) {
      return each(named, search, id -> out.write(library.text(id)));
    } catch (IOException e) {
      throw FileException.unwritable(target, e);
    }
  }

  /** The same as a file for each game, in a folder. */
  int toFolder(Path target, List<Long> named, Search search, Optional<String> key) {
    GameFormat format = formats.find(key.orElse("komabako"));
    try {
      Files.createDirectories(target);
      return each(named, search, id -> {
        String text = library.text(id);
        Variant variant = variants.require(GameText.header(text).variant());
        Path file = target.resolve(id + "." + format.extensions().get(0));
        Files.write(
            file,
            formats.write(format, GameText.read(variant, text)),
            StandardOpenOption.CREATE_NEW);
      });
    } catch (IOException e) {
      throw FileException.unwritable(target, e);
    }
  }

  private interface Writing {
    void write(long id) throws IOException;
  }

  private int each(List<Long> named, Search search, Writing writing) throws IOException {
    for (long id : named) {
      writing.write(id);
    }
    if (!named.isEmpty()) {
      return named.size();
    }
    int done = 0;
    while (true) {
      var hits = library.find(search.page(done, PAGE), Watch.NONE).hits();
      for (var hit : hits) {
        writing.write(hit.game().id());
        done++;
      }
      if (hits.size() < PAGE) {
        return done;
      }
    }
  }
}
