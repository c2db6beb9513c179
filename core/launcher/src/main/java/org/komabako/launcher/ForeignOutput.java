package org.komabako.launcher;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;

/**
 * Keeps what variants print out of the streams of the process, which belong to protocols, scripts and
 * terminals. The platform runs the code of variants in thread groups of its own, which all threads share
 * that they start; what those print goes nowhere, and they cannot close the stream.
 */
final class ForeignOutput extends OutputStream {
  /** What the names of the groups begin with; launcher and bundles share no classes. */
  static final String GROUP = "komabako-variant:";

  private final PrintStream real;

  ForeignOutput(PrintStream real) {
    this.real = real;
  }

  /** Puts itself before both streams. */
  static void keepOut() {
    System.setOut(before(System.out, "sun.stdout.encoding"));
    System.setErr(before(System.err, "sun.stderr.encoding"));
  }

  private static PrintStream before(PrintStream real, String encoding) {
    String name = System.getProperty(encoding);
    Charset charset = name != null && Charset.isSupported(name)
        ? Charset.forName(name)
        : Charset.defaultCharset();
    return new PrintStream(new ForeignOutput(real), true, charset) {
      @Override
      public void close() {
        if (!isForeign(Thread.currentThread())) {
          super.close();
        }
      }
    };
  }

  /** Whether a thread runs code of a variant. */
  static boolean isForeign(Thread thread) {
    for (ThreadGroup group = thread.getThreadGroup(); group != null; group = group.getParent()) {
      if (group.getName().startsWith(GROUP)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void write(int b) {
    if (!isForeign(Thread.currentThread())) {
      real.write(b);
    }
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    if (!isForeign(Thread.currentThread())) {
      real.write(bytes, offset, length);
    }
  }

  @Override
  public void flush() {
    real.flush();
  }

  @Override
  public void close() {
    real.close();
  }
}
