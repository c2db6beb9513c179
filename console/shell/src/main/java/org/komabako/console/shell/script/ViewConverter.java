package org.komabako.console.shell.script;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.apache.felix.service.command.Converter;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.console.view.View;
import org.osgi.service.component.annotations.Component;

/**
 * How the shell prints views: in full, as a row, or as the part that parses back; and how a view, or
 * a list of them, is taken where a command wants words.
 */
@Component(
    property = {
      Converter.CONVERTER_CLASSES + "=org.komabako.console.view.View",
      Converter.CONVERTER_CLASSES + "=java.util.Collection",
      Converter.CONVERTER_CLASSES + "=java.lang.CharSequence"
    })
public final class ViewConverter implements Converter {
  @Override
  public @Nullable Object convert(Class<?> wanted, Object in) {
    if (wanted != String.class && wanted != CharSequence.class) {
      return null;
    }
    if (in instanceof View view) {
      return view.id();
    }
    boolean views = in instanceof Collection<?> all
        && !all.isEmpty()
        && all.stream().allMatch(View.class::isInstance);
    return views
        ? String.join(" ", ((Collection<?>) in).stream().map(Object::toString).toList())
        : null;
  }

  @Override
  public @Nullable CharSequence format(Object target, int level, Converter escape) {
    if (target instanceof View view) {
      return switch (level) {
        case INSPECT -> SafeText.lines(view.full());
        case LINE -> SafeText.lines(view.line());
        default -> view.id();
      };
    }
    if (target instanceof Collection<?> all && level == INSPECT && !all.isEmpty()) {
      return rows(all);
    }
    return null;
  }

  private static @Nullable String rows(Collection<?> all) {
    List<String> rows = new ArrayList<>();
    for (Object each : all) {
      if (each instanceof View view) {
        rows.add(view.line());
      } else if (each instanceof CharSequence || each instanceof Number) {
        rows.add(each.toString());
      } else {
        return null;
      }
    }
    return SafeText.lines(String.join("\n", rows));
  }
}
