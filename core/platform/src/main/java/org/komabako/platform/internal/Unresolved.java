package org.komabako.platform.internal;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/** Says in a sentence why a bundle did not start. */
final class Unresolved {
  private static final Pattern MISSING = Pattern.compile(
      "Unresolved requirement: Import-Package: ([\\w.]+)(?:; version=\"([^\"]*)\")?");
  private static final Pattern JAVA =
      Pattern.compile("Require-Capability: osgi\\.ee;[^\\n]*?version>?=([\\d.]+)");
  private static final Pattern BUNDLE =
      Pattern.compile("Unresolved requirement: Require-Bundle: ([\\w.-]+)");
  private static final Pattern CAPABILITY =
      Pattern.compile("Unresolved requirement: Require-Capability: ([\\w.-]+)");
  private static final int LONGEST = 500;
  private static final String PARAMETERS = "((?:;[\\w.:-]+=(?:\"[^\"]*\"|[^;,\"]+))*)";
  private static final Pattern USES = Pattern.compile(";uses:=\"[^\"]*\"");
  private static final Pattern VERSION = Pattern.compile(";version=\"?([^\";,]+)");

  private Unresolved() {}

  /**
   * Where a package is missing, that and which versions of it there are; else what the framework
   * says.
   */
  static LocalizedText explain(BundleContext context, BundleException problem) {
    String message = String.valueOf(problem.getMessage()).strip();
    Matcher missing = MISSING.matcher(message);
    if (!missing.find()) {
      return explainOther(message);
    }
    String name = String.valueOf(missing.group(1));
    String range = missing.group(2) == null ? "" : " " + missing.group(2);
    List<String> there = Arrays.stream(context.getBundles())
        .map(bundle -> exported(bundle.getHeaders().get(Constants.EXPORT_PACKAGE), name))
        .filter(Objects::nonNull)
        .distinct()
        .toList();
    LocalizedText available = there.isEmpty()
        ? Sentence.of(Unresolved.class, "unresolved.noBundleHere")
        : Sentence.of(Unresolved.class, "unresolved.hereVersion", String.join(", ", there));
    return Sentence.of(Unresolved.class, "unresolved.needsPackage", name, range, available);
  }

  private static LocalizedText explainOther(String message) {
    Matcher java = JAVA.matcher(message);
    if (java.find()) {
      return Sentence.of(
          Unresolved.class,
          "unresolved.needsJavaJava",
          String.valueOf(java.group(1)),
          Runtime.version().feature());
    }
    Matcher bundle = BUNDLE.matcher(message);
    if (bundle.find()) {
      return Sentence.of(
          Unresolved.class, "unresolved.needsBundleNotInstalled", String.valueOf(bundle.group(1)));
    }
    Matcher capability = CAPABILITY.matcher(message);
    if (capability.find()) {
      return Sentence.of(
          Unresolved.class,
          "unresolved.needsCapabilityNoBundle",
          String.valueOf(capability.group(1)));
    }
    return LocalizedText.same(SafeText.line(message.replaceAll("\\s+", " "), LONGEST));
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
