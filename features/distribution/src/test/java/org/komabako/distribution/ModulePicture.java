package org.komabako.distribution;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The modules of the distribution and what they require of each other, as a Mermaid graph, drawn from the module
 * descriptors in the jars. An arrow that follows from two others is left out.
 */
final class ModulePicture {
  private static final String OURS = "org.komabako.";

  private ModulePicture() {}

  /** The lines between {@code ```mermaid} and the end of the block. */
  static String draw() throws IOException {
    List<Path> jars =
        new ArrayList<>(Distribution.jars(Distribution.REPOSITORY.resolve("org/komabako")));
    jars.addAll(Distribution.jars(Distribution.TREE.resolve("variants")));
    jars.addAll(Distribution.jars(Distribution.TREE.resolve("lib/boot")));
    Map<String, Set<String>> arrows = new TreeMap<>();
    ModuleFinder.of(jars.toArray(Path[]::new)).findAll().stream()
        .map(module -> module.descriptor())
        .filter(module -> module.name().startsWith(OURS))
        .forEach(module -> arrows.put(shortName(module.name()), required(module)));
    StringBuilder text = new StringBuilder("graph TD\n");
    arrows.forEach((from, all) -> {
      text.append("    ").append(from);
      Set<String> direct = new TreeSet<>(all);
      direct.removeIf(to -> all.stream().anyMatch(over -> reaches(arrows, over, to)));
      text.append(direct.isEmpty() ? "" : " --> " + String.join(" & ", direct)).append('\n');
    });
    return text.toString();
  }

  private static Set<String> required(ModuleDescriptor module) {
    return module.requires().stream()
        .map(Requires::name)
        .filter(name -> name.startsWith(OURS))
        .map(ModulePicture::shortName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean reaches(Map<String, Set<String>> arrows, String from, String to) {
    return arrows.getOrDefault(from, Set.of()).stream()
        .anyMatch(next -> next.equals(to) || reaches(arrows, next, to));
  }

  private static String shortName(String module) {
    return module.substring(OURS.length());
  }
}
