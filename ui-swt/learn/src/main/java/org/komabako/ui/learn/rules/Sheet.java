package org.komabako.ui.learn.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A text and how it looks.
 *
 * @param text all of it
 * @param kinds for each character of the text the number of a {@link Kind}; of one in a link {@link #LINKS} and the
 *     number of the link, of one that is a picture {@link #PICTURES} and the number of the picture
 * @param indents how the lines are set in, one for each line
 * @param pictures what the pictures show
 * @param links where the links lead: a page of the web, or behind {@code #} a section of this one
 */
public record Sheet(
    String text, String kinds, List<Indent> indents, List<String> pictures, List<String> links) {
  /** See {@link #kinds}. */
  static final int LINKS = 100;

  /** See {@link #kinds}. */
  static final int PICTURES = 10_000;

  /** Stands in the text where a picture is. */
  static final char PICTURE = '\ufffc';

  /** How a character looks. */
  public enum Kind {
    /** As usual. */
    PLAIN,
    /** The title of the page. */
    TITLE,
    /** The title of a section. */
    HEADING,
    /** What is stressed. */
    BOLD,
    /** What is typed. */
    CODE,
    /** Of less weight: the head of a table. */
    FAINT,
    /** Leads elsewhere. */
    LINK,
    /** One of the {@link Sheet#pictures}. */
    PICTURE
  }

  /**
   * How a line is set in, in widths of a letter.
   *
   * @param wrap how far its second and later rows are
   * @param stops where the columns of a table begin; empty for a line of no table
   */
  public record Indent(int wrap, List<Integer> stops) {}

  /** Some characters after each other that look the same. */
  public record Run(int start, int length, Kind kind) {}

  /** Keeps an own copy. */
  public Sheet {
    indents = List.copyOf(indents);
    pictures = List.copyOf(pictures);
    links = List.copyOf(links);
  }

  /** The parts that do not look as usual. */
  public List<Run> runs() {
    List<Run> runs = new ArrayList<>();
    for (int start = 0; start < kinds.length(); ) {
      int end = start;
      while (end < kinds.length() && kinds.charAt(end) == kinds.charAt(start)) {
        end++;
      }
      Kind kind = kind(start);
      if (kind != Kind.PLAIN) {
        runs.add(new Run(start, end - start, kind));
      }
      start = end;
    }
    return runs;
  }

  private Kind kind(int at) {
    char kind = kinds.charAt(at);
    if (kind >= PICTURES) {
      return Kind.PICTURE;
    }
    return kind >= LINKS ? Kind.LINK : Kind.values()[kind];
  }

  /** What the picture at a place shows; empty if there is none. */
  public Optional<String> picture(int at) {
    return at >= 0 && at < kinds.length() && kind(at) == Kind.PICTURE
        ? Optional.of(pictures.get(kinds.charAt(at) - PICTURES))
        : Optional.empty();
  }

  /** Whether such a link is one; of the web only what is sent in secret. */
  static boolean leads(String to) {
    return to.startsWith("https://") || to.startsWith("#") && to.length() > 1;
  }

  /** Where the link at a place leads; empty if there is none. */
  public Optional<String> link(int at) {
    return at >= 0 && at < kinds.length() && kind(at) == Kind.LINK
        ? Optional.of(links.get(kinds.charAt(at) - LINKS))
        : Optional.empty();
  }

  /** Where a section begins; empty if there is none. */
  public OptionalInt section(String link) {
    String wanted = link.substring(1);
    return runs().stream()
        .filter(run -> run.kind() == Kind.HEADING || run.kind() == Kind.TITLE)
        .filter(run ->
            anchor(text.substring(run.start(), run.start() + run.length())).equals(wanted))
        .mapToInt(Run::start)
        .findFirst();
  }

  /** The name of a section in links, as GitHub makes it: small letters, digits, and hyphens for blanks. */
  static String anchor(String heading) {
    return heading
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "")
        .replace(' ', '-');
  }

  /** Where some words begin, in whatever case; nowhere if there are none. */
  public List<Integer> find(String words) {
    List<Integer> places = new ArrayList<>();
    String wanted = words.strip().toLowerCase(Locale.ROOT);
    if (!wanted.isEmpty()) {
      for (int at = 0; at + wanted.length() <= text.length(); at++) {
        if (text.regionMatches(true, at, wanted, 0, wanted.length())) {
          places.add(at);
        }
      }
    }
    return places;
  }
}
