package org.komabako.engine.search.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.RequestException;
import org.komabako.engine.EngineException;
import org.komabako.engine.Networks.Source;
import org.komabako.engine.search.SmallGame;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;

/** Which network the engine plays with: the own one first, then the variant's; what is chosen before both. */
class NetworkStoreTest {
  @TempDir
  private Path data;

  private final Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
  private final Network network = NetworkFileTest.network(rules.layout());
  private Optional<byte[]> bundled = Optional.of(NetworkFile.write(network.with("bundle")));
  private NetworkStore store = NetworkStore.none();

  @BeforeEach
  void open() {
    store = new NetworkStore(Optional.of(data.resolve("nets")), variant -> bundled);
  }

  private String used() {
    return store.used(rules.layout()).map(net -> net.about().origin()).orElse("none");
  }

  private List<Source> sources() {
    return store.list(rules).stream().map(each -> each.source()).toList();
  }

  @Test
  void theOwnOneGoesFirstAndWhatIsChosenBeforeAll() {
    assertEquals("bundle", used());
    store.put(rules, network.with("own"));
    assertEquals("own", used());
    assertEquals(List.of(Source.OWN, Source.BUNDLE, Source.NONE), sources());
    store.use(rules, Optional.of(Source.BUNDLE));
    assertEquals("bundle", used());
    store.use(rules, Optional.of(Source.NONE));
    assertEquals("none", used());
    open();
    assertEquals("none", used(), "it is kept");
    store.use(rules, Optional.empty());
    assertEquals("own", used());
    store.remove(rules);
    assertEquals("bundle", used());
  }

  private String used(Source source) {
    return store
        .used(rules, Optional.of(source))
        .map(net -> net.about().origin())
        .orElse("none");
  }

  @Test
  void aThinkerMayUseAnotherThanTheChosenOne() {
    store.put(rules, network.with("own"));
    assertEquals("own", used(Source.OWN));
    assertEquals("bundle", used(Source.BUNDLE));
    assertEquals("none", used(Source.NONE));
    assertEquals("own", used(), "what was chosen stays");
    assertArrayEquals(
        bundled.get(), store.usedBytes(rules, Optional.of(Source.BUNDLE)).get());
    assertEquals(Optional.empty(), store.usedBytes(rules, Optional.of(Source.NONE)));
    assertThrows(EngineException.class, () -> used(Source.SHELF));
  }

  @Test
  void aVariantThatLeavesTakesItsNetworkWithIt() {
    store.use(rules, Optional.of(Source.BUNDLE));
    bundled = Optional.empty();
    assertEquals("none", used());
    assertEquals(List.of(Source.NONE), sources());
    EngineException refused =
        assertThrows(EngineException.class, () -> store.use(rules, Optional.of(Source.BUNDLE)));
    assertEquals("small game brings no network", refused.getMessage());
  }

  @Test
  void oneGoesOutAndInAgain() throws IOException {
    Path file = data.resolve("out.net");
    store.export(rules, Source.BUNDLE, file);
    assertArrayEquals(bundled.orElseThrow(), Files.readAllBytes(file));
    store.importFrom(rules, file);
    assertEquals(List.of(Source.OWN, Source.BUNDLE, Source.NONE), sources());
  }

  @Test
  void aDamagedOneIsNotImportedAndNotPlayedWith() throws IOException {
    Path file = data.resolve("bad.net");
    Files.write(file, new byte[] {1, 2, 3});
    store.put(rules, network.with("own"));
    assertThrows(RequestException.class, () -> store.importFrom(rules, file));
    assertEquals("own", used(), "what was there stays");
    Files.write(data.resolve("nets").resolve("small-game.net"), new byte[] {1, 2, 3});
    assertEquals("bundle", used());
  }

  private byte[] bytes(String origin) {
    return NetworkFile.write(network.with(origin));
  }

  @Test
  void whatWasReplacedComesBackAndThatIsTakenBackToo() {
    store.put(rules, network.with("first"));
    assertEquals(
        "no network of small game was replaced, so there is none to go back to",
        assertThrows(EngineException.class, () -> store.rollback(rules)).getMessage());
    store.put(rules, network.with("second"));
    store.rollback(rules);
    assertEquals("first", used());
    open();
    store.rollback(rules);
    assertEquals("second", used());
    store.remove(rules);
    assertThrows(EngineException.class, () -> store.rollback(rules));
    assertEquals("bundle", used());
  }

  @Test
  void anUpdateFromAShelfIsTakenBackWithItsVersion() {
    store.putFromShelf(rules, "small-game.net", bytes("old"), "1.0");
    store.putFromShelf(rules, "small-game.net", bytes("new"), "1.1");
    store.rollback(rules);
    assertEquals("old", used());
    assertEquals(Map.of("small-game", "1.0"), store.fromShelf());
    store.rollback(rules);
    assertEquals(Map.of("small-game", "1.1"), store.fromShelf());
    store.put(rules, network.with("own"));
    assertThrows(EngineException.class, () -> store.rollback(rules), "the own one is meant");
  }

  @Test
  void whatWasReplacedAndIsDamagedDoesNotComeBack() throws IOException {
    store.put(rules, network.with("first"));
    store.put(rules, network.with("second"));
    Files.write(data.resolve("nets/earlier/small-game.net"), new byte[] {1, 2, 3});
    assertThrows(RequestException.class, () -> store.rollback(rules));
    assertEquals("second", used());
  }

  @Test
  void withoutADataFolderNothingIsKept() {
    NetworkStore nowhere = new NetworkStore(Optional.empty(), variant -> bundled);
    assertTrue(nowhere.used(rules.layout()).isPresent());
    assertThrows(EngineException.class, () -> nowhere.put(rules, network));
  }
}
