package org.komabako.ui.workbench.game;

import java.util.Optional;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;

/** Colours of the user's own for the board, over those of the theme; none as long as nothing is chosen. */
public final class BoardColors {
  /** Of the squares. */
  public static final Setting<Optional<Ink>> SQUARES = color("board.color.squares");

  /** Of the rim around them. */
  public static final Setting<Optional<Ink>> EDGE = color("board.color.edge");

  /** Of the lines between them. */
  public static final Setting<Optional<Ink>> LINES = color("board.color.lines");

  /** Writing that is read worse than this is black or white instead. */
  private static final double LEGIBLE = 4.5;

  private static final Ink BLACK = Ink.rgb(0x000000);
  private static final Ink WHITE = Ink.rgb(0xFFFFFF);

  private BoardColors() {}

  private static Setting<Optional<Ink>> color(String name) {
    return new Setting<>(
        name,
        Optional.empty(),
        text -> text.isEmpty() ? Optional.empty() : Optional.of(Ink.rgb(Integer.decode(text))),
        ink -> ink.map(Ink::css).orElse(""));
  }

  /** The theme with what is chosen. */
  static Theme on(Theme theme, Settings settings) {
    Optional<Ink> squares = settings.get(SQUARES);
    Ink board = squares.orElse(theme.board());
    Ink edge = settings.get(EDGE).orElse(theme.boardEdge());
    Ink lines = settings.get(LINES).orElse(theme.grid());
    if (board.equals(theme.board())
        && edge.equals(theme.boardEdge())
        && lines.equals(theme.grid())) {
      return theme;
    }
    return new Theme(
        // Another id, or it would be taken for the same.
        theme.id() + board.css() + edge.css() + lines.css(),
        theme.name(),
        theme.dark(),
        theme.window(),
        theme.windowText(),
        board,
        edge,
        squares.orElse(theme.grain()),
        theme.zone(),
        lines,
        theme.coordinate().contrast(edge) >= LEGIBLE
            ? theme.coordinate()
            : WHITE.contrast(edge) > BLACK.contrast(edge) ? WHITE : BLACK,
        theme.stand(),
        theme.standText(),
        theme.black(),
        theme.white(),
        theme.marks());
  }
}
