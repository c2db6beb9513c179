package org.komabako.platform.internal.shelf;

import static java.util.stream.Collectors.toMap;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.DataFolder;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.Variants;
import org.komabako.varianttext.VariantTexts;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The shelf as a service: {@link Opened} looks at a source, {@link ShelfItems} chooses out of all, {@link ItemFile} fetches and
 * installs, {@link ShelfSettings} remembers.
 */
@Component
public final class ShelfService implements VariantShelf {
  private static final Duration LONGEST_INDEX = Duration.ofSeconds(30);

  private final VariantBundles bundles;
  private final Variants variants;
  private final Host host;
  private final ShelfSettings settings;
  private final Path fetched;
  private final Optional<URI> shipped;

  /** Works on the user's data and the folder that came with the program. */
  @Activate
  public ShelfService(
      BundleContext context, @Reference VariantBundles bundles, @Reference Variants variants) {
    this.bundles = bundles;
    this.variants = variants;
    host = new Host(context, variants);
    DataFolder data = DataFolder.of(context::getProperty);
    settings = new ShelfSettings(data.resolve("shelves"));
    fetched = data.resolve("fetched");
    shipped = Optional.ofNullable(context.getProperty("komabako.home"))
        .map(home ->
            slash(Path.of(home).resolve("shelf").toAbsolutePath().normalize().toUri()));
  }

  @Override
  public List<String> sources() {
    List<String> chosen = settings.sources();
    return chosen.isEmpty() ? shipped.stream().map(URI::toString).toList() : chosen;
  }

  @Override
  public void use(List<String> sources) {
    sources.forEach(ShelfService::address);
    settings.sources(sources);
  }

  private static URI address(String text) {
    try {
      URI address = slash(URI.create(text));
      if (Download.isAllowed(address)) {
        var unused = "file".equals(address.getScheme()) ? Path.of(address) : null;
        return address;
      }
    } catch (IllegalArgumentException e) {
      throw new RequestException(
          Sentence.of(ShelfService.class, "shelf.noSource", SafeText.line(text, 200)), e);
    }
    throw RequestException.of(ShelfService.class, "shelf.noSource", SafeText.line(text, 200));
  }

  private static URI slash(URI address) {
    return address.toString().endsWith("/") ? address : URI.create(address + "/");
  }

  @Override
  public Seen look(List<String> chosen) {
    KnownKeys keys = new KnownKeys(
        shipped, shipped.flatMap(each -> Opened.signer(each, LONGEST_INDEX)), settings.keys());
    List<Opened> opened = chosen.stream()
        .map(ShelfService::address)
        .map(each -> Opened.open(each, keys, LONGEST_INDEX))
        .toList();
    return new Seen(
        opened.stream().map(Opened::source).toList(),
        new ShelfItems(host::has, installed()).of(opened));
  }

  private Map<String, String> installed() {
    return bundles.list().stream()
        .filter(entry -> !entry.version().isEmpty())
        .collect(
            toMap(VariantBundles.Entry::name, VariantBundles.Entry::version, (one, other) -> one));
  }

  @Override
  public Item require(Seen seen, String name, Optional<String> from) {
    List<Item> found = seen.items().stream()
        .filter(each -> each.name().equals(name))
        .filter(each -> from.isEmpty() || isFrom(each, from.get()))
        .toList();
    if (found.isEmpty()) {
      throw missing(seen, name);
    }
    Item item = found.size() == 1
        ? found.get(0)
        : usual(seen, found)
            .orElseThrow(
                () -> RequestException.of(ShelfService.class, "shelf.twice", name, places(found)));
    if (!item.problem().isEmpty()) {
      throw new RequestException(item.problem());
    }
    return item;
  }

  private static boolean isFrom(Item item, String source) {
    return item.source().address().equals(address(source));
  }

  private static RequestException missing(Seen seen, String name) {
    List<LocalizedText> problems =
        seen.sources().stream().flatMap(each -> each.problems().stream()).toList();
    String names =
        String.join(", ", seen.items().stream().map(Item::name).distinct().toList());
    return problems.isEmpty()
        ? RequestException.of(ShelfService.class, "shelf.noName", name, names)
        : RequestException.of(ShelfService.class, "shelf.noNameBut", name, problems.get(0));
  }

  private static String places(List<Item> items) {
    return String.join(
        ", ", items.stream().map(each -> each.source().address().toString()).toList());
  }

  /** Of items of one name, in sources of different people, the one of those from whom it was installed. */
  private Optional<Item> usual(Seen seen, List<Item> same) {
    Optional<Source> before = settings
        .origin(same.get(0).name())
        .flatMap(origin -> seen.sources().stream()
            .filter(each -> each.address().toString().equals(origin))
            .findFirst());
    return before.flatMap(
        source -> same.stream().filter(each -> each.source().isOf(source)).findFirst());
  }

  @Override
  public List<Item> newer(Seen seen) {
    return seen.items().stream()
        .filter(each -> each.problem().isEmpty() && !each.installed().isEmpty())
        .filter(each -> each.isNewerThan(each.installed()))
        .filter(each -> {
          List<Item> same = seen.items().stream()
              .filter(other -> other.name().equals(each.name()))
              .toList();
          return same.size() == 1 || usual(seen, same).filter(each::equals).isPresent();
        })
        .toList();
  }

  @Override
  public Optional<Variant> read(Item item) {
    if (!item.kind().equals(TEXT)) {
      return Optional.empty();
    }
    String text = VariantTexts.text(new ItemFile(item).bytes());
    return Optional.of(VariantTexts.read(
        text,
        key -> variants
            .find(key)
            .or(() -> item.before().stream()
                .filter(each -> each.name().equals(key))
                .findFirst()
                .flatMap(this::read))));
  }

  @Override
  public VariantBundles.Entry install(Item item, boolean trusted) {
    if (!item.problem().isEmpty()) {
      throw new RequestException(item.problem());
    }
    Source source = item.source();
    if (source.trust().asks() && !trusted) {
      throw RequestException.of(
          ShelfService.class,
          source.trust() == Trust.UNSIGNED ? "shelf.unsigned" : "shelf.foreign",
          Download.told(source.address()),
          source.key(),
          item.name());
    }
    if (source.trust() == Trust.FOREIGN) {
      settings.trust(source.key());
    }
    item.before().forEach(this::putIfNewer);
    return put(item);
  }

  /** What is needed may have been installed since the shelf was looked at. */
  private void putIfNewer(Item item) {
    if (item.isNewerThan(installed().getOrDefault(item.name(), ""))) {
      var unused = put(item);
    }
  }

  private VariantBundles.Entry put(Item item) {
    VariantBundles.Entry entry = new ItemFile(item).install(bundles, fetched);
    settings.origin(item.name(), item.source().address().toString());
    return entry;
  }

  @Override
  public int write(Path folder, Optional<Path> key) {
    byte[] index = IndexWriter.write(folder);
    key.ifPresent(file -> IndexWriter.sign(folder, index, file));
    return IndexReader.read(index).resources().size();
  }
}
