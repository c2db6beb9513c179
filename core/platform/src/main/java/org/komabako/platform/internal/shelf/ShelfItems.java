package org.komabako.platform.internal.shelf;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.platform.VariantShelf.Item;
import org.komabako.platform.VariantShelf.Source;
import org.komabako.platform.internal.shelf.Resource.Need;
import org.osgi.framework.Version;

/** What sources offer: of each name the newest version that fits this program. */
final class ShelfItems {
  private static final int LONGEST_TITLE = 80;
  private static final int LONGEST_SENTENCE = 400;

  private final Predicate<Need> met;
  private final Map<String, Map<String, String>> installed;

  /**
   * Offers to a program.
   *
   * @param met whether the program has something
   * @param installed for each kind that it can install, the versions of what is installed, by name
   */
  ShelfItems(Predicate<Need> met, Map<String, Map<String, String>> installed) {
    this.met = met;
    this.installed = installed;
  }

  /** What there is, by name; of a kind in sources of one hand the newest, of different hands all. */
  List<Item> of(List<Opened> sources) {
    Map<String, List<Item>> byName = new TreeMap<>();
    for (Opened source : sources) {
      for (Item item : of(source)) {
        add(byName.computeIfAbsent(id(item), name -> new ArrayList<>()), item);
      }
    }
    return byName.values().stream().flatMap(List::stream).toList();
  }

  /** Variants have one list of names, each other kind has its own. */
  private static String id(Item item) {
    return item.isVariant() ? item.name() : item.name() + " " + item.kind();
  }

  private static void add(List<Item> same, Item item) {
    Optional<Item> twin = same.stream()
        .filter(other -> other.source().isOf(item.source()) || other.digest().equals(item.digest()))
        .findFirst();
    twin.ifPresent(same::remove);
    same.add(twin.map(other -> better(other, item)).orElse(item));
  }

  private List<Item> of(Opened opened) {
    Planner planner = new Planner(opened.resources(), met);
    Map<String, Item> best = new LinkedHashMap<>();
    opened.resources().stream()
        .map(each -> item(opened, each, planner))
        .forEach(each -> best.merge(id(each), each, ShelfItems::better));
    return List.copyOf(best.values());
  }

  /** What can be installed, then the newer one, then the one that the user need not be asked about. */
  private static Item better(Item one, Item other) {
    if (one.problem().isEmpty() != other.problem().isEmpty()) {
      return one.problem().isEmpty() ? one : other;
    }
    int newer = version(one).compareTo(version(other));
    if (newer == 0) {
      return one.source().trust().asks() && !other.source().trust().asks() ? other : one;
    }
    return newer > 0 ? one : other;
  }

  /** The version of an item. */
  static Version version(Item item) {
    return Version.parseVersion(item.version());
  }

  private Item item(Opened opened, Resource each, Planner planner) {
    Source source = opened.source();
    Optional<List<Resource>> plan = planner.plan(each);
    List<Item> before = plan.stream()
        .flatMap(List::stream)
        .filter(other -> !other.equals(each))
        .map(other -> item(source, other, List.of(), List.of(), LocalizedText.NONE))
        .toList();
    LocalizedText problem = LocalizedText.NONE;
    if (!installed.containsKey(each.kind())) {
      problem = Sentence.of(
          ShelfItems.class,
          "shelf.otherKind",
          each.name(),
          SafeText.line(each.kind(), LONGEST_TITLE));
    } else if (plan.isEmpty()) {
      problem = lacks(each, planner.missing(each));
    }
    return item(source, each, before, beside(opened, each), problem);
  }

  private static LocalizedText lacks(Resource each, Optional<Need> missing) {
    Optional<String> variant = missing.flatMap(Host::variant);
    return Sentence.of(
        ShelfItems.class,
        variant.isPresent() ? "shelf.needsVariant" : "shelf.newer",
        each.name(),
        each.version(),
        variant.or(() -> missing.map(Host::told)).orElse(""));
  }

  /** What goes along with a variant, of each kind the newest. */
  private List<Item> beside(Opened opened, Resource variant) {
    Map<String, Item> newest = new TreeMap<>();
    for (Object key : values(variant, IndexWriter.VARIANT)) {
      opened.resources().stream()
          .filter(each -> installed.containsKey(each.kind()))
          .filter(each -> values(each, ShelfKind.BESIDE).contains(key))
          .map(each -> item(opened.source(), each, List.of(), List.of(), LocalizedText.NONE))
          .forEach(each -> newest.merge(each.kind(), each, ShelfItems::better));
    }
    return List.copyOf(newest.values());
  }

  /** The values of the attributes that are called like their namespace. */
  private static List<Object> values(Resource resource, String namespace) {
    return resource.provides().stream()
        .filter(each -> each.namespace().equals(namespace))
        .map(each -> each.attributes().getOrDefault(namespace, ""))
        .toList();
  }

  private Item item(
      Source source, Resource each, List<Item> before, List<Item> beside, LocalizedText problem) {
    return new Item(
        source,
        each.name(),
        each.version().toString(),
        each.kind(),
        said(each, ShelfKind.TITLE, LONGEST_TITLE),
        said(each, ShelfKind.ABOUT, LONGEST_SENTENCE),
        place(source, each),
        each.digest(),
        each.size(),
        installed.getOrDefault(each.kind(), Map.of()).getOrDefault(each.name(), ""),
        before,
        beside,
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

  /** A text for people in several languages, each an attribute of its own. */
  private static LocalizedText said(Resource each, String prefix, int longest) {
    Map<String, String> texts = new LinkedHashMap<>();
    each.provides().stream()
        .flatMap(capability -> capability.attributes().entrySet().stream())
        .filter(said -> said.getKey().startsWith(prefix))
        .forEach(said -> texts.put(
            said.getKey().substring(prefix.length()),
            SafeText.line(String.valueOf(said.getValue()), longest)));
    return texts.containsKey("en") ? LocalizedText.of(texts) : LocalizedText.NONE;
  }
}
