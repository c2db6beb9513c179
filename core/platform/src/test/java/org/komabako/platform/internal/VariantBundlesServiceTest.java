package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.platform.internal.RunningFolders.names;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.Registration;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantBundles.Entry;
import org.komabako.platform.VariantBundles.Offer;
import org.komabako.platform.internal.TestVariant.Does;
import org.osgi.framework.Bundle;
import org.osgi.framework.ServiceEvent;
import org.osgi.framework.ServiceListener;

/** What the commands about variant bundles do, and what they leave when they refuse something. */
class VariantBundlesServiceTest {
  @TempDir
  Path folder;

  private RunningFolders running;

  @BeforeEach
  void prepare() throws Exception {
    running = new RunningFolders(folder);
  }

  @AfterEach
  void end() throws Exception {
    running.close();
  }

  private VariantBundles start() {
    return running.start().bundles();
  }

  private URI jar(TestVariant variant) {
    return variant.build(folder.resolve("given.jar")).toUri();
  }

  private Path shipped() {
    return TestVariant.of("1.0").build(running.shipped.resolve("tiny.jar"));
  }

  private static String refused(Executable command) {
    return assertThrows(RequestException.class, command).getMessage();
  }

  @Test
  void whatIsInstalledIsKeptUnderItsNameAndTold() throws Exception {
    VariantBundles bundles = start();
    URI given = jar(TestVariant.of("1.0"));
    Entry entry = bundles.install(given);
    assertEquals("a.b", entry.name());
    assertEquals("1.0.0", entry.version());
    assertEquals(List.of("tiny"), entry.variants());
    assertEquals(running.user.resolve("a.b.jar").toString(), entry.source());
    assertTrue(entry.problem().isEmpty());
    assertEquals(Path.of(given).toString(), entry.came().origin());
    assertEquals(JarInspector.digest(Path.of(given)), entry.came().digest());
    assertEquals(List.of("a.b.jar"), names(running.user));
    assertEquals(List.of("tiny"), running.keys());
    assertEquals("", bundles.list().get(0).came().origin(), "it is not known later");
    assertEquals(entry.came().digest(), bundles.list().get(0).came().digest());
    running.stop();
    start();
    assertEquals(List.of("a.b 1.0.0"), running.entries());
  }

  @Test
  void whatIsThereIsNotInstalledTwice() throws Exception {
    VariantBundles bundles = start();
    bundles.install(jar(TestVariant.of("1.0")));
    assertEquals(
        "the bundle a.b is installed already; variant:update replaces it",
        refused(() -> bundles.install(jar(TestVariant.of("2.0")))));
    assertEquals(List.of("a.b 1.0.0"), running.entries());
    assertEquals(List.of("a.b.jar"), names(running.user));
  }

  @Test
  void whatAnotherBundleOfTheFrameworkHasIsNotTaken() throws Exception {
    VariantBundles bundles = start();
    Path other = TestVariant.of("1.0").build(folder.resolve("other.jar"));
    running.context().installBundle(other.toUri().toString());
    String told = refused(() -> bundles.install(jar(TestVariant.of("2.0"))));
    assertEquals("the bundle a.b is installed already, from " + other.toUri(), told);
    assertEquals(List.of(), names(running.user));
  }

  @Test
  void whatCannotBeUsedLeavesNothingAndIsToldByTheNameThatWasGiven() throws Exception {
    VariantBundles bundles = start();
    URI given = Files.writeString(folder.resolve("given.jar"), "no jar").toUri();
    assertTrue(refused(() -> bundles.install(given)).startsWith("given.jar is no jar"));
    assertTrue(
        refused(() -> bundles.install(jar(TestVariant.of("1.0").faulty()))).contains("rank c"));
    assertEquals(List.of(), names(running.user));
    assertEquals(List.of(), running.entries());
    assertEquals(List.of(), running.installed());
  }

  @Test
  void aFileNameThatAnotherBundleHasIsLeftToIt() throws Exception {
    Path taken = running.user.resolve("a.b.jar");
    TestVariant.of("1.0").named("other").keyed("other").build(taken);
    VariantBundles bundles = start();
    Entry entry = bundles.install(jar(TestVariant.of("1.0")));
    assertEquals(
        running
            .user
            .resolve("a.b-" + entry.came().digest().substring(0, 12) + ".jar")
            .toString(),
        entry.source());
    assertEquals(List.of("other", "tiny"), running.keys());
  }

