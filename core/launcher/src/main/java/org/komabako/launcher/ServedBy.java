package org.komabako.launcher;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/**
 * What does the work for second starts: services of the bundles, with whom only types of the JDK are shared. The
 * property {@link #PROPERTY} tells them.
 */
interface ServedBy {
  /** The service property. */
  String PROPERTY = "komabako.serve";

  /**
   * Runs commands; the service with {@code komabako.serve=commands}. It gets {@code name} and {@code text} (strings),
   * {@code arguments} (a list), {@code folder} (a path), {@code environment} (a map), {@code in}, {@code out} and
   * {@code err} (streams), and answers the exit status. An interrupt of its thread ends it.
   */
  Optional<ToIntFunction<Map<String, Object>>> commands() throws InterruptedException;

  /**
   * Opens files in the window and brings it to the front; the service with {@code komabako.serve=files}. It returns
   * when that is under way; an exception with a sentence says why it cannot be.
   */
  Optional<Consumer<List<Path>>> files() throws InterruptedException;
}
