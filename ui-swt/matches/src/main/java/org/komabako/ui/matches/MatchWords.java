package org.komabako.ui.matches;

import java.util.Locale;
import java.util.function.Function;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Side;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.Pairs;
import org.komabako.matches.Player;
import org.komabako.matches.Sprt;
import org.komabako.matches.Tally;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.opponents.OpponentWords;

/** What is said of matches and their games, in the language now. */
final class MatchWords {
  private final Messages messages;
  private final OpponentWords opponents;

  /** In the language of a client, with the names of its engines. */
  MatchWords(Desk desk) {
    this(desk.messages(), id -> desk.engines().name(id));
  }

  /** @param engines what an engine is called, by its id */
  MatchWords(Messages messages, Function<String, LocalizedText> engines) {
    this.messages = messages;
    opponents = new OpponentWords(messages, engines);
  }

  /** Like “Komabako, level 3”. */
  String player(Player player) {
    return opponents.of(player.engine(), player.values());
  }

  /** What a match does, with the reason if there is one. */
  String state(MatchStatus status, LocalizedText note) {
    String state = messages.get("match.state." + status.state().name().toLowerCase(Locale.ROOT));
    return note.isEmpty() ? state : messages.get("match.state.with", state, note);
  }

  /** Like “6 of 100”. */
  String progress(MatchStatus status) {
    return messages.get(
        "match.progress",
        String.valueOf(status.played()),
        String.valueOf(status.request().games()));
  }

  /** Like “+3 =1 −2”. */
  String score(Tally tally) {
    return messages.get("match.tally.short", tally.wins(), tally.draws(), tally.losses());
  }

  /** Like “3 won, 1 drawn, 2 lost (58.3%)”. */
  String tally(Tally tally) {
    return messages.get(
        "match.tally",
        tally.wins(),
        tally.draws(),
        tally.losses(),
        decimal("%.1f", 100 * tally.share()));
  }

  /** What the first player played and made in a game, like “☗ won”. */
  String result(GameResult game) {
    String side = game.firstSide() == Side.BLACK ? "☗" : "☖";
    return switch (game.halves()) {
      case 2 -> messages.get("match.game.won", side);
      case 1 -> messages.get("match.game.drew", side);
      default -> messages.get("match.game.lost", side);
    };
  }

  /** How games end, in words; as it is where there are none. */
  String end(String end) {
    String own = "match.end." + end;
    String rule = "outcome." + end;
    if (messages.has(own)) {
      return messages.get(own);
    }
    return messages.has(rule) ? messages.get(rule) : end;
  }

  /** What a test asks. */
  String asked(Sprt test) {
    return messages.get(
        "match.sprt.asked",
        plain(test.elo0()),
        plain(test.elo1()),
        plain(100 * test.alpha()),
        plain(100 * test.beta()));
  }

  /** What a test says to some pairs of games. */
  String answer(Sprt test, Pairs pairs) {
    String key = switch (test.verdict(pairs)) {
      case OPEN -> "match.sprt.open";
      case ELO0 -> "match.sprt.no";
      case ELO1 -> "match.sprt.yes";
    };
    return messages.get(
        key,
        decimal("%.2f", test.ratio(pairs)),
        decimal("%.2f", test.lower()),
        decimal("%.2f", test.upper()),
        plain(test.elo0()),
        plain(test.elo1()));
  }

  private static String plain(double number) {
    return minus(java.math.BigDecimal.valueOf(Math.round(number * 1000), 3)
        .stripTrailingZeros()
        .toPlainString());
  }

  /** A number with a minus sign that is one. */
  static String decimal(String format, double number) {
    return minus(String.format(Locale.ROOT, format, number));
  }

  private static String minus(String number) {
    return number.replace('-', '−');
  }
}
