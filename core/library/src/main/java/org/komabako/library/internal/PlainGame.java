package org.komabako.library.internal;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.game.Evaluation;
import org.komabako.game.clock.Times;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;
import org.komabako.notation.GameText;
import org.komabako.position.board.GameEnd;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.PackedMove;

/**
 * Reads games of our own format that have one line, no clock and no repetition many times as fast as they are
 * read to be looked at: on one board, without a tree. Anything else, mistakes among it, it leaves to those who
 * can tell what it is.
 */
final class PlainGame {
  private final CachedRules ground;
  private final Track track;
  private final MoveGenerator generator;
  private final MoveList legal = new MoveList();
  private @Nullable Outcome declared;

  private PlainGame(CachedRules ground, Track track) {
    this.ground = ground;
    this.track = track;
    generator = MoveGenerator.of(track.board());
  }

  /** The transcript of a text; empty if it is not so plain. */
  static Optional<Transcript> read(RulesCache grounds, String text, String source, byte[] digest) {
    try {
      GameText.Header header = GameText.header(text);
      CachedRules ground = grounds.of(header.variant(), header.options());
      var start = ground.start(header.start());
      PlainGame game = new PlainGame(ground, new Track(ground, start));
      if (!game.follow(text)) {
        return Optional.empty();
      }
      Optional<Outcome> end =
          Optional.ofNullable(game.declared).or(() -> new GameEnd(game.track.board()).outcome());
      return Optional.of(Transcriber.of(
          ground, game.track, ground.text(start), end, header.tags(), source, digest, text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private boolean follow(String text) {
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf('\n', from);
      String line = text.substring(from, end < 0 ? text.length() : end);
      if (!understands(line)) {
        return false;
      }
      from = end < 0 ? text.length() : end + 1;
    }
    return true;
  }

  private boolean understands(String line) {
    int space = line.indexOf(' ');
    String word = space < 0 ? line : line.substring(0, space);
    String rest = space < 0 ? "" : line.substring(space + 1);
    switch (word) {
      case "move" -> {
        return declared == null && plays(rest);
      }
      case "end" -> {
        return ends(rest);
      }
      case "spent" -> {
        var unused = Times.parse(rest);
      }
      case "score" -> {
        var unused = Evaluation.parse(rest);
      }
      case "comment" -> {
        return rest.indexOf('\\') < 0;
      }
      case "komabako", "variant", "bundle", "option", "tag", "start", "here", "complete" -> {
        // The header was read before; what is looked at does not matter.
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean plays(String text) {
    VariantTable table = ground.rules().table();
    int move = PackedMove.pack(Usi.parse(table, text), ground.rules().layout());
    if (new GameEnd(track.board()).byMaterial().isPresent()) {
      return false;
    }
    generator.legal(legal);
    if (legal.indexOf(move) < 0) {
      return false;
    }
    track.make(move);
    return track.occurrences() == 1;
  }

  private boolean ends(String text) {
    int space = text.indexOf(' ');
    Optional<Outcome.Reason> reason = Outcome.Reason.parse(text.substring(space + 1));
    if (declared != null || space < 0 || reason.isEmpty()) {
      return false;
    }
    String winner = text.substring(0, space);
    for (Side side : Side.values()) {
      if (side.text().equals(winner)) {
        declared = Outcome.win(side, reason.get());
      }
    }
    if (winner.equals("none")) {
      declared = Outcome.draw(reason.get());
    }
    return declared != null;
  }
}
