package org.komabako.platform.internal.shelf;

import static java.util.stream.Collectors.toMap;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.shelf.ShelfEntry;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.platform.Extensions;
import org.komabako.platform.VariantShelf;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Bundles that bring no variant: piece sets, panels, file formats, languages. */
@Component
public final class ExtensionKind implements ShelfKind {
  private final Extensions extensions;

  /** Puts them to the other extensions. */
  @Activate
  public ExtensionKind(@Reference Extensions extensions) {
    this.extensions = extensions;
  }

  @Override
  public String type() {
    return VariantShelf.EXTENSION;
  }

  @Override
  public String suffix() {
    return ".jar";
  }

  @Override
  public LocalizedText title() {
    return Sentence.of(ExtensionKind.class, "shelf.kind.extension");
  }

  @Override
  public Optional<ShelfEntry> describe(Path file) {
    return DescribedJar.of(file, true);
  }

  @Override
  public Map<String, String> installed() {
    return extensions.list().stream()
        .filter(entry -> !entry.version().isEmpty())
        .collect(toMap(Extensions.Entry::name, Extensions.Entry::version, (one, other) -> one));
  }

  @Override
  public Done install(Path file, String name, String version) {
    try (Extensions.Offer offer = extensions.offer(file.toUri())) {
      JarKind.requireSame(name, version, offer.name(), offer.version());
      Extensions.Entry entry = offer.accept(false);
      return new Done(
          entry.source(), entry.problem().isEmpty() ? List.of() : List.of(entry.problem()));
    }
  }
}
