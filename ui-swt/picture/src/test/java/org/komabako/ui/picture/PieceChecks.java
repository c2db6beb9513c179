package org.komabako.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;

/** What holds of the pieces of every variant, for the tables of tests and for those that ship. */
public final class PieceChecks {
  private static final Theme THEME = Themes.all().get(0);
  private static final Pattern PATH = Pattern.compile(
      "<path( (fill|stroke|fill-opacity|stroke-opacity|stroke-width)=\"[#a-z0-9.]+\")+"
          + " d=\"M[-MLQCZ0-9. ]+\"/>");

  private PieceChecks() {}

  /** Each character of a table is in the bundle, so that no piece is shown by letters for want of it. */
  public static void charactersAreThere(VariantTable table) {
    for (PieceType type : table.pieces()) {
      String all = type.kanji() + type.kanjiPair() + type.kanjiWhite();
      assertTrue(Writing.covers(Glyphs.MINCHO, all), all);
      assertTrue(Lettering.covers(type.abbreviation()), type.abbreviation());
    }
  }

  /** Kings are the largest, and nothing else is as large; a piece keeps its size when it promotes. */
  public static void kingsAreLargest(VariantTable table) {
    PieceSizes sizes = PieceSizes.of(table);
    Set<String> kings = new HashSet<>();
    for (PieceType type : table.pieces()) {
      if (type.is(PieceType.Flag.ROYAL) && !type.isPromoted()) {
        kings.add(type.id());
        type.promotesTo().ifPresent(kings::add);
      }
    }
    for (PieceType type : table.pieces()) {
      double size = sizes.of(type);
      assertTrue(size >= 0.8 && size <= 1, type + ": " + size);
      // Some royal pieces only an option promotes to: they have no other face.
      boolean royal = type.is(PieceType.Flag.ROYAL);
      assertTrue(kings.contains(type.id()) ? size == 1 : size < 1 || royal, type.id());
      type.promotesTo().ifPresent(id -> assertEquals(size, sizes.of(table.type(id)), id));
    }
  }

  /** Every way to look at a piece in a theme that changes what is drawn. */
  public static List<PieceLook> looks(Theme theme, double size) {
    List<PieceLook> looks = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int pixels : new int[] {20, 48, 300}) {
        PieceLook look = PieceLook.of(theme, side, pixels).withSize(size);
        looks.add(look);
        looks.add(look.withPromotedInRed(false).withJewelled(side == Side.WHITE));
      }
    }
    return looks;
  }

  /** A sheet of all pieces is a drawing of paths, each in a line. */
  public static void sheetIsWellFormed(PieceSet set, VariantTable table) {
    List<String> lines = ContactSheet.sheet(table, set, THEME, 48).lines().toList();
    assertTrue(lines.get(0).startsWith("<svg xmlns=") && lines.get(0).endsWith("\">"));
    assertEquals("</svg>", lines.get(lines.size() - 1));
    lines
        .subList(1, lines.size() - 1)
        .forEach(line -> assertTrue(PATH.matcher(line).matches(), line));
  }

  /** A piece is written on, within its square, and drawn alike each time. */
  public static void staysInItsSquare(PieceSet set, PieceType type, PieceLook look) {
    List<Recorder.Drawn> drawn = Recorder.of(set, type, look);
    boolean written = false;
    for (Recorder.Drawn d : drawn) {
      Outline.Box box = d.outline().bounds();
      double half = d.width() / 2;
      String what = set.id() + " " + type + " " + look.pixels() + " " + box;
      assertTrue(box.left() >= half && box.top() >= half, what);
      assertTrue(box.right() <= 1 - half && box.bottom() <= 1 - half, what);
      written |= d.ink().equals(Writing.ink(type, look)) && box.height() > 0.05;
    }
    assertTrue(written, set.id() + " writes nothing on " + type);
    assertEquals(drawn, Recorder.of(set, type, look), "drawn twice");
  }

  /** What is written stays within the wedge. */
  public static void writingStaysOnTheFace(PieceSet set, VariantTable table) {
    PieceSizes sizes = PieceSizes.of(table);
    for (PieceType type : table.pieces()) {
      PieceLook look = PieceLook.of(THEME, Side.BLACK, 96).withSize(sizes.of(type));
      Body.Face face = Body.draw(new Recorder(), look);
      double middle = 0.5 - 0.0175;
      double shoulderY = middle + face.height() * (Wedge.SHOULDER - 0.5);
      for (Recorder.Drawn d : Recorder.of(set, type, look)) {
        if (d.ink().equals(Writing.ink(type, look))) {
          Outline.Box box = d.outline().bounds();
          double half = d.width() / 2;
          assertTrue(box.bottom() + half < middle + face.height() / 2, set.id() + " " + type);
          double reach = Math.max(box.right() - 0.5, 0.5 - box.left()) + half;
          double bound = face.width() / 2;
          if (box.bottom() < shoulderY + 0.2) {
            double share = (box.bottom() - shoulderY) / (face.height() * (1 - Wedge.SHOULDER));
            double shoulder = bound * Wedge.SHOULDER_WIDTH;
            bound = shoulder + Math.max(0, share) * (bound - shoulder);
          }
          assertTrue(reach <= bound, set.id() + " " + type + ": " + reach + " of " + bound);
        }
      }
    }
  }

  /** Pieces of other moves or names, whichever the set shows, are told apart. */
  public static void othersLookDifferent(PieceSet set, VariantTable table) {
    Map<Set<Recorder.Drawn>, String> seen = new HashMap<>();
    for (PieceType type : table.pieces()) {
      String shown = shown(set, type);
      String before = seen.putIfAbsent(picture(set, type), shown);
      assertTrue(before == null || before.equals(shown), set.id() + ": " + shown + " as " + before);
    }
  }

  private static String shown(PieceSet set, PieceType type) {
    return switch (set.id()) {
      case "mnemonic" ->
        type.legs() + (" " + type.lionPower()) + type.isPromoted() + type.is(PieceType.Flag.ROYAL);
      case "international" -> type.abbreviation();
      case "one-kanji" -> type.isPromoted() + type.kanji();
      default -> type.isPromoted() + type.kanjiPair();
    };
  }

  /** What is to be seen: drawn a second time in the same place a line looks as it did. */
  static Set<Recorder.Drawn> picture(PieceSet set, PieceType type) {
    return new HashSet<>(Recorder.of(set, type, PieceLook.of(THEME, Side.BLACK, 64)));
  }
}
