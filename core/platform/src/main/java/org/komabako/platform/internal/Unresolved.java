package org.komabako.platform.internal;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleWiring;

/** Says in a sentence why a bundle did not start. */
final class Unresolved {
  private static final Pattern PACKAGE = Pattern.compile(
      "Unresolved requirement: Import-Package: ([\\w.]+)(?:; version=\"([^\"]*)\")?");

  private Unresolved() {}

  /** Where a package is missing, that and which versions of it there are; else what the framework says. */
  static String explain(BundleContext context, BundleException problem) {
    String message = String.valueOf(problem.getMessage()).strip();
    Matcher matcher = PACKAGE.matcher(message);
    if (!matcher.find()) {
      return message.replaceAll("\\s+", " ");
    }
    String name = String.valueOf(matcher.group(1));
    String range = matcher.group(2) == null ? "" : " " + matcher.group(2);
    List<String> there = versions(context, name);
    return "it needs the package " + name + range + ", and "
        + (there.isEmpty()
            ? "no bundle here has it"
            : "here is version " + String.join(", ", there));
  }

  private static List<String> versions(BundleContext context, String name) {
    return Arrays.stream(context.getBundles())
        .map(bundle -> bundle.adapt(BundleWiring.class))
        .filter(Objects::nonNull)
        .flatMap(wiring -> wiring.getCapabilities(PackageNamespace.PACKAGE_NAMESPACE).stream())
        .map(capability -> capability.getAttributes())
        .filter(attributes -> name.equals(attributes.get(PackageNamespace.PACKAGE_NAMESPACE)))
        .map(attributes ->
            String.valueOf(attributes.get(PackageNamespace.CAPABILITY_VERSION_ATTRIBUTE)))
        .distinct()
        .sorted()
        .toList();
  }
}
