package org.komabako.console.view;

import org.komabako.base.message.LocalizedText;
import org.komabako.console.view.words.Spoken;
import org.komabako.platform.VariantShelf;

/**
 * Something on a shelf.
 *
 * @param name by which it is installed
 * @param version the newest that fits
 * @param kind what it is
 * @param what the kind in words; empty for a variant
 * @param title what people call it
 * @param size of its file in bytes
 * @param source the folder or address that it is in
 * @param trust who stands for that: ours, trusted, foreign or unsigned
 * @param installed the version that is installed; empty if none is
 * @param problem why it cannot be installed; empty if it can
 */
public record ShelfView(
    String name,
    String version,
    String kind,
    String what,
    String title,
    long size,
    String source,
    String trust,
    String installed,
    String problem)
    implements View {
  /**
   * What the platform tells.
   *
   * @param kind what people call its kind
   */
  public static ShelfView of(VariantShelf.Item item, LocalizedText kind) {
    LocalizedText title = item.title();
    return new ShelfView(
        item.name(),
        item.version(),
        item.kind(),
        item.isVariant() ? "" : Spoken.of(kind),
        Spoken.of(title),
        item.size(),
        item.source().address().toString(),
        item.source().trust().name().toLowerCase(java.util.Locale.ROOT),
        item.installed(),
        Spoken.of(item.problem()));
  }

  @Override
  public String id() {
    return name;
  }

  @Override
  public String line() {
    String told = what.isEmpty() || title.isEmpty() ? title + what : title + " (" + what + ")";
    return Spoken.say("shelfView.line", name, version, told, state());
  }

  private String state() {
    if (!problem.isEmpty()) {
      return problem;
    } else if (!installed.isEmpty()) {
      return Spoken.say("shelfView.installed", installed);
    }
    return Spoken.say("shelfView." + trust);
  }

  @Override
  public String full() {
    return line() + "\n  " + Spoken.say("shelfView.from", source, size);
  }

  @Override
  public String toString() {
    return name;
  }
}
