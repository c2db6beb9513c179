package org.komabako.platform.internal.shelf;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.shelf.ShelfEntry;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.varianttext.VariantHead;
import org.komabako.varianttext.VariantTexts;
import org.osgi.framework.Version;
import org.osgi.framework.VersionRange;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Variants that are texts. */
@Component
public final class TextKind implements ShelfKind {
  private static final String PACKAGE = "osgi.wiring.package";

  private final VariantBundles bundles;

  /** Puts them to the other variants. */
  @Activate
  public TextKind(@Reference VariantBundles bundles) {
    this.bundles = bundles;
  }

  @Override
  public String type() {
    return VariantShelf.TEXT;
  }

  @Override
  public String suffix() {
    return ".variant";
  }

  @Override
  public LocalizedText title() {
    return Sentence.of(TextKind.class, "shelf.kind.text");
  }

  @Override
  public Optional<ShelfEntry> describe(Path file) {
    VariantHead head = VariantTexts.head(VariantTexts.text(file));
    Map<String, String> said = new LinkedHashMap<>();
    said.put(IndexWriter.VARIANT, head.key());
    head.name().texts().forEach((language, text) -> said.put(TITLE + language, text));
    head.pages().forEach((tag, page) -> {
      String language = tag.isEmpty() ? "en" : tag;
      String sentence = PageSummary.of(page, language);
      if (!sentence.isEmpty()) {
        said.put(ABOUT + language, sentence);
      }
    });
    head.base().ifPresent(base -> said.put("extends", base));
    List<Part> needs = new ArrayList<>();
    VersionRange range = new VersionRange("[" + VariantTexts.FORMAT + "," + nextMajor() + ")");
    needs.add(Part.requirement(
        PACKAGE,
        "(&(" + PACKAGE + "=org.komabako.varianttext)" + range.toFilterString("version") + ")"));
    head.base()
        .ifPresent(base -> needs.add(
            Part.requirement(IndexWriter.VARIANT, "(" + IndexWriter.VARIANT + "=" + base + ")")));
    return Optional.of(new ShelfEntry(
        head.key(),
        head.version(),
        "text/plain",
        List.of(new Part(IndexWriter.VARIANT, said)),
        needs));
  }

  private static int nextMajor() {
    return Version.parseVersion(VariantTexts.FORMAT).getMajor() + 1;
  }

  @Override
  public Map<String, String> installed() {
    return JarKind.installed(bundles);
  }

  @Override
  public Done install(Path file, String name, String version) {
    return JarKind.install(bundles, file, name, version);
  }
}
