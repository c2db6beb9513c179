package org.komabako.formats;

import java.util.List;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** KI2, which is read by people: {@code ▲７六歩 △３四歩}, several moves in a line and no times. */
final class Ki2Format extends KakinokiFormat {
  private static final Pattern SHAPE =
      Pattern.compile("^[ \\t　]*[▲△▼▽☗☖][ 　]*[同仝１-９1-9]", Pattern.MULTILINE);

  Ki2Format(boolean unicode) {
    super("KI2", unicode);
  }

  @Override
  public boolean detects(String text) {
    return hasMoves(text);
  }

  /** Whether a text has moves as KI2 has them. */
  static boolean hasMoves(String text) {
    return SHAPE.matcher(text).find();
  }

  @Override
  boolean isMove(String line) {
    return Ki2Reader.isMove(line);
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return new Ki2Reader(rules, text).read();
  }

  @Override
  public String write(Game game) {
    return new Ki2Writer(game).write();
  }

  @Override
  public List<LocalizedText> losses(Game game) {
    return KifText.losses(game, Losses.of(game).times());
  }
}
