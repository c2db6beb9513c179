package org.komabako.formats;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** BOD, the diagram of KIF by itself: one position; of a game the one that is looked at. */
final class BodFormat implements GameFormat {
  private static final Pattern SHAPE = Pattern.compile(
      "^[ \\t　]*(?:[+＋][-－]{8,}|[|｜][ 　v^].*[|｜]|[先後上下]手の?持ち?駒[：:])", Pattern.MULTILINE);

  @Override
  public String key() {
    return "bod";
  }

  @Override
  public LocalizedText name() {
    return Sentence.of(BodFormat.class, "bodFormat.bodDiagram");
  }

  @Override
  public List<String> extensions() {
    return List.of("bod");
  }

  @Override
  public Charset charset() {
    return FileText.WINDOWS_31J;
  }

  @Override
  public boolean detects(String text) {
    return SHAPE.matcher(text).find();
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    return new KifFormat(true).variants(text, installed);
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return new KifReader(rules, text).read();
  }

  @Override
  public String write(Game game) {
    return KifHead.diagram(game);
  }

  @Override
  public List<LocalizedText> losses(Game game) {
    List<LocalizedText> losses = new ArrayList<>(Losses.position(game));
    KifBoard.lossOfState(game.position()).ifPresent(losses::add);
    return losses;
  }
}
