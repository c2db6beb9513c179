package org.komabako.platform.internal.shelf;

import static org.osgi.service.component.annotations.ReferenceCardinality.MULTIPLE;
import static org.osgi.service.component.annotations.ReferencePolicy.DYNAMIC;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.komabako.base.DataFolder;
import org.komabako.base.SafeText;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.Variants;
import org.komabako.varianttext.VariantTexts;
import org.osgi.annotation.bundle.Capability;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The shelf as a service: {@link Opened} looks at a source, {@link ShelfItems} chooses out of all, {@link ItemFile} fetches and
 * installs, {@link ShelfSettings} remembers.
 */
@Capability(
    namespace = "komabako.whiteboard",
    name = "whiteboard.shelfKind",
    attribute = "service=org.komabako.base.shelf.ShelfKind")
@Component
public final class ShelfService implements VariantShelf {
  private static final Duration LONGEST_INDEX = Duration.ofSeconds(30);

  private final VariantBundles bundles;
  private final RemovedVariants removed;
  private final Variants variants;
  private final List<ShelfKind> kinds = new CopyOnWriteArrayList<>();
  private final Host host;
  private final ShelfSettings settings;
  private final Path fetched;
  private final Optional<URI> shipped;

  /** Works on the user's data and the folder that came with the program. */
  @Activate
  public ShelfService(
      BundleContext context,
      @Reference VariantBundles bundles,
      @Reference Variants variants,
      @Reference Features features) {
    this.bundles = bundles;
    removed = new RemovedVariants(bundles);
    this.variants = variants;
    host = new Host(context, variants, features);
    DataFolder data = DataFolder.of(context::getProperty);
    settings = new ShelfSettings(data.resolve("shelves"));
    fetched = data.resolve("fetched");
    shipped = Optional.ofNullable(context.getProperty("komabako.home"))
        .map(home ->
            slash(Path.of(home).resolve("shelf").toAbsolutePath().normalize().toUri()));
  }

  /** Some kind of thing can be installed from now on. */
  @Reference(cardinality = MULTIPLE, policy = DYNAMIC)
  void addKind(ShelfKind kind) {
    kinds.add(kind);
  }

  void removeKind(ShelfKind kind) {
    kinds.remove(kind);
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
    List<Opened> all = new ArrayList<>(opened);
    all.addAll(removed.look(kinds));
    return new Seen(
        opened.stream().map(Opened::source).toList(),
        new ShelfItems(host::has, installed()).of(all));
  }

  /** For each kind that there is, the versions of what is installed, by name. */
  private Map<String, Map<String, String>> installed() {
    Map<String, Map<String, String>> installed = new HashMap<>();
    kinds.forEach(kind -> installed.put(kind.type(), kind.installed()));
    return installed;
  }

  private ShelfKind kind(Item item) {
    return kinds.stream()
        .filter(kind -> kind.type().equals(item.kind()))
        .findFirst()
        .orElseThrow(() ->
            RequestException.of(ShelfItems.class, "shelf.otherKind", item.name(), item.kind()));
  }

  @Override
  public LocalizedText titleOf(String kind) {
    return kinds.stream()
        .filter(each -> each.type().equals(kind))
        .map(ShelfKind::title)
        .findFirst()
        .orElseGet(() -> LocalizedText.same(SafeText.line(kind, 80)));
  }

  @Override
  public Item require(Seen all, String name, Set<String> kinds, Optional<String> from) {
    Seen seen = new Seen(
        all.sources(),
        all.items().stream().filter(each -> kinds.contains(each.kind())).toList());
    List<Item> there = seen.items().stream()
        .filter(each -> from.isEmpty() || isFrom(each, from.get()))
        .toList();
    List<Item> found = there.stream().filter(each -> each.name().equals(name)).toList();
    if (found.isEmpty()) {
      found = there.stream().filter(each -> isShort(name, each)).toList();
    }
    if (found.isEmpty()) {
      throw missing(seen, name);
    }
    List<Item> same = found;
    Item item = same.size() == 1
        ? same.get(0)
        : usual(seen, same)
            .orElseThrow(
                () -> RequestException.of(ShelfService.class, "shelf.twice", name, places(same)));
    if (!item.problem().isEmpty()) {
      throw new RequestException(item.problem());
    }
    return item;
  }

  /** A jar of ours may be called by the last word of its name alone, a foreign one never. */
  private static boolean isShort(String name, Item item) {
    return item.source().trust() == Trust.OURS && item.name().endsWith("." + name);
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
        ? RequestException.of(
            ShelfService.class, names.isEmpty() ? "shelf.noneOfKind" : "shelf.noName", name, names)
        : RequestException.of(ShelfService.class, "shelf.noNameBut", name, problems.get(0));
  }

  private static String places(List<Item> items) {
    return String.join(
        ", ", items.stream().map(each -> each.source().address().toString()).toList());
  }

  /** Of items of one name, in sources of different people, the one of those from whom it was installed. */
  private Optional<Item> usual(Seen seen, List<Item> same) {
    Optional<Source> before = settings
        .origin(id(same.get(0)))
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
          List<Item> same =
              seen.items().stream().filter(other -> id(other).equals(id(each))).toList();
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
    ShelfKind.Done done = put(item);
    List<LocalizedText> remarks = new ArrayList<>(done.remarks());
    item.beside().forEach(each -> remarks.addAll(along(each)));
    return entry(item, done.source(), remarks);
  }

  /** What goes along with a game is taken too; that it cannot be hinders nobody from playing. */
  private List<LocalizedText> along(Item item) {
    try {
      putIfNewer(item);
      return List.of();
    } catch (RequestException | FileException | StateException e) {
      return List.of(Sentence.of(
          ShelfService.class, "shelf.notAlong", titleOf(item.kind()), UserMessage.of(e)));
    }
  }

  /** What is needed may have been installed since the shelf was looked at. */
  private void putIfNewer(Item item) {
    if (item.isNewerThan(kind(item).installed().getOrDefault(item.name(), ""))) {
      var unused = put(item);
    }
  }

  private ShelfKind.Done put(Item item) {
    if (removed.has(item)) {
      return removed.bringBack(item);
    }
    ShelfKind.Done done = new ItemFile(item).install(kind(item), fetched);
    settings.origin(id(item), item.source().address().toString());
    return done;
  }

  /** By which it is remembered where something came from. */
  private static String id(Item item) {
    return item.isVariant() ? item.name() : item.kind() + ":" + item.name();
  }

  /** Whoever is told wants to know where it came from, not where it lay for a moment. */
  private VariantBundles.Entry entry(Item item, String file, List<LocalizedText> remarks) {
    Optional<VariantBundles.Entry> variant = bundles.list().stream()
        .filter(each -> item.isVariant() && each.name().equals(item.name()))
        .findFirst();
    List<LocalizedText> all = new ArrayList<>(remarks);
    variant.ifPresent(each -> all.addAll(each.came().remarks()));
    return new VariantBundles.Entry(
        item.name(),
        item.version(),
        variant.map(VariantBundles.Entry::variants).orElse(List.of()),
        file,
        LocalizedText.NONE,
        new VariantBundles.Came(
            Download.told(item.place()),
            item.digest(),
            variant.map(each -> each.came().signer()).orElse(""),
            all));
  }

  @Override
  public int write(Path folder, Optional<Path> key) {
    byte[] index = IndexWriter.write(folder, kinds);
    key.ifPresent(file -> IndexWriter.sign(folder, index, file));
    return IndexReader.read(index).resources().size();
  }
}