  @Test
  void aFileThatIsNoneIsReplaced() throws Exception {
    Files.createDirectories(running.user);
    Files.writeString(running.user.resolve("a.b.jar"), "no jar");
    VariantBundles bundles = start();
    bundles.install(jar(TestVariant.of("1.0")));
    assertEquals(List.of("a.b.jar"), names(running.user));
    assertEquals(List.of("a.b 1.0.0"), running.entries());
  }

  @Test
  void aShippedOneGoesAndComesBackFromItsPlace() throws Exception {
    Path shipped = shipped();
    VariantBundles bundles = start();
    bundles.uninstall("tiny");
    assertEquals(List.of(), running.entries());
    assertTrue(Files.exists(shipped), "what is shipped is not ours to delete");
    Entry entry = bundles.install(shipped.toUri());
    assertEquals(shipped.toString(), entry.source());
    assertEquals(shipped.toString(), entry.came().origin());
    assertEquals(List.of(), names(running.user));
    assertFalse(running.folders().isRemoved("a.b"));
  }

  @Test
  void aShippedOneThatWasRemovedCanComeFromElsewhere() throws Exception {
    shipped();
    VariantBundles bundles = start();
    bundles.uninstall("a.b");
    bundles.install(jar(TestVariant.of("3.0")));
    assertEquals(List.of("a.b 3.0.0"), running.entries());
    assertEquals(List.of("a.b.jar"), names(running.user));
  }

  @Test
  void anUpdateTakesThePlaceOfTheUsersFile() throws Exception {
    Path own = TestVariant.of("1.0").build(running.user.resolve("any.jar"));
    VariantBundles bundles = start();
    Entry entry = bundles.update("tiny", jar(TestVariant.of("1.1")));
    assertEquals("1.1.0", entry.version());
    assertEquals(own.toString(), entry.source());
    assertEquals(List.of("any.jar"), names(running.user));
    assertFalse(running.folders().isRemoved("a.b"));
    bundles.update("a.b", jar(TestVariant.of("1.1").header("X-Build", "2")));
    assertEquals(List.of("a.b 1.1.0"), running.installed());
  }

  @Test
  void whatIsJustArrivingIsWaitedFor() throws Exception {
    VariantBundles bundles = start();
    URI old = TestVariant.of("1.0").build(folder.resolve("old.jar")).toUri();
    URI newer = TestVariant.of("1.1").build(folder.resolve("newer.jar")).toUri();
    List<String> told = new CopyOnWriteArrayList<>();
    Thread other = new Thread(() -> {
      try {
        told.add(bundles.update("tiny", newer).version());
      } catch (RequestException e) {
        told.add(e.getMessage());
      }
    });
    ServiceListener begin = event -> {
      if (event.getType() == ServiceEvent.REGISTERED && other.getState() == Thread.State.NEW) {
        other.start();
        Awaitility.await().until(() -> other.getState() == Thread.State.BLOCKED || !told.isEmpty());
      }
    };
    running.context().addServiceListener(begin, "(objectClass=" + Variant.class.getName() + ")");
    bundles.install(old);
    other.join();
    running.context().removeServiceListener(begin);
    assertEquals(List.of("1.1.0"), told);
    assertEquals(List.of("a.b 1.1.0"), running.installed());
  }

  @Test
  void anUpdateOfAShippedOneLiesInTheUsersFolder() throws Exception {
    Path shipped = shipped();
    byte[] before = Files.readAllBytes(shipped);
    VariantBundles bundles = start();
    bundles.update("tiny", jar(TestVariant.of("1.1")));
    assertEquals(List.of("a.b.jar"), names(running.user));
    assertEquals(List.of("a.b 1.1.0"), running.entries());
    assertArrayEquals(before, Files.readAllBytes(shipped));
    running.stop();
    VariantBundles next = start();
    assertEquals(List.of("a.b 1.1.0"), running.entries());
    next.uninstall("tiny");
    assertEquals(List.of(), running.entries(), "the shipped one does not come up in its place");
    assertEquals(List.of(), names(running.user));
  }

