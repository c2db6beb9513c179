package org.komabako.ui.page;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.komabako.base.message.Languages;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.formats.FormatException;
import org.komabako.formats.GameFormat;
import org.komabako.formats.ReadGame;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.Notation;
import org.komabako.position.Rules;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.KingForms;
import org.komabako.ui.board.Style;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Themes;
import org.osgi.service.component.annotations.Component;

/** {@link WebPage} with the usual pieces, in the language of the user, wherever games are saved. */
@Component
public final class PageFormat implements GameFormat {
  private static final String KEY = "html";

  @Override
  public String key() {
    return KEY;
  }

  @Override
  public LocalizedText name() {
    return Sentence.of(PageFormat.class, "pageFormat.name");
  }

  @Override
  public List<String> extensions() {
    return List.of(KEY);
  }

  @Override
  public boolean reads() {
    return false;
  }

  @Override
  public boolean detects(String text) {
    return false;
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    throw notRead();
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    throw notRead();
  }

  private static FormatException notRead() {
    return new FormatException(0, 0, Sentence.of(PageFormat.class, "pageFormat.notRead"));
  }

  @Override
  public String write(Game game) {
    Locale language = Languages.ofUser(System::getenv);
    boolean japanese = language.getLanguage().equals(Locale.JAPANESE.getLanguage());
    Function<GameNode, String> text = (japanese ? Notation.JAPANESE : Notation.HODGES)::write;
    Style style = new Style(
        Themes.all().get(0),
        PieceSets.all().get(0),
        true,
        KingForms.WHITE_IS_KING,
        japanese ? Coordinates.JAPANESE : Coordinates.LETTERS,
        true,
        true,
        true);
    return new WebPage(
            style, Side.BLACK, language, text, outcome -> WebPage.briefly(outcome, language))
        .of(game);
  }

  /** All that a reader sees; what engines thought, arrows and clocks are for players. */
  @Override
  public List<LocalizedText> losses(Game game) {
    return List.of();
  }
}
