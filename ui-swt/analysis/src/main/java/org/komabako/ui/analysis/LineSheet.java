package org.komabako.ui.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.komabako.game.Evaluation;
import org.komabako.kernel.model.Move;

/** The lines of an analysis as a text, a line of text for each, whose moves are to be clicked on. */
final class LineSheet {
  /** A blank at which no line is broken, between a number and its move. */
  private static final char NO_BREAK = '\u00a0';

  /**
   * A move in the text.
   *
   * @param start its first character
   * @param end the character after it
   * @param line the index of its line
   * @param moves how many moves of the line lead to where it has been played
   * @param way these moves
   */
  record Span(int start, int end, int line, int moves, List<Move> way) {}

  private final StringBuilder text = new StringBuilder();
  private final List<Span> spans = new ArrayList<>();
  private final List<Span> scores = new ArrayList<>();

  /**
   * Writes lines down.
   *
   * @param score writes a score
   */
  LineSheet(List<Report.Line> lines, Function<Evaluation, String> score) {
    for (int i = 0; i < lines.size(); i++) {
      Report.Line line = lines.get(i);
      text.append(i == 0 ? "" : "\n");
      int begin = text.length();
      text.append(score.apply(line.score()));
      scores.add(new Span(begin, text.length(), i, 0, List.of()));
      for (int move = 0; move < line.words().size(); move++) {
        text.append("  ");
        int start = text.length();
        text.append(line.number() + move)
            .append('.')
            .append(NO_BREAK)
            .append(line.words().get(move));
        List<Move> way = line.moves().subList(0, move + 1);
        spans.add(new Span(start, text.length(), i, move + 1, way));
      }
    }
  }

  /** All of it. */
  String text() {
    return text.toString();
  }

  /** The moves in it. */
  List<Span> spans() {
    return List.copyOf(spans);
  }

  /** The scores of the lines. */
  List<Span> scores() {
    return List.copyOf(scores);
  }

  /** The move that a character is a part of. */
  Optional<Span> at(int offset) {
    return spans.stream()
        .filter(span -> offset >= span.start() && offset < span.end())
        .findFirst();
  }

  /** Where the last of some moves stands; empty if no line begins with them. */
  Optional<Span> again(List<Move> way) {
    return spans.stream().filter(span -> span.way().equals(way)).findFirst();
  }
}
