import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Writes the outlines of a font's characters as the text files that the bundle carries. For the
 * developer; see the README beside the files.
 *
 * <p>Arguments: the font file, the folder to write to, the file of the characters that are wanted at
 * once (they go into {@code first.txt}), and for the others {@code all} (JIS X 0208 and Latin 1) or
 * {@code text} (without its rarer kanji, and with Latin Extended A and dashes) or {@code none}. Others go into one file per 256 code points.
 *
 * <p>A line is a character, its advance, and its outline: segments {@code M L Q Z}, each with the
 * differences to the point before, in units whose number per em the first line tells; y down, the
 * origin on the base line.
 */
public final class GlyphTool {
  /** Units per em of the characters that are read at once, and of the others. */
  private static final int FINE = 1000;

  private static final int COARSE = 333;

  /** How far an outline may be off, in units. */
  private static final double TOLERANCE = 0.9;

  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private GlyphTool() {}

  public static void main(String[] args) throws IOException, java.awt.FontFormatException {
    Font font = Font.createFont(Font.TRUETYPE_FONT, Path.of(args[0]).toFile());
    Path folder = Files.createDirectories(Path.of(args[1]));
    TreeSet<Integer> first = new TreeSet<>();
    for (String line : Files.readAllLines(Path.of(args[2]))) {
      if (!line.startsWith("#")) {
        line.codePoints().filter(c -> c > ' ').forEach(first::add);
      }
    }
    for (int c = '!'; c <= '~'; c++) {
      first.add(c);
    }
    TreeSet<Integer> others = others(args[3]);
    others.removeAll(first);
    write(folder.resolve("first.txt"), font, FINE, first);
    Map<Integer, TreeSet<Integer>> blocks = new TreeMap<>();
    others.forEach(c -> blocks.computeIfAbsent(c >> 8, b -> new TreeSet<>()).add(c));
    for (Map.Entry<Integer, TreeSet<Integer>> block : blocks.entrySet()) {
      write(folder.resolve(Integer.toHexString(block.getKey()) + ".txt"), font, COARSE, block.getValue());
    }
  }

  private static TreeSet<Integer> others(String amount) {
    TreeSet<Integer> set = new TreeSet<>();
    if (amount.equals("none")) {
      return set;
    }
    for (int c = 0xA1; c <= 0xFF; c++) {
      set.add(c);
    }
    if (amount.equals("text")) {
      for (int c = 0x100; c <= 0x17F; c++) {
        set.add(c);
      }
      for (int c = 0x2010; c <= 0x2027; c++) {
        set.add(c);
      }
      set.add(0x20AC);
    }
    Charset eucJp = Charset.forName("EUC-JP");
    for (int row = 1; row <= (amount.equals("text") ? 47 : 84); row++) {
      for (int cell = 1; cell <= 94; cell++) {
        String text = new String(new byte[] {(byte) (0xA0 + row), (byte) (0xA0 + cell)}, eucJp);
        if (text.codePointCount(0, text.length()) == 1 && text.charAt(0) != 0xFFFD) {
          set.add(text.codePointAt(0));
        }
      }
    }
    return set;
  }

  private static void write(Path file, Font font, int em, TreeSet<Integer> characters)
      throws IOException {
    Font sized = font.deriveFont((float) em);
    List<String> lines = new ArrayList<>();
    lines.add("em " + em);
    for (int c : characters) {
      if (font.canDisplay(c)) {
        lines.add(line(sized, c));
      } else {
        System.err.println("not in the font: " + Character.toString(c) + " " + Integer.toHexString(c));
      }
    }
    if (lines.size() > 1) {
      Files.write(file, lines);
    }
  }

  private static String line(Font font, int character) {
    GlyphVector glyph = font.createGlyphVector(CONTEXT, Character.toString(character));
    StringBuilder line = new StringBuilder();
    line.appendCodePoint(character).append(' ');
    line.append(Math.round(glyph.getGlyphMetrics(0).getAdvanceX())).append(' ');
    Deltas deltas = new Deltas(line);
    contours(glyph.getOutline()).forEach(contour -> deltas.draw(simple(contour)));
    return line.toString();
  }

  /** A curve with one control point; a line has it in its middle. */
  private record Curve(double x0, double y0, double x1, double y1, double x2, double y2) {
    static Curve line(double x0, double y0, double x2, double y2) {
      return new Curve(x0, y0, (x0 + x2) / 2, (y0 + y2) / 2, x2, y2);
    }

    double x(double t) {
      return (1 - t) * (1 - t) * x0 + 2 * t * (1 - t) * x1 + t * t * x2;
    }

    double y(double t) {
      return (1 - t) * (1 - t) * y0 + 2 * t * (1 - t) * y1 + t * t * y2;
    }

    /** How far the control point is from the straight line. */
    double bend() {
      double length = Math.hypot(x2 - x0, y2 - y0);
      return length < 0.01
          ? Math.hypot(x1 - x0, y1 - y0)
          : Math.abs((x2 - x0) * (y1 - y0) - (y2 - y0) * (x1 - x0)) / length;
    }

