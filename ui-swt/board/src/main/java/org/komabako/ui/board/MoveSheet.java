package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.game.Place;

/**
 * A tree of moves as it is written down: each move of the main line in a line of its own, and after
 * it, before the next one, the variations that stand beside it, a paragraph each, further in the
 * deeper they are. A bad move has the signs of its judgement. Bookmarks stand in brackets, comments in braces, a place with something drawn on
 * the board has a pencil.
 */
public final class MoveSheet {
  /** A blank at which no line is broken, between a number and its move. */
  private static final char NO_BREAK = '\u00a0';

  /** What a stretch of the text is. */
  public enum Kind {
    /** A move of the main line, or the start. */
    MAIN,
    /** A move of a variation. */
    VARIATION,
    /** What was said. */
    COMMENT,
    /** A name. */
    BOOKMARK
  }

  /**
   * A stretch of the text.
   *
   * @param start its first character
   * @param length how many characters
   * @param kind what it is
   * @param place the place that it is about
   */
  public record Span(int start, int length, Kind kind, Place place) {
    /** The character after it. */
    public int end() {
      return start + length;
    }
  }

  private final StringBuilder text = new StringBuilder();
  private final List<Span> spans = new ArrayList<>();
  private final List<Integer> indents = new ArrayList<>(List.of(0));
  private final Map<Place, Span> moves = new HashMap<>();

  /**
   * Writes a tree down.
   *
   * @param start the word for the start
   */
  public MoveSheet(MoveTree tree, String start) {
    Map<Place, List<MoveTree.Entry>> following = new HashMap<>();
    for (MoveTree.Entry entry : tree.entries()) {
      before(entry.place())
          .ifPresent(place ->
              following.computeIfAbsent(place, unused -> new ArrayList<>()).add(entry));
    }
    MoveTree.Entry root = tree.entries().get(0);
    write(root, start, Kind.MAIN);
    line(root, following, Kind.MAIN);
  }

  /** The place before another. */
  private static Optional<Place> before(Place place) {
    if (place.ply() == 0) {
      return Optional.empty();
    }
    List<Place.Turn> turns = place.turns();
    boolean turned = !turns.isEmpty() && turns.get(turns.size() - 1).ply() == place.ply();
    return Optional.of(
        new Place(turned ? turns.subList(0, turns.size() - 1) : turns, place.ply() - 1));
  }

  /** Writes all that follows a place, without depth of the stack but for variations in variations. */
  private void line(MoveTree.Entry from, Map<Place, List<MoveTree.Entry>> following, Kind kind) {
    List<MoveTree.Entry> next = following.getOrDefault(from.place(), List.of());
    boolean broken = true;
    while (!next.isEmpty()) {
      MoveTree.Entry first = next.get(0);
      if (kind == Kind.MAIN || broken) {
        paragraph(first.depth());
      } else {
        text.append("  ");
      }
      write(first, number(first), kind);
      for (MoveTree.Entry variation : next.subList(1, next.size())) {
        paragraph(variation.depth());
        write(variation, number(variation), Kind.VARIATION);
        continued(variation, following);
      }
      broken = next.size() > 1;
      next = following.getOrDefault(first.place(), List.of());
    }
  }

  /** The moves after the first of a variation go on in its paragraph. */
  private void continued(MoveTree.Entry variation, Map<Place, List<MoveTree.Entry>> following) {
    List<MoveTree.Entry> next = following.getOrDefault(variation.place(), List.of());
    MoveTree.Entry last = variation;
    while (next.size() == 1) {
      last = next.get(0);
      text.append("  ");
      write(last, number(last), Kind.VARIATION);
      next = following.getOrDefault(last.place(), List.of());
    }
    if (!next.isEmpty()) {
      line(last, following, Kind.VARIATION);
    }
  }

  private static String number(MoveTree.Entry entry) {
    return entry.number() + "." + NO_BREAK + entry.move();
  }

  private void paragraph(int depth) {
    text.append('\n');
    indents.add(depth);
  }

  private void write(MoveTree.Entry entry, String move, Kind kind) {
    String judged = move + entry.judgement().sign();
    Span span = span(entry.drawn() ? judged + " ✎" : judged, kind, entry.place());
    moves.put(entry.place(), span);
    if (!entry.bookmark().isEmpty()) {
      text.append(' ');
      span("[" + entry.bookmark() + "]", Kind.BOOKMARK, entry.place());
    }
    if (!entry.comment().isEmpty()) {
      text.append(' ');
      span(
          "{" + entry.comment().strip().replaceAll("\\s+", " ") + "}", Kind.COMMENT, entry.place());
    }
  }

  private Span span(String words, Kind kind, Place place) {
    Span span = new Span(text.length(), words.length(), kind, place);
    text.append(words);
    spans.add(span);
    return span;
  }

  /** All of it. */
  public String text() {
    return text.toString();
  }

  /** Its stretches, in their order; between them are blanks and line ends. */
  public List<Span> spans() {
    return List.copyOf(spans);
  }

  /** How far in each line stands, in steps. */
  public List<Integer> indents() {
    return List.copyOf(indents);
  }

  /** The move that leads to a place. */
  public Optional<Span> move(Place place) {
    return Optional.ofNullable(moves.get(place));
  }

  /** The place that a character is about. */
  public Optional<Place> at(int offset) {
    return spans.stream()
        .filter(span -> offset >= span.start() && offset < span.end())
        .map(Span::place)
        .findFirst();
  }
}
