package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.platform.internal.RunningFolders.await;
import static org.komabako.platform.internal.RunningFolders.names;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.Registration;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.internal.TestVariant.Does;
import org.osgi.framework.Bundle;

/** The bundles are those of the jars in the folders, whatever happens to the files. */
class VariantFoldersTest {
  @TempDir
  Path folder;

  private RunningFolders running;
  private Path own;
  private Path shipped;

  @BeforeEach
  void prepare() throws Exception {
    running = new RunningFolders(folder);
    own = running.user.resolve("any.jar");
    shipped = running.shipped.resolve("tiny.jar");
  }

  @AfterEach
  void end() throws Exception {
    running.close();
  }

  private VariantFolders start() {
    return running.start().folders();
  }

  private void assertProblem(Path file, String words) {
    String problem = running.folders().problemOf(file).in(Locale.ENGLISH);
    assertTrue(problem.contains(words), problem);
    assertTrue(running.folders().problems().containsKey(file));
  }

  @Test
  void whatLiesThereAtTheStartIsUsed() throws Exception {
    TestVariant.of("1.0").build(own);
    VariantFolders folders = start();
    assertEquals(List.of("a.b 1.0.0"), running.entries());
    assertEquals(List.of("tiny"), running.keys());
    Bundle bundle = folders.find("tiny").orElseThrow();
    assertEquals(bundle, folders.find("a.b").orElseThrow());
    assertEquals(Optional.empty(), folders.find("other"));
    assertEquals(Optional.of(own), folders.fileOf("a.b"));
    assertEquals(JarInspector.digest(own), folders.jarOf("a.b").orElseThrow().digest());
    assertEquals(Optional.empty(), folders.fileOf("tiny"));
    assertTrue(folders.problemOf(own).isEmpty());
  }

