package org.komabako.console.view;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.RequestException;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * Who attacks what.
 *
 * @param square the square that was asked for; empty for the whole board
 * @param black the squares that Black attacks or defends; with a square, where the pieces stand that
 *     do
 * @param white the same of White
 * @param checksBlack where the pieces stand that give check to Black
 * @param checksWhite where the pieces stand that give check to White
 */
public record AttackView(
    String square,
    List<String> black,
    List<String> white,
    List<String> checksBlack,
    List<String> checksWhite)
    implements View {
  /** Keeps own copies. */
  public AttackView {
    black = Rows.copyOf(black);
    white = Rows.copyOf(white);
    checksBlack = Rows.copyOf(checksBlack);
    checksWhite = Rows.copyOf(checksWhite);
  }

  /** The attacks of a position. */
  public static AttackView of(Position position, Optional<Square> square) {
    square.filter(asked -> !position.rules().table().contains(asked)).ifPresent(asked -> {
      throw new RequestException(Spoken.text("attackView.offBoard", asked));
    });
    return new AttackView(
        square.map(Square::toString).orElse(""),
        of(position, square, Side.BLACK),
        of(position, square, Side.WHITE),
        texts(position.checkers(Side.BLACK)),
        texts(position.checkers(Side.WHITE)));
  }

  private static List<String> of(Position position, Optional<Square> square, Side by) {
    return square
        .map(asked -> texts(position.attackers(asked, by)))
        .orElseGet(() -> texts(position.attacked(by)));
  }

  private static List<String> texts(Collection<Square> squares) {
    return squares.stream().map(Square::toString).toList();
  }

  @Override
  public String id() {
    return square;
  }

  @Override
  public String line() {
    return attacks("side.black", black) + "\n" + attacks("side.white", white)
        + check("side.black", checksBlack) + check("side.white", checksWhite);
  }

  private String attacks(String side, List<String> from) {
    return square.isEmpty()
        ? Spoken.say("attackView.attacks", Spoken.text(side), join(from))
        : Spoken.say("attackView.goes", Spoken.text(side), square, join(from));
  }

  private static String check(String side, List<String> from) {
    return from.isEmpty()
        ? ""
        : "\n" + Spoken.say("attackView.check", Spoken.text(side), join(from));
  }

  private static String join(List<String> squares) {
    return squares.isEmpty() ? Spoken.say("word.none") : String.join(" ", squares);
  }

  @Override
  public String toString() {
    return square;
  }
}
