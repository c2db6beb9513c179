package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.game.Judgement;
import org.komabako.game.Nag;
import org.komabako.game.Place;

/**
 * A tree of moves as it is written down. The moves of the main line stand in rows of two: the number, the first
 * move with its score or time, the second one with its own, apart by tabs. After a move stand, before the next one,
 * what was said about it and the variations beside it, a paragraph each, further in the deeper they are. Behind a
 * move stands the sign that somebody gave it, else, as a stretch of its own, what engines made of a bad one. Bookmarks stand in brackets, comments in braces, a place with something drawn
 * on the board has a pencil.
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
    /** The number of a row. */
    NUMBER,
    /** A score or a time. */
    ASIDE,
    /** What engines think of a bad move. */
    JUDGEMENT,
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
    main(root, following);
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

  /** The main line in rows of two moves; what stands below a move breaks its row. */
  private void main(MoveTree.Entry root, Map<Place, List<MoveTree.Entry>> following) {
    List<MoveTree.Entry> next = following.getOrDefault(root.place(), List.of());
    boolean broken = true;
    while (!next.isEmpty()) {
      MoveTree.Entry move = next.get(0);
      boolean first = move.number() % 2 != 0;
      if (first || broken) {
        paragraph(0);
        span(move.number() + ".", Kind.NUMBER, move.place());
        text.append(first ? "\t" : "\t…\t");
      }
      text.append(first ? "" : "\t");
      move(move, move.move(), Kind.MAIN);
      if (!move.aside().isEmpty()) {
        text.append('\t');
        span(move.aside(), Kind.ASIDE, move.place());
      } else if (first) {
        text.append('\t');
      }
      broken = next.size() > 1 || !move.bookmark().isEmpty() || !move.comment().isEmpty();
      if (!move.bookmark().isEmpty() || !move.comment().isEmpty()) {
        paragraph(1);
        said(move, "");
      }
      next.subList(1, next.size()).forEach(each -> variation(each, following));
      next = following.getOrDefault(move.place(), List.of());
    }
  }

  /** Writes what follows a move of a variation where it branches. */
  private void line(MoveTree.Entry from, Map<Place, List<MoveTree.Entry>> following) {
    List<MoveTree.Entry> next = following.getOrDefault(from.place(), List.of());
    boolean broken = true;
    while (!next.isEmpty()) {
      MoveTree.Entry first = next.get(0);
      if (broken) {
        paragraph(first.depth());
      } else {
        text.append("  ");
      }
      write(first, number(first), Kind.VARIATION);
      next.subList(1, next.size()).forEach(each -> variation(each, following));
      broken = next.size() > 1;
      next = following.getOrDefault(first.place(), List.of());
    }
  }

  private void variation(MoveTree.Entry first, Map<Place, List<MoveTree.Entry>> following) {
    paragraph(first.depth());
    write(first, number(first), Kind.VARIATION);
    continued(first, following);
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
      line(last, following);
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
    move(entry, move, kind);
    said(entry, " ");
  }

  private void move(MoveTree.Entry entry, String move, Kind kind) {
    span(move + entry.nag().map(Nag::sign).orElse(""), kind, entry.place());
    if (entry.nag().isEmpty() && entry.judgement() != Judgement.GOOD) {
      span(entry.judgement().sign(), Kind.JUDGEMENT, entry.place());
    }
    if (entry.drawn()) {
      span(" ✎", Kind.ASIDE, entry.place());
    }
  }

  /** @param before stands before the first of it */
  private void said(MoveTree.Entry entry, String before) {
    String gap = before;
    if (!entry.bookmark().isEmpty()) {
      text.append(gap);
      span("[" + entry.bookmark() + "]", Kind.BOOKMARK, entry.place());
      gap = " ";
    }
    if (!entry.comment().isEmpty()) {
      text.append(gap);
      span(
          "{" + entry.comment().strip().replaceAll("\\s+", " ") + "}", Kind.COMMENT, entry.place());
    }
  }

  private Span span(String words, Kind kind, Place place) {
    Span span = new Span(text.length(), words.length(), kind, place);
    text.append(words);
    spans.add(span);
    if (kind == Kind.MAIN || kind == Kind.VARIATION) {
      moves.put(place, span);
    }
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

  /** The longest score or time that stands behind a move; empty if there is none. */
  public String longestAside() {
    return spans.stream()
        .filter(span -> span.kind() == Kind.ASIDE)
        .map(span -> text.substring(span.start(), span.end()))
        .max(Comparator.comparingInt(String::length))
        .orElse("");
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
