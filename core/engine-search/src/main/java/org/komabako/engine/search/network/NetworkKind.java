package org.komabako.engine.search.network;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.RegularFiles;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.shelf.ShelfEntry;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.engine.Networks;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Networks on shelves: the name is the key of the variant, the version when the network was made (year, month, day, and as
 * qualifier hour and minute, UTC); when its file was written, if it does not say so.
 */
@Component
public final class NetworkKind implements ShelfKind {
  private static final String VARIANT = "komabako.variant";
  private static final DateTimeFormatter VERSION =
      DateTimeFormatter.ofPattern("yyyy.M.d.HHmm", Locale.ROOT);

  /** What training writes of the games that a network was learnt from. */
  private static final Pattern OWN =
      Pattern.compile("(\\d{1,18}) positions of (\\d{1,18}) own games");

  private final NetworkStore store;
  private final Function<String, Optional<Variant>> variants;

  /** Puts them to the other networks; only one that fits an installed variant is taken. */
  @Activate
  public NetworkKind(BundleContext context, @Reference NetworkStore store) {
    this(store, key -> find(context, key));
  }

  NetworkKind(NetworkStore store, Function<String, Optional<Variant>> variants) {
    this.store = store;
    this.variants = variants;
  }

  private static Optional<Variant> find(BundleContext context, String key) {
    try {
      Collection<ServiceReference<Variant>> found =
          context.getServiceReferences(Variant.class, "(" + VARIANT + "=" + key + ")");
      return found.stream().findFirst().map(reference -> {
        Variant variant = context.getService(reference);
        var unused = context.ungetService(reference);
        return variant;
      });
    } catch (InvalidSyntaxException e) {
      return Optional.empty();
    }
  }

  @Override
  public String type() {
    return Networks.SHELF_KIND;
  }

  @Override
  public String suffix() {
    return ".net";
  }

  @Override
  public LocalizedText title() {
    return Sentence.of(NetworkKind.class, "networkKind.title");
  }

  @Override
  public Optional<ShelfEntry> describe(Path file) {
    NetworkInfo about = NetworkFile.about(file.toString(), read(file));
    Map<String, String> said = new HashMap<>();
    Sentence.of(NetworkKind.class, "networkKind.titled", about.variant())
        .texts()
        .forEach((language, text) -> said.put(TITLE + language, text));
    Matcher own = OWN.matcher(about.origin());
    if (own.find()) {
      Sentence.of(
              NetworkKind.class, "networkKind.learnt", grouped(own.group(1)), grouped(own.group(2)))
          .texts()
          .forEach((language, text) -> said.put(ABOUT + language, text));
    } else {
      said.put(ABOUT + "en", about.origin());
    }
    return Optional.of(new ShelfEntry(
        about.variant(),
        VERSION.format(about.made().orElseGet(() -> written(file)).atZone(ZoneOffset.UTC)),
        "application/octet-stream",
        List.of(
            new Part(Networks.SHELF_KIND, said), new Part(BESIDE, Map.of(BESIDE, about.variant()))),
        List.of(Part.requirement(VARIANT, "(" + VARIANT + "=" + about.variant() + ")"))));
  }

  private static String grouped(String number) {
    return String.format(Locale.ROOT, "%,d", Long.parseLong(number));
  }

  private static byte[] read(Path file) {
    try {
      return RegularFiles.read(file, NetworkFile.MOST_BYTES);
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  private static Instant written(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  /** Without those of variants that have left: a newer one would bring its variant back. */
  @Override
  public Map<String, String> installed() {
    Map<String, String> installed = new HashMap<>(store.fromShelf());
    installed.keySet().removeIf(key -> variants.apply(key).isEmpty());
    return installed;
  }

  @Override
  public Done install(Path file, String name, String version) {
    byte[] bytes = read(file);
    NetworkInfo about = NetworkFile.about(name, bytes);
    if (!about.variant().equals(name)) {
      throw RequestException.of(NetworkKind.class, "networkKind.other", name, about.variant());
    }
    Variant variant = variants
        .apply(name)
        .orElseThrow(() -> RequestException.of(NetworkKind.class, "networkKind.noVariant", name));
    Path kept = store.putFromShelf(Rules.of(variant), name + suffix(), bytes, version);
    return new Done(kept.toString(), List.of());
  }
}
