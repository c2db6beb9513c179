package org.komabako.platform.internal;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Text;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/** Says in a sentence why a bundle did not start. */
final class Unresolved {
  private static final Pattern MISSING = Pattern.compile(
      "Unresolved requirement: Import-Package: ([\\w.]+)(?:; version=\"([^\"]*)\")?");
  private static final String PARAMETERS = "((?:;[\\w.:-]+=(?:\"[^\"]*\"|[^;,\"]+))*)";
  private static final Pattern USES = Pattern.compile(";uses:=\"[^\"]*\"");
  private static final Pattern VERSION = Pattern.compile(";version=\"?([^\";,]+)");

  private Unresolved() {}

  /**
   * Where a package is missing, that and which versions of it there are; else what the framework
   * says.
   */
  static Text explain(BundleContext context, BundleException problem) {
    String message = String.valueOf(problem.getMessage()).strip();
    Matcher missing = MISSING.matcher(message);
    if (!missing.find()) {
      return Text.same(message.replaceAll("\\s+", " "));
    }
    String name = String.valueOf(missing.group(1));
    String range = missing.group(2) == null ? "" : " " + missing.group(2);
    List<String> there = Arrays.stream(context.getBundles())
        .map(bundle -> exported(bundle.getHeaders().get(Constants.EXPORT_PACKAGE), name))
        .filter(Objects::nonNull)
        .distinct()
        .toList();
    Text available = there.isEmpty()
        ? Text.of("no bundle here has it", "どのバンドルにもありません")
        : Sentence.of("here is version {0}", "ここにあるのは版 {0} です", String.join(", ", there));
    return Sentence.of(
        "it needs the package {0}{1}, and {2}", "パッケージ {0}{1} が必要ですが、{2}", name, range, available);
  }

  /** The version in which a header exports a package; null if it does not. */
  static @Nullable String exported(@Nullable String header, String name) {
    if (header == null) {
      return null;
    }
    // The packages that a package uses stand in its own clause.
    Matcher clause = Pattern.compile(
            "(?:^|,)\\s*" + Pattern.quote(name) + "(?=[;,]|$)" + PARAMETERS)
        .matcher(USES.matcher(header).replaceAll(""));
    if (!clause.find()) {
      return null;
    }
    Matcher version = VERSION.matcher(String.valueOf(clause.group(1)));
    return version.find() ? version.group(1) : "0.0.0";
  }
}
