package org.komabako.console.internal;

/** Numbers of things in sentences. */
final class Count {
  private Count() {}

  /** {@code 1 move}, {@code 2 moves}. */
  static String of(long count, String one) {
    return count + " " + (count == 1 ? one : one + "s");
  }

  /** {@code is only 1 move}, {@code are only 2 moves}. */
  static String is(long count, String one) {
    return (count == 1 ? "is only " : "are only ") + of(count, one);
  }
}
