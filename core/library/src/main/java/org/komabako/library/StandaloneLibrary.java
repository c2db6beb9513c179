package org.komabako.library;

import java.nio.file.Path;
import java.util.List;
import org.komabako.kernel.rules.Variant;
import org.osgi.annotation.versioning.ProviderType;

/** A library in a program without a framework. Who opens it closes it. */
@ProviderType
public interface StandaloneLibrary extends Library, AutoCloseable {
  /** Opens such libraries; {@link java.util.ServiceLoader} finds it. */
  @ProviderType
  interface Opener {
    /**
     * Opens the library in a folder.
     *
     * @param folder with the file {@code address}, or the user's own file; made when it is needed
     * @param variants whose games can be read and played again
     */
    StandaloneLibrary open(Path folder, List<Variant> variants);
  }

  /** Finishes what is being written, and lets go of the database. */
  @Override
  void close();
}
