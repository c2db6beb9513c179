package org.komabako.formats;

import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/**
 * A text in the shape of PGN with moves in Hodges' notation, for every variant:
 *
 * <pre>
 * [Variant "chushogi"]
 * [Rules "repetition=jcsa"]      the options that differ from the rule set base
 * [SFEN "…"]                     where it does not begin at the start
 * [Black "…"] and any other tag
 *
 * 1. P-8f {a comment} P-8e (1... P-5e 2. P-4f) 2. Lnx!9d *
 * </pre>
 *
 * <p>In a comment {@code [%emt 0:00:16]} is the time of the move, {@code [%bookmark name]} a bookmark,
 * {@code [%mark 5e 1]} a mark, {@code [%end black resigns]} how the game ended there; a backslash stands
 * before a brace or a backslash.
 *
 * <p>What others write is read, too: PSN with its names {@code Sente} and {@code Gote}, lists of moves
 * without tags, the abbreviations of English records, and WinBoard's own files, in which White begins.
 */
final class PgnFormat implements GameFormat {
  private static final Pattern TAG =
      Pattern.compile("^[ \\t]*\\[[A-Za-z][\\w+-]*+[ \\t]++\"", Pattern.MULTILINE);

  /** A list of moves without tags, numbered or not. */
  private static final Pattern MOVES =
      Pattern.compile("(?s)\\s*+(?:1(?:\\s*[.:…]+\\s*|\\s+))?" + PgnMoves.TSA + "[!?]{0,2}\\s.*");

  private static final Pattern VARIANT =
      Pattern.compile("^[ \\t]*\\[Variant[ \\t]+\"([^\"]*)\"", Pattern.MULTILINE);

  @Override
  public String key() {
    return "pgn";
  }

  @Override
  public LocalizedText name() {
    return Sentence.of(PgnFormat.class, "pgnFormat.pgnPsnTsaMoves");
  }

  @Override
  public List<String> extensions() {
    return List.of("pgn", "psn");
  }

  @Override
  public boolean detects(String text) {
    return TAG.matcher(text).find() || MOVES.matcher(text).matches();
  }

  @Override
  public Boundaries boundaries() {
    return new PgnBoundaries();
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    Matcher named = VARIANT.matcher(text);
    return named.find() ? Named.pgn(installed, named.group(1)) : PgnMoves.order(installed, text);
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return new PgnReader(variant, rules, text).read();
  }

  @Override
  public String write(Game game) {
    return new PgnWriter(game, false).write();
  }

  @Override
  public List<LocalizedText> losses(Game game) {
    return Losses.of(game).clock().list();
  }
}
