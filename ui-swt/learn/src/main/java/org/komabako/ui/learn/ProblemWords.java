package org.komabako.ui.learn;

import java.util.Locale;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;
import org.komabako.ui.learn.ProblemPanel.Tone;
import org.komabako.ui.learn.problem.Problem;
import org.komabako.ui.learn.problem.State;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.MoveSettings;

/** What is said about a problem and how it stands, in words. */
final class ProblemWords {
  private final Desk desk;

  ProblemWords(Desk desk) {
    this.desk = desk;
  }

  /** What is to be done, as far as is known. */
  String task(Problem problem, int plies) {
    String side =
        desk.messages().get("learn.problem.side." + problem.position().side().text());
    return problem.mistake().isPresent()
        ? desk.messages().get("learn.problem.better", side)
        : plies == 0
            ? desk.messages().get("learn.problem.mate", side)
            : desk.messages().get("learn.problem.mate-in", side, plies);
  }

  /** What was made of the last move. */
  String told(Problem problem, State from, State now) {
    Position before = from.board().position();
    String tried = now.tried().map(move -> move(before, move)).orElse("");
    String answer = now.answer()
        .map(move -> move(before.play(now.tried().orElseThrow()), move))
        .orElse("");
    String key = "learn.result." + now.result().name().toLowerCase(Locale.ROOT).replace('_', '-');
    return problem
        .mistake()
        .map(mistake -> {
          String played = move(problem.position(), mistake.move());
          return switch (now.result()) {
            case OPEN -> desk.messages().get("learn.result.open-better");
            case SOLVED ->
              now.number() == 0
                  ? desk.messages().get("learn.result.best", tried, played, mistake.lost())
                  : desk.messages()
                      .get("learn.result.good", tried, now.number(), played, mistake.lost());
            case WRONG ->
              answer.isEmpty()
                  ? desk.messages().get("learn.result.loses", tried, now.number())
                  : desk.messages().get("learn.result.loses-to", tried, now.number(), answer);
            case NOTHING -> desk.messages().get("learn.result.nothing-better", played);
            default -> desk.messages().get(key, tried, now.number());
          };
        })
        .orElseGet(() -> now.result() == State.Result.WRONG && answer.isEmpty()
            ? desk.messages().get("learn.result.no-mate", tried)
            : desk.messages().get(key, tried, now.number(), answer));
  }

  /** The first moves of what should be played. */
  String solution(State now, int most) {
    StringBuilder text = new StringBuilder();
    Position position = now.board().position();
    for (Move move : now.best().subList(0, Math.min(most, now.best().size()))) {
      text.append(text.isEmpty() ? "" : "  ").append(move(position, move));
      position = position.play(move);
    }
    return text.toString();
  }

  private String move(Position before, Move move) {
    return desk.settings().get(MoveSettings.NOTATION).write(before, move);
  }

  static Tone tone(State.Result result) {
    return switch (result) {
      case GOES_ON, SOLVED -> Tone.RIGHT;
      case WRONG, AS_PLAYED, NO_CHECK -> Tone.WRONG;
      case OPEN, UNDECIDED, NOTHING, NOT_FOUND, NO_JUDGE -> Tone.PLAIN;
    };
  }
}
