package org.komabako.console.view;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.osgi.annotation.versioning.ProviderType;

/** An answer of a command. Holds data only: no service, no variant. */
@ProviderType
public interface View {
  /** The text by which a command knows the thing again, like the id of a game. */
  String id();

  /** One row of a table. */
  String line();

  /** Whether what was asked for could be done with it; a script that prints one that is not good has failed. */
  default boolean good() {
    return true;
  }

  /** The same of any answer: lists are good if all in them is, and what is no view. */
  static boolean isGood(@Nullable Object answer) {
    return answer instanceof List<?> all
        ? all.stream().allMatch(View::isGood)
        : !(answer instanceof View view) || view.good();
  }

  /** All of it, as many lines as it takes. */
  default String full() {
    return line();
  }

  /**
   * All of it as data, by name: what {@code --json} tells. Values are texts, numbers, truth values, views, and
   * collections, maps and optionals of these. A record's are its components.
   */
  default Map<String, Object> fields() {
    return Components.of(this);
  }
}
