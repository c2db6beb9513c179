package org.komabako.notation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;

/**
 * Reads a move in Japanese, of books and of files in KIF in their dialects: {@code ▲７六歩(77)}, {@code
 * 同銀右成}, {@code ７五・６四獅}, {@code 7五居喰い}, {@code 仝獅子 （←7七）}. Width, spaces, old kanji and
 * the kind of brackets do not matter.
 */
final class JapaneseReader {
  private static final Pattern MARK = Pattern.compile("[▲△▼▽☗☖^]");
  private static final Pattern NOT_JAPANESE = Pattern.compile("[\\x00-\\x7f]*");
  private static final Pattern SQUARE =
      Pattern.compile("(\\d{1,2})(二十[一二三四五]?|十[一二三四五六七八九]|[一二三四五六七八九十]|[a-y])|([1-9])([1-9])");
  private static final Pattern ORIGIN = Pattern.compile("\\(←?(" + SQUARE.pattern() + ")\\)");
  private static final Pattern ASIDE = Pattern.compile("\\((居喰い?|じっと|まで)\\)");

  private final Position position;
  private final VariantTable table;
  private final Optional<Square> last;
  private final String text;
  private final KanjiNames names;
  private String rest = "";

  private final List<Square> squares = new ArrayList<>();
  private final List<Square> origins = new ArrayList<>();
  private final Set<Bearing.Word> words = EnumSet.noneOf(Bearing.Word.class);
  private @Nullable String name;
  private boolean named;
  private boolean anywhere;
  private boolean drops;
  private boolean promotes;
  private boolean igui;
  private boolean passes;

  private JapaneseReader(Position position, Optional<Square> last, String text) {
    this.position = position;
    this.last = last;
    this.text = text;
    table = position.rules().table();
    names = KanjiNames.of(table);
  }

  /** Whether a text may be Japanese: it has a character that no other notation has. */
  static boolean means(String text) {
    return !NOT_JAPANESE.matcher(text).matches();
  }

  /**
   * The move that a text means.
   *
   * @param last where the move before ended, for 同
   */
  static Move read(Position position, Optional<Square> last, String text) {
    return new JapaneseReader(position, last, text).read();
  }

  private Move read() {
    rest = MARK.matcher(KanjiNames.plain(text)).replaceAll("").replaceAll("\\s+", "");
    while (!rest.isEmpty()) {
      part();
    }
    List<PieceType> types = name == null ? table.pieces() : names.types(name);
    if (passes && squares.isEmpty() && name == null) {
      return new Passes(position).only(text);
    }
    boolean somewhere = !squares.isEmpty() || anywhere || passes;
    if (!somewhere || name == null && !igui && !passes) {
      throw unreadable();
    }
    List<Western> readings = new ArrayList<>();
    for (PieceType type : types) {
      readings.addAll(readings(type));
    }
    if (readings.isEmpty()) {
      throw unreadable();
    }
    return new MoveCandidates(position, text, readings).that(this::fits).resolve();
  }

  /** Takes the next part off the text. */
  private void part() {
    if (take(KifMove.FIRST_STEP)
        || take(KifMove.SECOND_STEP)
        || take(KifMove.THIRD_STEP)
        || take("・")
        || take("、")) {
      named = false;
      return;
    }
    Matcher aside = ASIDE.matcher(rest);
    if (aside.lookingAt()) {
      igui |= aside.group(1).startsWith("居");
      passes |= aside.group(1).equals(Japanese.PASS);
      rest = rest.substring(aside.end());
      return;
    }
    Matcher origin = ORIGIN.matcher(rest);
    if (origin.lookingAt()) {
      origins.add(square(origin, 1));
      rest = rest.substring(origin.end());
      return;
    }
    Matcher square = SQUARE.matcher(rest);
    if (square.lookingAt()) {
      squares.add(square(square, 0));
      named = false;
      rest = rest.substring(square.end());
      return;
    }
    if (take(Japanese.SAME)) {
      last.ifPresent(squares::add);
      named = false;
      anywhere |= last.isEmpty();
      return;
    }
    Optional<String> piece = named ? Optional.empty() : names.prefix(rest);
    if (piece.isPresent()) {
      // Behind its name 左 and 右 say where a piece stands, whatever else is called so.
      named = true;
      name = name == null ? piece.get() : name;
      rest = rest.substring(piece.get().length());
      return;
    }
    suffix();
  }

