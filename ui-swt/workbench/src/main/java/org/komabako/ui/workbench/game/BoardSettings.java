package org.komabako.ui.workbench.game;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Form;
import org.komabako.ui.board.Gesture;
import org.komabako.ui.board.KingForms;
import org.komabako.ui.board.Style;
import org.komabako.ui.board.Zoom;
import org.komabako.ui.picture.PieceSet;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.picture.Themes;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.widgets.text.Language;
import org.komabako.ui.workbench.desk.Desk;

/** How the user wants the board. All names begin with {@link #GROUP}. */
public final class BoardSettings {
  /** How the names of these settings begin. */
  public static final String GROUP = "board.";

  /** A theme; by night its counterpart is shown. */
  public static final Setting<Theme> THEME = new Setting<>(
      "board.theme",
      Themes.all().get(0),
      id -> Themes.named(id).orElse(null),
      theme -> Themes.suiting(theme, false).id());

  /** The pieces of all variants for which no others are chosen. */
  public static final Setting<PieceSet> PIECES =
      pieces("board.pieces", PieceSets.all().get(0));

  /** What stands at the edge. */
  public static final Setting<Coordinates> COORDINATES =
      Setting.oneOf("board.coordinates", usualCoordinates(Language.ofSystem()));

  /** How pieces are moved. */
  public static final Setting<Gesture> GESTURE = Setting.oneOf("board.gesture", Gesture.BOTH);

  /** What is done about promotion where there is a choice and no key is held. */
  public static final Setting<BoardInput.Promote> PROMOTION =
      Setting.oneOf("board.promotion", BoardInput.Promote.ASK);

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

  /** Whether a move can be entered while an engine thinks, to be played when it has moved. */
  public static final Setting<Boolean> PREMOVES = Setting.flag("board.premoves", true);

  /** Whether the piece under the pointer shows where it gets. */
  public static final Setting<Boolean> HOVER = Setting.flag("board.hover", false);

  /** Whether a left click wipes arrows and marks. */
  public static final Setting<Boolean> CLEARS = Setting.flag("board.click-clears", false);

  /** Whether the board is seen larger around the pointer. */
  public static final Setting<Boolean> MAGNIFIER = Setting.flag("board.magnifier", false);

  /** Whether a move is seen on its way. */
  public static final Setting<Boolean> MOTION = Setting.flag("board.motion", true);

  /** Whether the squares that Black attacks and defends are marked. */
  public static final Setting<Boolean> ATTACKS_BLACK = Setting.flag("board.attacks-black", false);

  /** Whether the squares that White attacks and defends are marked. */
  public static final Setting<Boolean> ATTACKS_WHITE = Setting.flag("board.attacks-white", false);

  /** How large pieces are, in parts of a hundred. */
  public static final Setting<Integer> SIZE = Setting.number("board.piece-size", 100);

  /** The smallest and the largest choice of {@link #SIZE}. */
  public static final int SMALLEST = 75;

  /** The largest choice of {@link #SIZE}. */
  public static final int LARGEST = 100;

  /** How large boards are seen, in parts of a hundred of what fits; see {@link Zoom}. */
  public static final Setting<Integer> ZOOM = Setting.number("board.zoom", Zoom.LEAST);

  /** How strong the lines are. */
  public static final Setting<Form.Grid> GRID = Setting.oneOf("board.grid", Form.USUAL.grid());

  private BoardSettings() {}

  /** What stands at the edge in books of a language. */
  static Coordinates usualCoordinates(Locale language) {
    return language.equals(Locale.JAPANESE) ? Coordinates.JAPANESE : Coordinates.LETTERS;
  }

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
        settings.get(MOTION),
        settings.get(PROMOTION),
        attacks);
  }

  /**
   * The pieces of one variant; as those of all while nothing is chosen for it.
   *
   * @param variant its key
   */
  public static Setting<PieceSet> pieces(Settings settings, String variant) {
    return pieces("board.pieces." + variant, settings.get(PIECES));
  }

  private static Setting<PieceSet> pieces(String name, PieceSet usual) {
    return new Setting<>(name, usual, id -> PieceSets.named(id).orElse(null), PieceSet::id);
  }

  /**
   * All of it.
   *
   * @param variant the key of what is played
   */
  public static Style style(Desk desk, String variant) {
    Settings settings = desk.settings();
    int size = Math.max(SMALLEST, Math.min(LARGEST, settings.get(SIZE)));
    return new Style(
        desk.look().highContrast()
            ? Themes.highContrast(desk.look().dark())
            : BoardColors.on(Themes.suiting(settings.get(THEME), desk.look().dark()), settings),
        settings.get(pieces(settings, variant)),
        settings.get(RED),
        settings.get(KINGS),
        settings.get(COORDINATES),
        settings.get(LAST_MOVE),
        settings.get(CHECK),
        settings.get(TARGETS),
        new Form(size / 100.0, settings.get(GRID)));
  }
}
