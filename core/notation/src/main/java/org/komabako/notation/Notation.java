package org.komabako.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.komabako.base.message.RequestException;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;

/** The ways to write a move; {@link MoveText} reads them all. */
public enum Notation {
  /** {@code 7g7f+}, {@code P*5e}, {@code 7g6f5e}: as programs write. */
  USI {
    @Override
    public String write(Position before, Move move) {
      return move.toString();
    }
  },
  /** {@code P-7f}, {@code Lnx3hx2i}: George Hodges' notation of 1976 (TSA). */
  HODGES {
    @Override
    public String write(Position before, Move move) {
      return Hodges.write(before, move);
    }
  },
  /** {@code P7f}, {@code G4a-5b}, {@code P*8f}: as letters of the SHOGI-L list do. */
  EMAIL {
    @Override
    public String write(Position before, Move move) {
      return Email.write(before, move);
    }
  },
  /** {@code ７六歩}, {@code ５二金右}, {@code ７五居喰い}: as Japanese books do. */
  JAPANESE {
    @Override
    public String write(Position before, Move move) {
      return Japanese.write(before, move, Optional.empty());
    }

    @Override
    public String write(GameNode place) {
      GameNode before = place.parent().orElseThrow();
      return Japanese.write(
          before.position(), place.move().orElseThrow(), before.move().map(Move::to));
    }
  },
  /** {@code ７六歩(77)}: as files in KIF do. */
  KIF {
    @Override
    public String write(Position before, Move move) {
      return KifMove.write(before, move);
    }
  },
  /** {@code Pf7}, {@code Nf6xg7-h8}: the short form of WinBoard and XBoard. */
  SAN {
    @Override
    public String write(Position before, Move move) {
      return San.write(before, move);
    }
  },
  /** {@code f6f7}, {@code f6g7,g7h8}: the coordinates of WinBoard and XBoard. */
  WINBOARD {
    @Override
    public String write(Position before, Move move) {
      return WinBoard.write(before, move);
    }
  };

  /**
   * Writes a move.
   *
   * @param before the position that it is played in
   * @param move a legal move of it, in canonical form
   */
  public abstract String write(Position before, Move move);

  /** Writes the move that led to a place of a game; in {@link #JAPANESE} with 同 where the move before ended there. */
  public String write(GameNode place) {
    return write(place.parent().orElseThrow().position(), place.move().orElseThrow());
  }

  /** The name in commands, like {@code usi}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads {@link #text()}.
   *
   * @throws IllegalArgumentException if there is no such notation; the message names those there are
   */
  public static Notation parse(String text) {
    for (Notation notation : values()) {
      if (notation.text().equalsIgnoreCase(text)) {
        return notation;
      }
    }
    String names = String.join(", ", Arrays.stream(values()).map(Notation::text).toList());
    throw RequestException.of(Notation.class, "notation.noNotation", text, names);
  }
}
