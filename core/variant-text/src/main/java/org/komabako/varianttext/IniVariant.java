package org.komabako.varianttext;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.komabako.kernel.model.Betza;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.VariantTable;
import org.komabako.varianttext.Section.Entry;

/** Writes a section of {@code variants.ini} as a text of a variant, or tells which of its keys cannot be played. */
final class IniVariant {
  private final IniFile.Said said;
  private final IniValues ini;
  private final Faults faults;
  private final Map<Character, String> moves = new TreeMap<>();
  private final Map<Character, String> names = new TreeMap<>();
  private final Map<Character, Character> promoted = new TreeMap<>();
  private final StringBuilder text = new StringBuilder();
  private final int files;
  private final int ranks;

  IniVariant(IniFile.Said said, Faults faults) {
    this.said = said;
    this.faults = faults;
    ini = new IniValues(said, faults);
    said.entries().values().forEach(each -> IniKeys.check(each, faults));
    files = ini.files();
    ranks = ini.ranks();
    said.entries().values().stream()
        .filter(each -> IniKeys.isPiece(each.key()))
        .forEach(this::piece);
  }

  private void piece(Entry entry) {
    String[] parts = entry.value().split(":", 2);
    if (parts[0].equals("-")) {
      return;
    }
    if (!parts[0].matches("[a-z]")) {
      ini.refuse(entry.key());
      return;
    }
    char letter = Character.toUpperCase(parts[0].charAt(0));
    String way = parts.length > 1 ? parts[1] : IniKeys.PIECES.getOrDefault(entry.key(), "");
    // The forward leaps of a knight are two there, of four that there are.
    String ours = way.replaceAll("([fblrvs]+)([mcp]+)", "$2$1")
        .replaceAll("(?<![fblrvs])([fb])(?=[NCZ])", "$1$1")
        .replace("NN", "N0");
    if (way.isEmpty() || faults.at(entry, () -> Betza.legs(ours)).isEmpty()) {
      if (way.isEmpty()) {
        ini.refuse(entry.key());
      }
      return;
    }
    moves.put(letter, ours);
    names.put(
        letter,
        entry.key().startsWith("customPiece")
            ? "piece " + letter
            : entry.key().replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT));
  }

  /** The text under a key of ours. */
  String write(String key) {
    ini.find("promotedPieceType").ifPresent(this::promotions);
    text.append("[variant]\nkey = ").append(key).append('\n');
    line("name", said.section().kind());
    said.base().ifPresent(each -> {
      line("extends", each.key());
      line("without", without(each.table()));
    });
    if (ini.tells("maxFile", "maxRank")) {
      line("board", files + "x" + ranks);
    }
    zone().ifPresent(each -> line("zone", String.valueOf(each)));
    Optional<String> start = start();
    start.ifPresent(each -> line("start", each));
    pieces(start.orElse(""));
    text.append("\n[rules]\n");
    return text + new IniRules(ini, files, ranks).write();
  }

  /** The pieces of the base that are taken away, {@code gold = -}: known by their moves. */
  private String without(VariantTable table) {
    return said.entries().values().stream()
        .filter(each -> each.value().equals("-") && IniKeys.PIECES.containsKey(each.key()))
        .map(each -> Betza.legs(IniKeys.PIECES.getOrDefault(each.key(), "")))
        .flatMap(legs -> table.pieces().stream().filter(each -> each.legs().equals(legs)))
        .filter(each -> !each.isPromoted() && !moves.containsKey(each.letter()))
        .flatMap(each -> Stream.of("piece " + each.id(), "piece +" + each.id()))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private void line(String key, String value) {
    text.append(key).append(" = ").append(value).append('\n');
  }

  private void promotions(Entry entry) {
    for (String each : entry.value().split("\\s+")) {
      if (each.matches("[a-z]:[a-z]")) {
        promoted.put(Character.toUpperCase(each.charAt(0)), Character.toUpperCase(each.charAt(2)));
      } else if (!each.equals("-")) {
        ini.refuse(entry.key());
      }
    }
  }

  /** How many of the farthest ranks are the zone; what is no such zone is refused. */
  private Optional<Integer> zone() {
    if (!ini.tells("promotionRegionWhite", "promotionRegionBlack")) {
      return Optional.empty();
    }
    List<Integer> white = ini.rows("promotionRegionWhite", "*8");
    List<Integer> black = ini.rows("promotionRegionBlack", "*1");
    for (int i = 0; i < white.size(); i++) {
      if (white.get(white.size() - 1 - i) != ranks - i) {
        ini.refuse("promotionRegionWhite");
        return Optional.empty();
      }
    }
    List<Integer> mirrored =
        black.stream().map(each -> ranks + 1 - each).sorted().toList();
    if (!mirrored.equals(white)) {
      ini.refuse("promotionRegionBlack");
    }
    return Optional.of(white.size());
  }

  /** {@code BOARD[HAND] w - - 0 1} as SFEN. */
  private Optional<String> start() {
    Optional<Entry> entry = ini.find("startFen");
    if (entry.isEmpty()) {
      if (ini.isNew()) {
        ini.refuse("startFen");
      }
      return Optional.empty();
    }
    String[] fields = entry.get().value().split("\\s+");
    String[] board = fields[0].split("[\\[\\]]", -1);
    boolean wrong = fields[0].contains("*") || fields.length > 1 && !fields[1].matches("[wb]");
    for (int i = 2; i < fields.length; i++) {
      wrong |= !fields[i].matches("-|\\d{1,4}");
    }
    String hand = board.length > 1 ? board[1] : "-";
    wrong |= board.length != 1 && !(board.length == 3 && board[2].isEmpty())
        || !hand.matches("-|[A-Za-z]*");
    if (wrong) {
      ini.refuse("startFen");
      return Optional.empty();
    }
    String side = fields.length > 1 && fields[1].equals("b") ? "w" : "b";
    return Optional.of(board[0] + " " + side + " " + counted(hand) + " 1");
  }

  private static String counted(String hand) {
    Map<Character, Integer> counts = new LinkedHashMap<>();
    hand.replace("-", "").chars().forEach(each -> counts.merge((char) each, 1, Integer::sum));
    String text = counts.entrySet().stream()
        .map(each -> (each.getValue() > 1 ? each.getValue() : "") + "" + each.getKey())
        .collect(Collectors.joining());
    return text.isEmpty() ? "-" : text;
  }

  private void pieces(String start) {
    String used = start.toUpperCase(Locale.ROOT);
    Optional<VariantTable> old = said.base().map(each -> each.table());
    String gone = old.map(this::without).orElse("");
    String kept = old.map(VariantTable::hand)
        .orElse("")
        .chars()
        .filter(each -> !gone.contains("piece " + (char) each))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
    String dropped = kept
        + moves.keySet().stream()
            .filter(each -> used.indexOf(each) >= 0 && !ini.isRoyal(each))
            .filter(each -> old.filter(table -> table.hand().indexOf(each) >= 0).isEmpty())
            .map(String::valueOf)
            .collect(Collectors.joining());
    if (ini.is("capturesToHand") || !ini.isNew()) {
      line("hand", dropped);
    }
    moves.forEach((letter, way) -> {
      if (used.indexOf(letter) >= 0
          || old.flatMap(table -> table.piece("" + letter)).isPresent()) {
        text.append("\n[piece: ").append(letter).append("]\n");
        line("name", names.getOrDefault(letter, "piece " + letter));
        line("moves", way);
        if (promoted.containsKey(letter)) {
          line("promotes", "+" + letter);
        }
        flags(letter, way);
      }
    });
    promoted.forEach((letter, target) -> {
      Optional<String> way = Optional.ofNullable(moves.get(target))
          .or(() -> old.flatMap(table -> table.piece("" + target)).map(each -> each.betza()));
      if (way.isEmpty()) {
        ini.refuse("promotedPieceType");
      } else {
        text.append("\n[piece: +").append(letter).append("]\n");
        line("name", "promoted " + names.getOrDefault(letter, "" + letter));
        line("moves", way.get());
        line("value", worth(way.get()));
        if (ini.is("pieceDemotion")) {
          line("promotes", "" + letter);
        }
      }
    });
  }

  private void flags(char letter, String way) {
    line("value", ini.isRoyal(letter) ? "0" : worth(way));
    boolean noMate = ini.is("shogiPawnDropMateIllegal") && ini.isLetter("shogiPawn", letter);
    line("flags", ini.isRoyal(letter) ? "royal" : noMate ? "no_drop_mate" : "");
    if (ini.tells("dropNoDoubled")) {
      line(
          "per_file",
          ini.isLetter("dropNoDoubled", letter) ? ini.get("dropNoDoubledCount", "1") : "0");
    }
  }

  /** What a piece is worth that nobody has played yet. */
  private static String worth(String way) {
    double worth = 0;
    for (Leg each : Betza.legs(way)) {
      double free = each.range() == 1 ? 0.9 : Math.min(2.5, 0.9 + 0.4 * each.range());
      worth += each.way() == Leg.Way.ANY ? free : free / 2;
    }
    return String.valueOf(Math.round(worth * 10) / 10.0);
  }
}
