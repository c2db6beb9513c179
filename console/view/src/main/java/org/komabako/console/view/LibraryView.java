package org.komabako.console.view;

import java.util.Map;
import org.komabako.console.view.words.Spoken;
import org.komabako.library.LibraryInfo;

/** Where the library is, and how many games are in it. */
public record LibraryView(LibraryInfo info) implements View {
  @Override
  public String id() {
    return info.place();
  }

  @Override
  public String line() {
    return Spoken.say(
        info.shared() ? "libraryView.shared" : "libraryView.line",
        info.games(),
        info.place(),
        info.product());
  }

  @Override
  public Map<String, Object> fields() {
    return Components.of(info);
  }

  @Override
  public String toString() {
    return id();
  }
}
