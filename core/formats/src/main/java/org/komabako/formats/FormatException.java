package org.komabako.formats;

import java.util.Locale;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.game.Game;

/** A file that could not be read or written: where, what is wrong, and what could be read before. */
public final class FormatException extends IllegalArgumentException implements UserMessage {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;
  private final transient LocalizedText text;
  private final transient Optional<Game> soFar;

  /**
   * @param line from 1; 0 if the whole is meant
   * @param column from 1; 0 if the whole line is meant
   * @param problem a sentence for the user
   */
  public FormatException(int line, int column, LocalizedText problem) {
    this(line, column, problem, Optional.empty());
  }

  private FormatException(int line, int column, LocalizedText problem, Optional<Game> soFar) {
    super(at(line, column, problem).in(Locale.ENGLISH));
    this.line = line;
    this.column = column;
    this.text = problem;
    this.soFar = soFar;
  }

  private static LocalizedText at(int line, int column, LocalizedText problem) {
    if (line == 0) {
      return problem;
    }
    return column == 0
        ? Sentence.of(FormatException.class, "formatException.line", line, problem)
        : Sentence.of(FormatException.class, "formatException.lineColumn", line, column, problem);
  }

  /** The same with the part of the game that was read before. */
  FormatException with(Game game) {
    FormatException next = new FormatException(line, column, text, Optional.of(game));
    next.initCause(this);
    return next;
  }

  /** The same, where so many lines of the file stand above what was read. */
  FormatException below(int lines) {
    return line == 0 || lines == 0 ? this : new FormatException(line + lines, column, text, soFar);
  }

  @Override
  public LocalizedText text() {
    return at(line, column, text);
  }

  /** The line, from 1; 0 if the whole is meant. */
  public int line() {
    return line;
  }

  /** Whether more was read before this than before another. */
  boolean isBehind(FormatException other) {
    return line > other.line || line == other.line && column > other.column;
  }

  /** The column, from 1; 0 if the whole line is meant. */
  public int column() {
    return column;
  }

  /** What could be read up to there; empty if nothing could. */
  public Optional<Game> soFar() {
    return soFar;
  }
}
