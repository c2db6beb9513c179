package org.komabako.ui.client.install;

import java.util.List;
import org.komabako.ui.client.text.Problems;

/**
 * How something that was asked for has ended, in words.
 *
 * @param failed whether it did not work
 * @param key the message
 * @param parts what is filled in
 */
record News(boolean failed, String key, List<Object> parts) {
  static News done(String key, Object... parts) {
    return new News(false, key, List.of(parts));
  }

  static News failed(String what, Throwable reason) {
    return new News(true, "install.failed", List.of(what, Problems.of(reason)));
  }
}
