package org.komabako.console.commands.library;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.WholeFile;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.UserMessage;
import org.komabako.console.shell.command.FreeTarget;
import org.komabako.console.view.words.Spoken;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.GameQuery;
import org.komabako.library.Library;
import org.komabako.library.ProgressListener;
import org.komabako.notation.GameText;
import org.komabako.platform.Variants;

/** Writes games of the library into files. */
final class LibraryExport {
  /** So many of the refused are told. */
  private static final int TOLD = 5;

  private final Library library;
  private final Variants variants;
  private final boolean replace;
  private final Formats formats = new Formats();

  /** @param replace whether files that are there may be written over */
  LibraryExport(Library library, Variants variants, boolean replace) {
    this.library = library;
    this.variants = variants;
    this.replace = replace;
  }

  /** All games of a search, or those that are named, in one file of our own format. */
  int toFile(Path target, List<Long> named, GameQuery search) {
    List<Long> games = wanted(named, search);
    WholeFile.write(FreeTarget.require(target, replace), out -> {
      for (long id : games) {
        out.write(library.text(id).getBytes(StandardCharsets.UTF_8));
      }
    });
    return games.size();
  }

  /**
   * The same as a file for each game, in a folder. What cannot be written is passed over.
   *
   * @throws RequestException at the end, if some could not be
   */
  int toFolder(Path target, List<Long> named, GameQuery search, Optional<String> key) {
    GameFormat format = formats.find(key.orElse("komabako"));
    List<Long> games = wanted(named, search);
    List<String> refused = new ArrayList<>();
    for (long id : games) {
      try {
        write(id, target.resolve(id + "." + format.extensions().get(0)), format);
      } catch (IllegalArgumentException e) {
        refused.add(id + ": " + Spoken.of(UserMessage.of(e)));
      }
    }
    if (!refused.isEmpty()) {
      throw new RequestException(Spoken.text(
          "libraryCommands.some",
          Spoken.text("count.game", games.size() - refused.size()),
          target,
          Spoken.text("count.game", refused.size()),
          String.join("; ", refused.subList(0, Math.min(TOLD, refused.size())))));
    }
    return games.size();
  }

  private void write(long id, Path file, GameFormat format) {
    String text = library.text(id);
    Variant variant = variants.require(GameText.header(text).variant());
    WholeFile.write(
        FreeTarget.require(file, replace), formats.write(format, GameText.read(variant, text)));
  }

  private List<Long> wanted(List<Long> named, GameQuery search) {
    return named.isEmpty() ? library.ids(search, ProgressListener.NONE) : named;
  }
}
