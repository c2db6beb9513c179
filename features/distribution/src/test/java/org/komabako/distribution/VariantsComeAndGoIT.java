package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.wiring.BundleWiring;

/**
 * Variant bundles come and go while the platform runs, by command and by file, and games with them.
 * The variant that comes is made up here; no line of the product names it.
 */
class VariantsComeAndGoIT {
  private static final String KEY = MadeUpVariant.KEY;
  private static final String NAME = MadeUpVariant.NAME;

  @TempDir
  Path folder;

  private RunningPlatform platform;
  private List<String> shipped;

  @BeforeEach
  void start() throws Exception {
    platform = new RunningPlatform(folder);
    shipped = platform.keys();
  }

  @AfterEach
  void stop() throws Exception {
    platform.close();
  }

  private void restart() throws Exception {
    platform.close();
    platform = new RunningPlatform(folder);
  }

  private Path watched(String name) {
    return folder.resolve("data/variants").resolve(name);
  }

  private Remote install(MadeUpVariant variant) {
    return platform.bundles().get("install", variant.uri(folder));
  }

  private Remote update(MadeUpVariant variant) {
    return platform.bundles().get("update", KEY, variant.uri(folder));
  }

  private static String play(Remote game) {
    Function<Object, Object> first = live -> {
      Remote board = new Remote(live);
      return board
          .get("play", board.all("legalMoves").get(0).target())
          .get("position")
          .text("sfen");
    };
    return game.text("change", first);
  }

  private static String sfen(Remote game) {
    Function<Object, Object> question = live -> new Remote(live).get("position").text("sfen");
    return game.text("read", question);
  }

  private static Optional<?> suspended(Remote game) {
    return (Optional<?>) game.call("suspended");
  }

  @Test
  void theShippedVariantsAreThere() throws Exception {
    assertEquals(ShippedVariants.files(), shipped.size());
    assertEquals(
        List.of(), platform.entries().stream().filter(e -> !e.endsWith(" ")).toList());
  }

  @Test
  void aFifthVariantIsInstalledPlayedUpdatedRemovedAndPlayedOn() throws Exception {
    assertEquals("[" + KEY + "]", install(MadeUpVariant.first()).text("variants"));
    assertTrue(platform.keys().contains(KEY));

    Remote game = platform.newGame(KEY);
    play(game);
    Path saved = folder.resolve("saved.komabako");
    platform.games().call("save", game.target(), saved);
    String sfen = play(game);

    assertEquals("2.0.0", update(MadeUpVariant.second()).text("version"));
    assertEquals(Optional.empty(), suspended(game));
    assertEquals(sfen, sfen(game));

    platform.bundles().call("uninstall", NAME);
    assertEquals(shipped, platform.keys());
    assertTrue(String.valueOf(suspended(game)).contains(KEY + " is not installed"));
    assertThrows(IllegalStateException.class, () -> play(game));
    assertEquals(1, platform.games().all("list").size());

    install(MadeUpVariant.second());
    assertEquals(Optional.empty(), suspended(game));
    String later = play(game);
    assertFalse(later.equals(sfen));
    assertEquals("2", platform.games().get("open", saved).text("id"));
  }

  @Test
  void aGameThatANewVersionCannotReadStaysSuspendedAndSaysWhy() throws Exception {
    install(MadeUpVariant.first());
    Remote game = platform.newGame(KEY);
    String sfen = play(game);
    update(MadeUpVariant.second()
        .with("row(\"P\"", "row(\"S\"")
        .with("gkg/ppp/3/PPP/GKG", "gkg/sss/3/SSS/GKG")
        .with("gk1/ppp/3/PPP/GKG", "gk1/sss/3/SSS/GKG"));
    String reason = String.valueOf(suspended(game));
    assertTrue(reason.contains("cannot go on with this game") && reason.contains("line"), reason);
    update(MadeUpVariant.second());
    assertEquals(sfen, sfen(game));
  }

