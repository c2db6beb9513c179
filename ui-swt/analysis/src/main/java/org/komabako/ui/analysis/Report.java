package org.komabako.ui.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Info;
import org.komabako.game.Evaluation;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.notation.Notation;
import org.komabako.opponents.analysis.Evaluations;
import org.komabako.opponents.analysis.Findings;
import org.komabako.opponents.analysis.Subject;
import org.komabako.position.Position;
import org.komabako.ui.board.Advice;

/**
 * What an analysis has found, with its moves written down. Immutable; made where variants may be asked.
 *
 * @param state what the analysis does
 * @param note a sentence about that; may be empty
 * @param subject the place; empty if there is none
 * @param work how far the engine has looked in its best line; empty before it has told
 * @param lines the best first
 */
record Report(
    Findings.State state,
    LocalizedText note,
    Optional<Subject> subject,
    Optional<Info> work,
    List<Line> lines) {
  /** As much of a line as anybody reads. */
  private static final int LONG = 14;

  /** Nothing. */
  static final Report NOTHING = new Report(
      Findings.State.OFF, LocalizedText.same(""), Optional.empty(), Optional.empty(), List.of());

  /**
   * A line.
   *
   * @param rank 1 for the best
   * @param score for the side to move
   * @param number of its first move, as it is counted
   * @param moves what is to be played
   * @param words the moves as they are written
   */
  record Line(int rank, Evaluation score, int number, List<Move> moves, List<String> words) {
    Line {
      moves = List.copyOf(moves);
      words = List.copyOf(words);
    }
  }

  Report {
    lines = List.copyOf(lines);
  }

  /** Writes down what was found. */
  static Report of(Findings found, Notation notation) {
    List<Line> lines = new ArrayList<>();
    found
        .subject()
        .ifPresent(subject ->
            found.lines().forEach(info -> lines.add(line(subject.position(), info, notation))));
    return new Report(
        found.state(), found.note(), found.subject(), found.lines().stream().findFirst(), lines);
  }

  private static Line line(Position from, Info info, Notation notation) {
    List<Move> moves = info.line().subList(0, Math.min(LONG, info.line().size()));
    List<String> words = new ArrayList<>();
    Position position = from;
    for (Move move : moves) {
      words.add(notation.write(position, move));
      position = position.play(move);
    }
    return new Line(info.multiPv(), Evaluations.of(info), from.number(), moves, words);
  }

  private boolean isAbout(Position shown) {
    return subject.filter(known -> known.position().equals(shown)).isPresent();
  }

  /**
   * The first moves of the lines, if they are about a position.
   *
   * @param score writes a score of the side to move
   */
  List<Advice> advice(Position shown, Function<Evaluation, String> score) {
    return isAbout(shown)
        ? lines.stream()
            .map(line -> new Advice(line.moves().get(0), line.rank(), score.apply(line.score())))
            .toList()
        : List.of();
  }

  /** The chance of Black to win, if this is about a position. */
  OptionalDouble chance(Position shown) {
    return isAbout(shown)
        ? lines.stream()
            .limit(1)
            .mapToDouble(line -> line.score().chance())
            .map(chance -> shown.side() == Side.BLACK ? chance : 1 - chance)
            .findFirst()
        : OptionalDouble.empty();
  }
}
