package org.komabako.ui.page;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.komabako.ui.picture.Ink;

/** The colours of a page, each with its counterpart by night, as classes of its style sheet. */
final class Inks {
  private record Pair(Ink day, Ink night, long width) {}

  private final Map<Pair, String> names = new LinkedHashMap<>();

  /**
   * The class of a colour.
   *
   * @param width of the line, 0 for what is filled
   */
  String name(Ink day, Ink night, long width) {
    return names.computeIfAbsent(new Pair(day, night, width), pair -> "i" + names.size());
  }

  /** The rules of all classes that were asked for. */
  String css() {
    StringBuilder light = new StringBuilder(".night{display:none}");
    StringBuilder dark = new StringBuilder(".day{display:none}.night{display:inline}");
    names.forEach((pair, name) -> {
      String rest = pair.width() == 0 ? "" : ";fill:none;stroke-width:" + pair.width();
      String what = pair.width() == 0 ? "fill:" : "stroke:";
      light.append('.').append(name).append('{').append(what).append(css(pair.day()));
      light.append(rest).append('}');
      if (!pair.day().equals(pair.night())) {
        dark.append('.')
            .append(name)
            .append('{')
            .append(what)
            .append(css(pair.night()))
            .append('}');
      }
    });
    return light + "\n@media(prefers-color-scheme:dark){" + dark + "}\n";
  }

  private static String css(Ink ink) {
    return ink.css() + (ink.alpha() < 255 ? String.format(Locale.ROOT, "%02x", ink.alpha()) : "");
  }
}