    double distance(double x, double y) {
      double best = Double.MAX_VALUE;
      for (int i = 0; i <= 40; i++) {
        best = Math.min(best, Math.hypot(x(i / 40.0) - x, y(i / 40.0) - y));
      }
      return best;
    }
  }

  private static List<List<Curve>> contours(Shape shape) {
    List<List<Curve>> contours = new ArrayList<>();
    List<Curve> contour = new ArrayList<>();
    double[] p = new double[6];
    double x = 0;
    double y = 0;
    double startX = 0;
    double startY = 0;
    for (PathIterator i = shape.getPathIterator(new AffineTransform()); !i.isDone(); i.next()) {
      switch (i.currentSegment(p)) {
        case PathIterator.SEG_MOVETO -> {
          contour = new ArrayList<>();
          contours.add(contour);
          x = startX = p[0];
          y = startY = p[1];
        }
        case PathIterator.SEG_LINETO -> {
          contour.add(Curve.line(x, y, p[0], p[1]));
          x = p[0];
          y = p[1];
        }
        case PathIterator.SEG_QUADTO -> {
          contour.add(new Curve(x, y, p[0], p[1], p[2], p[3]));
          x = p[2];
          y = p[3];
        }
        case PathIterator.SEG_CUBICTO ->
          throw new IllegalArgumentException("a font with cubic curves: not done yet");
        default -> {
          if (Math.hypot(x - startX, y - startY) > 0.01) {
            contour.add(Curve.line(x, y, startX, startY));
          }
          x = startX;
          y = startY;
        }
      }
    }
    return contours;
  }

  /** Joins curves that follow each other as long as one curve is nearly the same. */
  private static List<Curve> simple(List<Curve> contour) {
    List<Curve> result = new ArrayList<>();
    int i = 0;
    while (i < contour.size()) {
      Curve best = contour.get(i);
      int end = i + 1;
      for (int j = i + 2; j <= Math.min(contour.size(), i + 8); j++) {
        Curve joined = joined(contour.subList(i, j));
        if (joined == null) {
          break;
        }
        best = joined;
        end = j;
      }
      result.add(best);
      i = end;
    }
    return result;
  }

  private static Curve joined(List<Curve> curves) {
    Curve a = curves.get(0);
    Curve b = curves.get(curves.size() - 1);
    double ux = a.x1 - a.x0;
    double uy = a.y1 - a.y0;
    double vx = b.x2 - b.x1;
    double vy = b.y2 - b.y1;
    double dx = b.x2 - a.x0;
    double dy = b.y2 - a.y0;
    double cross = ux * vy - uy * vx;
    Curve straight = Curve.line(a.x0, a.y0, b.x2, b.y2);
    if (fits(straight, curves)) {
      return straight;
    }
    if (Math.abs(cross) < 1e-6 || ux * vx + uy * vy < 0) {
      return null;
    }
    double s = (dx * vy - dy * vx) / cross;
    double t = (ux * dy - uy * dx) / cross;
    if (s <= 0 || t <= 0) {
      return null;
    }
    Curve joined = new Curve(a.x0, a.y0, a.x0 + s * ux, a.y0 + s * uy, b.x2, b.y2);
    return fits(joined, curves) ? joined : null;
  }

  private static boolean fits(Curve joined, List<Curve> curves) {
    for (Curve curve : curves) {
      for (int i = 1; i <= 6; i++) {
        if (joined.distance(curve.x(i / 6.0), curve.y(i / 6.0)) > TOLERANCE) {
          return false;
        }
      }
    }
    return Math.hypot(joined.x2 - joined.x0, joined.y2 - joined.y0) > 2 * TOLERANCE;
  }

  /** Writes rounded points as differences, so that rounding errors do not add up. */
  private static final class Deltas {
    private final StringBuilder line;
    private long x;
    private long y;

    Deltas(StringBuilder line) {
      this.line = line;
    }

    void draw(List<Curve> contour) {
      if (contour.isEmpty()) {
        return;
      }
      Curve first = contour.get(0);
      points('M', first.x0, first.y0);
      long startX = x;
      long startY = y;
      for (Curve curve : contour) {
        boolean straight = curve.bend() < TOLERANCE;
        if (Math.round(curve.x2) == x && Math.round(curve.y2) == y) {
          continue;
        }
        boolean last = Math.round(curve.x2) == startX && Math.round(curve.y2) == startY;
        if (straight && !last) {
          points('L', curve.x2, curve.y2);
        } else if (!straight) {
          points('Q', curve.x1, curve.y1, curve.x2, curve.y2);
        }
      }
      line.append('Z');
      x = startX;
      y = startY;
    }

    private void points(char letter, double... p) {
      line.append(letter);
      for (int i = 0; i < p.length; i += 2) {
        long nextX = Math.round(p[i]);
        long nextY = Math.round(p[i + 1]);
        number(nextX - x, i == 0);
        number(nextY - y, false);
        x = nextX;
        y = nextY;
      }
    }

    private void number(long value, boolean begins) {
      if (!begins && value >= 0) {
        line.append(' ');
      }
      line.append(value);
    }
  }
}
