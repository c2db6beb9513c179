package org.komabako.ui.client.install;

import java.util.List;

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
    String message = reason.getMessage();
    boolean sentence = message != null
        && (reason instanceof IllegalArgumentException
            || reason instanceof IllegalStateException
            || reason instanceof java.io.UncheckedIOException);
    return new News(true, "install.failed", List.of(what, sentence ? message : reason.toString()));
  }
}
