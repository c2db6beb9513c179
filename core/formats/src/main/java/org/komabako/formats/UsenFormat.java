package org.komabako.formats;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.game.Game;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/**
 * USEN, games in addresses: {@code ~0.7ku2jm}, three digits to the base of 36 for each move on 9 by 9
 * squares.
 *
 * <p>Source: the slides of its author, https://www.slideshare.net/slideshow/scalajs-web/92707205.
 */
final class UsenFormat implements GameFormat {
  private static final int BOARD = 9;
  private static final Pattern SHAPE =
      Pattern.compile("\\s*[0-9A-Za-z_.+-]{0,200}~\\d{1,4}\\.[0-9a-z.~]*+\\s*");

  @Override
  public String key() {
    return "usen";
  }

  @Override
  public LocalizedText name() {
    return Sentence.of(UsenFormat.class, "usenFormat.usenAddresses");
  }

  @Override
  public List<String> extensions() {
    return List.of("usen");
  }

  @Override
  public boolean detects(String text) {
    int end = text.strip().indexOf('\n');
    String first = end < 0 ? text.strip() : text.strip().substring(0, end);
    return SHAPE.matcher(first).matches();
  }

  @Override
  public Optional<LocalizedText> refuses(VariantTable table) {
    return holds(table)
        ? Optional.empty()
        : Optional.of(Sentence.of(UsenFormat.class, "usenFormat.usenNoMovesKif", table.name()));
  }

  private static boolean holds(VariantTable table) {
    return table.files() == BOARD
        && table.ranks() == BOARD
        && table.nameIn(UsiFormat.KEY).isEmpty()
        && table.hand().chars().allMatch(letter -> UsenMove.PIECES.indexOf(letter) >= 0);
  }

  @Override
  public List<Variant> variants(String text, Collection<Variant> installed) {
    return installed.stream().filter(each -> holds(each.table())).toList();
  }

  @Override
  public ReadGame read(Variant variant, Rules rules, String text) {
    return new UsenReader(rules, text.strip()).read();
  }

  @Override
  public String write(Game game) {
    return UsenReader.write(game);
  }

  @Override
  public List<LocalizedText> losses(Game game) {
    List<LocalizedText> losses = Losses.of(game)
        .comments()
        .bookmarks()
        .nags()
        .marks()
        .times()
        .tags()
        .clock()
        .options()
        .list();
    KifBoard.loss(game.root().position()).ifPresent(losses::add);
    boolean said = Losses.declaredAt(game)
        .map(node -> node.isMain()
            && UsenReader.end(game.declared().orElseThrow(), node.position().side())
                .isPresent())
        .orElse(true);
    if (!said) {
      losses.add(Losses.END);
    }
    return losses;
  }
}
