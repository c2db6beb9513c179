package org.komabako.base;

/** Which failures of foreign code the program goes on after. */
public final class Failures {
  private Failures() {}

  /**
   * Whether the virtual machine itself has failed, by want of memory or by a fault of its own. All else,
   * {@link LinkageError}, {@link AssertionError} and {@link StackOverflowError} too, is a failure of the code
   * that was called: who calls code of others goes on after it.
   */
  public static boolean isFatal(Throwable failure) {
    return failure instanceof VirtualMachineError && !(failure instanceof StackOverflowError);
  }
}
