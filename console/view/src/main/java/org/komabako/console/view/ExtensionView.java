package org.komabako.console.view;

import java.util.List;
import org.komabako.console.view.words.Spoken;
import org.komabako.platform.Extensions;

/**
 * An extension, or a file that cannot be used as one.
 *
 * @param name its symbolic name, or the name of the file
 * @param version its version; empty where it is not known
 * @param brings what it brings, in words
 * @param source the file that it is used from
 * @param problem why it is not used now; empty if it is
 * @param came where it came from, and what is known of it, as a part of a sentence
 */
public record ExtensionView(
    String name, String version, List<String> brings, String source, String problem, String came)
    implements View {
  /** Keeps an own copy. */
  public ExtensionView {
    brings = Rows.copyOf(brings);
  }

  /** What the platform tells. */
  public static ExtensionView of(Extensions.Entry entry) {
    return new ExtensionView(
        entry.name(),
        entry.version(),
        entry.brings().stream().map(Spoken::of).toList(),
        entry.source(),
        Spoken.of(entry.problem()),
        BundleView.told(entry.came()));
  }

  @Override
  public String id() {
    return name;
  }

  @Override
  public String line() {
    String what = String.join(", ", brings);
    return problem.isEmpty()
        ? Spoken.say("extensionView.used", name, version, what, source)
        : Spoken.say("extensionView.notUsed", name, version, problem, source);
  }

  @Override
  public boolean good() {
    return problem.isEmpty();
  }

  @Override
  public String full() {
    return came.isEmpty() ? line() : line() + "\n  " + came;
  }

  @Override
  public String toString() {
    return name;
  }
}
