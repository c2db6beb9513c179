package org.komabako.ui.learn;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.komabako.kernel.model.PieceType;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;

/** Which exercises or problems of a variant have been solved; kept in the settings. */
final class Progress {
  /** What the settings of all variants begin with. */
  static final String GROUP = "learn.";

  /** The newest that are kept. */
  private static final int MOST = 5_000;

  private final Settings settings;
  private final Setting<String> setting;

  /** Of the exercises about pieces. */
  Progress(Settings settings, String variant) {
    this(settings, Setting.text(GROUP + variant, ""));
  }

  private Progress(Settings settings, Setting<String> setting) {
    this.settings = settings;
    this.setting = setting;
  }

  /** Of problems, by their keys. */
  static Progress ofProblems(Settings settings, String variant) {
    return new Progress(settings, Setting.text(GROUP + "problems." + variant, ""));
  }

  /** Whether the exercise of this number, from 0, is solved. */
  boolean isSolved(PieceType type, int number) {
    return solved().contains(name(type, number));
  }

  /** Whether all of so many exercises are solved. */
  boolean isDone(PieceType type, int exercises) {
    return exercises > 0
        && IntStream.range(0, exercises).allMatch(number -> isSolved(type, number));
  }

  /** The exercise is solved. */
  void solve(PieceType type, int number) {
    solve(name(type, number));
  }

  /** What goes by this name is solved. */
  void solve(String name) {
    List<String> names = new ArrayList<>(solved());
    if (!names.contains(name)) {
      names.add(name);
      settings.set(
          setting, String.join(",", names.subList(Math.max(0, names.size() - MOST), names.size())));
    }
  }

  /** All exercises about a piece are solved. */
  void finish(PieceType type) {
    solve(type.id());
  }

  /** Whether all exercises about a piece have been solved. */
  boolean isFinished(PieceType type) {
    return solved().contains(type.id());
  }

  /** Whether anything was solved. */
  boolean isBegun() {
    return !solved().isEmpty();
  }

  /** The names of all that is solved. */
  Set<String> solved() {
    Set<String> names = new LinkedHashSet<>(List.of(settings.get(setting).split(",")));
    names.remove("");
    return names;
  }

  private static String name(PieceType type, int number) {
    return type.id() + "." + number;
  }
}
