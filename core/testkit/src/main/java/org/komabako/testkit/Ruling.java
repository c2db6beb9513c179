package org.komabako.testkit;

import java.util.List;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Short questions to the rules of a variant, for tests that show what an option decides. */
public final class Ruling {
  private final Rules rules;
  private final Game game;

  private Ruling(Rules rules, String sfen) {
    this.rules = rules;
    game = new Game(rules.position(sfen));
  }

  /**
   * A position under rule set {@code base} with some options changed.
   *
   * @param options {@code name=value} each
   */
  public static Ruling of(Variant variant, String sfen, String... options) {
    OptionValues values = OptionValues.base(variant);
    for (String option : options) {
      int equals = option.indexOf('=');
      values = values.with(option.substring(0, equals), option.substring(equals + 1));
    }
    return new Ruling(Rules.of(variant, values), sfen);
  }

  /** Plays moves, one after the other, as often as told. */
  public Ruling play(int times, String... moves) {
    for (int i = 0; i < times; i++) {
      for (String move : moves) {
        game.play(Usi.parse(rules.table(), move));
      }
    }
    return this;
  }

  /** Plays moves, one after the other. */
  public Ruling play(String... moves) {
    return play(1, moves);
  }

  /** Whether a move may be played now. */
  public boolean allows(String move) {
    return game.why(Usi.parse(rules.table(), move)).isEmpty();
  }

  /** Why a move may not be played now, as rule and sentence; empty if it may. */
  public String why(String move) {
    Move parsed = Usi.parse(rules.table(), move);
    return game.why(parsed).map(Object::toString).orElse("");
  }

  /** {@code open}, or the outcome. */
  public String result() {
    return game.outcome().map(Outcome::toString).orElse("open");
  }

  /** The moves that may be played now. */
  public List<String> moves() {
    return game.legalMoves().stream().map(Move::toString).toList();
  }

  /** The position now. */
  public Position position() {
    return game.position();
  }

  /** The game. */
  public Game game() {
    return game;
  }
}
