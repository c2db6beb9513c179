package org.komabako.session.internal.journal;

import java.util.zip.CRC32C;

/**
 * Finds the one bit that was flipped in bytes whose CRC32C is known. Each bit of them changes the checksum in a
 * way of its own, whatever the others are, and two flipped bits are never taken for one: the code's distance is
 * at least 4 for all lengths that occur.
 */
final class BitRepair {
  private static final int POLYNOMIAL = 0x82f63b78;
  private static final int[] STEP = new int[256];

  static {
    for (int i = 0; i < STEP.length; i++) {
      int register = i;
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        register = register >>> 1 ^ ((register & 1) == 0 ? 0 : POLYNOMIAL);
      }
      STEP[i] = register;
    }
  }

  /** That it is in none of the bytes. */
  static final long NONE = -1;

  private BitRepair() {}

  /**
   * Which bit makes the difference.
   *
   * @param length how many bytes there are
   * @param difference the checksum that they have, exclusive-or the one that they should have
   * @return 8 times the number of the byte, plus that of the bit, the lowest first; or {@link #NONE}
   */
  static long find(int length, int difference) {
    int[] registers = new int[Byte.SIZE];
    for (int bit = 0; bit < Byte.SIZE; bit++) {
      registers[bit] = STEP[1 << bit];
    }
    for (int at = length - 1; at >= 0; at--) {
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        if (registers[bit] == difference) {
          return (long) at * Byte.SIZE + bit;
        }
        registers[bit] = registers[bit] >>> 8 ^ STEP[registers[bit] & 0xff];
      }
    }
    return NONE;
  }

  /** The checksum of a number of eight bytes, the highest first, and of bytes behind it. */
  static int checksum(long number, byte[] file, int from, int length) {
    CRC32C sum = new CRC32C();
    for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      sum.update((int) (number >>> shift) & 0xff);
    }
    sum.update(file, from, length);
    return (int) sum.getValue();
  }
}
