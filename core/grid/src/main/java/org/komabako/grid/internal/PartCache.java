package org.komabako.grid.internal;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.komabako.grid.PartSource;

/** The parts that were fetched from the database, the latest few of them in memory; nothing is written to the disk. */
final class PartCache implements PartSource {
  private static final int MOST = 16;
  private static final int MOST_BYTES = 64 << 20;

  private final GridDatabase database;
  private final Map<String, byte[]> known = new LinkedHashMap<>(16, 0.75f, true);

  PartCache(GridDatabase database) {
    this.database = database;
  }

  @Override
  public synchronized Optional<byte[]> part(String digest) {
    byte[] kept = known.get(digest);
    if (kept == null) {
      kept = database.ask(connection -> PartTable.find(connection, digest)).orElse(null);
      if (kept == null) {
        return Optional.empty();
      }
      known.put(digest, kept);
      while (known.size() > MOST
          || known.values().stream().mapToLong(each -> each.length).sum() > MOST_BYTES) {
        known.remove(known.keySet().iterator().next());
      }
    }
    return Optional.of(kept.clone());
  }
}
