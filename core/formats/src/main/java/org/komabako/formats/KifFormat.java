package org.komabako.formats;

import java.util.List;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/**
 * KIF, the format of Kakinoki Shogi that most Japanese programs share, for every variant. Large boards
 * have the dialect of lishogi, {@code 1手目 8六歩兵 （←8七）}, where a lion's two steps are two lines.
 */
final class KifFormat extends KakinokiFormat {
  private static final Pattern SHAPE = Pattern.compile(
      "^[ \\t　]*(#KIF|手数-+指手|\\d{1,4}[ \\t　]*手目.*[（(]←|\\d{1,4}[ \\t　]+[同１-９1-9].{1,8}[(（]\\d\\d[)）]"
          + "|1[ \\t　]+[１-９1-9][一二三四五六七八九].打)",
      Pattern.MULTILINE);

  /** Lines of the head, which KI2 and diagrams have, too. */
  private static final Pattern HEAD =
      Pattern.compile("^[ \\t　]*(?:手合割|開始日時|先手|後手|下手|上手|棋戦|対局日)[：:]", Pattern.MULTILINE);

  KifFormat(boolean unicode) {
    super("KIF", unicode);
  }

  @Override
  public boolean detects(String text) {
    return SHAPE.matcher(text).find() || HEAD.matcher(text).find() && !Ki2Format.hasMoves(text);
  }

  @Override
  boolean isMove(String line) {
    return KifReader.isMove(line);
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return new KifReader(rules, text).read();
  }

  @Override
  public String write(Game game) {
    return new KifWriter(game).write(encoding());
  }

  @Override
  public List<LocalizedText> losses(Game game) {
    return KifText.losses(game, Losses.of(game));
  }
}
