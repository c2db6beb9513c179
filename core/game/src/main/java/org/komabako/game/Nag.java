package org.komabako.game;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Optional;

/**
 * What somebody thinks of a move, as a sign behind it: a numeric annotation glyph of PGN, in their order, from
 * {@code $1}. What an engine thinks is a {@link Judgement}.
 */
public enum Nag {
  /** Good. */
  GOOD("!"),
  /** Bad. */
  MISTAKE("?"),
  /** Very good. */
  BRILLIANT("!!"),
  /** Very bad. */
  BLUNDER("??"),
  /** Worth a thought. */
  INTERESTING("!?"),
  /** Doubtful. */
  DUBIOUS("?!");

  private final String sign;

  Nag(String sign) {
    this.sign = sign;
  }

  /** As it is written behind a move. */
  public String sign() {
    return sign;
  }

  /** Its number in PGN. */
  public int number() {
    return ordinal() + 1;
  }

  /** Reads a sign, also one in wide letters, or {@code $5}; empty if it is none. */
  public static Optional<Nag> parse(String text) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFKC);
    return Arrays.stream(values())
        .filter(nag -> nag.sign.equals(plain) || text.equals("$" + nag.number()))
        .findFirst();
  }

  /** What stands there when one more letter of a sign was typed: the longer sign, else that letter's own. */
  public static Optional<Nag> typed(Optional<Nag> before, char letter) {
    return before.flatMap(nag -> parse(nag.sign + letter)).or(() -> parse(String.valueOf(letter)));
  }
}
