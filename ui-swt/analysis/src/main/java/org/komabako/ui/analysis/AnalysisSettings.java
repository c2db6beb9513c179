package org.komabako.ui.analysis;

import org.komabako.ui.widgets.settings.Setting;

/** How the user wants to be told what engines think. All names begin with {@link #GROUP}. */
public final class AnalysisSettings {
  /** How the names of these settings begin. */
  public static final String GROUP = "analysis.";

  /** The most lines that are asked for. */
  public static final int MOST_LINES = 9;

  /** The most engines that look at once. */
  public static final int MOST_ENGINES = 4;

  /** The id of the engine that was chosen last; empty for none. */
  public static final Setting<String> ENGINE = Setting.text("analysis.engine", "");

  /** The ids of the engines that look beside it, one a line. */
  static final Setting<String> BESIDE = Setting.text("analysis.beside", "");

  /** How many of the best lines are asked for. */
  public static final Setting<Integer> LINES = Setting.number("analysis.lines", 3);

  /** How long each place is looked at. */
  public static final Setting<AnalysisSpan> SPAN =
      Setting.oneOf("analysis.span", AnalysisSpan.INFINITE);

  /** Whether the first move of each line is an arrow on the board. */
  public static final Setting<Boolean> ARROWS = Setting.flag("analysis.arrows", true);

  /** How long each place of a whole game is thought about. */
  public static final Setting<AnalysisEffort> EFFORT =
      Setting.oneOf("analysis.effort", AnalysisEffort.SECOND);

  /** Whether better lines are noted as variations. */
  public static final Setting<Boolean> VARIATIONS = Setting.flag("analysis.variations", true);

  private AnalysisSettings() {}
}
