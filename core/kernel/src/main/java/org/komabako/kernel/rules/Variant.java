package org.komabako.kernel.rules;

import java.util.List;
import org.komabako.kernel.model.VariantTable;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A game of the shogi family: the one service that a variant bundle provides.
 *
 * <p>A bundle declares it by {@code provides … with …} in its module descriptor and carries no OSGi
 * code. The class is public with a public constructor without arguments. An implementation
 *
 * <ul>
 *   <li>answers the same each time it is asked, from any thread;
 *   <li>describes its game by a table and a choice of the kinds of rule in {@code
 *       org.komabako.kernel.rules}; it moves no piece itself;
 *   <li>holds no threads, files or other resources: it may leave at any time.
 * </ul>
 */
@ConsumerType
public interface Variant {
  /** The board, the pieces, the start and the handicaps. */
  VariantTable table();

  /** The choices that the rule documents leave open; none if they leave none. */
  default List<RuleOption> options() {
    return List.of();
  }

  /** Named bundles of option values; the first is the default for play. {@code base} is implied. */
  default List<RuleSet> ruleSets() {
    return List.of();
  }

  /**
   * The rules under some option values.
   *
   * @param values a value for each of {@link #options()}
   */
  RuleBook rules(OptionValues values);

  /** The name in commands and files. */
  default String key() {
    return table().key();
  }
}
