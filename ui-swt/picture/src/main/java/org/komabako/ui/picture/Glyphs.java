package org.komabako.ui.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The characters of one face, as outlines with the em as unit and the origin on the base line.
 *
 * <p>The files are those that {@code src/tool/glyphs} writes. {@code first.txt} is read with the first
 * character that is asked for, a block of 256 code points with the first of it that is not there. For
 * any thread.
 */
final class Glyphs {
  /** A clear print with serifs: what is written on pieces. */
  static final Glyphs MINCHO = new Glyphs("mincho");

  /** Even strokes: coordinates, and what is small. */
  static final Glyphs GOTHIC = new Glyphs("gothic");

  /** A lighter print with serifs: what is read on paper; no rare kanji. */
  static final Glyphs TEXT = new Glyphs("text");

  private static final int FIRST = -1;

  private final String folder;
  private final Map<Integer, Block> blocks = new ConcurrentHashMap<>();
  private final Map<Integer, Optional<Glyph>> glyphs = new ConcurrentHashMap<>();

  private Glyphs(String folder) {
    this.folder = folder;
  }

  /**
   * One character.
   *
   * @param advance how far the next one stands
   * @param outline what is filled
   */
  record Glyph(double advance, Outline outline) {}

  /** A character, if the face has it. */
  Optional<Glyph> glyph(int codePoint) {
    return glyphs.computeIfAbsent(codePoint, this::find);
  }

  private Optional<Glyph> find(int codePoint) {
    Optional<Glyph> glyph = block(FIRST).find(codePoint);
    return glyph.isPresent() ? glyph : block(codePoint >> 8).find(codePoint);
  }

  private Block block(int number) {
    return blocks.computeIfAbsent(number, this::load);
  }

  private Block load(int number) {
    String name = number == FIRST ? "first" : Integer.toHexString(number);
    try (InputStream in = Glyphs.class.getResourceAsStream(folder + "/" + name + ".txt")) {
      return in == null
          ? Block.NONE
          : Block.of(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      throw new UncheckedIOException(folder + "/" + name + ".txt cannot be read", e);
    }
  }

  /**
   * A file.
   *
   * @param text all of it, a char for each byte: only the first of a line is not ASCII, and to decode
   *     all for these takes longer than the rest
   * @param em how many units an em has in it
   * @param places where the line of a character goes on behind the character
   */
  private record Block(String text, int em, Map<Integer, Integer> places) {
    static final Block NONE = new Block("", 1, Map.of());

    /** Notes where the lines begin; the first is {@code em 1000}. */
    static Block of(String text) {
      int end = text.indexOf('\n');
      Map<Integer, Integer> places = new HashMap<>();
      for (int at = end + 1; at < text.length(); at = text.indexOf('\n', at) + 1) {
        int lead = text.charAt(at);
        int length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        int character = length == 1 ? lead : lead & 0xFF >> length + 1;
        for (int i = 1; i < length; i++) {
          character = character << 6 | text.charAt(at + i) & 0x3F;
        }
        places.put(character, at + length);
      }
      return new Block(text, Integer.parseInt(text.substring(3, end).trim()), places);
    }

    Optional<Glyph> find(int codePoint) {
      Integer place = places.get(codePoint);
      if (place == null) {
        return Optional.empty();
      }
      Reader reader = new Reader(text, place, em);
      return Optional.of(new Glyph(reader.number() / (double) em, reader.outline()));
    }
  }

  /** Goes along a line: {@code  500 M10 20L-3 4…}, the advance and segments by differences. */
  private static final class Reader {
    private final String text;
    private final double em;
    private int at;
    private int x;
    private int y;

    Reader(String text, int at, double em) {
      this.text = text;
      this.at = at;
      this.em = em;
    }

    Outline outline() {
      Outline.Builder outline = Outline.builder();
      int startX = 0;
      int startY = 0;
      while (at < text.length() && text.charAt(at) != '\n') {
        char kind = text.charAt(at++);
        switch (kind) {
          case 'M' -> {
            step();
            startX = x;
            startY = y;
            outline.moveTo(x / em, y / em);
          }
          case 'L' -> {
            step();
            outline.lineTo(x / em, y / em);
          }
          case 'Q' -> {
            step();
            double controlX = x / em;
            double controlY = y / em;
            step();
            outline.quadTo(controlX, controlY, x / em, y / em);
          }
          case 'Z' -> {
            outline.close();
            x = startX;
            y = startY;
          }
          default -> {
            // The blank before the first segment, and what ends a line elsewhere.
          }
        }
      }
      return outline.build();
    }

    private void step() {
      x += number();
      y += number();
    }

    private int number() {
      if (text.charAt(at) == ' ') {
        at++;
      }
      boolean negative = text.charAt(at) == '-';
      if (negative) {
        at++;
      }
      int value = 0;
      while (at < text.length() && Character.isDigit(text.charAt(at))) {
        value = value * 10 + text.charAt(at++) - '0';
      }
      return negative ? -value : value;
    }
  }
}