  @Test
  void anOlderVersionIsTakenOnlyIfThatIsWanted() {
    VariantBundles bundles = start();
    bundles.install(jar(TestVariant.of("2.0")));
    assertEquals(
        "a.b 1.9.0 is older than 2.0.0, which is in use; variant:update --downgrade takes it all the"
            + " same",
        refused(() -> bundles.update("tiny", jar(TestVariant.of("1.9")))));
    assertEquals(List.of("a.b 2.0.0"), running.entries());
    assertEquals(
        "1.9.0", bundles.update("tiny", jar(TestVariant.of("1.9")), true).version());
  }

  @Test
  void anotherBundleIsNoUpdate() {
    VariantBundles bundles = start();
    bundles.install(jar(TestVariant.of("1.0")));
    assertEquals(
        "the bundle in " + folder.resolve("given.jar") + " is c, not a.b",
        refused(
            () -> bundles.update("tiny", jar(TestVariant.of("2.0").named("c").keyed("c")))));
    assertEquals(
        "no variant bundle is named 'c'; there are a.b",
        refused(() -> bundles.update("c", jar(TestVariant.of("2.0")))));
    assertEquals(List.of("a.b 1.0.0"), running.installed());
  }

  @Test
  void anUpdateThatCannotBeUsedLeavesTheOldVersionInUse() throws Exception {
    VariantBundles bundles = start();
    bundles.install(jar(TestVariant.of("1.0")));
    byte[] before = Files.readAllBytes(running.user.resolve("a.b.jar"));
    String told = refused(() -> bundles.update("tiny", jar(TestVariant.of("2.0").faulty())));
    assertTrue(told.endsWith("; the old version stays in use"), told);
    assertEquals(List.of("a.b 1.0.0"), running.entries());
    assertEquals(List.of("tiny"), running.keys());
    assertEquals(List.of("a.b.jar"), names(running.user));
    assertArrayEquals(before, Files.readAllBytes(running.user.resolve("a.b.jar")));
  }

  @Test
  void nothingOfAnOfferRunsBeforeItIsAccepted() throws Exception {
    VariantBundles bundles = start();
    URI given = jar(TestVariant.of("1.0"));
    try (Offer offer = bundles.offer(given)) {
      assertEquals("a.b", offer.name());
      assertEquals("1.0.0", offer.version());
      assertEquals(Path.of(given).toString(), offer.came().origin());
      assertEquals(JarInspector.digest(Path.of(given)), offer.came().digest());
      assertFalse(offer.isAgreed());
      assertEquals(1, names(running.user).size());
    }
    assertEquals(List.of(), names(running.user));
    assertEquals(List.of(), running.entries());
    try (Offer offer = bundles.offer(given)) {
      assertFalse(offer.isAgreed(), "to look is not to agree");
      assertEquals("1.0.0", offer.accept(false).version());
    }
    assertEquals(List.of("a.b 1.0.0"), running.entries());
    assertEquals(List.of("a.b.jar"), names(running.user));
  }

  @Test
  void whoHasAgreedToTheSameContentOnceIsNotAskedAgain() {
    VariantBundles bundles = start();
    bundles.install(jar(TestVariant.of("1.0")));
    try (Offer same = bundles.offer(jar(TestVariant.of("1.0")));
        Offer other = bundles.offer(jar(TestVariant.of("1.1")))) {
      assertTrue(same.isAgreed());
      assertFalse(other.isAgreed());
      other.accept(false);
      assertTrue(other.isAgreed());
    }
    assertEquals(List.of("a.b 1.1.0"), running.entries());
    try (Offer older = bundles.offer(jar(TestVariant.of("1.0")))) {
      assertTrue(refused(() -> older.accept(false)).contains("is older than 1.1.0"));
      assertEquals("1.0.0", older.accept(true).version());
    }
  }

  @Test
  void aRefusedFileIsListedTriedAgainAndRemoved() throws Exception {
    Path own = TestVariant.of("1.0").when("made", Does.LOOP).build(running.user.resolve("x.jar"));
    VariantBundles bundles = running.limit(50).start().bundles();
    Entry aside = bundles.list().get(0);
    assertEquals("x.jar", aside.name());
    assertEquals(own.toString(), aside.source());
    assertEquals("", aside.version());
    assertTrue(aside.problem().in(Locale.ENGLISH).contains("it is set aside"));
    assertEquals(1, bundles.retry("x.jar").size());
    Entry again = bundles.retry("a.b").get(0);
    assertEquals("x.jar", again.name());
    assertTrue(again.problem().in(Locale.ENGLISH).contains("it is set aside"), "it was tried");
    assertEquals(
        "no file of the name 'y.jar' was set aside or refused",
        refused(() -> bundles.retry("y.jar")));
    bundles.uninstall("a.b");
    assertEquals(List.of(), names(running.user));
    assertEquals(List.of(), bundles.list());
    assertFalse(running.folders().isRemoved("a.b"), "nothing shipped has this name");
  }

