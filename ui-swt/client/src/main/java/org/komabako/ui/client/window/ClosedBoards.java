package org.komabako.ui.client.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import org.komabako.notation.GameText;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;

/** How games stand that were closed; each file is read once, in a lane. For the display thread. */
final class ClosedBoards {
  private final Desk desk;
  private final Runnable changed;
  private final Executor lane;
  private final Map<Key, Seen> known = new HashMap<>();
  private final Set<Key> asked = new HashSet<>();

  /** A game, as a variant reads it that may have come anew. */
  private record Key(Path file, VariantCard card) {}

  /** What was read. */
  record Seen(Snapshot board) {}

  /** @param changed run when something was read */
  ClosedBoards(Desk desk, Runnable changed) {
    this.desk = desk;
    this.changed = changed;
    lane = desk.work().lane();
  }

  /** What is known of a game; it is read if it was not yet. */
  Optional<Seen> of(RecentGames.Entry entry, VariantCard card) {
    Key key = new Key(entry.file(), card);
    if (asked.add(key)) {
      lane.execute(() -> read(key));
    }
    return Optional.ofNullable(known.get(key));
  }

  /** Forgets all other games. */
  void keepOnly(List<RecentGames.Entry> entries) {
    List<Path> files = entries.stream().map(RecentGames.Entry::file).toList();
    asked.removeIf(key -> !files.contains(key.file()));
    known.keySet().retainAll(asked);
  }

  /** A file that is gone or damaged, or that the variant does not read any more, has no board. */
  private void read(Key key) {
    try {
      String text = Files.readString(key.file());
      Seen seen = new Seen(Snapshot.of(GameText.read(key.card().variant(), text)));
      desk.gate().send(() -> {
        if (asked.contains(key)) {
          known.put(key, seen);
          desk.gate().send(this, changed);
        }
      });
    } catch (IOException | RuntimeException | Error e) {
      // The list says what is known without it.
      return;
    }
  }
}
