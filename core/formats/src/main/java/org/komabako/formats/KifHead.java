package org.komabako.formats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.Position;
import org.komabako.kernel.Rules;
import org.komabako.kernel.Side;
import org.komabako.kernel.Told;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.Handicap;
import org.komabako.kernel.variant.Sentence;
import org.komabako.kernel.variant.Variant;
import org.komabako.kernel.variant.VariantTable;

/** What stands before the moves of a file in KIF or KI2: tags, the game or handicap, the board. */
final class KifHead {
  private static final String GAME = "手合割";
  private static final String OTHER = "その他";
  private static final String KIF = "kif";
  private static final String EVEN = "平手";

  private final Map<String, String> tags = new LinkedHashMap<>();
  private final Map<Integer, String> ranks = new LinkedHashMap<>();
  private final Map<Side, Map.Entry<Integer, String>> hands = new EnumMap<>(Side.class);
  private Optional<String> kind = Optional.empty();
  private int kindLine;
  private boolean whiteMoves;

  /** Takes a line; false if it belongs to the moves. */
  boolean take(int number, String line) {
    String text = line.strip();
    if (text.startsWith("|")) {
      int end = text.lastIndexOf('|');
      ranks.put(number, text.substring(1, Math.max(1, end)));
      return true;
    }
    if (text.isEmpty() || text.startsWith("#") || text.startsWith("+-") || isFiles(text)) {
      return true;
    }
    if (text.equals("後手番") || text.equals("上手番") || text.equals("先手番") || text.equals("下手番")) {
      whiteMoves = text.startsWith("後") || text.startsWith("上");
      return true;
    }
    int colon = text.indexOf('：');
    colon = colon < 0 ? text.indexOf(':') : colon;
    if (colon < 1 || text.startsWith("*") || text.startsWith("変化")) {
      return text.startsWith("手数--") || text.startsWith("手数－");
    }
    field(number, text.substring(0, colon).strip(), text.substring(colon + 1).strip());
    return true;
  }

  private static boolean isFiles(String text) {
    return text.matches("[１-９0-9０\\s　]+") && text.contains("１") && text.length() > 3;
  }

  private void field(int number, String key, String value) {
    if (key.equals(GAME)) {
      kind = Optional.of(value);
      kindLine = number;
    } else if (key.endsWith("の持駒") || key.endsWith("の持ち駒")) {
      Side side = key.startsWith("後") || key.startsWith("上") ? Side.WHITE : Side.BLACK;
      hands.put(side, Map.entry(number, value));
    } else if (!value.isEmpty()) {
      tags.merge(KifTags.tag(key), value, (one, other) -> one + "\n" + other);
    }
  }

  /** The variants that the head may speak of. */
  List<Variant> variants(Collection<Variant> installed) {
    List<Variant> found = new ArrayList<>();
    for (Variant variant : installed) {
      if (fits(variant.table())) {
        found.add(variant);
      }
    }
    if (found.isEmpty()) {
      throw new FormatException(
          kindLine,
          0,
          Sentence.of(
              "no installed variant plays '{0}'{1}",
              "「{0}」{1}を指せる変種がインストールされていません",
              kind.orElse(EVEN),
              ranks.isEmpty() ? "" : " (" + ranks.size() + ")"));
    }
    return found;
  }

  private boolean fits(VariantTable table) {
    if (!ranks.isEmpty() && ranks.size() != table.ranks()) {
      return false;
    }
    String wanted = kind.orElse("");
    return wanted.equals(OTHER)
        ? !ranks.isEmpty()
        : isName(table, wanted) || handicap(table, wanted).isPresent();
  }

  private static boolean isName(VariantTable table, String name) {
    return Stream.concat(
            table.spellings(KIF, "").stream(),
            Stream.of(table.name().japanese(), table.name().english(), table.key()))
        .anyMatch(name::equalsIgnoreCase);
  }

  private static Optional<Handicap> handicap(VariantTable table, String name) {
    return table.handicaps().stream()
        .filter(each -> each.name().japanese().equals(name)
            || table.spellings(KIF, each.key()).contains(name))
        .findFirst();
  }

  /** Where the game starts. */
  Position start(Rules rules, int line) {
    VariantTable table = rules.table();
    if (ranks.isEmpty()) {
      String wanted = kind.orElse("");
      String sfen = isName(table, wanted)
          ? table.start()
          : handicap(table, wanted).map(Handicap::sfen).orElse(table.start());
      return rules.position(sfen);
    }
    KifBoard board = new KifBoard(table);
    ranks.forEach(board::rank);
    hands.forEach((side, hand) -> board.hand(hand.getKey(), side, hand.getValue()));
    try {
      return Position.of(rules, board.setup(line, whiteMoves ? Side.WHITE : Side.BLACK));
    } catch (FormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new FormatException(line, 0, Told.of(e));
    }
  }

  void tell(Game game) {
    tags.forEach(game::tag);
  }

  /** Writes the head of a game. */
  static String write(Game game) {
    Position start = game.root().position();
    VariantTable table = game.rules().table();
    StringBuilder out = new StringBuilder();
    Optional<String> known = kind(table, start.sfen());
    String name =
        table.spellings(KIF, "").stream().findFirst().orElse(table.name().japanese());
    known
        .or(() -> Optional.of(name.equals(EVEN) ? OTHER : name))
        .filter(word -> !word.isEmpty())
        .ifPresent(word -> field(out, GAME, word));
    boolean handicap = start.side() == Side.WHITE;
    game.tags()
        .forEach((tag, value) ->
            value.lines().forEach(line -> field(out, KifTags.key(tag, handicap), line)));
    if (known.isEmpty()) {
      out.append(KifBoard.draw(start));
    }
    return out.toString();
  }

  /** The word for a start that needs no board. */
  private static Optional<String> kind(VariantTable table, String sfen) {
    @Nullable String name = table.spellings(KIF, "").stream().findFirst().orElse(null);
    if (sfen.equals(table.start())) {
      return Optional.of(name == null ? table.name().japanese() : name);
    }
    return table.handicaps().stream()
        .filter(each -> each.sfen().equals(sfen))
        .flatMap(each -> table.spellings(KIF, each.key()).stream())
        .findFirst();
  }

  private static void field(StringBuilder out, String key, String value) {
    out.append(key).append('：').append(value).append('\n');
  }
}
