package org.komabako.ui.share;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.zip.Deflater;
import org.komabako.ui.board.Easel;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;

/**
 * Writes what is painted as a PDF file of one page or several, in lines and curves, so that it is sharp on any printer. For one
 * thread. Characters are outlines already, so the file needs no font.
 */
final class Pdf implements Easel {
  /** Points of paper in a pixel: 72 of an inch beside 96. */
  private static final double POINT = 0.75;

  private static final long FINE = 10_000;

  /** The number of its object; before it are the catalogue, the list of pages and the title. */
  private static final int FIRST_PAGE = 4;

  private final double width;
  private final double height;
  private final List<byte[]> pages = new ArrayList<>();
  private final StringBuilder content = new StringBuilder();
  private final TreeSet<Integer> alphas = new TreeSet<>();

  /**
   * An empty page.
   *
   * @param width in pixels
   * @param height in pixels
   */
  Pdf(double width, double height) {
    this.width = width;
    this.height = height;
    begin();
  }

  private void begin() {
    // PDF counts upwards. Ends and corners of lines are round.
    put(POINT, 0, 0, -POINT, 0, height * POINT);
    content.append("cm 1 J 1 j\n");
  }

  /** Begins another page of the same size. */
  void nextPage() {
    pages.add(finishedPage());
    begin();
  }

  private byte[] finishedPage() {
    byte[] page = deflated(content.toString().getBytes(StandardCharsets.US_ASCII));
    content.setLength(0);
    return page;
  }

  @Override
  public void fill(Outline outline, Ink ink) {
    if (!outline.isEmpty() && ink.alpha() > 0) {
      colour(ink, "rg");
      path(outline);
      content.append("f\n");
    }
  }

  @Override
  public void stroke(Outline outline, Ink ink, double lineWidth) {
    if (!outline.isEmpty() && ink.alpha() > 0) {
      colour(ink, "RG");
      put(lineWidth);
      content.append("w\n");
      path(outline);
      content.append("S\n");
    }
  }

  private void colour(Ink ink, String operator) {
    alphas.add(ink.alpha());
    content.append("/A").append(ink.alpha()).append(" gs ");
    put(ink.red() / 255.0, ink.green() / 255.0, ink.blue() / 255.0);
    content.append(operator).append('\n');
  }

  private void put(double... numbers) {
    for (double number : numbers) {
      content.append(number(number)).append(' ');
    }
  }

  /** By hand, for there are very many of them. */
  private static String number(double value) {
    long parts = Math.round(Math.abs(value) * FINE);
    String behind = Long.toString(FINE + parts % FINE).substring(1);
    return (value < 0 && parts > 0 ? "-" : "") + parts / FINE + "." + behind;
  }

  private void path(Outline outline) {
    outline.walk(new Outline.Pen() {
      private double atX;
      private double atY;

      @Override
      public void moveTo(double x, double y) {
        to("m", x, y);
      }

      @Override
      public void lineTo(double x, double y) {
        to("l", x, y);
      }

      /** PDF has curves with two control points only. */
      @Override
      public void quadTo(double x1, double y1, double x, double y) {
        cubicTo(
            atX + (x1 - atX) * 2 / 3,
            atY + (y1 - atY) * 2 / 3,
            x + (x1 - x) * 2 / 3,
            y + (y1 - y) * 2 / 3,
            x,
            y);
      }

      @Override
      public void cubicTo(double x1, double y1, double x2, double y2, double x, double y) {
        put(x1, y1, x2, y2);
        to("c", x, y);
      }

      @Override
      public void close() {
        content.append("h ");
      }

      private void to(String operator, double x, double y) {
        put(x, y);
        content.append(operator).append(' ');
        atX = x;
        atY = y;
      }
    });
  }

  /**
   * The whole file; nothing is painted afterwards.
   *
   * @param title what readers show as its name; empty for none
   */
  byte[] bytes(String title) {
    pages.add(finishedPage());
    StringBuilder states = new StringBuilder();
    for (int alpha : alphas) {
      String share = number(alpha / 255.0);
      states.append("/A").append(alpha);
      states.append(" << /ca ").append(share).append(" /CA ").append(share).append(" >> ");
    }
    File file = new File();
    file.object("<< /Type /Catalog /Pages 2 0 R >>");
    StringBuilder kids = new StringBuilder();
    for (int i = 0; i < pages.size(); i++) {
      kids.append(i == 0 ? "" : " ").append(FIRST_PAGE + 2 * i).append(" 0 R");
    }
    file.object("<< /Type /Pages /Kids [" + kids + "] /Count " + pages.size() + " >>");
    file.object("<< /Producer (Komabako) /Title <" + hex(title) + "> >>");
    for (int i = 0; i < pages.size(); i++) {
      file.object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + number(width * POINT) + " "
          + number(height * POINT) + "] /Contents " + (FIRST_PAGE + 2 * i + 1)
          + " 0 R /Resources << /ExtGState << " + states + ">> >> >>");
      file.stream(pages.get(i));
    }
    return file.finished();
  }

  /** As UTF-16 with the sign for it. */
  private static String hex(String text) {
    return HexFormat.of().formatHex(("\ufeff" + text).getBytes(StandardCharsets.UTF_16BE));
  }

  private static byte[] deflated(byte[] plain) {
    Deflater deflater = new Deflater();
    try {
      deflater.setInput(plain);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[8192];
      while (!deflater.finished()) {
        out.write(buffer, 0, deflater.deflate(buffer));
      }
      return out.toByteArray();
    } finally {
      deflater.end();
    }
  }

  /** The objects of a file one after the other, and behind them where each begins. */
  private static final class File {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final List<Integer> places = new ArrayList<>();

    File() {
      text("%PDF-1.4\n");
    }

    private void text(String text) {
      out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
    }

    private void begin() {
      places.add(out.size());
      text(places.size() + " 0 obj\n");
    }

    void object(String body) {
      begin();
      text(body + "\nendobj\n");
    }

    void stream(byte[] bytes) {
      begin();
      text("<< /Length " + bytes.length + " /Filter /FlateDecode >>\nstream\n");
      out.writeBytes(bytes);
      text("\nendstream\nendobj\n");
    }

    byte[] finished() {
      int table = out.size();
      text("xref\n0 " + (places.size() + 1) + "\n0000000000 65535 f \n");
      places.forEach(place -> text(String.format(Locale.ROOT, "%010d 00000 n \n", place)));
      text("trailer\n<< /Size " + (places.size() + 1) + " /Root 1 0 R /Info 3 0 R >>\nstartxref\n"
          + table + "\n%%EOF\n");
      return out.toByteArray();
    }
  }
}
