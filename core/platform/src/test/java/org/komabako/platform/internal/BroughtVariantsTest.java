package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.internal.TestVariant.Does;
import org.osgi.framework.Bundle;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.ServiceRegistration;

/** Bundles bring variants by their descriptor or as services; all pass the same check, or are told why not. */
class BroughtVariantsTest {
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

  private Bundle install(TestVariant variant) throws Exception {
    Path jar = variant.build(folder.resolve("brought.jar"));
    try (InputStream content = Files.newInputStream(jar)) {
      Bundle bundle = running.context().installBundle("test:" + variant.hashCode(), content);
      bundle.start();
      return bundle;
    }
  }

  private void assertProblem(Bundle bundle, String words) {
    String problem = running.tracker().problemOf(bundle).in(Locale.ENGLISH);
    assertTrue(problem.contains(words), problem);
    assertTrue(running.tracker().isKnown(bundle));
    assertEquals(List.of(), running.tracker().keysOf(bundle));
  }

  @Test
  void whatTheDescriptorProvidesIsAServiceToo() throws Exception {
    running.start();
    Bundle bundle = install(TestVariant.of("1.0"));
    assertEquals(List.of("tiny"), running.tracker().keysOf(bundle));
    assertTrue(running.tracker().isKnown(bundle));
    ServiceReference<Variant> reference = running.context().getServiceReference(Variant.class);
    assertEquals("tiny", reference.getProperty("komabako.variant"));
    assertEquals(bundle, reference.getBundle());
    assertEquals(running.registry().require("tiny"), running.context().getService(reference));
    bundle.stop();
    assertEquals(List.of(), running.keys());
    assertEquals(null, running.context().getServiceReference(Variant.class));
    assertFalse(running.tracker().isKnown(bundle));
  }

  @Test
  void aServiceIsAVariantAsLongAsItIsThere() throws Exception {
    running.start();
    Bundle bundle = install(TestVariant.of("1.0").withoutDescriptor().serving());
    assertEquals(List.of("tiny"), running.tracker().keysOf(bundle));
    Variant variant = running.registry().require("tiny");
    assertEquals(Optional.of("1.0.0"), running.registry().version(variant));
    bundle.stop();
    assertEquals(List.of(), running.keys());
    OptionValues values = OptionValues.base(variant).with("touch", "strict");
    assertThrows(IllegalStateException.class, () -> variant.rules(values), "its code has gone");
  }

  @Test
  void whatWasThereBeforeIsFound() throws Exception {
    Bundle provides = install(TestVariant.of("1.0"));
    Bundle serves = install(
        TestVariant.of("1.0").named("c").keyed("served").withoutDescriptor().serving());
    running.start();
    assertEquals(List.of("served", "tiny"), running.keys());
    assertEquals(List.of("tiny"), running.tracker().keysOf(provides));
    assertEquals(List.of("served"), running.tracker().keysOf(serves));
    running.tracker().close();
    assertEquals(List.of(), running.keys());
  }

  @Test
  void aKeyThatIsTakenIsRefused() throws Exception {
    running.start();
    install(TestVariant.of("1.0"));
    assertProblem(
        install(TestVariant.of("1.0").named("c")), "the variant tiny is there already, from a.b");
    assertProblem(
        install(TestVariant.of("1.0").named("d").withoutDescriptor().serving()),
        "the variant tiny is there already, from a.b");
    assertEquals(List.of("tiny"), running.keys());
  }

  @Test
  void whatItsCodeThrowsIsToldWithTheClass() throws Exception {
    running.start();
    Bundle bundle = install(TestVariant.of("1.0").when("made", Does.THROW));
    assertProblem(bundle, "a.b.Tiny: not today");
    assertTrue(running.tracker().harmOf(bundle).isEmpty(), "that harms nobody");
    bundle.stop();
    assertTrue(running.tracker().problemOf(bundle).isEmpty());
    assertFalse(running.tracker().isKnown(bundle));
  }

  @Test
  void whatDoesHarmIsKnownUntilItStops() throws Exception {
    running.limit(50).start();
    Bundle bundle = install(TestVariant.of("1.0").when("made", Does.LOOP));
    assertProblem(bundle, "its code did not come back within 0.05 s of processor time");
    assertFalse(running.tracker().harmOf(bundle).isEmpty());
    bundle.stop();
    assertTrue(running.tracker().harmOf(bundle).isEmpty());
  }

  @Test
  void aThreadThatIsLeftIsHarm() throws Exception {
    running.start();
    Bundle bundle = install(TestVariant.of("1.0").named("stays").when("made", Does.LEAVE_A_THREAD));
    assertProblem(bundle, "it left 1 threads running, and a variant has none");
    assertFalse(running.tracker().harmOf(bundle).isEmpty());
  }

  @Test
  void codeThatFailsInAGameIsToldAndCanBeAskedAgain() throws Exception {
    running.start();
    Bundle bundle = install(TestVariant.of("1.0").when("asked", Does.THROW));
    Variant variant = running.registry().require("tiny");
    OptionValues strict = OptionValues.base(variant).with("touch", "strict");
    RequestException told = assertThrows(RequestException.class, () -> variant.rules(strict));
    assertEquals("tiny has no rules under these options: not today", told.getMessage());
    assertThrows(RequestException.class, () -> variant.rules(strict));
    assertTrue(running.tracker().harmOf(bundle).isEmpty());
    assertEquals(List.of("tiny"), running.keys());
  }

  @Test
  void codeThatDidHarmOnceDoesNotRunAgain() throws Exception {
    running.start();
    Bundle bundle = install(TestVariant.of("1.0"));
    Variant variant = running.registry().require("tiny");
    OptionValues strict = OptionValues.base(variant).with("touch", "strict").with("gate", "shut");
    assertEquals(
        "harm", running.tracker().harm(bundle, LocalizedText.of("harm", "害")).in(Locale.ENGLISH));
    IllegalStateException told =
        assertThrows(IllegalStateException.class, () -> variant.rules(strict));
    assertEquals("tiny has no rules under these options: harm", told.getMessage());
  }

  @Test
  void aServiceOfTheProgramIsCheckedAsAnyOther() throws Exception {
    running.start();
    Bundle bundle = install(TestVariant.of("1.0"));
    Variant copy = FrozenVariant.of(running.registry().require("tiny"));
    bundle.stop();
    ServiceRegistration<Variant> registration =
        running.context().registerService(Variant.class, copy, null);
    assertEquals(List.of("tiny"), running.tracker().keysOf(running.context().getBundle(0)));
    registration.unregister();
    assertEquals(List.of(), running.keys());
    RequestException told =
        assertThrows(RequestException.class, () -> running.registry().require("tiny"));
    assertTrue(told.getMessage().contains("'tiny' is not installed"), told.getMessage());
  }
}