  @Test
  void whatCanBeUsedNowIsUsedWhenItIsTriedAgain() throws Exception {
    Path own = TestVariant.of("1.0").build(running.user.resolve("x.jar"));
    start();
    running.guards().setAside().put(JarInspector.digest(own), "a.b", ExitWatch.ENDED);
    running.stop();
    VariantBundles next = start();
    assertEquals(List.of(), running.keys());
    List<Entry> tried = next.retry("a.b");
    assertEquals(1, tried.size());
    assertEquals("1.0.0", tried.get(0).version());
    assertTrue(tried.get(0).problem().isEmpty());
  }

  @Test
  void aRefusedTwinIsRemovedWithTheBundleOfItsName() throws Exception {
    TestVariant.of("1.0").build(running.user.resolve("1.jar"));
    TestVariant.of("2.0").build(running.user.resolve("2.jar"));
    TestVariant.of("1.0").named("c").keyed("c").build(running.user.resolve("c.jar"));
    VariantBundles bundles = start();
    assertEquals(
        Set.of(running.user.resolve("1.jar")), running.folders().problems().keySet());
    bundles.uninstall("a.b");
    assertEquals(List.of("c.jar"), names(running.user));
    assertEquals(List.of("c 1.0.0"), running.entries());
  }

  @Test
  void whatIsNotThereCannotBeRemoved() {
    VariantBundles bundles = start();
    bundles.install(jar(TestVariant.of("1.0")));
    assertEquals(
        "no variant bundle is named 'x'; there are a.b", refused(() -> bundles.uninstall("x")));
  }

  @Test
  void whatCameByACommandOfTheFrameworkIsToldToBeGoneAtTheNextStart() throws Exception {
    VariantBundles bundles = start();
    Path other = TestVariant.of("1.0").build(folder.resolve("other.jar"));
    Bundle bundle = running.context().installBundle(other.toUri().toString());
    assertEquals(List.of(), bundles.list(), "nothing of it is used");
    bundle.start();
    Entry entry = bundles.list().get(0);
    assertEquals("a.b", entry.name());
    assertEquals("1.0.0", entry.version());
    assertEquals(List.of("tiny"), entry.variants());
    assertEquals(other.toUri().toString(), entry.source());
    assertEquals(
        "it is not kept: it will be gone at the next start",
        entry.came().remarks().get(0).in(Locale.ENGLISH));
    assertEquals(1, bundles.list().size());
  }

  @Test
  void changesAreToldUntilNobodyListens() {
    VariantBundles bundles = start();
    List<String> told = new ArrayList<>();
    Registration listening = bundles.listen(() -> told.add("changed"));
    bundles.install(jar(TestVariant.of("1.0")));
    assertFalse(told.isEmpty());
    listening.close();
    told.clear();
    bundles.uninstall("tiny");
    assertEquals(List.of(), told);
  }

  @Test
  void whatItDoesBesidesIsTold() {
    VariantBundles bundles = start();
    Entry entry = bundles.install(jar(TestVariant.of("1.0")));
    assertEquals(
        List.of("starts threads"),
        entry.came().remarks().stream().map(remark -> remark.in(Locale.ENGLISH)).toList());
  }

  @Test
  void whatCannotBeKeptIsNotUsed() throws Exception {
    VariantBundles bundles = start();
    Files.createDirectories(running.user.resolve("a.b.jar/in-the-way"));
    FileException told =
        assertThrows(FileException.class, () -> bundles.install(jar(TestVariant.of("1.0"))));
    assertTrue(
        told.getMessage().startsWith(folder.resolve("given.jar") + " cannot be installed: "),
        told.getMessage());
    assertEquals(List.of("a.b.jar"), names(running.user));
    assertEquals(List.of(), running.installed());
    assertEquals(List.of(), running.keys());
  }
}
