package org.komabako.matches.internal;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.RequestException;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineSetup;
import org.komabako.grid.PartSource;
import org.komabako.kernel.rules.Variant;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.Player;
import org.komabako.position.Rules;
import org.komabako.varianttext.VariantTexts;

/**
 * What all pairs of a match on the grid have in common, as text:
 *
 * <pre>
 * komabako pairs 1
 * variant DIGEST           of the variant as a text
 * first DIGEST|none        of what the engine of the first player evaluates with
 * second DIGEST|none
 * </pre>
 *
 * and then the text of the match, with the values of all options of both players.
 *
 * @param variant the digest of the variant's text
 * @param first the digest of the first player's data
 * @param second the digest of the second player's data
 * @param match what is played
 */
record PairSpec(String variant, Optional<String> first, Optional<String> second, MatchText match) {
  private static final String FIRST_LINE = "komabako pairs 1";
  private static final String NONE = "none";
  private static final int HEAD = 4;

  /** A spec with the parts that it names. */
  record Whole(byte[] spec, List<byte[]> parts) {}

  /** The spec of a match as it would be played here. */
  static Whole of(
      MatchRequest request,
      List<String> openings,
      Variant variant,
      Rules rules,
      Engine first,
      Engine second) {
    byte[] table = VariantTexts.write(variant).getBytes(StandardCharsets.UTF_8);
    EngineSetup one = first.setup(rules, request.first().values());
    EngineSetup other = second.setup(rules, request.second().values());
    MatchRequest whole = request.with(
        new Player(request.first().engine(), one.values(), request.first().pace()),
        new Player(request.second().engine(), other.values(), request.second().pace()));
    List<byte[]> parts = new java.util.ArrayList<>(List.of(table));
    one.data().ifPresent(parts::add);
    other.data().ifPresent(parts::add);
    String text = String.join(
            "\n",
            FIRST_LINE,
            "variant " + PartSource.digest(table),
            "first " + one.data().map(PartSource::digest).orElse(NONE),
            "second " + other.data().map(PartSource::digest).orElse(NONE))
        + "\n" + MatchText.begin(whole, openings);
    return new Whole(text.getBytes(StandardCharsets.UTF_8), parts);
  }

  /**
   * Reads one.
   *
   * @throws IllegalArgumentException if it is none; the message says why
   */
  static PairSpec read(byte[] bytes) {
    String[] lines = new String(bytes, StandardCharsets.UTF_8).split("\n", HEAD + 1);
    if (lines.length <= HEAD || !lines[0].equals(FIRST_LINE)) {
      throw RequestException.of(PairSpec.class, "pairSpec.none", FIRST_LINE);
    }
    return new PairSpec(
        rest(lines[1], "variant"),
        Optional.of(rest(lines[2], "first")).filter(word -> !word.equals(NONE)),
        Optional.of(rest(lines[3], "second")).filter(word -> !word.equals(NONE)),
        MatchText.parse(lines[HEAD]));
  }

  private static String rest(String line, String word) {
    if (!line.startsWith(word + " ")) {
      throw RequestException.of(PairSpec.class, "pairSpec.none", FIRST_LINE);
    }
    return line.substring(word.length() + 1);
  }
}
