package org.komabako.ui.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.Paper;
import org.komabako.ui.picture.Theme;

/** What was drawn on a paper, in whole thousandths of a square. */
final class Drawn implements Paper {
  /** How many units a square of the board has. */
  static final int SQUARE = 1000;

  /**
   * One stroke of the brush.
   *
   * @param path as SVG writes it
   * @param ink its colour
   * @param width of the line, 0 for what is filled
   */
  record Stroke(String path, Ink ink, long width) {
    boolean sameForm(Stroke other) {
      return path.equals(other.path) && width == other.width;
    }
  }

  private final List<Stroke> strokes = new ArrayList<>();

  @Override
  public void fill(Outline outline, Ink ink) {
    add(outline, ink, 0);
  }

  @Override
  public void stroke(Outline outline, Ink ink, double width) {
    add(outline, ink, Math.max(1, Math.round(width * SQUARE)));
  }

  private void add(Outline outline, Ink ink, long width) {
    if (!outline.isEmpty() && ink.alpha() > 0) {
      strokes.add(new Stroke(path(outline), ink, width));
    }
  }

  /** The same by day and by night: one drawing where only the colours differ, else two. */
  static String svg(Theme day, Theme night, Inks inks, BiConsumer<Paper, Theme> drawing) {
    List<Stroke> light = strokes(day, drawing);
    List<Stroke> dark = strokes(night, drawing);
    boolean same = light.size() == dark.size();
    for (int i = 0; same && i < light.size(); i++) {
      same = light.get(i).sameForm(dark.get(i));
    }
    StringBuilder text = new StringBuilder();
    if (same) {
      for (int i = 0; i < light.size(); i++) {
        path(
            text,
            light.get(i),
            inks.name(light.get(i).ink(), dark.get(i).ink(), light.get(i).width()));
      }
    } else {
      text.append("<g class=\"day\">");
      light.forEach(each -> path(text, each, inks.name(each.ink(), each.ink(), each.width())));
      text.append("</g><g class=\"night\">");
      dark.forEach(each -> path(text, each, inks.name(each.ink(), each.ink(), each.width())));
      text.append("</g>");
    }
    return text.toString();
  }

  private static List<Stroke> strokes(Theme theme, BiConsumer<Paper, Theme> drawing) {
    Drawn drawn = new Drawn();
    drawing.accept(drawn, theme);
    return drawn.strokes;
  }

  private static void path(StringBuilder text, Stroke stroke, String name) {
    text.append("<path class=\"")
        .append(name)
        .append("\" d=\"")
        .append(stroke.path())
        .append("\"/>");
  }

  private static String path(Outline outline) {
    StringBuilder path = new StringBuilder();
    outline.walk(new Outline.Pen() {
      @Override
      public void moveTo(double x, double y) {
        add('M', x, y);
      }

      @Override
      public void lineTo(double x, double y) {
        add('L', x, y);
      }

      @Override
      public void quadTo(double x1, double y1, double x, double y) {
        add('Q', x1, y1, x, y);
      }

      @Override
      public void cubicTo(double x1, double y1, double x2, double y2, double x, double y) {
        add('C', x1, y1, x2, y2, x, y);
      }

      @Override
      public void close() {
        path.append('Z');
      }

      private void add(char letter, double... numbers) {
        path.append(letter);
        for (int i = 0; i < numbers.length; i++) {
          long whole = Math.round(numbers[i] * SQUARE);
          path.append(i > 0 && whole >= 0 ? " " : "").append(whole);
        }
      }
    });
    return path.toString();
  }
}
