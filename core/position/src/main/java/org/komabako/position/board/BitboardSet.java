package org.komabako.position.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.PieceType;

/**
 * Which bitboards a board of a layout has. A bitboard is a set of cells as bits of {@link #words} longs: the
 * pieces of one side that have something in common. Each side has a few fixed bitboards and then one for
 * every leg, with the pieces that own that leg: {@link AttackKernel} moves all of them at once.
 *
 * <p>A leg has no bitboard if the kernel cannot shift by its vector or has no slot left for it. The legs
 * of lions, and those of lion power that do not slide, have none either: only a piece or two own
 * them, and each of their captures has to be looked at by itself anyway. Nor have the legs of a piece
 * two of whose legs can lead to one cell, as those of a rook that also jumps to the second: that is one
 * move, nor those of a piece with {@link UnusualMoves}. The pieces that own legs without bitboards are the walkers.
 */
final class BitboardSet {
  /** The longs of the largest board. */
  static final int MOST_WORDS = (CellGrid.OFF + Long.SIZE - 1) / Long.SIZE;

  /** The longs of the largest board that has a specialised kernel: more would slow down the others. */
  static final int KERNEL_WORDS = 4;

  /** The pieces of a side. */
  static final int MEN = 0;

  /** Those that may once promote. */
  static final int PROMOTABLE = 1;

  static final int ROYAL = 2;
  static final int LIONS = 3;

  /** Those with legs or powers that no bitboard knows. */
  static final int WALKERS = 4;

  /** Those of which only so many may stand on a file, when dropped. */
  static final int FILE_LIMITED = 5;

  private static final int FIRST_LEG = 6;

  /** More would slow down all, and seldom move a piece. */
  private static final int MOST_LEGS = 36;

  /** The longs of a bitboard. */
  final int words;

  /** The bitboards of a side. */
  final int perSide;

  /** The legs with bitboards, forward for Black. */
  final List<Leg> legs;

  /** By code: where its bitboards begin in {@link Board#planes}. */
  final int[][] of;

  /** By code: direction and range of the legs that have no bitboard. */
  final int[][] walkedLegs;

  BitboardSet(VariantLayout layout) {
    words = (layout.grid.size + 63) >> 6;
    legs = choose(layout);
    perSide = FIRST_LEG + legs.size();
    of = new int[layout.codes][0];
    walkedLegs = new int[layout.codes][0];
    for (int code = 2; code < layout.codes; code++) {
      fill(layout, code);
    }
  }

  /** The legs that most pieces have come first. */
  private static List<Leg> choose(VariantLayout layout) {
    Map<Leg, Integer> owners = new LinkedHashMap<>();
    for (PieceType type : layout.types) {
      for (Leg leg : Directions.usual(type)) {
        if (fits(layout.grid, leg) && !isWalked(layout, type, leg)) {
          owners.merge(leg, 1, Integer::sum);
        }
      }
    }
    return owners.entrySet().stream()
        .sorted(Map.Entry.<Leg, Integer>comparingByValue(Comparator.reverseOrder()))
        .map(Map.Entry::getKey)
        .limit(MOST_LEGS)
        .toList();
  }

  private static boolean fits(CellGrid grid, Leg leg) {
    int shift = shift(grid, leg);
    return shift != 0 && Math.abs(shift) < Long.SIZE;
  }

  /** How many cells a step of the leg goes for White: Black goes as many back. */
  static int shift(CellGrid grid, Leg leg) {
    return leg.forward() * grid.files + leg.right();
  }

  /** Whether a leg of a type has no bitboard whether it fits or not. */
  private static boolean isWalked(VariantLayout layout, PieceType type, Leg leg) {
    return type.is(PieceType.Flag.LION)
        || type.lionPower().exists() && !leg.slides()
        || layout.directions.overlap[VariantLayout.code(layout.typeIndex(type.id()), 0)]
        || layout.directions.unusual[VariantLayout.code(layout.typeIndex(type.id()), 0)];
  }

  private void fill(VariantLayout layout, int code) {
    PieceType type = layout.types[VariantLayout.type(code)];
    List<Integer> planes = new ArrayList<>(List.of(MEN));
    addIf(layout.promoted[code] != 0, PROMOTABLE, planes);
    addIf(layout.royal[code], ROYAL, planes);
    addIf(layout.lion[code], LIONS, planes);
    addIf(layout.drops.countsOnFile[code], FILE_LIMITED, planes);
    List<Integer> walked = new ArrayList<>();
    List<Leg> legs = Directions.usual(type);
    for (int i = 0; i < legs.size(); i++) {
      Leg leg = legs.get(i);
      int slot = isWalked(layout, type, leg) ? -1 : this.legs.indexOf(leg);
      if (slot >= 0) {
        planes.add(FIRST_LEG + slot);
      } else {
        walked.add(layout.directions.legs[code][2 * i]);
        walked.add(leg.range());
      }
    }
    boolean unusual = layout.directions.unusual[code];
    addIf(!walked.isEmpty() || unusual || type.lionPower().exists(), WALKERS, planes);
    of[code] = planes.stream().mapToInt(plane -> start(code & 1, plane)).toArray();
    walkedLegs[code] = walked.stream().mapToInt(Integer::intValue).toArray();
  }

  private static void addIf(boolean condition, int plane, List<Integer> planes) {
    if (condition) {
      planes.add(plane);
    }
  }

  /** Where a bitboard of a side begins. */
  int start(int side, int plane) {
    return (side * perSide + plane) * words;
  }

  /** Where the bitboard of a leg begins. */
  int startOfLeg(int side, int leg) {
    return start(side, FIRST_LEG + leg);
  }

  /** Whether a code has legs or powers that no bitboard knows. */
  boolean isWalker(int code) {
    int walkers = start(code & 1, WALKERS);
    return Arrays.stream(of[code]).anyMatch(plane -> plane == walkers);
  }

  /** Whether a piece of a code goes along a direction by legs that have no bitboard. */
  boolean walks(int code, int direction) {
    int[] walked = walkedLegs[code];
    for (int i = 0; i < walked.length; i += 2) {
      if (walked[i] == direction) {
        return true;
      }
    }
    return false;
  }
}
