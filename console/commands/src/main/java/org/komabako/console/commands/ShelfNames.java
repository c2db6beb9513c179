package org.komabako.console.commands;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.felix.service.command.CommandSession;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.UserMessage;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.BundleView;
import org.komabako.console.view.words.Spoken;
import org.komabako.platform.VariantShelf;

/** What commands do with shelves, whatever kind of thing they are about. */
public final class ShelfNames {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]*");

  private ShelfNames() {}

  /** Whether a word is no file but the name of something on a shelf. */
  public static boolean isName(CommandSession session, String word) {
    return NAME.matcher(word).matches()
        && !word.endsWith(".jar")
        && !word.endsWith(".variant")
        && !Files.exists(UserPaths.resolve(session, word));
  }

  /** Installs what is newer. What cannot be updated is told in its place, and the others are. */
  public static List<BundleView> updateAll(
      VariantShelf shelf, List<VariantShelf.Item> newer, boolean trusted) {
    List<BundleView> done = new ArrayList<>();
    for (VariantShelf.Item item : newer) {
      try {
        done.add(BundleView.of(shelf.install(item, trusted)));
      } catch (RequestException | FileException e) {
        done.add(new BundleView(
            item.name(),
            item.installed(),
            List.of(),
            item.place().toString(),
            Spoken.of(UserMessage.of(e)),
            ""));
      }
    }
    return done;
  }
}
