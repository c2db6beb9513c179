package org.komabako.ui.widgets.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.swt.widgets.Widget;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.ui.widgets.work.WidgetListeners;

/**
 * The texts of the client. The first part of a key names its file: {@code board.stop} is in {@code
 * board_en.properties} and {@code board_ja.properties} beside this class, so a new area is two new
 * files. Texts with parts to fill in are written for {@link MessageFormat}; all are, so an apostrophe
 * is doubled.
 */
public final class Messages {
  private final Map<String, Properties> files = new ConcurrentHashMap<>();
  private final WidgetListeners listeners = new WidgetListeners();
  private volatile Language language;

  /** Texts in a language. */
  public Messages(Language language) {
    this.language = language;
  }

  /** The language now. */
  public Language language() {
    return language;
  }

  /** Changes the language of all that was {@linkplain #bind bound}. */
  public void language(Language next) {
    language = next;
    listeners.tell();
  }

  /**
   * The text of a key; the key itself if there is none, so that it is seen.
   *
   * @param parts what it is filled in with; a {@link LocalizedText} in the language now
   */
  public String get(String key, Object... parts) {
    return find(language, key)
        .or(() -> find(Language.ENGLISH, key))
        .map(pattern -> format(pattern, parts))
        .orElse(key);
  }

  /** Whether there is a text. */
  public boolean has(String key) {
    return find(Language.ENGLISH, key).isPresent();
  }

  /** A name from a table, in the language now. */
  public String of(LocalizedText text) {
    return SafeText.lines(language.of(text));
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
    return new MessageFormat(pattern, Locale.forLanguageTag(language.code())).format(said);
  }

  private Optional<String> find(Language wanted, String key) {
    int dot = key.indexOf('.');
    String area = dot < 0 ? key : key.substring(0, dot);
    Properties file = files.computeIfAbsent(area + "_" + wanted.code(), Messages::load);
    return Optional.ofNullable(file.getProperty(key));
  }

  private static Properties load(String name) {
    Properties texts = new Properties();
    try (InputStream in = Messages.class.getResourceAsStream(name + ".properties")) {
      if (in != null) {
        texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
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
