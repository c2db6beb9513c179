package org.komabako.ui.client.game;

import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Form;
import org.komabako.ui.board.Style;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.settings.Setting;
import org.komabako.ui.client.settings.Settings;
import org.komabako.ui.picture.PieceSet;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.picture.Themes;

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
  public static final Setting<PieceSet> PIECES = pieces("board.pieces", PieceSets.all().get(0));

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

  /** Whose king is the jewelled one. */
  public static final Setting<Form.Kings> KINGS =
      Setting.oneOf("board.kings", Form.USUAL.kings());

  /** How large pieces are, in parts of a hundred. */
  public static final Setting<Integer> SIZE = Setting.number("board.piece-size", 100);

  /** The smallest and the largest choice of {@link #SIZE}. */
  public static final int SMALLEST = 75;

  /** The largest choice of {@link #SIZE}. */
  public static final int LARGEST = 100;

  /** How strong the lines are. */
  public static final Setting<Form.Grid> GRID = Setting.oneOf("board.grid", Form.USUAL.grid());

  private BoardSettings() {}

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
        Themes.suiting(settings.get(THEME), desk.look().dark()),
        settings.get(pieces(settings, variant)),
        settings.get(RED),
        settings.get(COORDINATES),
        settings.get(LAST_MOVE),
        settings.get(CHECK),
        settings.get(TARGETS),
        new Form(settings.get(KINGS), size / 100.0, settings.get(GRID)));
  }
}
