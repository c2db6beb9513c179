package org.komabako.library.internal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.komabako.base.message.RequestException;

/** Texts as the tables keep them: UTF-8, deflated. */
final class PackedText {
  /** In bytes; some times as much as a file of one game may have. */
  static final int LARGEST = 1 << 26;

  private PackedText() {}

  /**
   * To be kept.
   *
   * @throws RequestException if it is too large to be read again
   */
  static byte[] pack(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > LARGEST) {
      throw RequestException.of(
          PackedText.class, "packedText.gameBytesTooLarge", bytes.length, LARGEST);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    try (DeflaterOutputStream packed = new DeflaterOutputStream(out, deflater)) {
      packed.write(bytes);
    } catch (IOException e) {
      throw new AssertionError("memory takes everything", e);
    } finally {
      deflater.end();
    }
    return out.toByteArray();
  }

  /**
   * The text again.
   *
   * @throws IOException if the bytes are damaged, or become more than a game may have
   */
  static String unpack(byte[] bytes) throws IOException {
    try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
      byte[] text = in.readNBytes(LARGEST);
      if (in.read() >= 0) {
        throw new IOException("its text has more than " + LARGEST + " bytes");
      }
      return new String(text, StandardCharsets.UTF_8);
    }
  }
}
