package org.komabako.formats;

import java.util.Collection;
import java.util.List;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.GameText;
import org.komabako.position.Rules;

/** Our own text, which keeps everything; see {@link GameText}. */
final class KomabakoFormat implements GameFormat {
  @Override
  public String key() {
    return "komabako";
  }

  @Override
  public LocalizedText name() {
    return LocalizedText.same("Komabako");
  }

  @Override
  public List<String> extensions() {
    return List.of("komabako");
  }

  @Override
  public boolean detects(String text) {
    return text.stripLeading().startsWith(GameText.FIRST_WORDS);
  }

  @Override
  public Boundaries boundaries() {
    return line -> line.startsWith(GameText.FIRST_WORDS);
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    try {
      return Named.one(installed, GameText.header(text).variant());
    } catch (TextException e) {
      throw told(e);
    }
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    try {
      return new ReadGame(GameText.read(variant, text), List.of());
    } catch (TextException e) {
      throw told(e);
    }
  }

  private static FormatException told(TextException e) {
    return new FormatException(0, 0, UserMessage.of(e));
  }

  @Override
  public String write(Game game) {
    return GameText.write(game);
  }

  @Override
  public List<LocalizedText> losses(Game game) {
    return List.of();
  }
}
