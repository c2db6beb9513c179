package org.komabako.platform.internal.shelf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.komabako.platform.internal.shelf.Resource.Need;
import org.osgi.framework.Filter;

/**
 * Finds what has to be installed before a resource: what it needs and the program does not have, out of the same source,
 * the newest that fits. What the framework would make of it is seen when it is installed.
 */
final class Planner {
  private static final int DEEPEST = 20;

  private final List<Resource> resources;
  private final Predicate<Need> met;
  private final Map<Need, Boolean> known = new HashMap<>();
  private final Map<Resource, Need> hopeless = new HashMap<>();

  /**
   * Plans with the resources of a source.
   *
   * @param met whether the program has something
   */
  Planner(List<Resource> resources, Predicate<Need> met) {
    this.resources = resources.stream()
        .sorted(Comparator.comparing(Resource::version).reversed())
        .toList();
    this.met = met;
  }

  /** What is installed for it, itself as the last; empty if something is missing. */
  Optional<List<Resource>> plan(Resource wanted) {
    List<Resource> plan = new ArrayList<>();
    return find(wanted, plan, new HashSet<>(), 0) ? Optional.of(plan) : Optional.empty();
  }

  /** What was missing. */
  Optional<Need> missing(Resource wanted) {
    return Optional.ofNullable(hopeless.get(wanted));
  }

  private boolean find(Resource wanted, List<Resource> plan, Set<Resource> begun, int depth) {
    if (plan.contains(wanted)) {
      return true;
    } else if (depth > DEEPEST || hopeless.containsKey(wanted) || !begun.add(wanted)) {
      return false;
    }
    int planned = plan.size();
    for (Need need : wanted.needs()) {
      if (!known.computeIfAbsent(need, met::test) && !findFor(need, plan, begun, depth)) {
        hopeless.put(wanted, need);
        begun.removeAll(plan.subList(planned, plan.size()));
        plan.subList(planned, plan.size()).clear();
        return false;
      }
    }
    plan.add(wanted);
    return true;
  }

  private boolean findFor(Need need, List<Resource> plan, Set<Resource> begun, int depth) {
    @Nullable Filter filter = IndexReader.filter(need.filter());
    if (filter == null) {
      return false;
    }
    return resources.stream()
        .filter(each -> each.meets(need, filter))
        .anyMatch(each -> find(each, plan, begun, depth + 1));
  }
}
