package org.komabako.ui.picture;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
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

  private static final int FIRST = -1;

  private final String folder;
  private final Map<Integer, Map<Integer, String>> lines = new ConcurrentHashMap<>();
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
    String line = block(FIRST).get(codePoint);
    if (line == null) {
      line = block(codePoint >> 8).get(codePoint);
    }
    return Optional.ofNullable(line).map(Glyphs::read);
  }

  private Map<Integer, String> block(int number) {
    return lines.computeIfAbsent(number, this::load);
  }

  /** The lines of a file by character, each with the em before it; none if there is no such file. */
  private Map<Integer, String> load(int number) {
    String name = folder + "/" + (number == FIRST ? "first" : Integer.toHexString(number)) + ".txt";
    Map<Integer, String> found = new HashMap<>();
    try (InputStream in = Glyphs.class.getResourceAsStream(name)) {
      if (in == null) {
        return found;
      }
      BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      String em = String.valueOf(reader.readLine()).replace("em ", "");
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        int character = line.codePointAt(0);
        found.put(character, em + line.substring(Character.charCount(character)));
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(name + " cannot be read", e);
    }
  }

  /** Reads {@code 1000 500 M10 20L-3 4…}: em, advance, segments by differences. */
  private static Glyph read(String line) {
    int first = line.indexOf(' ');
    int second = line.indexOf(' ', first + 1);
    double em = Integer.parseInt(line.substring(0, first));
    double advance = Integer.parseInt(line.substring(first + 1, second));
    Outline outline = new Reader(line, second + 1, em).outline();
    return new Glyph(advance / em, outline);
  }

  /** Goes along the text of an outline. */
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
      while (at < text.length()) {
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
          default -> {
            outline.close();
            x = startX;
            y = startY;
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
