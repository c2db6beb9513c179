package org.komabako.formats;

import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.game.Game;
import org.komabako.kernel.model.Handicap;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** What stands before the moves of a file in KIF or KI2: tags, the game or handicap, the board. */
final class KifHead {
  private static final String GAME = "手合割";
  private static final String OTHER = "その他";

  /** Words that say only that the board is drawn below. */
  private static final Set<String> DRAWN = Set.of(OTHER, "詰将棋", "詰め将棋", "双玉詰将棋", "双玉詰め将棋", "詰中将棋");

  private static final String KIF = "kif";
  private static final String EVEN = "平手";

  /** What a line of the moves begins with, which no field's name does. */
  private static final Pattern MOVE = Pattern.compile(
      "[0-9０-９]{1,5}[\\s　手].*|[▲△▼▽☗☖].*|(?:[1-9１-９]{1,2}[一二三四五六七八九十]|[同仝][　\\s]).*");

  private static final int MOST_MOVES = 9_999;

  private static final Pattern NUMBER =
      Pattern.compile("手数[＝=]\\s*([0-9０-９]{1,5})(?:手|[\\s　]|$).*");
  private static final Pattern NAME = Pattern.compile("([^：:]+)[：:]");
  private static final Pattern RULER = Pattern.compile("[+＋\\-－―─━┌┐└┘├┤┏┓┗┛]{3,}");

  private final Map<String, String> tags = new LinkedHashMap<>();
  private final Map<Integer, String> ranks = new LinkedHashMap<>();
  private final Map<Side, Map.Entry<Integer, String>> hands = new EnumMap<>(Side.class);
  private Optional<String> kind = Optional.empty();
  private int kindLine;
  private Optional<Side> turn = Optional.empty();
  private int number = 1;
  private boolean known;

  /** Takes a line; false if it is none of the head. */
  boolean take(int line, String whole) {
    String text = whole.strip();
    if (text.startsWith("|") || text.startsWith("｜")) {
      int end = Math.max(text.lastIndexOf('|'), text.lastIndexOf('｜'));
      ranks.put(line, text.substring(1, Math.max(1, end)));
      known = true;
      return true;
    }
    if (text.isEmpty() || text.startsWith("#") || isRuler(text)) {
      return true;
    }
    if (isTurn(text)) {
      turn = Optional.of(text.startsWith("後") || text.startsWith("上") ? Side.WHITE : Side.BLACK);
      return true;
    }
    Matcher count = NUMBER.matcher(text);
    if (count.matches()) {
      number = Math.min(1 + Integer.parseInt(count.group(1)), MOST_MOVES);
      known = true;
      return true;
    }
    return field(line, text);
  }

  /** Whether a line is the one above the moves. */
  static boolean isTitle(String line) {
    String text = line.strip();
    return text.startsWith("手数--") || text.startsWith("手数－") || text.startsWith("手数―");
  }

  private static boolean isTurn(String text) {
    return text.matches("[先後上下]手番");
  }

  private static boolean isRuler(String text) {
    return RULER.matcher(text).matches()
        || text.matches("[１-９0-9０\\s　]+") && text.contains("１") && text.length() > 3;
  }

  private boolean field(int line, String text) {
    Matcher name = NAME.matcher(text);
    if (!name.lookingAt()
        || text.startsWith("*")
        || text.startsWith("変化")
        || MOVE.matcher(text).matches()) {
      return false;
    }
    field(line, name.group(1).strip(), text.substring(name.end()).strip());
    return true;
  }

  private void field(int line, String key, String value) {
    if (key.equals(GAME)) {
      kind = Optional.of(value);
      kindLine = line;
      known = true;
    } else if (key.matches("[先後上下]手の?(持駒|持ち駒|持チ駒)")) {
      Side side = key.startsWith("後") || key.startsWith("上") ? Side.WHITE : Side.BLACK;
      hands.put(side, Map.entry(line, value));
      known = true;
    } else {
      known |= KifTags.isKnown(key);
      if (!value.isEmpty()) {
        tags.merge(KifTags.tag(key), value, (one, other) -> one + "\n" + other);
      }
    }
  }

