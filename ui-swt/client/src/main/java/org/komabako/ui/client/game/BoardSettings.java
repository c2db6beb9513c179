package org.komabako.ui.client.game;

import java.util.EnumSet;
import java.util.Set;
import org.komabako.kernel.Side;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.KingForms;
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

  /** Which king is the jewelled one. */
  public static final Setting<KingForms> KINGS =
      Setting.oneOf("board.kings", KingForms.WHITE_IS_KING);

  /** Whether a quiet first step of two ends the move at once. */
  public static final Setting<Boolean> QUICK_STEPS = Setting.flag("board.quick-steps", false);

  /** Whether the piece under the pointer shows where it gets. */
  public static final Setting<Boolean> HOVER = Setting.flag("board.hover", false);

  /** Whether a left click wipes arrows and marks. */
  public static final Setting<Boolean> CLEARS = Setting.flag("board.click-clears", false);

  /** Whether the board is seen larger around the pointer. */
  public static final Setting<Boolean> MAGNIFIER = Setting.flag("board.magnifier", false);

  /** Whether the squares that Black attacks and defends are marked. */
  public static final Setting<Boolean> ATTACKS_BLACK = Setting.flag("board.attacks-black", false);

  /** Whether the squares that White attacks and defends are marked. */
  public static final Setting<Boolean> ATTACKS_WHITE = Setting.flag("board.attacks-white", false);

  private BoardSettings() {}

  /** How the board is used. */
  static BoardUse use(Settings settings) {
    Set<Side> attacks = EnumSet.noneOf(Side.class);
    if (settings.get(ATTACKS_BLACK)) {
      attacks.add(Side.BLACK);
    }
    if (settings.get(ATTACKS_WHITE)) {
      attacks.add(Side.WHITE);
    }
    return new BoardUse(
        settings.get(GESTURE),
        settings.get(QUICK_STEPS),
        settings.get(HOVER),
        settings.get(CLEARS),
        settings.get(MAGNIFIER),
        attacks);
  }

  /** How the board looks. */
  public static Style style(Settings settings) {
    Theme theme = Themes.named(settings.get(THEME)).orElseGet(() -> Themes.all().get(0));
    PieceSet pieces =
        PieceSets.named(settings.get(PIECES)).orElseGet(() -> PieceSets.all().get(0));
    return new Style(
        theme,
        pieces,
        settings.get(RED),
        settings.get(KINGS),
        settings.get(COORDINATES),
        settings.get(LAST_MOVE),
        settings.get(CHECK),
        settings.get(TARGETS));
  }
}
