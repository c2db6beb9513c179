package org.komabako.notation;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;

/** A sealed move in a {@link GameText}: written so that nobody who looks at the text reads it unintended. It is no lock. */
final class Envelope {
  private Envelope() {}

  static String write(Move move) {
    return Base64.getEncoder().encodeToString(move.toString().getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The move.
   *
   * @throws TextException if there is none within
   */
  static Move read(VariantTable table, String text) {
    try {
      return Usi.parse(table, new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8));
    } catch (IllegalArgumentException e) {
      throw TextException.of(text, Envelope.class, "envelope.noSealedMove");
    }
  }
}
