package org.komabako.platform.internal.shelf;

import static java.util.stream.Collectors.toMap;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.AtomicFiles;
import org.komabako.base.DataFolder;
import org.komabako.base.SafeText;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.Variants;
import org.komabako.varianttext.VariantTexts;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Version;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Looks at the sources, fetches out of them, and hands what was fetched to the {@link VariantBundles}. */
@Component
public final class ShelfService implements VariantShelf {
  private static final Duration LONGEST_INDEX = Duration.ofSeconds(30);
  private static final Duration LONGEST_FILE = Duration.ofMinutes(5);

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
  public Seen look() {
    List<String> keys = settings.keys();
    List<Opened> opened = sources().stream()
        .map(ShelfService::address)
        .map(each ->
            Opened.open(each, shipped.filter(each::equals).isPresent(), keys, LONGEST_INDEX))
        .toList();
    Map<String, String> installed = installed();
    List<Item> items = new ArrayList<>();
    opened.forEach(each -> items.addAll(items(each, installed)));
    return new Seen(opened.stream().map(Opened::source).toList(), newest(items));
  }

  private Map<String, String> installed() {
    return bundles.list().stream()
        .filter(entry -> !entry.version().isEmpty())
        .collect(
            toMap(VariantBundles.Entry::name, VariantBundles.Entry::version, (one, other) -> one));
  }

  /** What a source has: of each name the newest that fits. */
  private List<Item> items(Opened opened, Map<String, String> installed) {
    Planner planner = new Planner(opened.resources(), host::has);
    Map<String, Item> best = new LinkedHashMap<>();
    opened.resources().stream()
        .map(each -> item(opened.source(), each, planner, installed))
        .forEach(each -> best.merge(each.name(), each, ShelfService::better));
    return List.copyOf(best.values());
  }

  private static Item better(Item one, Item other) {
    if (one.problem().isEmpty() != other.problem().isEmpty()) {
      return one.problem().isEmpty() ? one : other;
    }
    return version(one).compareTo(version(other)) >= 0 ? one : other;
  }

  private static Version version(Item item) {
    return Version.parseVersion(item.version());
  }

  private Item item(Source source, Resource each, Planner planner, Map<String, String> installed) {
    Optional<List<Resource>> plan = planner.plan(each);
    List<Item> before = plan.stream()
        .flatMap(List::stream)
        .filter(other -> !other.equals(each))
        .map(other -> item(source, other, installed, List.of(), LocalizedText.NONE))
        .toList();
    LocalizedText problem = LocalizedText.NONE;
    if (!each.kind().equals(TEXT) && !each.kind().equals(JAR)) {
      problem = say("shelf.otherKind", each.name(), SafeText.line(each.kind(), 60));
    } else if (plan.isEmpty()) {
      problem = say(
          "shelf.newer",
          each.name(),
          each.version(),
          planner.missing(each).map(Host::told).orElse(""));
    }
    return item(source, each, installed, before, problem);
  }

  private static Item item(
      Source source,
      Resource each,
      Map<String, String> installed,
      List<Item> before,
      LocalizedText problem) {
    return new Item(
        source,
        each.name(),
        each.version().toString(),
        each.kind(),
        title(each),
        place(source, each),
        each.digest(),
        each.size(),
        installed.getOrDefault(each.name(), ""),
        before,
        problem);
  }

  /** An address that cannot be read is found out of place when it is fetched. */
  private static URI place(Source source, Resource each) {
    try {
      return source.address().resolve(each.url());
    } catch (IllegalArgumentException e) {
      return URI.create("wrong:address");
    }
  }

  private static LocalizedText title(Resource each) {
    Map<String, String> texts = new LinkedHashMap<>();
    each.provides().stream()
        .flatMap(capability -> capability.attributes().entrySet().stream())
        .filter(said -> said.getKey().startsWith("title."))
        .forEach(said -> texts.put(
            said.getKey().substring("title.".length()),
            SafeText.line(String.valueOf(said.getValue()), 80)));
    return texts.containsKey("en") ? LocalizedText.of(texts) : LocalizedText.NONE;
  }

  private static LocalizedText say(String key, Object... parts) {
    return Sentence.of(ShelfService.class, key, parts);
  }

  /** Of sources of one hand the newest; of different hands all, and none of them can be taken. */
  private static List<Item> newest(List<Item> items) {
    Map<String, List<Item>> byName = new java.util.TreeMap<>();
    for (Item item : items) {
      List<Item> same = byName.computeIfAbsent(item.name(), name -> new ArrayList<>());
      Optional<Item> twin = same.stream()
          .filter(
              other -> other.source().isOf(item.source()) || other.digest().equals(item.digest()))
          .findFirst();
      twin.ifPresent(same::remove);
      same.add(twin.map(other -> better(other, item)).orElse(item));
    }
    return byName.values().stream()
        .flatMap(same -> same.size() == 1
            ? same.stream()
            : same.stream().map(item -> item(item, say("shelf.twice", item.name(), places(same)))))
        .toList();
  }

