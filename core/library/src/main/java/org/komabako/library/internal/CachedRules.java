package org.komabako.library.internal;

import java.util.Map;
import java.util.stream.Collectors;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;

/** What games of one variant and one choice of rules are played on, made once for many of them. */
final class CachedRules {
  private final Variant variant;
  private final Rules rules;
  private final PositionKeys keys;
  private final Position start;
  private final String startText;
  private final String name;

  CachedRules(Variant variant, OptionValues options) {
    this.variant = variant;
    rules = Rules.of(variant, options);
    keys = new PositionKeys(rules.layout());
    start = rules.start();
    startText = start.sfen();
    name = name(variant, options);
  }

  private static String name(Variant variant, OptionValues options) {
    for (RuleSet set : variant.ruleSets()) {
      if (OptionValues.of(variant, set.name()).equals(options)) {
        return set.name();
      }
    }
    return options.changes().isEmpty() ? RuleSet.BASE : text(options.changes());
  }

  /** Options as a text that is read again by {@link RulesCache}. */
  static String text(Map<String, String> changes) {
    return changes.entrySet().stream()
        .map(each -> each.getKey() + "=" + each.getValue())
        .collect(Collectors.joining(" "));
  }

  Variant variant() {
    return variant;
  }

  Rules rules() {
    return rules;
  }

  PositionKeys keys() {
    return keys;
  }

  /** The name of the rule set, or what differs from the base. */
  String name() {
    return name;
  }

  /** What differs from the base. */
  String options() {
    return text(rules.options().changes());
  }

  /** The position of an SFEN; an empty one is the usual start. */
  Position start(String sfen) {
    return sfen.isEmpty() || sfen.equals(startText) ? start : rules.position(sfen);
  }

  /** A position as {@link #start} reads it. */
  String text(Position position) {
    String sfen = position == start ? startText : position.sfen();
    return sfen.equals(startText) ? "" : sfen;
  }

  /** Whether board, hands and side to move are the same on two boards of this variant. */
  static boolean same(Board one, Board other) {
    if (one.sideToMove() != other.sideToMove()) {
      return false;
    }
    for (int cell = 0; cell < one.layout().squares().size(); cell++) {
      if (one.codeAt(cell) != other.codeAt(cell)) {
        return false;
      }
    }
    for (int type = 0; type < one.layout().table().pieces().size(); type++) {
      if (one.inHand(0, type) != other.inHand(0, type)
          || one.inHand(1, type) != other.inHand(1, type)) {
        return false;
      }
    }
    return true;
  }
}
