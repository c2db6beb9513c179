package org.komabako.platform.internal.shelf;

import static java.util.stream.Collectors.toMap;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.shelf.ShelfEntry;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.osgi.framework.Version;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Variants that are jars. */
@Component
public final class JarKind implements ShelfKind {
  private final VariantBundles bundles;

  /** Puts them to the other variants. */
  @Activate
  public JarKind(@Reference VariantBundles bundles) {
    this.bundles = bundles;
  }

  @Override
  public String type() {
    return VariantShelf.JAR;
  }

  @Override
  public String suffix() {
    return ".jar";
  }

  @Override
  public LocalizedText title() {
    return Sentence.of(JarKind.class, "shelf.kind.jar");
  }

  @Override
  public Optional<ShelfEntry> describe(Path file) {
    return DescribedJar.of(file, false);
  }

  @Override
  public Map<String, String> installed() {
    return installed(bundles);
  }

  static Map<String, String> installed(VariantBundles bundles) {
    return bundles.list().stream()
        .filter(entry -> !entry.version().isEmpty())
        .collect(
            toMap(VariantBundles.Entry::name, VariantBundles.Entry::version, (one, other) -> one));
  }

  @Override
  public Done install(Path file, String name, String version) {
    return install(bundles, file, name, version);
  }

  static Done install(VariantBundles bundles, Path file, String name, String version) {
    try (VariantBundles.Offer offer = bundles.offer(file.toUri())) {
      requireSame(name, version, offer.name(), offer.version());
      VariantBundles.Entry entry = offer.accept(false);
      return new Done(entry.source(), List.of());
    }
  }

  /** An index may say of a file what is not in it. */
  static void requireSame(String name, String version, String foundName, String foundVersion) {
    if (!foundName.equals(name)
        || !Version.parseVersion(foundVersion).equals(Version.parseVersion(version))) {
      throw RequestException.of(
          JarKind.class, "shelf.otherInside", name, version, foundName, foundVersion);
    }
  }
}
