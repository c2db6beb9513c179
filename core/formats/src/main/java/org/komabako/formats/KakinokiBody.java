package org.komabako.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Outcome;
import org.komabako.position.Rules;

/** The lines that KIF and KI2 share: the head, comments, bookmarks, variations and the sentence at the end. */
final class KakinokiBody {
  private static final Pattern BRANCH =
      Pattern.compile("(?s)[\\s　]*変化[：:][\\s　]*([0-9０-９]{1,6})[\\s　]*手?.*");
  private static final int TOLD = 5;

  private final Rules rules;
  private final TextLines lines;
  private final KifHead head = new KifHead();
  private final List<String> comments = new ArrayList<>();
  private @Nullable String bookmark;
  private @Nullable GameBuilder builder;
  private boolean titled;
  private int offset;
  private boolean numbered;
  private int unknown;
  private final List<LocalizedText> warnings = new ArrayList<>();

  KakinokiBody(Rules rules, TextLines lines) {
    this.rules = rules;
    this.lines = lines;
  }

  /**
   * Takes a line that is no move.
   *
   * @param isMove whether it looks like one
   * @return false if it is one
   * @throws FormatException if it can be neither
   */
  boolean takes(String line, boolean isMove) {
    String text = line.strip();
    if (builder == null && text.startsWith("*")) {
      comments.add(comment(line));
    } else if (builder == null && text.startsWith("&")) {
      bookmark = text.substring(1).strip();
    } else if (builder == null && KifHead.isTitle(line)) {
      titled = true;
    } else if (text.startsWith("*")) {
      begin().comment(comment(line));
    } else if (text.startsWith("&")) {
      begin().at().bookmark(text.substring(1).strip());
    } else if (text.startsWith("まで")) {
      GameBuilder game = begin();
      end(text, KifEnd.sentence(text, game.at().position()));
    } else if (BRANCH.matcher(line).matches()) {
      branch(line);
    } else if (isMove) {
      return false;
    } else if (text.isEmpty() || text.startsWith("#") || KifHead.isTitle(line)) {
      return true;
    } else if (builder != null || titled || !head.take(lines.number(), line)) {
      unknown(line);
    }
    return true;
  }

  private static String comment(String line) {
    return line.substring(line.indexOf('*') + 1);
  }

  /** The game, whose head has ended. */
  GameBuilder begin() {
    GameBuilder known = builder;
    if (known == null) {
      known = new GameBuilder(head.start(rules, Math.max(1, lines.number())));
      head.tell(known.game());
      comments.forEach(known::comment);
      if (bookmark != null) {
        known.at().bookmark(bookmark);
      }
      builder = known;
    }
    return known;
  }

  /** The first move's number; files that begin with a diagram may count on from it. */
  void numbered(int number) {
    if (!numbered) {
      offset = Math.max(0, number - 1);
    }
    numbered = true;
  }

  private void branch(String line) {
    Matcher branch = BRANCH.matcher(line);
    if (builder == null || !branch.matches()) {
      unknown(line);
      return;
    }
    int ply = Integer.parseInt(branch.group(1));
    if (!begin().branch(ply - offset) && (offset == 0 || !begin().branch(ply))) {
      throw lines
          .error(0, Sentence.of(KakinokiBody.class, "kakinokiBody.lineAboveNoMove", ply))
          .with(begin().game());
    }
  }

  /** A word about the end; one that says more than the end that it means is a comment, too. */
  void end(String word, Optional<Outcome> outcome) {
    GameBuilder game = begin();
    boolean before = game.endsHere();
    outcome.ifPresent(game::end);
    if (!before && !KifEnd.isUsual(word)) {
      game.comment(word);
    }
  }

  /** What may be a move is a mistake; anything else is told and left out. */
  private void unknown(String line) {
    if (looksLikeMove(line)) {
      FormatException problem = lines.error(
          0, Sentence.of(KakinokiBody.class, "kakinokiBody.noLineGameHere", KifReader.shown(line)));
      throw builder == null ? problem : problem.with(begin().game());
    }
    if (unknown++ < TOLD) {
      warnings.add(Sentence.of(
          KakinokiBody.class,
          "kakinokiBody.lineNotUnderstoodWas",
          lines.number(),
          KifReader.shown(line)));
    }
  }

  private static boolean looksLikeMove(String line) {
    return line.matches(
        ".*(?:[1-9１-９]{1,2}[一二三四五六七八九十]|[同仝][　\\s]*)[^\\s、。]{0,4}?(?:[歩香桂銀金角飛王玉龍竜馬と]|[(（]).*");
  }

  /**
   * What was read.
   *
   * @throws FormatException if that is neither a head of a game nor a move
   */
  ReadGame build() {
    if (builder == null && !titled && !head.isKnown()) {
      throw NoGame.in();
    }
    GameBuilder game = begin();
    warnings.forEach(game::warn);
    if (unknown > TOLD) {
      game.warn(
          Sentence.of(KakinokiBody.class, "kakinokiBody.moreLinesNotUnderstood", unknown - TOLD));
    }
    return game.build();
  }
}
