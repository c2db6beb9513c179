package org.komabako.kernel.model;

import java.util.List;

/**
 * What something of a variant is called in a file format or by the programs that speak a protocol, where
 * that is not its name.
 *
 * @param format the key of the format or protocol, like {@code kif} or {@code cecp}
 * @param thing the id of a piece, the key of a handicap, a rule option with a value of it, like {@code
 *     stalemate=draw}, {@link #RULES}, or nothing for the variant itself
 * @param names the one that is written first; of a rule, the options {@code NAME=VALUE} of programs, each
 *     of which gets those that it has
 */
public record Spelling(String format, String thing, List<String> names) {
  /** The rule set that the programs of a protocol play, where that is not the usual one. */
  public static final String RULES = "rules";

  /** Keeps an own copy. */
  public Spelling {
    names = List.copyOf(names);
  }
}
