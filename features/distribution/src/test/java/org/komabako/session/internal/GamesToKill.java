package org.komabako.session.internal;

import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.komabako.kernel.rules.Variant;
import org.komabako.session.Games;

/** The games of the session without a framework, with journals that are written anew every few moves. */
public final class GamesToKill {
  private static final int SLACK = 300;

  private final OpenGames games;
  private final List<String> keys = new ArrayList<>();

  /**
   * Opens them.
   *
   * @param variants the jars of variants, which are on the class path, too
   */
  public GamesToKill(Path folder, Path variants) throws ReflectiveOperationException {
    games = new OpenGames(folder, SLACK, message -> System.out.println("told " + message));
    for (ModuleReference module : ModuleFinder.of(variants).findAll()) {
      for (var provided : module.descriptor().provides()) {
        for (String name : provided.providers()) {
          Variant variant = (Variant) Class.forName(name).getConstructor().newInstance();
          games.addVariant(variant);
          keys.add(variant.key());
        }
      }
    }
  }

  /** The service. */
  public Games service() {
    return games;
  }

  /** The keys of the variants. */
  public List<String> keys() {
    return keys;
  }
}
