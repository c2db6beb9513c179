package org.komabako.library.internal;

import java.nio.file.Path;
import java.util.List;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.StandaloneLibrary;

/** Opens libraries on the module path. */
public final class LibraryOpener implements StandaloneLibrary.Opener {
  @Override
  public StandaloneLibrary open(Path folder, List<Variant> variants) {
    LibraryService library = new LibraryService(folder);
    variants.forEach(library::addVariant);
    return library;
  }
}
