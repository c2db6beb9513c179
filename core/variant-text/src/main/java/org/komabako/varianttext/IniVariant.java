package org.komabako.varianttext;

import java.util.ArrayList;
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
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.varianttext.Section.Entry;

/** Writes a section of {@code variants.ini} as a text of a variant, or tells which of its keys cannot be played. */
final class IniVariant {
  private final IniFile.Said said;
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
    said.entries().values().forEach(each -> IniKeys.check(each, faults));
    files = size("maxFile", said.base().map(each -> each.table().files()).orElse(8));
    ranks = size("maxRank", said.base().map(each -> each.table().ranks()).orElse(8));
    said.entries().values().stream()
        .filter(each -> IniKeys.isPiece(each.key()))
        .forEach(this::piece);
  }

  private boolean isNew() {
    return said.base().isEmpty();
  }

  private Optional<Entry> find(String key) {
    return Optional.ofNullable(said.entries().get(key));
  }

  private String get(String key, String usual) {
    return find(key).map(Entry::value).orElse(usual);
  }

  private boolean is(String key) {
    return get(key, "false").equals("true");
  }

  /** Whether a key says something, or nobody else does. */
  private boolean tells(String... keys) {
    return isNew() || List.of(keys).stream().anyMatch(said.entries()::containsKey);
  }

  private void refuse(String key) {
    Entry entry = said.entries().get(key);
    int line = entry == null ? said.section().line() : entry.line();
    faults.add(line, 1, "variantText.iniKey", key, entry == null ? "…" : entry.value());
  }

  private int size(String key, int usual) {
    String value = get(key, String.valueOf(usual));
    int size = value.matches("\\d{1,2}")
        ? Integer.parseInt(value)
        : value.matches("[a-z]") ? value.charAt(0) - 'a' + 1 : 0;
    if (size < 1 || size > Square.MAX) {
      refuse(key);
      return 1;
    }
    return size;
  }

  private void piece(Entry entry) {
    String[] parts = entry.value().split(":", 2);
    if (parts[0].equals("-")) {
      return;
    }
    if (!parts[0].matches("[a-z]")) {
      refuse(entry.key());
      return;
    }
    char letter = Character.toUpperCase(parts[0].charAt(0));
    String way = parts.length > 1 ? parts[1] : IniKeys.PIECES.getOrDefault(entry.key(), "");
    // The forward leaps of a knight are two there, of four that there are.
    String ours = way.replaceAll("(?<![fblrvs])([fb])(?=[NCZ])", "$1$1").replace("NN", "N0");
    if (way.isEmpty() || faults.at(entry, () -> Betza.legs(ours)).isEmpty()) {
      if (way.isEmpty()) {
        refuse(entry.key());
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
    find("promotedPieceType").ifPresent(this::promotions);
    text.append("[variant]\nkey = ").append(key).append('\n');
    line("name", said.section().kind());
    said.base().ifPresent(each -> {
      line("extends", each.key());
      line("without", without(each.table()));
    });
    if (tells("maxFile", "maxRank")) {
      line("board", files + "x" + ranks);
    }
    zone().ifPresent(each -> line("zone", String.valueOf(each)));
    Optional<String> start = start();
    start.ifPresent(each -> line("start", each));
    pieces(start.orElse(""));
    text.append("\n[rules]\n");
    promotion();
    drops();
    ends();
    return text.toString();
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
        refuse(entry.key());
      }
    }
  }

  /** How many of the farthest ranks are the zone; what is no such zone is refused. */
  private Optional<Integer> zone() {
    if (!tells("promotionRegionWhite", "promotionRegionBlack")) {
      return Optional.empty();
    }
    List<Integer> white = rows("promotionRegionWhite", "*8");
    List<Integer> black = rows("promotionRegionBlack", "*1");
    for (int i = 0; i < white.size(); i++) {
      if (white.get(white.size() - 1 - i) != ranks - i) {
        refuse("promotionRegionWhite");
        return Optional.empty();
      }
    }
    List<Integer> mirrored =
        black.stream().map(each -> ranks + 1 - each).sorted().toList();
    if (!mirrored.equals(white)) {
      refuse("promotionRegionBlack");
    }
    return Optional.of(white.size());
  }

  private List<Integer> rows(String key, String usual) {
    String value = get(key, usual);
    if (value.equals("-")) {
      return List.of();
    }
    List<Integer> rows = new ArrayList<>();
    for (String each : value.split("\\s+")) {
      if (each.matches("\\*\\d{1,2}")) {
        rows.add(Integer.valueOf(each.substring(1)));
      } else {
        refuse(key);
      }
    }
    return rows.stream().distinct().sorted().toList();
  }

  /** {@code BOARD[HAND] w - - 0 1} as SFEN. */
  private Optional<String> start() {
    Optional<Entry> entry = find("startFen");
    if (entry.isEmpty()) {
      if (isNew()) {
        refuse("startFen");
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
      refuse("startFen");
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
            .filter(each -> used.indexOf(each) >= 0 && !isRoyal(each))
            .filter(each -> old.filter(table -> table.hand().indexOf(each) >= 0).isEmpty())
            .map(String::valueOf)
            .collect(Collectors.joining());
    if (is("capturesToHand") || !isNew()) {
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
        refuse("promotedPieceType");
      } else {
        text.append("\n[piece: +").append(letter).append("]\n");
        line("name", "promoted " + names.getOrDefault(letter, "" + letter));
        line("moves", way.get());
        line("value", worth(way.get()));
        if (is("pieceDemotion")) {
          line("promotes", "" + letter);
        }
      }
    });
  }

  private void flags(char letter, String way) {
    line("value", isRoyal(letter) ? "0" : worth(way));
    boolean noMate = is("shogiPawnDropMateIllegal") && isLetter("shogiPawn", letter);
    line("flags", isRoyal(letter) ? "royal" : noMate ? "no_drop_mate" : "");
    if (tells("dropNoDoubled")) {
      line("per_file", isLetter("dropNoDoubled", letter) ? get("dropNoDoubledCount", "1") : "0");
    }
  }

  /** What a piece is worth that nobody has played yet. */
  private static String worth(String way) {
    double worth = 0;
    for (Leg each : Betza.legs(way)) {
      worth += each.range() == 1 ? 0.9 : Math.min(2.5, 0.9 + 0.4 * each.range());
    }
    return String.valueOf(Math.round(worth * 10) / 10.0);
  }

  private boolean isLetter(String key, char letter) {
    return get(key, "-").equalsIgnoreCase(String.valueOf(letter));
  }

  private boolean isRoyal(char letter) {
    return get("king", "-").split(":", 2)[0].equalsIgnoreCase(String.valueOf(letter))
        || get("extinctionValue", "none").equals("loss")
            && get("extinctionPieceTypes", "").toUpperCase(Locale.ROOT).indexOf(letter) >= 0;
  }

  private void promotion() {
    boolean everywhere = rows("promotionRegionWhite", "*8").size() == ranks;
    if (tells("promotionRegionWhite", "piecePromotionOnCapture", "pieceDemotion")) {
      if (is("piecePromotionOnCapture") && !everywhere) {
        refuse("piecePromotionOnCapture");
      }
      line("promotion", is("piecePromotionOnCapture") ? "capture" : everywhere ? "move" : "touch");
    }
    if (tells("mandatoryPiecePromotion", "immobilityIllegal")) {
      line(
          "promotion.forced",
          is("mandatoryPiecePromotion") ? "always" : isStuckIllegal() ? "stuck" : "never");
    }
  }

  private boolean isStuckIllegal() {
    return get("immobilityIllegal", isNew() ? "false" : "true").equals("true");
  }

  private void drops() {
    if (tells("pieceDrops", "capturesToHand")) {
      if (is("pieceDrops") != is("capturesToHand")) {
        refuse(is("pieceDrops") ? "pieceDrops" : "capturesToHand");
      }
      line("drops", is("pieceDrops") ? "captured" : "none");
    }
    if (tells("dropPromoted")) {
      line("drops.either_side", is("dropPromoted") ? "yes" : "no");
    }
    if (tells("immobilityIllegal")) {
      line("drops.dead_squares", isStuckIllegal() ? "no" : "yes");
    }
    if (tells("king", "extinctionPseudoRoyal")) {
      line(
          "self_check",
          find("king").isPresent() || is("extinctionPseudoRoyal") ? "illegal" : "allowed");
    }
  }

  private void ends() {
    if (tells("stalemateValue")) {
      String value = get("stalemateValue", "draw");
      if (!value.matches("draw|loss")) {
        refuse("stalemateValue");
      }
      line("stalemate", value);
    }
    if (isNew() && find("nMoveRule").isEmpty()) {
      refuse("nMoveRule");
    }
    if (tells("nFoldRule", "nFoldValue", "perpetualCheckIllegal")) {
      repetition();
    }
    String piece = get("flagPieceWhite", get("flagPiece", "-"));
    if (!piece.equals("-")) {
      if (!piece.matches("[a-z]") || !isRoyal(Character.toUpperCase(piece.charAt(0)))) {
        refuse(find("flagPieceWhite").isPresent() ? "flagPieceWhite" : "flagPiece");
      }
      line("goal.black", squares("flagRegionWhite"));
      line("goal.white", squares("flagRegionBlack"));
    }
  }

  private void repetition() {
    String fold = get("nFoldRule", isNew() ? "3" : "4");
    if (fold.equals("0")) {
      line("repetition", "ignored");
      return;
    }
    if (!fold.equals("4")) {
      refuse("nFoldRule");
    }
    line("repetition", "judged");
    line("repetition.charges", is("perpetualCheckIllegal") ? "checked" : "");
    String value = get("nFoldValue", "draw");
    boolean absolute = value.equals("loss") && is("nFoldValueAbsolute");
    String otherwise = absolute ? "fourth_occurrence_black" : "sennichite";
    if (!value.equals("draw") && !absolute
        || !RuleFields.choices("repetition.otherwise").contains(otherwise)) {
      refuse("nFoldValue");
    } else {
      line("repetition.otherwise", otherwise);
    }
  }

  /** {@code *9} or {@code d4 e4}, counted from the left below, as we count them. */
  private String squares(String key) {
    List<String> squares = new ArrayList<>();
    for (String each : get(key, get("flagRegion", "")).split("\\s+")) {
      if (!each.matches("[*a-z]\\d{1,2}")) {
        refuse(find(key).isPresent() ? key : "flagRegion");
        return "";
      }
      int rank = ranks + 1 - Integer.parseInt(each.substring(1));
      for (int file = 1; file <= files; file++) {
        if (each.charAt(0) == '*' || files - (each.charAt(0) - 'a') == file) {
          squares.add(file + "" + (char) ('a' + rank - 1));
        }
      }
    }
    return String.join(" ", squares);
  }
}
