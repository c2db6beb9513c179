package org.komabako.formats;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;

/** How a game like PGN ended, as words, results, comments and tags of it say together. */
final class PgnEnd {
  private static final Set<String> WORDS = Set.of(
      "resigns",
      "resigned",
      "interrupt",
      "interrupted",
      "sennichite",
      "jishogi",
      "mate",
      "time",
      "illegal");

  private String said = "";
  /** Who won, if that was said; a draw has no winner. */
  private Optional<Optional<Side>> won = Optional.empty();

  /** Whether a word in place of a move is about the end. */
  static boolean isWord(String word) {
    return WORDS.contains(word.toLowerCase(Locale.ROOT).replaceAll("[.,]$", ""))
        || word.matches("(?i)black|white|sente|gote");
  }

  /** Takes a line like {@code --Black Won--}; false if it is none. */
  boolean line(String line) {
    Optional<Optional<Side>> found = PgnMoves.line(line.strip());
    if (found.isPresent()) {
      won = found;
      say(line);
    }
    return found.isPresent();
  }

  /** Takes a result, {@code 1-0} and the like. */
  void result(String word) {
    won = PgnMoves.result(word);
  }

  /** Takes a comment on the main line, which may say why. */
  void comment(String text) {
    said = text;
  }

  /** Takes a {@linkplain #isWord word}; the game may be broken off by it, if it stands on the main line. */
  void word(String text, GameBuilder game, boolean isMain) {
    String word = text.toLowerCase(Locale.ROOT);
    say(word);
    Side turn = game.at().position().side();
    if (word.startsWith("resign") || word.startsWith("mate") || word.startsWith("time")) {
      won = won.or(() -> Optional.of(Optional.of(turn.opponent())));
    } else if (word.startsWith("interrupt") && isMain) {
      game.end(Outcome.draw(Outcome.Reason.INTERRUPTED));
    } else if (word.startsWith("sennichite") || word.startsWith("jishogi")) {
      won = won.or(() -> Optional.of(Optional.empty()));
    }
  }

  private void say(String words) {
    said = said.length() > FileLimits.DEPTH ? said : said + " " + words;
  }

  /** Ends the game, if that was said and the rules have not done so. */
  void end(GameBuilder game, PgnHead head) {
    String why = said + " " + head.value("Termination");
    won.or(() -> PgnMoves.result(head.value("Result"))).ifPresent(winner -> {
      game.goTo(game.game().root().last());
      if (!game.isEnded()) {
        game.end(PgnMoves.outcome(winner, why));
      }
    });
  }
}
