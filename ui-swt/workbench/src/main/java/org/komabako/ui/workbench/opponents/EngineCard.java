package org.komabako.ui.workbench.opponents;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.opponents.Pondering;

/**
 * An installed engine, asked once in a lane, so that the display thread asks none.
 *
 * @param id the word to choose it by
 * @param name what it is called
 * @param options what can be chosen
 * @param variants the keys of the installed variants that it plays
 */
public record EngineCard(
    String id, LocalizedText name, List<EngineOption> options, Set<String> variants) {
  /** The option of engines that can play less well than they might. */
  public static final String LEVEL = "Level";

  static EngineCard of(Engine engine, Set<String> variants) {
    return new EngineCard(
        engine.id(), engine.name(), List.copyOf(engine.options()), Set.copyOf(variants));
  }

  /** Whether an option is chosen with each game: how well it plays, and whether it ponders. */
  public static boolean isOfGame(EngineOption option) {
    return isLevel(option) || Pondering.option(List.of(option)).isPresent();
  }

  private static boolean isLevel(EngineOption option) {
    return option.name().equals(LEVEL) && option.kind() == EngineOption.Kind.SPIN;
  }

  /** The highest of its levels, which begin with 1; 0 if it has none. */
  public int levels() {
    return options.stream()
        .filter(EngineCard::isLevel)
        .findFirst()
        .map(option -> (int) option.max())
        .orElse(0);
  }

  /** How well it plays with some values of its options; 0 if it has no levels. */
  public int level(Map<String, String> values) {
    return options.stream()
        .filter(EngineCard::isLevel)
        .findFirst()
        .map(option -> Optional.ofNullable(values.get(option.name()))
            .filter(option::takes)
            .orElse(option.base()))
        .map(Integer::parseInt)
        .orElse(0);
  }

  /** Whether it can think on its opponent's time. */
  public boolean ponders() {
    return Pondering.option(options).isPresent();
  }
}
