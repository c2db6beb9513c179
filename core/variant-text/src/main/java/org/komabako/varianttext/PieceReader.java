package org.komabako.varianttext;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Betza;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.varianttext.Section.Entry;

/** Reads a piece; what is not said is as in the piece that it changes. */
final class PieceReader {
  static final Set<String> KEYS = Set.of(
      "name",
      "romaji",
      "kanji",
      "pair",
      "pair.white",
      "abbreviations",
      "moves",
      "lion",
      "promotes",
      "value",
      "per_file",
      "rank",
      "flags");

  private static final int LONGEST_MOVES = 500;

  private final Section section;
  private final Optional<PieceType> old;
  private final Faults faults;
  private final KeyedLines words;

  /** @param old the piece with this id that a text changes */
  PieceReader(Section section, Optional<PieceType> old, Faults faults) {
    this.section = section;
    this.old = old;
    this.faults = faults;
    words = new KeyedLines(section, faults, KEYS, Set.of("name"));
  }

  Optional<PieceType> read() {
    String kanji = word("kanji", old.map(PieceType::kanji).orElse(""));
    String pair = word("pair", old.map(PieceType::kanjiPair).orElse(kanji));
    String white = word("pair.white", old.map(PieceType::kanjiWhite).orElse(pair));
    String moves = word("moves", old.map(PieceType::betza).orElse(""));
    words.find("moves").ifPresent(entry -> faults.at(entry, () -> checked(entry.value())));
    LionPower lion = words
        .find("lion")
        .flatMap(entry -> faults.at(entry, () -> lion(entry.value())))
        .orElseGet(() -> old.map(PieceType::lionPower).orElse(LionPower.NONE));
    String letter = section.name().replaceAll("[+']", "");
    List<String> abbreviations = words
        .find("abbreviations")
        .map(entry -> List.of(entry.value().split("[\\s,]+")))
        .orElseGet(() -> old.map(PieceType::abbreviations).orElse(List.of(letter)));
    LocalizedText name = words
        .text("name")
        .or(() -> old.map(PieceType::name))
        .orElseGet(() -> LocalizedText.same(words.required("name")));
    Optional<String> promotes = words
        .find("promotes")
        .map(entry -> Optional.of(entry.value()).filter(each -> !each.equals("no")))
        .orElseGet(() -> old.flatMap(PieceType::promotesTo));
    int value = words
        .find("value")
        .map(this::value)
        .orElseGet(() -> old.map(PieceType::value).orElse(0));
    int perFile = words
        .find("per_file")
        .map(this::count)
        .orElseGet(() -> old.map(PieceType::perFile).orElse(0));
    int rank = words
        .find("rank")
        .map(this::count)
        .orElseGet(() -> old.map(PieceType::rank).orElse(0));
    Set<Flag> flags = words
        .find("flags")
        .map(this::flags)
        .orElseGet(() -> old.map(PieceType::flags).orElse(Set.of()));
    return faults.at(
        section.line(),
        2,
        () -> new PieceType(
            section.name(),
            name,
            word("romaji", old.map(PieceType::romaji).orElse("")),
            kanji,
            pair,
            white,
            abbreviations,
            moves,
            faultless(moves),
            lion,
            promotes,
            value,
            perFile,
            rank,
            flags));
  }

  /** None where the moves are wrong, which is told at their place. */
  private static List<Leg> faultless(String moves) {
    try {
      return moves.length() > LONGEST_MOVES ? List.of() : Betza.legs(moves);
    } catch (IllegalArgumentException e) {
      return List.of();
    }
  }

  /** Moves that can be read. */
  static String checked(String moves) {
    if (moves.length() > LONGEST_MOVES) {
      throw RequestException.of(
          PieceReader.class, "variantText.longMoves", moves.length(), LONGEST_MOVES);
    }
    var unused = Betza.legs(moves);
    return moves;
  }

  private String word(String key, String usual) {
    return words.find(key).map(Entry::value).orElse(usual);
  }

  static LionPower lion(String text) {
    String[] parts = text.split("\\s+", 2);
    if (text.equals("area")) {
      return LionPower.AREA;
    }
    if (text.equals("no")) {
      return LionPower.NONE;
    }
    if (text.equals("anywhere")) {
      return LionPower.anywhere();
    }
    if (text.equals("anywhere any")) {
      return LionPower.anywhereTakingAny();
    }
    if (parts.length == 2 && parts[0].matches("straight|turns")) {
      String[] three = parts[1].split("\\s+");
      if (three.length == 2 && three[0].equals("3")) {
        return new LionPower(
            Betza.legs(three[1]), parts[0].equals("turns"), LionPower.Kind.LION, 3);
      }
      return new LionPower(Betza.legs(parts[1]), parts[0].equals("turns"));
    }
    String[] area = text.split("\\s+");
    if (area.length == 3 && area[0].equals("area") && area[1].matches("[1-9]")) {
      return LionPower.area(area[2], Integer.parseInt(area[1]));
    }
    if (parts.length == 2 && parts[0].equals("igui")) {
      return LionPower.igui(parts[1]);
    }
    throw RequestException.of(PieceReader.class, "variantText.lion", text);
  }

  private int value(Entry entry) {
    if (!entry.value().matches("-?\\d{1,4}(\\.\\d{1,2})?")) {
      faults.add(entry.line(), entry.column(), "variantText.value", entry.value());
      return 0;
    }
    return (int) Math.round(Double.parseDouble(entry.value()) * 100);
  }

  private int count(Entry entry) {
    if (!entry.value().matches("\\d{1,2}")) {
      faults.add(entry.line(), entry.column(), "variantText.number", entry.key(), entry.value());
      return 0;
    }
    return Integer.parseInt(entry.value());
  }

  private Set<Flag> flags(Entry entry) {
    Set<Flag> flags = EnumSet.noneOf(Flag.class);
    List<String> names = Stream.of(Flag.values())
        .map(each -> each.name().toLowerCase(Locale.ROOT))
        .toList();
    for (String word : entry.value().split("[\\s,]+")) {
      int at = names.indexOf(word);
      if (at >= 0) {
        flags.add(Flag.values()[at]);
      } else if (!word.isEmpty()) {
        faults.unknown(entry.line(), entry.column(), "flags", word, names);
      }
    }
    return flags;
  }
}