  /** Whether anything in it is what heads of games have. */
  boolean isKnown() {
    return known;
  }

  /** The variants that the head may speak of. */
  List<Variant> variants(Collection<Variant> installed) {
    List<Variant> found =
        installed.stream().filter(variant -> fits(variant.table(), installed)).toList();
    if (found.isEmpty()) {
      throw new FormatException(
          kindLine,
          0,
          Sentence.of(
              KifHead.class,
              "kifHead.noInstalledVariantPlays",
              kind.orElse(EVEN),
              ranks.isEmpty() ? "" : " (" + ranks.size() + ")"));
    }
    return found;
  }

  /** A board says where the game starts, whatever word for it is not known. */
  private boolean fits(VariantTable table, Collection<Variant> installed) {
    if (!ranks.isEmpty() && ranks.size() != table.ranks()) {
      return false;
    }
    String wanted = kind.orElse("");
    if (DRAWN.contains(wanted) && !ranks.isEmpty()
        || isName(table, wanted)
        || handicap(table, wanted).isPresent()) {
      return true;
    }
    return !ranks.isEmpty()
        && installed.stream()
            .map(Variant::table)
            .noneMatch(each -> isName(each, wanted) || handicap(each, wanted).isPresent());
  }

  private static boolean isName(VariantTable table, String name) {
    return Stream.concat(
            table.spellings(KIF, "").stream(),
            Stream.of(
                table.name().in(Locale.JAPANESE), table.name().in(Locale.ENGLISH), table.key()))
        .anyMatch(name::equalsIgnoreCase);
  }

  private static Optional<Handicap> handicap(VariantTable table, String name) {
    return table.handicaps().stream()
        .filter(each -> each.name().in(Locale.JAPANESE).equals(name)
            || table.spellings(KIF, each.key()).contains(name))
        .findFirst();
  }

  /** Where the game starts. */
  Position start(Rules rules, int line) {
    VariantTable table = rules.table();
    Position named = handicap(table, kind.orElse(""))
        .map(each -> rules.position(each.sfen()))
        .orElse(rules.start());
    if (ranks.isEmpty()) {
      return named;
    }
    KifBoard board = new KifBoard(table);
    ranks.forEach(board::rank);
    hands.forEach((side, hand) -> board.hand(hand.getKey(), side, hand.getValue()));
    try {
      return Position.of(
          rules, board.setup(line, turn.orElse(named.side()), number).asStart());
    } catch (FormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new FormatException(line, 0, UserMessage.of(e));
    }
  }

  void tell(Game game) {
    tags.forEach(game::tag);
  }

  /** Draws the position that is looked at, with the number of moves before it and whose turn it is. */
  static String diagram(Game game) {
    Position position = game.position();
    VariantTable table = game.rules().table();
    StringBuilder out = new StringBuilder();
    String name =
        table.spellings(KIF, "").stream().findFirst().orElse(table.name().in(Locale.JAPANESE));
    if (!name.isEmpty() && !name.equals(EVEN)) {
      field(out, GAME, name);
    }
    String board = KifBoard.draw(position);
    int before = position.number() - 1;
    return out.append(
            board, 0, board.length() - (position.side() == Side.WHITE ? "後手番\n".length() : 0))
        .append(before > 0 ? "手数＝" + before + "  まで\n" : "")
        .append(position.side() == Side.WHITE ? "後手番\n" : "先手番\n")
        .toString();
  }

  /** Writes the head of a game. */
  static String write(Game game) {
    Position start = game.root().position();
    VariantTable table = game.rules().table();
    StringBuilder out = new StringBuilder();
    Optional<String> known = kind(table, start.sfen());
    String name =
        table.spellings(KIF, "").stream().findFirst().orElse(table.name().in(Locale.JAPANESE));
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
      return Optional.of(name == null ? table.name().in(Locale.JAPANESE) : name);
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
