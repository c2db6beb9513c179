package org.komabako.platform.internal.shelf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.internal.shelf.Resource.Capability;
import org.komabako.platform.internal.shelf.Resource.Need;
import org.osgi.framework.Version;

/** What is installed before a resource, out of resources that provide what they are called. */
class PlannerTest {
  private static Need need(String name) {
    return new Need("part", "(name=" + name + ")");
  }

  private static Resource resource(String name, String version, String... needs) {
    return new Resource(
        name,
        Version.parseVersion(version),
        VariantShelf.JAR,
        name,
        name + version,
        1,
        List.of(new Capability("part", Map.of("name", name))),
        Arrays.stream(needs).map(PlannerTest::need).toList());
  }

  private static Optional<List<String>> plan(Resource wanted, Resource... others) {
    return new Planner(Arrays.asList(others), need("program")::equals)
        .plan(wanted)
        .map(plan -> plan.stream().map(each -> each.name() + each.version()).toList());
  }

  @Test
  void whatTheProgramHasIsNotInstalled() {
    assertEquals(
        Optional.of(List.of("game1.0.0")),
        plan(resource("game", "1", "program"), resource("program", "9")));
  }

  @Test
  void ofWhatIsNeededTheNewestComesFirstAndOnce() {
    assertEquals(
        Optional.of(List.of("base1.10.0", "rules1.0.0", "game1.0.0")),
        plan(
            resource("game", "1", "base", "rules"),
            resource("base", "1.9"),
            resource("base", "1.10"),
            resource("rules", "1", "base")));
  }

  @Test
  void ofAVersionThatCannotBeInstalledNothingIsLeft() {
    assertEquals(
        Optional.of(List.of("base1.0.0", "game1.0.0")),
        plan(
            resource("game", "1", "base"),
            resource("base", "2", "extra", "tomorrow"),
            resource("base", "1"),
            resource("extra", "1")));
  }

  @Test
  void whatIsMissingIsNamed() {
    Resource game = resource("game", "1", "program", "tomorrow");
    Planner planner = new Planner(List.of(game), need("program")::equals);
    assertEquals(Optional.empty(), planner.plan(game));
    assertEquals(Optional.of(need("tomorrow")), planner.missing(game));
  }

  @Test
  void whatNeedsEachOtherIsRefusedForOneOfThemHasToComeFirst() {
    assertEquals(Optional.empty(), plan(resource("one", "1", "two"), resource("two", "1", "one")));
  }
}
