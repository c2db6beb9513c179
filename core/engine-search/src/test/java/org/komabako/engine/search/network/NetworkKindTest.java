package org.komabako.engine.search.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.RequestException;
import org.komabako.base.shelf.ShelfEntry;
import org.komabako.base.shelf.ShelfKind;
import org.komabako.engine.Networks.Source;
import org.komabako.engine.search.SmallGame;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** Networks on a shelf: what an index says of them, and which are taken. */
class NetworkKindTest {
  private static final String KEY = "small-game";

  @TempDir
  private Path data;

  private final Variant game = new SmallGame(new Repetition.Ignored());
  private final Rules rules = Rules.of(game);
  private final Network network = NetworkFileTest.network(rules.layout());
  private Optional<Variant> installed = Optional.of(game);
  private NetworkStore store = NetworkStore.none();
  private ShelfKind kind = new NetworkKind(store, key -> installed);

  @BeforeEach
  void open() {
    store = new NetworkStore(Optional.of(data.resolve("nets")), variant -> Optional.empty());
    kind = new NetworkKind(store, key -> installed.filter(each -> key.equals(KEY)));
  }

  private Path file(String origin) throws IOException {
    return Files.write(data.resolve("some.net"), NetworkFile.write(network.with(origin)));
  }

  private String used() {
    return store.used(rules.layout()).map(net -> net.about().origin()).orElse("none");
  }

  @Test
  void anIndexTellsItsVariantItsOriginAndWhenItWasWritten() throws IOException {
    Path file = file("round 4");
    Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2026-02-03T04:05:06Z")));
    ShelfEntry entry = kind.describe(file).orElseThrow();
    assertEquals(KEY, entry.name());
    assertEquals("2026.2.3.0405", entry.version());
    assertEquals("round 4", entry.provides().get(0).attributes().get("about.en"));
    assertEquals(Map.of(ShelfKind.BESIDE, KEY), entry.provides().get(1).attributes());
    assertEquals(
        List.of(ShelfKind.Part.requirement("komabako.variant", "(komabako.variant=small-game)")),
        entry.needs());
  }

  @Test
  void anIndexTellsInTheLanguagesOfTheProgramFromHowMuchATrainingLearnt() throws IOException {
    Path file = file("round 3, 935536 positions of 9200 own games, data d5f8; 69 of 100 games");
    Map<String, String> said =
        kind.describe(file).orElseThrow().provides().get(0).attributes();
    assertEquals(
        "learnt from 935,536 positions of 9,200 games of the engine against itself",
        said.get("about.en"));
    assertEquals("エンジンどうしの9,200局の935,536局面から学習", said.get("about.ja"));
  }

  @Test
  void itsVersionIsWhenItWasMadeWhereverItsFileWasCopied() throws IOException {
    Network made = network.made(Instant.parse("2026-01-02T13:14:15Z"));
    Path file = Files.write(data.resolve("made.net"), NetworkFile.write(made));
    assertEquals("2026.1.2.1314", kind.describe(file).orElseThrow().version());
  }

  @Test
  void oneFromAShelfIsPlayedWithUnlessThereIsAnOwnOneAndIsRemovedAfterThat() throws IOException {
    kind.install(file("shelf"), KEY, "2026.2.3.0405");
    assertEquals("shelf", used());
    assertEquals(Map.of(KEY, "2026.2.3.0405"), kind.installed());
    store.put(rules, network.with("own"));
    assertEquals("own", used());
    assertEquals(
        List.of(Source.OWN, Source.SHELF, Source.NONE),
        store.list(rules).stream().map(each -> each.source()).toList());
    kind.install(file("newer"), KEY, "2026.2.4.0000");
    assertEquals("own", used(), "what was trained here stays");
    store.remove(rules);
    assertEquals("newer", used());
    store.remove(rules);
    assertEquals("none", used());
    assertEquals(Map.of(), kind.installed());
  }

  private String refused(Path file, String name) {
    return assertThrows(RequestException.class, () -> kind.install(file, name, "1.0"))
        .getMessage();
  }

  @Test
  void whatDoesNotFitIsRefusedAndWhatWasThereStays() throws IOException {
    kind.install(file("shelf"), KEY, "1.0");
    NetworkInfo about = network.about();
    Network other = new Network(
        new NetworkInfo(
            KEY,
            about.files() + 1,
            about.ranks(),
            about.pieces(),
            600,
            0,
            Optional.empty(),
            "other"),
        network.zones(),
        network.hidden(),
        network.inputWeights(),
        network.hiddenBiases(),
        network.outputWeights(),
        network.outputBias());
    Path wrong = Files.write(data.resolve("wrong.net"), NetworkFile.write(other));
    assertTrue(refused(wrong, KEY).contains((about.files() + 1) + "x" + about.ranks()));
    byte[] bytes = NetworkFile.write(network);
    bytes[bytes.length - 40]++;
    Path damaged = Files.write(data.resolve("damaged.net"), bytes);
    assertTrue(refused(damaged, KEY).contains("damaged"), refused(damaged, KEY));
    assertEquals("duel.net is a network for small-game, not for duel", refused(wrong, "duel"));
    installed = Optional.empty();
    assertEquals(Map.of(), kind.installed(), "a newer one would bring the variant back");
    assertTrue(refused(file("late"), KEY).contains("is not installed"));
    assertEquals("shelf", used());
  }
}