  private static String places(List<Item> items) {
    return String.join(
        ", ", items.stream().map(each -> Download.told(each.source().address())).toList());
  }

  private static Item item(Item of, LocalizedText problem) {
    return new Item(
        of.source(),
        of.name(),
        of.version(),
        of.kind(),
        of.title(),
        of.place(),
        of.digest(),
        of.size(),
        of.installed(),
        of.before(),
        problem);
  }

  @Override
  public Item require(Seen seen, String name) {
    Item found = seen.items().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(() -> {
          List<LocalizedText> problems =
              seen.sources().stream().flatMap(each -> each.problems().stream()).toList();
          String names =
              String.join(", ", seen.items().stream().map(Item::name).distinct().toList());
          return problems.isEmpty()
              ? RequestException.of(ShelfService.class, "shelf.noName", name, names)
              : RequestException.of(ShelfService.class, "shelf.noNameBut", name, problems.get(0));
        });
    if (!found.problem().isEmpty()) {
      throw new RequestException(found.problem());
    }
    return found;
  }

  @Override
  public List<Item> newer(Seen seen) {
    return seen.items().stream()
        .filter(each -> each.problem().isEmpty() && !each.installed().isEmpty())
        .filter(each -> version(each).compareTo(Version.parseVersion(each.installed())) > 0)
        .toList();
  }

  @Override
  public Optional<Variant> read(Item item) {
    if (!item.kind().equals(TEXT)) {
      return Optional.empty();
    }
    String text = VariantTexts.text(bytes(item));
    return Optional.of(VariantTexts.read(
        text,
        key -> variants
            .find(key)
            .or(() -> item.before().stream()
                .filter(each -> each.name().equals(key))
                .findFirst()
                .flatMap(this::read))));
  }

  /** The file of an item, whole and as the index says. */
  private byte[] bytes(Item item) {
    try {
      byte[] bytes =
          new Download(item.source().address(), LONGEST_FILE).bytes(item.place(), item.size());
      if (bytes.length < item.size()) {
        throw RequestException.of(
            ShelfService.class, "shelf.cut", item.name(), bytes.length, item.size());
      } else if (!Signatures.digest(bytes).equals(item.digest())) {
        throw RequestException.of(ShelfService.class, "shelf.digest", item.name());
      }
      return bytes;
    } catch (FileNotFoundException e) {
      throw RequestException.of(
          ShelfService.class, "shelf.noFile", item.name(), Download.told(item.place()));
    }
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
    item.before().forEach(this::put);
    return put(item);
  }

  private VariantBundles.Entry put(Item item) {
    byte[] bytes = bytes(item);
    Path folder = null;
    try {
      AtomicFiles.createPrivateFolders(fetched);
      folder = Files.createTempDirectory(fetched, "new-");
      Path file = folder.resolve(item.name() + (item.kind().equals(TEXT) ? ".variant" : ".jar"));
      Files.write(file, bytes);
      return told(item, put(item, file.toUri()));
    } catch (IOException e) {
      throw FileException.unwritable(fetched, e);
    } finally {
      remove(folder, item);
    }
  }

  /** Installs a file that holds what the index says. */
  private VariantBundles.Entry put(Item item, URI file) {
    try (VariantBundles.Offer offer = bundles.offer(file)) {
      if (!offer.name().equals(item.name())
          || !Version.parseVersion(offer.version()).equals(version(item))) {
        throw RequestException.of(
            ShelfService.class,
            "shelf.otherInside",
            item.name(),
            item.version(),
            offer.name(),
            offer.version());
      }
      return offer.accept(false);
    }
  }

  private static VariantBundles.Entry told(Item item, VariantBundles.Entry entry) {
    VariantBundles.Came came = entry.came();
    return new VariantBundles.Entry(
        entry.name(),
        entry.version(),
        entry.variants(),
        entry.source(),
        entry.problem(),
        new VariantBundles.Came(
            Download.told(item.place()), came.digest(), came.signer(), came.remarks()));
  }

  private static void remove(@org.jspecify.annotations.Nullable Path folder, Item item) {
    if (folder != null) {
      try {
        Files.deleteIfExists(folder.resolve(item.name() + ".variant"));
        Files.deleteIfExists(folder.resolve(item.name() + ".jar"));
        Files.deleteIfExists(folder);
      } catch (IOException e) {
        System.getLogger(ShelfService.class.getName())
            .log(System.Logger.Level.DEBUG, "a part stays", e);
      }
    }
  }

  @Override
  public int write(Path folder, Optional<Path> key) {
    byte[] index = IndexWriter.write(folder);
    key.ifPresent(file -> IndexWriter.sign(folder, index, file));
    return IndexReader.read(index).resources().size();
  }
}
