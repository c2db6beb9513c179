package org.komabako.console.internal;

import java.util.Collection;
import org.apache.felix.service.command.Converter;
import org.jspecify.annotations.Nullable;
import org.komabako.console.view.View;
import org.osgi.service.component.annotations.Component;

/** How the shell prints views: in full, as a row, or as the part that parses back. */
@Component(
    property = {
      Converter.CONVERTER_CLASSES + "=org.komabako.console.view.View",
      Converter.CONVERTER_CLASSES + "=java.util.Collection"
    })
public final class ViewConverter implements Converter {
  @Override
  public @Nullable Object convert(Class<?> wanted, Object in) {
    return in instanceof View view && wanted == String.class ? view.id() : null;
  }

  @Override
  public @Nullable CharSequence format(Object target, int level, Converter escape) {
    if (target instanceof View view) {
      return switch (level) {
        case INSPECT -> view.full();
        case LINE -> view.line();
        default -> view.id();
      };
    }
    if (target instanceof Collection<?> all && level == INSPECT && !all.isEmpty()) {
      return rows(all);
    }
    return null;
  }

  private static @Nullable String rows(Collection<?> all) {
    StringBuilder rows = new StringBuilder();
    for (Object each : all) {
      if (!(each instanceof View view)) {
        return null;
      }
      rows.append(rows.length() == 0 ? "" : "\n").append(view.line());
    }
    return rows.toString();
  }
}
