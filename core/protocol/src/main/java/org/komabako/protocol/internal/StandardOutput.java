package org.komabako.protocol.internal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * The standard output of a process that speaks a protocol there: for the protocol alone. What variants,
 * engines and libraries print goes to the error output, whoever prints and when.
 */
final class StandardOutput {
  private StandardOutput() {}

  /** Takes it, so that nobody else writes to it. */
  static PrintWriter take() {
    System.setOut(System.err);
    return new PrintWriter(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
  }
}
