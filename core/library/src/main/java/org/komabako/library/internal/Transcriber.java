package org.komabako.library.internal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.komabako.formats.FileText;
import org.komabako.formats.FormatException;
import org.komabako.formats.Formats;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.library.Winner;
import org.komabako.notation.GameText;
import org.komabako.position.board.PackedMove;

/** Makes transcripts of games in any format. Safe for several threads. */
final class Transcriber {
  private static final int DIGEST = 16;
  private static final String OURS = GameText.FIRST_WORDS;

  private final RulesCache grounds;
  private final Formats formats;

  Transcriber(RulesCache grounds) {
    this.grounds = grounds;
    formats = new Formats((variant, options) -> grounds.of(variant, options).rules());
  }

  /** The first half of SHA-256: who knows two texts with the same one may publish them. */
  static byte[] digest(byte[] bytes) {
    try {
      return Arrays.copyOf(MessageDigest.getInstance("SHA-256").digest(bytes), DIGEST);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  /**
   * Reads a game.
   *
   * @param name of the file; tells the format where the content does not
   * @throws FormatException if it cannot be read
   */
  Transcript read(byte[] bytes, String name, String source) {
    byte[] digest = digest(bytes);
    if (new String(bytes, 0, Math.min(bytes.length, OURS.length()), StandardCharsets.US_ASCII)
        .equals(OURS)) {
      String text = FileText.decode(bytes);
      Optional<Transcript> plain = PlainGame.read(grounds, text, source, digest);
      if (plain.isPresent()) {
        return plain.get();
      }
    }
    Game game = formats.read(grounds.installed(), bytes, name).game();
    return of(game, source, digest, GameText.write(game));
  }

  private Transcript of(Game game, String source, byte[] digest, String text) {
    String key = game.rules().table().key();
    CachedRules ground = grounds.of(key, game.rules().options().changes());
    Track track = new Track(ground, game.root().position());
    GameNode last = game.root();
    while (!last.children().isEmpty() && !last.ends()) {
      last = last.children().get(0);
      track.make(PackedMove.pack(last.move().orElseThrow(), ground.rules().layout()));
    }
    return of(
        ground,
        track,
        ground.text(game.root().position()),
        game.declared().or(last::outcome),
        game.tags(),
        source,
        digest,
        text);
  }

  /** Puts a transcript together. */
  static Transcript of(
      CachedRules ground,
      Track track,
      String start,
      Optional<Outcome> outcome,
      Map<String, String> tags,
      String source,
      byte[] digest,
      String text) {
    Transcript.Facts facts = new Transcript.Facts(
        ground.variant().key(),
        ground.name(),
        ground.options(),
        start,
        tags.getOrDefault(Tags.BLACK, ""),
        tags.getOrDefault(Tags.WHITE, ""),
        TagWords.rating(tags, Side.BLACK.text(), "先手"),
        TagWords.rating(tags, Side.WHITE.text(), "後手"),
        tags.getOrDefault(Tags.EVENT, ""),
        TagWords.day(tags),
        outcome.map(Outcome::toString).orElse(""),
        Winner.of(outcome).ordinal(),
        track.plies(),
        source);
    return new Transcript(facts, track.keys(), track.traces(), track.line(), digest, text);
  }
}