  private void suffix() {
    if (take(Japanese.DECLINES) || take("不") || take("生")) {
      return;
    }
    if (take(Japanese.IGUI) || take("居喰")) {
      igui = true;
    } else if (take(Japanese.PASS)) {
      passes = true;
    } else if (take(Japanese.PROMOTES) || take("+")) {
      promotes = true;
    } else if (take(Japanese.DROP)) {
      drops = true;
    } else {
      Optional<Bearing.Word> word = Bearing.word(rest.charAt(0));
      words.add(word.orElseThrow(this::unreadable));
      rest = rest.substring(1);
    }
  }

  private boolean take(String start) {
    boolean there = rest.startsWith(start);
    rest = there ? rest.substring(start.length()) : rest;
    return there;
  }

  /** {@code 7六}, {@code 10十一}, {@code 7f}; {@code 76} where the board is small enough. */
  private Square square(Matcher found, int before) {
    String file = found.group(before + 1);
    String rank = found.group(before + 2);
    if (file == null) {
      if (!KifMove.isSmall(table)) {
        throw TextException.of(
            text,
            JapaneseReader.class,
            "japaneseReader.couldSeveralSquaresBoard",
            found.group(before));
      }
      file = found.group(before + 3);
      rank = found.group(before + 4);
    }
    char first = rank.charAt(0);
    int number = first >= 'a' && first <= 'y'
        ? first - 'a' + 1
        : first <= '9' ? first - '0' : Kanji.parse(rank);
    int column = Integer.parseInt(file);
    if (column < 1 || column > table.files() || number > table.ranks()) {
      throw TextException.of(
          text,
          JapaneseReader.class,
          "japaneseReader.notBoardX",
          found.group(before),
          table.key(),
          table.files(),
          table.ranks());
    }
    return new Square(column, number);
  }

  private List<Western> readings(PieceType type) {
    Optional<Square> origin = origins.stream().findFirst();
    if (drops) {
      return type.isPromoted() || squares.size() != 1
          ? List.of()
          : List.of(to(type, Western.Kind.DROP, origin, squares));
    }
    if (passes) {
      Optional<Square> from = origin.or(() -> squares.stream().findFirst());
      return List.of(to(type, Western.Kind.PASS, from, List.of()));
    }
    if (anywhere && squares.isEmpty()) {
      return position.setup().squaresOf(position.side().opponent()).stream()
          .map(square -> to(type, Western.Kind.GO, origin, List.of(square)))
          .toList();
    }
    if (squares.size() == 1) {
      Western.Kind kind = igui ? Western.Kind.IGUI : Western.Kind.GO;
      List<Western> readings = new ArrayList<>(List.of(to(type, kind, origin, squares)));
      boolean inHand = position.hand(position.side()).containsKey(type);
      if (inHand && !igui && origin.isEmpty() && words.isEmpty() && !promotes) {
        readings.add(to(type, Western.Kind.DROP, origin, squares));
      }
      return readings;
    }
    // Some write 仝 for both steps; then the second one's origin tells where the first one went.
    Square mid = origins.size() > 1 ? origins.get(1) : squares.get(0);
    Square end = squares.get(squares.size() - 1);
    if (squares.size() > 2 || origins.size() > 2) {
      Square second = origins.size() > 2 ? origins.get(2) : squares.get(1);
      return List.of(to(type, Western.Kind.THREE_STEPS, origin, List.of(mid, second, end)));
    }
    return List.of(to(type, Western.Kind.TWO_STEPS, origin, List.of(mid, end)));
  }

  private Western to(
      PieceType type, Western.Kind kind, Optional<Square> origin, List<Square> where) {
    List<Boolean> takes = where.stream().map(square -> false).toList();
    return new Western(type, kind, origin, where, takes, promotes);
  }

  /** A move on the board goes before a drop; 打 is written where both could be meant. */
  private boolean fits(Move move) {
    if (!move.over().isEmpty() || drops || name == null) {
      return true;
    }
    boolean dropped = move instanceof Move.Drop;
    if (!dropped && words.isEmpty()) {
      return true;
    }
    Bearing bearing = new Bearing(position, names.types(name), move.to());
    return dropped
        ? bearing.origins().isEmpty()
        : bearing.fitting(words).contains(move.origin().orElseThrow());
  }

  private TextException unreadable() {
    return TextException.of(text, JapaneseReader.class, "japaneseReader.noMoveJapaneseWrite");
  }
}