  @Test
  void theUsersFolderIsMadeAndIsPrivate() throws Exception {
    assertEquals(running.user, start().userFolder());
    assertEquals(
        "rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(running.user)));
  }

  @Test
  void whatAKilledProcessHadBegunToFetchIsRemoved() throws Exception {
    Files.createDirectories(running.user);
    for (String name : List.of("new-1.part", ".a.b.jar.part", "mine.part", "new-1.txt")) {
      Files.writeString(running.user.resolve(name), "");
    }
    start();
    assertEquals(List.of("mine.part", "new-1.txt"), names(running.user));
  }

  @Test
  void bundlesOfAnEarlierLifeAreDropped() throws Exception {
    TestVariant.of("1.0").build(own);
    start();
    Bundle before = running.folders().find("a.b").orElseThrow();
    running.stop();
    Files.delete(own);
    start();
    assertEquals(Bundle.UNINSTALLED, before.getState());
    assertEquals(List.of(), running.installed());
  }

  @Test
  void severalFoldersAreWatchedAndTheUsersIsTheLastOfThem() throws Exception {
    Path more = Files.createDirectory(folder.resolve("more"));
    running.properties.put(
        "komabako.variants",
        String.join(
            File.pathSeparator,
            running.shipped.toString(),
            "",
            more.toString(),
            running.user.toString()));
    TestVariant.of("1.0").build(shipped);
    TestVariant.of("1.0").named("c").keyed("more").build(more.resolve("c.jar"));
    TestVariant.of("1.0").named("d").keyed("own").build(own);
    VariantFolders folders = start();
    assertEquals(List.of("more", "own", "tiny"), running.keys());
    assertTrue(folders.isShipped(shipped));
    assertTrue(folders.isShipped(more.resolve("../more/c.jar")));
    assertFalse(folders.isShipped(own));
    assertFalse(folders.isShipped(folder.resolve("c.jar")));
  }

  @Test
  void whatIsShippedIsAskedForItsRulesOnlyWhenTheyArePlayed() throws Exception {
    TestVariant.of("1.0").when("examined", Does.THROW).build(shipped);
    TestVariant.of("1.0").named("d").keyed("own").when("examined", Does.THROW).build(own);
    start();
    assertEquals(List.of("tiny"), running.keys());
    assertProblem(own, "not today");
    Variant tiny = running.registry().require("tiny");
    OptionValues values = OptionValues.base(tiny);
    assertEquals(RuleBook.PLAIN, tiny.rules(values));
    OptionValues shut = values.with("gate", "shut");
    String problem =
        assertThrows(IllegalArgumentException.class, () -> tiny.rules(shut)).getMessage();
    assertTrue(problem.contains("not today"), problem);
  }

  @Test
  void withoutShippedFoldersThereIsTheUsers() {
    running.properties.remove("komabako.variants");
    TestVariant.of("1.0").build(own);
    start();
    assertEquals(List.of("tiny"), running.keys());
  }

  @Test
  void theSafeModeKeepsTheUsersOut() {
    running.properties.put("komabako.safe", "true");
    TestVariant.of("1.0").build(own);
    TestVariant.of("1.0").named("c").keyed("other").build(shipped);
    start();
    assertEquals(List.of("other"), running.keys());
    assertEquals(List.of("c 1.0.0"), running.entries());
  }

  @Test
  void aFileIsFoundWithoutAnybodyAskingAndGoesAgain() throws Exception {
    start();
    TestVariant.of("1.0").build(own);
    await("it comes", () -> running.keys().equals(List.of("tiny")));
    TestVariant.of("1.1").build(own);
    await("the new one", () -> running.entries().equals(List.of("a.b 1.1.0")));
    Files.delete(own);
    await("it goes", () -> running.entries().isEmpty());
    assertEquals(List.of(), running.keys());
    assertEquals(List.of(), running.installed());
  }

  @Test
  void aListenerThatThrowsEndsNoLooking() throws Exception {
    VariantFolders folders = start();
    AtomicInteger told = new AtomicInteger();
    var unused = folders.listen(() -> {
      told.incrementAndGet();
      throw new AssertionError("a listener fails");
    });
    TestVariant.of("1.0").build(own);
    await("it comes", () -> running.keys().equals(List.of("tiny")));
    Files.delete(own);
    await("it goes", () -> running.entries().isEmpty());
    await("both are told", () -> told.get() >= 2);
  }

  @Test
  void afterTheEndNobodyLooks() throws Exception {
    VariantFolders folders = start();
    await("somebody looks", VariantFoldersTest::isLookedAt);
    folders.close();
    await("nobody looks", () -> !isLookedAt());
  }

  /** Only this thread looks at folders, and it ends when it has nothing to do. */
  private static boolean isLookedAt() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().equals("komabako-variants"));
  }

  @Test
  void anUpdateLeavesOneBundle() {
    TestVariant.of("1.0").build(own);
    VariantFolders folders = start();
    TestVariant.of("2.0").build(own);
    folders.scan();
    assertEquals(List.of("a.b 2.0.0"), running.entries());
    assertEquals(List.of("a.b 2.0.0"), running.installed());
    assertEquals(List.of("tiny"), running.keys());
  }

  @Test
  void anUnchangedFolderChangesNothing() {
    TestVariant.of("1.0").build(own);
    VariantFolders folders = start();
    Bundle before = folders.find("a.b").orElseThrow();
    List<String> told = new ArrayList<>();
    folders.listen(() -> told.add("changed"));
    folders.scan();
    assertEquals(List.of(), told);
    assertEquals(before, folders.find("a.b").orElseThrow());
  }

  @Test
  void eachChangeIsToldUntilNobodyListens() throws Exception {
    VariantFolders folders = start();
    List<String> told = new ArrayList<>();
    Registration listening = folders.listen(() -> told.add(running.keys().toString()));
    TestVariant.of("1.0").build(own);
    folders.scan();
    assertTrue(told.contains("[tiny]"), told.toString());
    listening.close();
    told.clear();
    Files.delete(own);
    folders.scan();
    assertEquals(List.of(), told);
  }

  @Test
  void aBrokenFileOverAGoodOneLeavesTheGoodOneInUse() throws Exception {
    TestVariant.of("1.0").build(own);
    VariantFolders folders = start();
    Bundle before = folders.find("a.b").orElseThrow();
    Files.writeString(own, "no jar");
    folders.scan();
    assertProblem(own, "any.jar is no jar");
    assertEquals(before, folders.find("a.b").orElseThrow());
    assertEquals(List.of("tiny"), running.keys());
    TestVariant.of("1.1").build(own);
    folders.scan();
    assertEquals(List.of("a.b 1.1.0"), running.entries());
  }

  @Test
  void aNewVersionThatCannotBeUsedLeavesTheOldOneInUse() {
    TestVariant.of("1.0").build(own);
    VariantFolders folders = start();
    Bundle before = folders.find("a.b").orElseThrow();
    TestVariant.of("2.0").faulty().build(own);
    folders.scan();
    assertProblem(own, "any.jar: ");
    assertEquals(before, folders.find("a.b").orElseThrow());
    assertEquals(Bundle.ACTIVE, before.getState());
    assertEquals(List.of("a.b 1.0.0"), running.installed());
    assertEquals(List.of("tiny"), running.keys());
  }

  @Test
  void aSingletonMakesRoomForItsNewVersionAndComesBackIfThatCannotBeUsed() throws Exception {
    TestVariant old = TestVariant.of("1.0").header("Bundle-SymbolicName", "a.b;singleton:=true");
    old.build(own);
    VariantFolders folders = start();
    Path next = running.user.resolve("next.jar");
    TestVariant.of("2.0")
        .header("Bundle-SymbolicName", "a.b;singleton:=true")
        .faulty()
        .build(next);
    folders.scan();
    assertProblem(next, "next.jar: ");
    assertEquals(List.of("a.b 1.0.0"), running.installed());
    assertEquals(List.of("tiny"), running.keys());
    TestVariant.of("2.0").header("Bundle-SymbolicName", "a.b;singleton:=true").build(next);
    folders.scan();
    assertEquals(List.of("a.b 2.0.0"), running.installed());
    assertEquals(List.of("tiny"), running.keys());
  }

  @Test
  void aSingletonWhoseFileHasGoneCannotComeBack() throws Exception {
    TestVariant.of("1.0").header("Bundle-SymbolicName", "a.b;singleton:=true").build(own);
    VariantFolders folders = start();
    TestVariant.of("2.0")
        .header("Bundle-SymbolicName", "a.b;singleton:=true")
        .faulty()
        .build(own);
    folders.scan();
    assertEquals(List.of(), running.installed());
    assertEquals(List.of(), running.keys());
    assertProblem(own, "any.jar: ");
  }

  @Test
  void ofTwoOfOneNameTheOlderIsUsedIfTheNewerCannotBe() throws Exception {
    TestVariant.of("1.0").build(own);
    Path next = running.user.resolve("next.jar");
    TestVariant.of("2.0").faulty().build(next);
    VariantFolders folders = start();
    assertEquals(List.of("a.b 1.0.0"), running.installed());
    assertEquals(Set.of(next), folders.problems().keySet());
    Files.delete(next);
    folders.scan();
    assertEquals(Set.of(), folders.problems().keySet());
    assertEquals(List.of("tiny"), running.keys());
  }

  @Test
  void whatFailedIsTriedAgainWhenTheFolderChangesAndItWasInNobodysPlace() {
    TestVariant.of("1.0").build(own);
    VariantFolders folders = start();
    Path twin = running.user.resolve("twin.jar");
    TestVariant.of("1.0").named("twin").build(twin);
    folders.scan();
    assertProblem(twin, "the variant tiny is there already, from a.b");
    assertTrue(own.toFile().delete());
    folders.scan();
    assertEquals(List.of("twin 1.0.0"), running.entries());
  }

  @Test
  void aBundleOfTheSameNameFromElsewhereStays() throws Exception {
    Path jar = TestVariant.of("1.0").build(folder.resolve("elsewhere.jar"));
    VariantFolders folders = start();
    Bundle other = running.context().installBundle(jar.toUri().toString());
    TestVariant.of("2.0").build(own);
    folders.scan();
    assertProblem(own, "the bundle a.b is installed already, from file:");
    assertEquals(List.of(), running.installed());
    other.uninstall();
    folders.retry(Set.of(own));
    assertEquals(List.of("a.b 2.0.0"), running.installed());
  }

  @Test
  void whatOthersUninstallIsNotListedAndComesAgain() throws Exception {
    TestVariant.of("1.0").build(own);
    VariantFolders folders = start();
    folders.find("a.b").orElseThrow().uninstall();
    assertEquals(Set.of(), folders.bundles().keySet());
    folders.setRemoved("other", true);
    folders.scan();
    assertEquals(List.of("a.b 1.0.0"), running.installed());
  }

  @Test
  void aShippedBundleThatIsNotWantedGoesAndComes() {
    TestVariant.of("1.0").build(shipped);
    VariantFolders folders = start();
    assertFalse(folders.isRemoved("a.b"));
    folders.setRemoved("a.b", true);
    folders.scan();
    assertTrue(folders.isRemoved("a.b"));
    assertEquals(List.of(), running.entries());
    folders.setRemoved("a.b", false);
    folders.scan();
    assertEquals(List.of("tiny"), running.keys());
  }

  @Test
  void codeThatDoesNotComeBackIsSetAsideUntilItIsTriedAgain() throws Exception {
    TestVariant.of("1.0").when("made", Does.LOOP).build(own);
    running.limit(50);
    VariantFolders folders = start();
    assertProblem(own, "it is set aside, because its code did not come back within 0.05 s");
    assertProblem(own, "variant:retry a.b tries it again");
    assertEquals(List.of(), running.installed());
    running.stop();
    folders = start();
    assertProblem(own, "it is set aside");
    assertEquals(List.of(own), folders.retry(Set.of(own)));
    assertProblem(own, "it is set aside");
    running.stop();
    running.limit(5_000);
    TestVariant.of("1.0").build(own);
    folders = start();
    assertEquals(List.of("a.b 1.0.0"), running.entries());
    assertEquals(List.of(), folders.retry(Set.of(own)));
  }

  @Test
  void aShippedOneIsNotSetAside() {
    TestVariant.of("1.0").named("leaves").when("made", Does.LEAVE_A_THREAD).build(shipped);
    VariantFolders folders = start();
    assertProblem(shipped, "it left 1 threads running");
    assertFalse(folders.problemOf(shipped).in(Locale.ENGLISH).contains("set aside"));
  }

  @Test
  void codeThatDoesHarmInAGameIsSetAsideAndTheOthersStay() throws Exception {
    TestVariant.of("1.0").when("asked", Does.LOOP).build(own);
    TestVariant.of("1.0").named("c").keyed("other").build(running.user.resolve("c.jar"));
    running.limit(500);
    VariantFolders folders = start();
    Variant variant = running.registry().require("tiny");
    OptionValues values = OptionValues.base(variant).with("touch", "strict");
    assertThrows(IllegalStateException.class, () -> variant.rules(values));
    await("it goes", () -> !folders.problemOf(own).isEmpty());
    assertProblem(own, "it is set aside, because its code did not come back");
    assertEquals(List.of("other"), running.keys());
    assertEquals(List.of("c 1.0.0"), running.installed());
  }

  @Test
  void whatAFileSaysOfItselfCanBeAskedAlwaysIfItSaysSomething() throws Exception {
    VariantFolders folders = start();
    TestVariant.of("1.0").build(own);
    assertEquals("a.b", folders.inspect(own).orElseThrow().symbolicName());
    Files.writeString(own, "no jar");
    assertEquals(Optional.empty(), folders.inspect(own));
    Files.delete(own);
    assertEquals(Optional.empty(), folders.inspect(own));
  }

  private void put(TestVariant variant, Path place, boolean replaces) throws IOException {
    Path part = variant.build(running.user.resolve("new-1.part"));
    running.folders().put(part, place, JarInspector.inspect(part), replaces);
  }

  @Test
  void whatIsPutIsTriedBesideItsPlaceAndThenTakesIt() throws Exception {
    start();
    put(TestVariant.of("1.0"), own, false);
    assertEquals(List.of("any.jar"), names(running.user));
    assertEquals(List.of("a.b 1.0.0"), running.entries());
    put(TestVariant.of("2.0"), own, false);
    assertEquals(List.of("any.jar"), names(running.user));
    assertEquals(List.of("a.b 2.0.0"), running.installed());
    assertEquals(List.of("tiny"), running.keys());
  }

  @Test
  void whatIsPutInThePlaceOfAShippedOneIsUsedInstead() throws Exception {
    TestVariant.of("1.0").build(shipped);
    VariantFolders folders = start();
    put(TestVariant.of("0.9"), own, true);
    assertTrue(folders.isRemoved("a.b"));
    assertEquals(List.of("a.b 0.9.0"), running.entries());
    Files.delete(own);
    folders.scan();
    assertEquals(List.of(), running.entries());
  }

  @Test
  void whatCannotBeUsedIsNotPutAnywhere() throws Exception {
    start();
    put(TestVariant.of("1.0"), own, false);
    Bundle before = running.folders().find("a.b").orElseThrow();
    IllegalArgumentException refused = assertThrows(
        IllegalArgumentException.class, () -> put(TestVariant.of("2.0").faulty(), own, false));
    assertFalse(refused.getMessage().isEmpty());
    assertEquals(List.of("any.jar", "new-1.part"), names(running.user));
    assertEquals(before, running.folders().find("a.b").orElseThrow());
    assertEquals(List.of("a.b 1.0.0"), running.entries());
    assertEquals(List.of("tiny"), running.keys());
  }

  @Test
  void whatDoesHarmWhenItIsPutIsNotSetAsideSinceItIsNowhere() throws Exception {
    running.limit(50);
    start();
    TestVariant harmful = TestVariant.of("1.0").when("made", Does.LOOP);
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> put(harmful, own, false));
    assertTrue(refused.getMessage().contains("did not come back within"), refused.getMessage());
    assertFalse(refused.getMessage().contains("set aside"), refused.getMessage());
    assertEquals(
        Optional.empty(),
        running
            .guards()
            .setAside()
            .reason(JarInspector.digest(running.user.resolve("new-1.part"))));
  }

  @Test
  void whereThePlaceCannotBeTakenTheOldOneIsInUseAgain() throws Exception {
    TestVariant.of("1.0").build(own);
    start();
    Path taken = Files.createDirectories(running.user.resolve("taken/by"));
    assertThrows(IOException.class, () -> put(TestVariant.of("2.0"), taken.getParent(), false));
    assertEquals(List.of("a.b 1.0.0"), running.installed());
    assertEquals(List.of("tiny"), running.keys());
    assertThrows(
        IOException.class,
        () -> put(TestVariant.of("2.0").named("c").keyed("c"), taken.getParent(), false));
    assertEquals(List.of("a.b 1.0.0"), running.installed());
    assertFalse(running.folders().isRemoved("a.b"));
  }

  @Test
  void whatHasGoneCannotBePut() throws Exception {
    start();
    Path part = TestVariant.of("1.0").build(running.user.resolve("new-1.part"));
    JarInspector jar = JarInspector.inspect(part);
    Files.delete(part);
    assertThrows(IOException.class, () -> running.folders().put(part, own, jar, false));
  }

  @Test
  void whoPutsItAgainMeansItThoughItWasSetAside() throws Exception {
    start();
    Path part = TestVariant.of("1.0").build(running.user.resolve("new-1.part"));
    JarInspector jar = JarInspector.inspect(part);
    running.guards().setAside().put(jar.digest(), "a.b", ExitWatch.ENDED);
    running.folders().put(part, own, jar, false);
    assertEquals(List.of("a.b 1.0.0"), running.entries());
  }
}
