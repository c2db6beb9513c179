package org.komabako.console.shell.script;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.komabako.base.SafeText;

/**
 * What commands print, on its way to a terminal: names and texts of others, whoever prints them, cannot move the cursor,
 * change the terminal or turn the order of what is read. Takes UTF-8, in pieces of any size.
 */
public final class SafeStream extends FilterOutputStream {
  private final CharsetDecoder decoder = StandardCharsets.UTF_8
      .newDecoder()
      .onMalformedInput(CodingErrorAction.REPLACE)
      .onUnmappableCharacter(CodingErrorAction.REPLACE);

  private byte[] rest = {};
  /** Of an end of line that is cut in two. */
  private boolean heldReturn;

  public SafeStream(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int oneByte) throws IOException {
    write(new byte[] {(byte) oneByte}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
    ByteBuffer in = ByteBuffer.allocate(rest.length + length);
    in.put(rest).put(bytes, offset, length).flip();
    CharBuffer text = CharBuffer.allocate(in.remaining() + 1);
    if (heldReturn) {
      text.put('\r');
    }
    var unused = decoder.decode(in, text, false);
    rest = new byte[in.remaining()];
    in.get(rest);
    text.flip();
    heldReturn = text.length() > 0 && text.charAt(text.length() - 1) == '\r';
    String whole = heldReturn ? text.toString().substring(0, text.length() - 1) : text.toString();
    out.write(SafeText.lines(whole).getBytes(StandardCharsets.UTF_8));
  }
}
