package org.komabako.ui.widgets.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.komabako.ui.picture.Ink;

/** How GTK draws its widgets, as CSS: the rules of {@code gtk.css} in the colours of a palette. */
final class GtkStyle {
  private static final String RULES = read();

  private GtkStyle() {}

  private static String read() {
    try (InputStream in = Objects.requireNonNull(GtkStyle.class.getResourceAsStream("gtk.css"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String of(Palette palette) {
    Map<String, Ink> colors = new LinkedHashMap<>();
    colors.put("ground", palette.ground());
    colors.put("surface", palette.surface());
    colors.put("raised", palette.raised());
    colors.put("line", palette.line());
    colors.put("text", palette.text());
    colors.put("muted", palette.muted());
    colors.put("accent", palette.accent());
    colors.put("on_accent", palette.onAccent());
    colors.put("soft", palette.soft());
    colors.put("strip", palette.strip());
    StringBuilder css = new StringBuilder();
    colors.forEach((name, ink) -> css.append("@define-color kb_")
        .append(name)
        .append(' ')
        .append(ink.css())
        .append(";\n"));
    return css.append(RULES).toString();
  }
}
