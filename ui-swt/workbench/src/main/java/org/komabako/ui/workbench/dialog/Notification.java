package org.komabako.ui.workbench.dialog;

import java.util.List;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.text.Problems;

/**
 * How something that was asked for has ended, in words.
 *
 * @param failed whether it did not work
 * @param key the message
 * @param parts what is filled in
 */
public record Notification(boolean failed, String key, List<Object> parts) {
  /** It was done. */
  public static Notification done(String key, Object... parts) {
    return new Notification(false, key, List.of(parts));
  }

  /** It could not be done; the message has the places for what, and for the reason. */
  public static Notification failed(String key, Object what, Throwable reason) {
    return new Notification(true, key, List.of(what, Problems.of(reason)));
  }

  /** In words. */
  public String say(Messages messages) {
    return messages.get(key, parts.toArray());
  }
}
