package org.komabako.formats;

import java.util.Collection;
import java.util.List;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/**
 * PGN as WinBoard and XBoard write and read it: squares as in chess, White begins. It is found out and read as
 * {@link PgnFormat} is.
 */
final class XboardPgnFormat implements GameFormat {
  private final PgnFormat plain = new PgnFormat();

  @Override
  public String key() {
    return "xboard";
  }

  @Override
  public LocalizedText name() {
    return Sentence.of(XboardPgnFormat.class, "xboardPgnFormat.pgnXboard");
  }

  @Override
  public List<String> extensions() {
    return List.of("xpgn");
  }

  @Override
  public boolean detects(String text) {
    return plain.detects(text);
  }

  @Override
  public Boundaries boundaries() {
    return plain.boundaries();
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    return plain.variants(text, installed);
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return plain.read(variant, rules, text);
  }

  @Override
  public String write(Game game) {
    return new PgnWriter(game, true).write();
  }

  @Override
  public List<LocalizedText> losses(Game game) {
    List<LocalizedText> losses =
        Losses.of(game).bookmarks().marks().times().clock().options().list();
    KifBoard.loss(game.root().position()).ifPresent(losses::add);
    if (game.tree().nodes().stream().anyMatch(node -> node.comment().matches("(?s).*[{}].*"))) {
      losses.add(Sentence.of(XboardPgnFormat.class, "xboardPgnFormat.bracesComments"));
    }
    boolean said = Losses.declaredAt(game)
        .map(node -> node.isMain() && isSaid(game.declared().orElseThrow()))
        .orElse(true);
    if (!said) {
      losses.add(Losses.END);
    }
    return losses;
  }

  private static boolean isSaid(Outcome end) {
    return !end.isUndecided()
        && PgnMoves.outcome(end.winner(), PgnWriter.why(end)).equals(end);
  }
}
