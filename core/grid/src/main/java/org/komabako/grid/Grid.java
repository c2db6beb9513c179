package org.komabako.grid;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The machines that share work through a database. Every call may wait for a network, so none belongs on a display's
 * thread. Every call but {@link #place}, {@link #use} and {@link #signWith} throws {@link org.komabako.base.message.StateException} where no
 * database was named, or where it cannot be used; the sentence says why.
 */
@ProviderType
public interface Grid extends Workplace {
  /** The address of the database for people, without a password; empty if none was named. */
  Optional<String> place();

  /**
   * Shares work through a database from now on, also after a restart.
   *
   * @param url of JDBC, like {@code jdbc:postgresql://host/club?user=me}; empty for none any more
   * @throws IllegalArgumentException if it is no address of PostgreSQL
   * @throws org.komabako.base.message.StateException if it cannot be used
   */
  void use(Optional<String> url);

  /**
   * Signs the jobs that are begun here from now on, also after a restart, for workers whose owners trust the key.
   *
   * @param key a file with an Ed25519 key and its public key behind it, as for a shelf; it stays where it is. Empty for none any more
   * @throws IllegalArgumentException if there is no such key in it
   */
  void signWith(Optional<Path> key);

  /** All jobs, the oldest first. */
  List<JobStatus> jobs();

  /** The workers that were heard of within two minutes, and those whose results were refused within a day; the latest first. */
  List<WorkerStatus> workers();
}