  @Test
  void filesInTheWatchedFolderComeAndGo() throws Exception {
    Path jar = watched("any-name.jar");
    MadeUpVariant.first().build(jar);
    platform.await("the variant", () -> platform.keys().contains(KEY));
    Remote game = platform.newGame(KEY);
    String sfen = play(game);
    MadeUpVariant.second().build(jar);
    platform.await("the update", () -> platform.entries().contains(NAME + " 2.0.0 "));
    platform.await("the game", () -> suspended(game).isEmpty());
    assertEquals(sfen, sfen(game));
    Files.delete(jar);
    platform.await("the removal", () -> !platform.keys().contains(KEY));
    platform.await("the suspension", () -> suspended(game).isPresent());
    assertEquals(shipped, platform.keys());
  }

  @Test
  void aHalfCopiedFileIsLeftUntilItIsComplete() throws Exception {
    byte[] content = Files.readAllBytes(MadeUpVariant.first().build(folder.resolve("good.jar")));
    Path jar = watched("slow.jar");
    Files.write(jar, Arrays.copyOf(content, content.length / 2));
    platform.await(
        "the reason",
        () -> platform.entries().stream().anyMatch(e -> e.contains("slow.jar is no jar, or")));
    assertEquals(shipped, platform.keys());
    Files.write(jar, content);
    platform.await("the variant", () -> platform.keys().contains(KEY));
    // The variant is there before the look at the folders that brought it ends.
    platform.await(
        "the end of the complaint",
        () -> platform.entries().stream().noneMatch(e -> e.contains("slow.jar")));
  }

  @Test
  void aBrokenFileOverAGoodOneLeavesTheGoodOneInUse() throws Exception {
    Path jar = watched("fifth.jar");
    MadeUpVariant.first().build(jar);
    platform.await("the variant", () -> platform.keys().contains(KEY));
    Remote game = platform.newGame(KEY);
    String sfen = play(game);
    MadeUpVariant.second().with("gkg/ppp/3", "gkg/ppp/4").build(jar);
    platform.await(
        "the reason",
        () -> platform.entries().stream().anyMatch(e -> e.startsWith("fifth.jar  fifth.jar: ")));
    assertTrue(platform.entries().contains(NAME + " 1.0.0 "));
    assertEquals(sfen, sfen(game));
    Files.writeString(jar, "no jar at all");
    platform.await(
        "the other reason",
        () -> platform.entries().stream().anyMatch(e -> e.contains("fifth.jar is no jar, or")));
    assertEquals(sfen, sfen(game));
  }

