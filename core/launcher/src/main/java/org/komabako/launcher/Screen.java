package org.komabako.launcher;

import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Tells whether a window can be opened, without loading any window system. */
final class Screen {
  private Screen() {}

  /** True on systems that always have a display, elsewhere if X or Wayland is in the environment. */
  static boolean present(String osName, UnaryOperator<@Nullable String> environment) {
    String os = osName.toLowerCase(Locale.ROOT);
    return os.startsWith("mac")
        || os.startsWith("windows")
        || set(environment.apply("DISPLAY"))
        || set(environment.apply("WAYLAND_DISPLAY"));
  }

  private static boolean set(@Nullable String value) {
    return value != null && !value.isEmpty();
  }
}
