package org.komabako.ui.preferences;

import java.util.List;

/** The pages, from above. A new one is one line here. */
final class Pages {
  private Pages() {}

  static List<Page> create() {
    return List.of(
        new BoardPage(),
        new PiecesPage(),
        new InputPage(),
        new MarksPage(),
        new LanguagePage(),
        new SoundPage());
  }
}
