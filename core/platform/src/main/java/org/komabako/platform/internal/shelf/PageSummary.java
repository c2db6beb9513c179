package org.komabako.platform.internal.shelf;

import java.text.BreakIterator;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The first sentence of a page in Markdown: what is told of a game in a list of games. */
final class PageSummary {
  /** The first letter of somebody's name ends no sentence. */
  private static final Pattern INITIAL = Pattern.compile("\\b\\p{Lu}\\.\\s*$");

  private PageSummary() {}

  /**
   * The first sentence of the first paragraph below the title.
   *
   * @param language a language tag
   * @return empty if there is none
   */
  static String of(String page, String language) {
    Locale locale = Locale.forLanguageTag(language);
    // Where words have spaces between them, lines have.
    String between = locale.equals(Locale.JAPANESE) ? "" : " ";
    String paragraph = page.lines()
        .map(String::strip)
        .dropWhile(line -> line.isEmpty() || line.startsWith("#"))
        .takeWhile(line -> !line.isEmpty() && !line.startsWith("#"))
        .collect(Collectors.joining(between));
    BreakIterator sentences = BreakIterator.getSentenceInstance(locale);
    sentences.setText(paragraph);
    int end = sentences.next();
    while (end != BreakIterator.DONE
        && INITIAL.matcher(paragraph.substring(0, end)).find()) {
      end = sentences.next();
    }
    return end == BreakIterator.DONE ? "" : paragraph.substring(0, end).strip();
  }
}
