package org.komabako.protocol.internal;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.base.AtomicFiles;
import org.komabako.base.DataFolder;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/**
 * What {@code usi} was answered the last time, so that a board gets the answer before the variants are up:
 * on a busy machine that takes seconds, and boards give an engine up that does not greet them. It holds as
 * long as nothing has changed that it is made of: the bundles, the variants, the engines, what was chosen
 * for them, and the memory that Java has. It is kept in the cache and may be deleted at any time.
 */
final class KeptIdentity {
  private static final Logger LOG = System.getLogger(KeptIdentity.class.getName());

  private final Optional<Path> file;
  private final String origin;

  KeptIdentity(BundleContext context) {
    file = Optional.ofNullable(context.getProperty("komabako.cache"))
        .map(folder -> Path.of(folder).resolve("usi-greeting.txt"));
    origin = origin(context);
  }

  private static String origin(BundleContext context) {
    List<String> parts = new ArrayList<>();
    parts.add(System.getProperty("java.version") + " " + Runtime.getRuntime().maxMemory());
    for (Bundle bundle : context.getBundles()) {
      if (bundle.getLocation().startsWith("file:")) {
        add(Path.of(java.net.URI.create(bundle.getLocation())), parts);
      }
    }
    String variants = context.getProperty("komabako.variants");
    if (variants != null) {
      Arrays.stream(variants.split(java.io.File.pathSeparator))
          .forEach(folder -> addAll(Path.of(folder), parts));
    }
    DataFolder.find(context::getProperty).ifPresent(data -> {
      add(data.resolve("removed-variants"), parts);
      add(data.resolve("engine.properties"), parts);
      addAll(data.resolve("engines"), parts);
    });
    return String.join(";", parts).replaceAll("\\s", "_");
  }

  private static void addAll(Path folder, List<String> parts) {
    try (Stream<Path> files = Files.list(folder)) {
      files.sorted().forEach(each -> add(each, parts));
    } catch (IOException e) {
      parts.add(folder + " -");
    }
  }

  private static void add(Path path, List<String> parts) {
    try {
      BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class);
      parts.add(path + " " + found.size() + " " + found.lastModifiedTime().toMillis());
    } catch (IOException e) {
      parts.add(path + " -");
    }
  }

  /** The lines, if they still hold. */
  Optional<List<String>> lines() {
    if (file.isEmpty() || !Files.isRegularFile(file.get())) {
      return Optional.empty();
    }
    try {
      List<String> lines = Files.readAllLines(file.get());
      return lines.size() > 1 && lines.get(0).equals(origin)
          ? Optional.of(lines.subList(1, lines.size()))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Keeps what would be answered now. */
  void keep(List<String> lines) {
    file.ifPresent(to -> {
      try {
        String text = origin + "\n" + String.join("\n", lines) + "\n";
        AtomicFiles.writePrivate(to, text.getBytes(StandardCharsets.UTF_8));
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "the next start greets later", e);
      }
    });
  }
}
