package org.komabako.ui.workbench.game;

import java.util.Locale;
import org.komabako.notation.Notation;
import org.komabako.ui.board.ScoreView;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.text.Language;

/** How the user wants to read moves. */
public final class MoveSettings {
  /** How the names of these settings begin. */
  public static final String GROUP = "moves.";

  /** How moves are written; as books in the language of the system do, until this or another language is chosen. */
  public static final Setting<Notation> NOTATION =
      Setting.oneOf("moves.notation", usual(Language.ofSystem()));

  /** How long a move is shown when the game plays by itself, in milliseconds. */
  public static final Setting<Integer> PAUSE = Setting.number("moves.pause", 1000);

  /** From whose view scores are told, of moves and by analyses. */
  public static final Setting<ScoreView> SCORES = Setting.oneOf("analysis.view", ScoreView.MOVER);

  private MoveSettings() {}

  /** How books in a language write moves. */
  static Notation usual(Locale language) {
    return language.equals(Locale.JAPANESE) ? Notation.JAPANESE : Notation.HODGES;
  }
}
