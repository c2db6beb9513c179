package org.komabako.platform.internal.shelf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.VariantShelf.Item;
import org.komabako.platform.VariantShelf.Source;
import org.komabako.platform.VariantShelf.Trust;
import org.komabako.platform.internal.shelf.Resource.Capability;
import org.komabako.platform.internal.shelf.Resource.Need;
import org.osgi.framework.Version;

/** Which version of which source is offered under a name. */
class ShelfItemsTest {
  private static final Need TODAY = new Need("kernel", "(version>=1)");
  private static final Need TOMORROW = new Need("kernel", "(version>=9)");

  private static final String NETWORK = "some.network";

  private static Resource duel(String version, String digest, Need... needs) {
    return resource("duel", VariantShelf.TEXT, version, digest, needs);
  }

  private static Resource resource(
      String name, String kind, String version, String digest, Need... needs) {
    return new Resource(
        name,
        Version.parseVersion(version),
        kind,
        name,
        digest,
        1,
        List.of(new Capability(IndexWriter.VARIANT, Map.of(IndexWriter.VARIANT, name))),
        List.of(needs));
  }

  private static Opened source(String host, Trust trust, String key, Resource... resources) {
    URI address = URI.create("https://" + host + "/");
    return new Opened(new Source(address, trust, key, List.of()), Arrays.asList(resources));
  }

  private static List<Item> offered(Opened... sources) {
    return new ShelfItems(
            TODAY::equals,
            Map.of(
                VariantShelf.TEXT,
                Map.of("duel", "1.0.0"),
                VariantShelf.JAR,
                Map.of(),
                NETWORK,
                Map.of("duel", "2026.1.1.0000")))
        .of(Arrays.asList(sources));
  }

  private static List<String> versions(List<Item> items) {
    return items.stream()
        .map(each -> each.source().address().getHost() + " " + each.version())
        .toList();
  }

  @Test
  void theNewestThatFitsThisProgramIsOffered() {
    List<Item> items = offered(source(
        "a",
        Trust.OURS,
        "",
        duel("1.9", "19", TODAY),
        duel("1.10", "110", TODAY),
        duel("2.0", "20", TODAY, TOMORROW)));
    assertEquals(List.of("a 1.10.0"), versions(items));
    assertEquals("1.0.0", items.get(0).installed());
    assertTrue(items.get(0).problem().isEmpty());
  }

  @Test
  void whatIsOnlyForTomorrowIsShownWithTheReason() {
    Item item =
        offered(source("a", Trust.OURS, "", duel("2.0", "20", TOMORROW))).get(0);
    assertEquals(
        "duel 2.0.0 needs what this Komabako does not have, so a newer one may be needed: (version>=9)",
        item.problem().in(Locale.ENGLISH));
  }

  @Test
  void aVariantThatIsMissingIsNamed() {
    Need need = new Need("komabako.variant", "(komabako.variant=shogi)");
    Item item = offered(source("a", Trust.OURS, "", duel("2.0", "20", need))).get(0);
    assertEquals(
        "duel 2.0.0 needs the variant shogi, which is not installed",
        item.problem().in(Locale.ENGLISH));
  }

  @Test
  void whatNobodyCanInstallIsShownWithTheReason() {
    Item item = offered(source("a", Trust.OURS, "", resource("net", "weights", "1.0", "1")))
        .get(0);
    assertTrue(item.problem().in(Locale.ENGLISH).contains("net is a weights"));
  }

  @Test
  void whatItNeedsAndTheProgramHasNotComesBefore() {
    Need base = new Need(IndexWriter.VARIANT, "(komabako.variant=base)");
    Opened source = source(
        "a",
        Trust.OURS,
        "",
        duel("1.0", "10", base),
        resource("base", VariantShelf.TEXT, "1.0", "1"));
    Item duel = offered(source).stream()
        .filter(each -> each.name().equals("duel"))
        .findFirst()
        .orElseThrow();
    assertEquals(List.of("base"), duel.before().stream().map(Item::name).toList());
  }

  private static Resource network(String version, String digest) {
    return new Resource(
        "duel",
        Version.parseVersion(version),
        NETWORK,
        "duel.net",
        digest,
        1,
        List.of(new Capability(ShelfKind.BESIDE, Map.of(ShelfKind.BESIDE, "duel"))),
        List.of());
  }

  @Test
  void whatLiesBesideAGameIsANameOfItsOwnAndTakenAlongTheNewestOfIt() {
    List<Item> items = offered(source(
        "a",
        Trust.OURS,
        "",
        network("2026.2.1.0000", "n2"),
        duel("1.1", "11", TODAY),
        network("2026.3.1.0000", "n3")));
    assertEquals(List.of("a 1.1.0", "a 2026.3.1.0000"), versions(items));
    assertEquals(List.of("n3"), items.get(0).beside().stream().map(Item::digest).toList());
    assertEquals("2026.1.1.0000", items.get(1).installed());
    assertEquals(List.of(), items.get(1).beside());
  }

  @Test
  void ofOneNameInSourcesOfOneHandTheNewestIsOffered() {
    Opened old = source("a", Trust.TRUSTED, "key", duel("1.0", "10"));
    Opened young = source("b", Trust.TRUSTED, "key", duel("1.1", "11"));
    assertEquals(List.of("b 1.1.0"), versions(offered(old, young)));
  }

  @Test
  void ofOneNameInSourcesOfDifferentHandsBothAreOffered() {
    Opened one = source("a", Trust.UNSIGNED, "", duel("1.0", "10"));
    Opened other = source("b", Trust.FOREIGN, "key", duel("1.1", "11"));
    assertEquals(List.of("a 1.0.0", "b 1.1.0"), versions(offered(one, other)));
  }

  @Test
  void theSameFileIsOfferedFromWhereNobodyNeedsToBeAsked() {
    Opened one = source("a", Trust.UNSIGNED, "", duel("1.0", "10"));
    Opened ours = source("b", Trust.OURS, "", duel("1.0", "10"));
    assertEquals(List.of("b 1.0.0"), versions(offered(one, ours)));
    assertEquals(List.of("b 1.0.0"), versions(offered(ours, one)));
  }
}
