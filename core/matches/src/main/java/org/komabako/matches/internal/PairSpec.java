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
import org.komabako.matches.Pace;
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
 * @param firstPlayer the first player with the values of all options
 * @param second the digest of the second player's data
 * @param secondPlayer the same of the second
 * @param match what is played
 */
record PairSpec(
    String variant,
    Optional<String> first,
    Player firstPlayer,
    Optional<String> second,
    Player secondPlayer,
    MatchText match) {
  private static final String FIRST_LINE = "komabako pairs 1";
  private static final String NONE = "none";
  private static final int HEAD = 6;
  private static final Pace ANY = Pace.parse("depth=1");

  /** A spec with the parts that it names. */
  record Whole(byte[] spec, List<byte[]> parts) {}

  /** A variant as it is sent, which is the same on every machine. */
  static byte[] text(Variant variant) {
    return VariantTexts.writePlain(variant).getBytes(StandardCharsets.UTF_8);
  }

  /** The spec of a match as it would be played here. */
  static Whole of(
      MatchRequest request,
      List<String> openings,
      Variant variant,
      Rules rules,
      Engine first,
      Engine second) {
    byte[] table = text(variant);
    EngineSetup one = first.setup(rules, request.first().values());
    EngineSetup other = second.setup(rules, request.second().values());
    List<byte[]> parts = new java.util.ArrayList<>(List.of(table));
    one.data().ifPresent(parts::add);
    other.data().ifPresent(parts::add);
    String text = String.join(
            "\n",
            FIRST_LINE,
            "variant " + PartSource.digest(table),
            "first " + one.data().map(PartSource::digest).orElse(NONE),
            "first-player " + whole(request.first(), one),
            "second " + other.data().map(PartSource::digest).orElse(NONE),
            "second-player " + whole(request.second(), other))
        + "\n" + MatchText.begin(request, openings);
    return new Whole(text.getBytes(StandardCharsets.UTF_8), parts);
  }

  private static Player whole(Player player, EngineSetup setup) {
    return new Player(player.engine(), setup.values(), player.pace());
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
        Player.parse(rest(lines[3], "first-player"), ANY),
        Optional.of(rest(lines[4], "second")).filter(word -> !word.equals(NONE)),
        Player.parse(rest(lines[5], "second-player"), ANY),
        MatchText.parse(lines[HEAD]));
  }

  private static String rest(String line, String word) {
    if (!line.startsWith(word + " ")) {
      throw RequestException.of(PairSpec.class, "pairSpec.none", FIRST_LINE);
    }
    return line.substring(word.length() + 1);
  }
}
