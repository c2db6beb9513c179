package org.komabako.distribution;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.komabako.kernel.rules.Variant;
import org.komabako.varianttext.VariantTexts;

/** The variants of the assembled distribution, each from its jar, by what its descriptor provides. */
final class ShippedVariants {
  private static final List<Variant> ALL =
      ModuleFinder.of(Distribution.TREE.resolve("variants")).findAll().stream()
          .flatMap(jar -> providers(jar.descriptor(), jar.location().orElseThrow()))
          .sorted(Comparator.comparing(Variant::key))
          .toList();

  private ShippedVariants() {}

  /** All, sorted by key. */
  static List<Variant> all() {
    return ALL;
  }

  /** Those of jars, and those of texts. */
  static List<Variant> withTexts() throws IOException {
    return with(List.of("variants"));
  }

  /** The same, and those that can be had from the shelf. */
  static List<Variant> withShelf() throws IOException {
    return with(List.of("variants", "shelf"));
  }

  private static List<Variant> with(List<String> folders) throws IOException {
    List<Variant> all = new ArrayList<>(ALL);
    for (String folder : folders) {
      List<Path> texts;
      try (Stream<Path> files = Files.list(Distribution.TREE.resolve(folder))) {
        texts =
            files.filter(file -> file.toString().endsWith(".variant")).sorted().toList();
      }
      for (Path text : texts) {
        all.add(VariantTexts.read(
            VariantTexts.text(text),
            key -> all.stream().filter(each -> each.key().equals(key)).findFirst()));
      }
    }
    return all;
  }

  /** How many files with variants lie in the distribution: jars, and texts, which may have a network beside them. */
  static long files() throws IOException {
    try (Stream<Path> files = Files.list(Distribution.TREE.resolve("variants"))) {
      return files.filter(file -> !file.toString().endsWith(".net")).count();
    }
  }

  /** The one with a key. */
  static Variant named(String key) {
    return ALL.stream()
        .filter(variant -> variant.key().equals(key))
        .findFirst()
        .orElseThrow(() -> new NoSuchElementException(key));
  }

  private static Stream<Variant> providers(ModuleDescriptor descriptor, URI jar) {
    return descriptor.provides().stream()
        .filter(service -> service.service().equals(Variant.class.getName()))
        .flatMap(service -> service.providers().stream())
        .map(provider -> load(jar, provider));
  }

  /** Its class loader stays open: a variant loads what it needs when it needs it. */
  private static Variant load(URI jar, String provider) {
    try {
      ClassLoader loader =
          new URLClassLoader(new URL[] {jar.toURL()}, ShippedVariants.class.getClassLoader());
      return loader
          .loadClass(provider)
          .asSubclass(Variant.class)
          .getConstructor()
          .newInstance();
    } catch (MalformedURLException | ReflectiveOperationException e) {
      throw new IllegalStateException(jar + " cannot be read", e);
    }
  }
}
