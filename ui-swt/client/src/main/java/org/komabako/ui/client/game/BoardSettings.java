package org.komabako.ui.client.game;

import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Style;
import org.komabako.ui.client.settings.Setting;
import org.komabako.ui.client.settings.Settings;
import org.komabako.ui.picture.PieceSet;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.picture.Themes;

/** How the user wants the board. */
public final class BoardSettings {
  /** The id of a theme. */
  public static final Setting<String> THEME = Setting.text("board.theme", "");

  /** The id of a piece set. */
  public static final Setting<String> PIECES = Setting.text("board.pieces", "");

  /** What stands at the edge. */
  public static final Setting<Coordinates> COORDINATES =
      Setting.oneOf("board.coordinates", Coordinates.LETTERS);

  /** How pieces are moved. */
  public static final Setting<BoardInput.Gesture> GESTURE =
      Setting.oneOf("board.gesture", BoardInput.Gesture.BOTH);

  /** Whether promoted pieces are red. */
  public static final Setting<Boolean> RED = Setting.flag("board.promoted-red", true);

  /** Whether the last move is lit. */
  public static final Setting<Boolean> LAST_MOVE = Setting.flag("board.last-move", true);

  /** Whether royal pieces in danger are marked. */
  public static final Setting<Boolean> CHECK = Setting.flag("board.check", true);

  /** Whether targets are shown. */
  public static final Setting<Boolean> TARGETS = Setting.flag("board.targets", true);

  private BoardSettings() {}

  /** All of it. */
  public static Style style(Settings settings) {
    Theme theme = Themes.named(settings.get(THEME)).orElseGet(() -> Themes.all().get(0));
    PieceSet pieces =
        PieceSets.named(settings.get(PIECES)).orElseGet(() -> PieceSets.all().get(0));
    return new Style(
        theme,
        pieces,
        settings.get(RED),
        settings.get(COORDINATES),
        settings.get(LAST_MOVE),
        settings.get(CHECK),
        settings.get(TARGETS));
  }
}
