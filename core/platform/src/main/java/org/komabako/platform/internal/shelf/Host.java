package org.komabako.platform.internal.shelf;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.SafeText;
import org.komabako.platform.Features;
import org.komabako.platform.Variants;
import org.komabako.platform.internal.shelf.Resource.Need;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.Filter;
import org.osgi.framework.Version;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.FrameworkWiring;
import org.osgi.resource.Requirement;

/** What this program has, that something may need: all that its bundles provide, and the variants. */
final class Host {
  private final BundleContext context;
  private final Variants variants;
  private final Features features;

  private static final Pattern VARIANT =
      Pattern.compile("\\(" + Pattern.quote(IndexWriter.VARIANT) + "=([A-Za-z0-9_-]{1,80})\\)");

  Host(BundleContext context, Variants variants, Features features) {
    this.context = context;
    this.variants = variants;
    this.features = features;
  }

  boolean has(Need need) {
    if (need.namespace().equals(IndexWriter.VARIANT)) {
      Filter filter = IndexReader.filter(need.filter());
      return filter != null
          && variants.list().stream()
              .anyMatch(each -> filter.matches(Map.of(IndexWriter.VARIANT, each.key())));
    }
    FrameworkWiring wiring =
        context.getBundle(Constants.SYSTEM_BUNDLE_LOCATION).adapt(FrameworkWiring.class);
    return !wiring.findProviders(new Asked(need)).isEmpty() || isShipped(need);
  }

  /** A package of a part of the program that does not run now, as the window in a script. */
  private boolean isShipped(Need need) {
    Filter filter = IndexReader.filter(need.filter());
    return need.namespace().equals(PackageNamespace.PACKAGE_NAMESPACE)
        && filter != null
        && features.packages().entrySet().stream()
            .anyMatch(each -> filter.matches(Map.of(
                PackageNamespace.PACKAGE_NAMESPACE,
                each.getKey(),
                "version",
                Version.parseVersion(each.getValue()))));
  }

  /** The key of the variant that is needed; empty if it is something else. */
  static Optional<String> variant(Need need) {
    Matcher key = VARIANT.matcher(need.filter());
    return need.namespace().equals(IndexWriter.VARIANT) && key.matches()
        ? Optional.of(key.group(1))
        : Optional.empty();
  }

  /** What something is called that is missing, for people. */
  static String told(Need need) {
    return SafeText.line(need.filter().isEmpty() ? need.namespace() : need.filter(), 200);
  }

  /** A need as the framework is asked for it. */
  private record Asked(Need need) implements Requirement {
    @Override
    public String getNamespace() {
      return need.namespace();
    }

    @Override
    public Map<String, String> getDirectives() {
      return need.filter().isEmpty() ? Map.of() : Map.of("filter", need.filter());
    }

    @Override
    public Map<String, Object> getAttributes() {
      return Map.of();
    }

    @Override
    public org.osgi.resource.Resource getResource() {
      throw new UnsupportedOperationException();
    }
  }
}
