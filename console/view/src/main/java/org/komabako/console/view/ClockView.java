package org.komabako.console.view;

import java.util.Locale;
import org.komabako.console.view.words.Spoken;
import org.komabako.game.Game;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.kernel.model.Side;

/**
 * A clock as it stood when it was asked for.
 *
 * @param time what the players were given, like {@code 10m+30s*3}; {@code none} without a clock
 * @param state {@code ready}, {@code running}, {@code adjourned}, {@code stopped} or {@code none}
 * @param turn whose time runs or will run, {@code black} or {@code white}; empty without a clock
 * @param black what Black has left: time, periods, period; empty without a clock
 * @param white what White has left
 */
public record ClockView(String time, String state, String turn, String black, String white)
    implements View {
  private static final String NONE = "none";
  private static final String ADJOURNED = "adjourned";

  /** The clock of a game. */
  public static ClockView of(Game game) {
    return game.clock()
        .map(GameClock::face)
        .map(face -> of(face, game.isAdjourned()))
        .orElseGet(() -> new ClockView(NONE, game.isAdjourned() ? ADJOURNED : NONE, "", "", ""));
  }

  private static ClockView of(ClockFace face, boolean adjourned) {
    String state = face.state().name().toLowerCase(Locale.ROOT);
    return new ClockView(
        face.control().toString(),
        adjourned ? ADJOURNED : state,
        face.turn().text(),
        face.left(Side.BLACK).toString(),
        face.left(Side.WHITE).toString());
  }

  @Override
  public String id() {
    return time;
  }

  @Override
  public String line() {
    if (time.equals(NONE) && state.equals(ADJOURNED)) {
      return Spoken.of(Spoken.text("clockView.state." + state));
    }
    return time.equals(NONE)
        ? Spoken.say("clockView.none")
        : Spoken.say(
            "clockView.line",
            time,
            Spoken.text("clockView.state." + state),
            Spoken.text("clockView.turn." + turn),
            words(black),
            words(white));
  }

  private static String words(String left) {
    String[] parts = left.split(" ", -1);
    return switch (parts[1]) {
      case "0" -> parts[0];
      case "1" -> Spoken.say("clockView.period", parts[0], parts[2]);
      default -> Spoken.say("clockView.periods", parts[0], parts[1], parts[2]);
    };
  }

  @Override
  public String toString() {
    return time;
  }
}
