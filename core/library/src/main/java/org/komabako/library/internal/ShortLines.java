package org.komabako.library.internal;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import org.komabako.formats.Limits;
import org.komabako.kernel.Told;
import org.komabako.kernel.variant.Text;

/** A text whose lines end before they fill the memory; it fails at one that is longer than a whole game may be. */
final class ShortLines extends FilterReader {
  private int length;

  ShortLines(Reader in) {
    super(in);
  }

  /** Where a line is too long. */
  private static final class TooLongException extends IOException implements Told {
    private static final long serialVersionUID = 1L;

    @Override
    public Text text() {
      return new Text("it has a line that is too long for a game", "棋譜としては長すぎる行があります");
    }
  }

  @Override
  public int read(char[] to, int from, int most) throws IOException {
    int count = super.read(to, from, most);
    for (int i = from; i < from + count; i++) {
      length = to[i] == '\n' ? 0 : length + 1;
    }
    if (length > Limits.BYTES) {
      throw new TooLongException();
    }
    return count;
  }
}
