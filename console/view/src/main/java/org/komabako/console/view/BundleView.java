package org.komabako.console.view;

import java.util.ArrayList;
import java.util.List;
import org.komabako.console.view.words.Spoken;
import org.komabako.platform.VariantBundles;

/**
 * A variant bundle, or a file that was refused as one.
 *
 * @param name its symbolic name, or the name of the file
 * @param version its version; empty for what was refused
 * @param variants the keys of the variants that it provides
 * @param source where it came from
 * @param problem why it is not used; empty if it is
 * @param came where it came from, and what is known of it, as a part of a sentence
 */
public record BundleView(
    String name, String version, List<String> variants, String source, String problem, String came)
    implements View {
  /** Keeps an own copy. */
  public BundleView {
    variants = Rows.copyOf(variants);
  }

  /** What the platform tells. */
  public static BundleView of(VariantBundles.Entry entry) {
    return new BundleView(
        entry.name(),
        entry.version(),
        entry.variants(),
        entry.source(),
        Spoken.of(entry.problem()),
        told(entry.came()));
  }

  /** What is known of a jar, as a part of a sentence. */
  public static String told(VariantBundles.Came came) {
    List<String> parts = new ArrayList<>();
    if (!came.origin().isEmpty()) {
      parts.add(Spoken.say("bundleView.came", came.origin()));
    }
    if (!came.digest().isEmpty()) {
      parts.add("SHA-256 " + came.digest());
      parts.add(
          came.signer().isEmpty()
              ? Spoken.say("bundleView.unsigned")
              : Spoken.say("bundleView.signed", came.signer()));
    }
    came.remarks().forEach(remark -> parts.add(Spoken.of(remark)));
    return String.join(", ", parts);
  }

  @Override
  public String id() {
    return name;
  }

  @Override
  public String line() {
    if (problem.isEmpty() && variants.isEmpty()) {
      return Spoken.say("bundleView.installed", name, version, source);
    }
    return problem.isEmpty()
        ? Spoken.say("bundleView.provides", name, version, String.join(", ", variants), source)
        : Spoken.say("bundleView.refused", name, problem, source);
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
