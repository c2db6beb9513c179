package org.komabako.ui.widgets.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.swt.widgets.Widget;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.ui.widgets.work.WidgetListeners;

/**
 * The texts of the window in the language now, by keys like {@code board.stop}, from {@code
 * OSGI-INF/l10n/org.komabako.ui.widgets/messages_LANGUAGE.properties}. Texts with parts to fill in are
 * written for {@link MessageFormat}; all are, so an apostrophe is doubled. A feature that has messages of
 * its own says them by {@link #of}.
 */
public final class Messages {
  private final WidgetListeners listeners = new WidgetListeners();
  private volatile Locale language;

  /** Texts in a language. */
  public Messages(Locale language) {
    this.language = language;
  }

  /** The language now. */
  public Locale language() {
    return language;
  }

  /** Changes the language of all that was {@linkplain #bind bound}. */
  public void language(Locale next) {
    language = next;
    listeners.tell();
  }

  /**
   * The text of a key; the key itself if there is none, so that it is seen.
   *
   * @param parts what it is filled in with; a {@link LocalizedText} in the language now
   */
  public String get(String key, Object... parts) {
    return pattern(key).map(pattern -> format(pattern, parts)).orElse(key);
  }

  /** Whether there is a text. */
  public boolean has(String key) {
    return pattern(key).isPresent();
  }

  private Optional<String> pattern(String key) {
    return Sentence.pattern(Messages.class, language, key);
  }

  /** A name from a table, in the language now. */
  public String of(LocalizedText text) {
    return SafeText.lines(text.in(language));
  }

  /** A name from a table as it stands alone, in a list or as a heading: names are written small within sentences. */
  public String title(LocalizedText text) {
    return capital(of(text));
  }

  /** A name as it begins a line. */
  public static String capital(String name) {
    return name.isEmpty()
        ? name
        : name.substring(0, name.offsetByCodePoints(0, 1)).toUpperCase(Locale.ROOT)
            + name.substring(name.offsetByCodePoints(0, 1));
  }

  /** Names of games, players, engines, variants and files are of others: they may hold anything. */
  private Object said(Object part) {
    if (part instanceof Number) {
      return part;
    }
    return part instanceof LocalizedText text ? of(text) : SafeText.lines(String.valueOf(part));
  }

  private String format(String pattern, Object... parts) {
    Object[] said = Stream.of(parts).map(this::said).toArray();
    return new MessageFormat(pattern, language).format(said);
  }

  /**
   * Gives a widget its text now and again whenever the language changes, until it is disposed.
   *
   * @param setter takes the text
   */
  public void bind(Widget widget, Consumer<String> setter, String key, Object... parts) {
    onChange(widget, () -> setter.accept(get(key, parts)));
  }

  /** Runs something now and again whenever the language changes, until a widget is disposed. */
  public void onChange(Widget widget, Runnable update) {
    listeners.add(widget, update);
  }
}
