package org.komabako.library.internal;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Game;
import org.komabako.library.GameQuery;
import org.komabako.library.ProgressListener;
import org.komabako.notation.GameText;

/** A library in a file of its own, for tests of one thing each. */
abstract class OwnLibrary {
  @TempDir
  Path folder;

  LibraryService library;

  @BeforeEach
  void openLibrary() {
    library = new LibraryService(folder.resolve("library"));
    library.addVariant(SampleGames.TOY);
  }

  @AfterEach
  void closeLibrary() {
    library.close();
  }

  Path file() {
    return folder.resolve("library/games.sqlite");
  }

  long add(Game game) {
    return library.add(GameText.write(game), "test").entry().id();
  }

  List<Long> find(GameQuery search) {
    return library.find(search, ProgressListener.NONE).hits().stream()
        .map(hit -> hit.game().id())
        .toList();
  }
}
