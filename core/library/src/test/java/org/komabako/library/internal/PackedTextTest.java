package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.RequestException;

class PackedTextTest {
  @Test
  void aTextComesBack() throws IOException {
    String text = "駒箱 ".repeat(10_000);
    byte[] packed = PackedText.pack(text);
    assertTrue(packed.length < 2_000);
    assertEquals(text, PackedText.unpack(packed));
  }

  @Test
  void aFewBytesDoNotFillTheMemory() throws IOException {
    ByteArrayOutputStream bomb = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(bomb)) {
      byte[] zeros = new byte[1 << 20];
      for (int i = 0; i <= PackedText.LARGEST >> 20; i++) {
        out.write(zeros);
      }
    }
    assertTrue(bomb.size() < 1 << 18);
    var e = assertThrows(IOException.class, () -> PackedText.unpack(bomb.toByteArray()));
    assertTrue(e.getMessage().contains("more than"), e.getMessage());
  }

  @Test
  void whatCouldNotBeReadAgainIsNotKept() {
    assertThrows(RequestException.class, () -> PackedText.pack("x".repeat(PackedText.LARGEST + 1)));
  }
}