  static Stream<Arguments> refusals() {
    return Stream.of(
        Arguments.of(
            "has no Bundle-SymbolicName",
            MadeUpVariant.first().withoutHeader("Bundle-SymbolicName")),
        Arguments.of("has no module-info.class", MadeUpVariant.first().withoutDescriptor()),
        Arguments.of("does not provide", MadeUpVariant.first().providingNothing()),
        Arguments.of(
            "was built for Java 60, this is Java ", MadeUpVariant.first().forJava(60)),
        Arguments.of(
            "it needs the package org.komabako.kernel.model [9.0.0,10.0.0), and here is version 1.",
            MadeUpVariant.first().importing("[9,10)")),
        Arguments.of(
            "a public constructor without arguments",
            MadeUpVariant.first()
                .with(
                    "private final VariantTable",
                    "FifthGame() {}\n"
                        + "public static FifthGame provider() { return new FifthGame(); }\n"
                        + "final VariantTable")),
        Arguments.of(
            "it is out of order",
            MadeUpVariant.first()
                .with(
                    "return RuleBook.PLAIN",
                    "throw new IllegalStateException(\"it is out of order\")")),
        Arguments.of("", MadeUpVariant.first().with("gkg/ppp/3/PPP/GKG", "gkg/xxx/3/PPP/GKG")),
        Arguments.of("", MadeUpVariant.first().with("gk1/ppp/3/PPP/GKG w", "gk1/ppp/3 w")));
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void whatCannotBeUsedIsRefusedWithTheReason(String words, MadeUpVariant variant)
      throws Exception {
    URI uri = variant.uri(folder);
    assertRefused(words, uri);
    // The same as a file, and a good one beside it.
    Files.copy(Path.of(uri), watched("bad.jar"));
    MadeUpVariant.first().with("\"fifth\"", "\"sixth\"").named("a.sixth").build(watched("a.jar"));
    platform.await("the good one", () -> platform.keys().contains("sixth"));
    platform.await(
        "the reason",
        () -> platform.entries().stream()
            .anyMatch(e -> e.startsWith("bad.jar  bad.jar") && e.contains(words)));
    assertFalse(platform.keys().contains(KEY));
  }

  private void assertRefused(String words, URI uri) throws Exception {
    List<String> before = platform.entries();
    String message = assertThrows(
            IllegalArgumentException.class, () -> platform.bundles().call("install", uri))
        .getMessage();
    assertTrue(message.contains(words), message);
    assertFalse(message.contains(".part"), message);
    assertEquals(before, platform.entries());
    try (Stream<Path> files = Files.list(watched("."))) {
      assertTrue(files.noneMatch(file -> file.toString().contains("new-")));
    }
  }

  @Test
  void whatIsNoJarIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("note.jar"), "good morning");
    assertRefused("note.jar is no jar, or is damaged or not complete", file.toUri());
    byte[] content = Files.readAllBytes(MadeUpVariant.first().build(folder.resolve("good.jar")));
    Files.write(file, Arrays.copyOf(content, content.length - 100));
    assertRefused("note.jar is no jar, or is damaged or not complete", file.toUri());
  }

  @Test
  void whatIsThereAlreadyIsRefused() throws Exception {
    install(MadeUpVariant.first());
    assertRefused("is installed already", MadeUpVariant.second().uri(folder));
    assertRefused(
        "the variant fifth is there already, from " + NAME,
        MadeUpVariant.first().named("another.name").uri(folder));
    Path first = Distribution.jars(Distribution.TREE.resolve("variants")).get(0);
    Files.copy(first, watched("copy.jar"));
    platform.await(
        "the duplicate",
        () -> platform.entries().stream()
            .anyMatch(e -> e.startsWith("copy.jar") && e.contains("is installed already")));
  }

  @Test
  void aBadUpdateLeavesTheOldVersionInUse() throws Exception {
    install(MadeUpVariant.first());
    Remote game = platform.newGame(KEY);
    String sfen = play(game);
    for (MadeUpVariant bad : List.of(
        MadeUpVariant.second().forJava(60),
        MadeUpVariant.second().importing("[9,10)"),
        MadeUpVariant.second().header("Import-Package", "a.b,a.b"),
        MadeUpVariant.second().with("\"fifth\"", "\"" + shipped.get(0) + "\""),
        MadeUpVariant.second().with("gkg/ppp/3", "gkg/ppp/4"))) {
      assertThrows(IllegalArgumentException.class, () -> update(bad));
      assertTrue(platform.entries().contains(NAME + " 1.0.0 "), platform.entries()::toString);
      assertEquals(sfen, sfen(game));
    }
    restart();
    assertTrue(platform.entries().contains(NAME + " 1.0.0 "));
  }

  @Test
  void anOlderVersionIsTakenOnlyIfThatIsSaid() throws Exception {
    install(MadeUpVariant.second());
    URI first = MadeUpVariant.first().uri(folder);
    String message = assertThrows(
            IllegalArgumentException.class, () -> platform.bundles().call("update", KEY, first))
        .getMessage();
    assertTrue(message.contains("is older than 2.0.0"), message);
    assertTrue(platform.entries().contains(NAME + " 2.0.0 "));
    assertEquals("1.0.0", platform.bundles().get("update", KEY, first, true).text("version"));
  }

  @Test
  void ofTwoVersionsInTheFolderTheNewestIsUsedAndTheOtherToldOf() throws Exception {
    MadeUpVariant.first().build(watched("a.jar"));
    platform.await("the first", () -> platform.entries().contains(NAME + " 1.0.0 "));
    Remote game = platform.newGame(KEY);
    MadeUpVariant.second().build(watched("b.jar"));
    platform.await("the second", () -> platform.entries().contains(NAME + " 2.0.0 "));
    assertEquals(Optional.empty(), suspended(game));
    assertTrue(
        platform.entries().stream()
            .anyMatch(e -> e.startsWith("a.jar") && e.contains("is installed already")),
        platform.entries()::toString);
  }

  @Test
  void aBundleThatComesPastTheFoldersIsCheckedAndToldOf() throws Exception {
    Bundle other = platform.installed(
        MadeUpVariant.first().with("\"fifth\"", "\"" + shipped.get(0) + "\"").uri(folder));
    other.start();
    assertEquals(shipped, platform.keys(), "a key that is taken");
    assertTrue(
        platform.entries().stream()
            .anyMatch(e -> e.startsWith(NAME) && e.contains("is there already, from")),
        platform.entries()::toString);
    other.uninstall();
    Bundle own = platform.installed(MadeUpVariant.registeringItself().uri(folder));
    own.start();
    assertTrue(platform.keys().contains(KEY));
    Remote game = platform.newGame(KEY);
    assertEquals(Optional.empty(), suspended(game));
    assertTrue(platform.entries().contains(NAME + " 1.0.0 "), platform.entries()::toString);
    own.stop();
    assertEquals(shipped, platform.keys());
    assertTrue(suspended(game).isPresent());
  }

  @Test
  void whatTheFrameworkHasUninstalledCanBeInstalledAgain() throws Exception {
    install(MadeUpVariant.first());
    platform.bundle(NAME).orElseThrow().uninstall();
    assertFalse(platform.keys().contains(KEY));
    assertFalse(platform.entries().contains(NAME + " 1.0.0 "));
    install(MadeUpVariant.first());
    assertTrue(platform.keys().contains(KEY));
  }

  @Test
  void aRefreshOfTheKernelTakesNoTwentySeconds() throws Exception {
    install(MadeUpVariant.first());
    long start = System.nanoTime();
    platform.refresh("org.komabako.kernel");
    platform.await("all variants are back", () -> {
      try {
        return platform.keys().size() == shipped.size() + 1;
      } catch (IllegalStateException e) {
        return false;
      }
    });
    long seconds = (System.nanoTime() - start) / 1_000_000_000;
    assertTrue(seconds < 15, seconds + " s");
  }

  /** What some variants share is a bundle of the program; the framework's own command alone can take it away. */
  @Test
  void variantsLeaveWithWhatTheyShare() throws Exception {
    Bundle shared = platform.bundle("org.komabako.lionfamily").orElseThrow();
    assertFalse(platform.entries().toString().contains("lionfamily"), platform.entries()::toString);
    // Two that use it, and texts that extend the first of them.
    List<String> needy = List.of("chushogi", "heiseichushogi", "dai", "tenjiku");
    assertTrue(platform.keys().containsAll(needy), platform.keys()::toString);
    Remote game = platform.newGame(needy.get(0));
    assertEquals(Optional.empty(), suspended(game));
    shared.uninstall();
    platform.refresh(shared);
    List<String> others = shipped.stream().filter(key -> !needy.contains(key)).toList();
    platform.await("they have left", () -> platform.keys().equals(others));
    assertTrue(suspended(game).isPresent());
  }

  @Test
  void anOfferRunsNothingUntilItIsAccepted() throws Exception {
    Remote offer = platform.bundles().get("offer", MadeUpVariant.first().uri(folder));
    assertEquals(NAME + " 1.0.0", offer.text("name") + " " + offer.text("version"));
    assertEquals(64, offer.get("came").text("digest").length());
    assertEquals("false", offer.text("isAgreed"));
    assertFalse(platform.keys().contains(KEY));
    offer.call("close");
    try (Stream<Path> files = Files.list(watched("."))) {
      assertEquals(List.of(), files.toList());
    }
    install(MadeUpVariant.first());
    Remote again = platform.bundles().get("offer", MadeUpVariant.first().uri(folder));
    assertEquals("true", again.text("isAgreed"));
    again.call("close");
  }

  @Test
  void stateSurvivesARestart() throws Exception {
    install(MadeUpVariant.first());
    Remote game = platform.newGame(KEY);
    String sfen = play(game);
    platform.bundles().call("uninstall", shipped.get(0));
    List<String> keys = platform.keys();
    List<String> entries = platform.entries();
    restart();
    assertEquals(keys, platform.keys());
    assertEquals(entries, platform.entries());
    assertEquals(sfen, sfen(platform.games().optional("find", "1").orElseThrow()));
  }

  @Test
  void aShippedVariantIsUpdatedRemovedAndBroughtBack() throws Exception {
    for (String kind : List.of(".jar", ".variant")) {
      Remote entry = platform.bundles().all("list").stream()
          .filter(each -> each.text("source").endsWith(kind))
          .findFirst()
          .orElseThrow();
      updateRemoveAndBringBack(entry.text("name"), Path.of(entry.text("source")), kind);
    }
  }

  private List<String> removed() throws Exception {
    return platform.bundles().all("removed").stream()
        .map(each -> each.text("name"))
        .toList();
  }

  private void updateRemoveAndBringBack(String name, Path file, String kind) throws Exception {
    byte[] before = Files.readAllBytes(file);
    assertEquals(
        watched(name + kind).toString(),
        platform.bundles().get("update", name, file.toUri()).text("source"));
    restart();
    assertEquals(shipped, platform.keys());
    platform.bundles().call("uninstall", name);
    restart();
    // What extends it leaves with it.
    assertTrue(platform.keys().size() < shipped.size());
    assertEquals(List.of(name), removed());
    platform.bundles().call("install", file.toUri());
    assertEquals(List.of(), removed());
    assertEquals(shipped, platform.keys());
    restart();
    assertEquals(shipped, platform.keys());
    assertTrue(Arrays.equals(before, Files.readAllBytes(file)));
  }

  @Test
  void theFeatureThatRunsCannotBeRemovedAndAnotherComesAndGoes() throws Exception {
    assertThrows(
        IllegalArgumentException.class, () -> platform.features().call("uninstall", "console"));
    String extra = platform.features().all("list").stream()
        .filter(feature -> feature.text("installed").equals("false"))
        .findFirst()
        .orElseThrow()
        .text("name");
    assertEquals("true", platform.features().get("install", extra).text("installed"));
    restart();
    assertEquals("false", platform.features().get("uninstall", extra).text("installed"));
    restart();
    assertEquals("true", platform.features().get("install", extra).text("installed"));
    assertEquals(shipped, platform.keys());
  }

  @Test
  void twoHundredRoundsLeaveNoClassLoaderBehind() throws Exception {
    URI jar = MadeUpVariant.first().uri(folder);
    List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
    Remote survivor = null;
    for (int round = 0; round < 200; round++) {
      platform.bundles().call("install", jar);
      if (survivor == null) {
        survivor = platform.newGame(KEY);
      }
      play(platform.newGame(KEY));
      platform.games().call("close", platform.games().all("list").get(1).target());
      loaders.add(new WeakReference<>(
          platform.bundle(NAME).orElseThrow().adapt(BundleWiring.class).getClassLoader()));
      platform.bundles().call("uninstall", KEY);
    }
    RunningPlatform.awaitCollected(loaders);
    assertTrue(suspended(survivor).isPresent());
    assertEquals(Optional.empty(), platform.bundle(NAME));
  }
}
