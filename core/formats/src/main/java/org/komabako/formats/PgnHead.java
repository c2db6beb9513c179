package org.komabako.formats;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.UserMessage;
import org.komabako.formats.PgnScanner.Tag;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** The tags of a game like PGN: what is known of it, and the rules and the position that it begins with. */
final class PgnHead {
  /** The tags of games by the names that they have here. */
  static final Map<String, String> NAMES = Map.of(
      Tags.BLACK, "Black",
      Tags.WHITE, "White",
      Tags.EVENT, "Event",
      Tags.SITE, "Site",
      Tags.BEGUN, "Date",
      Tags.ENDED, "EndDate",
      Tags.TITLE, "Title",
      Tags.OPENING, "Opening",
      Tags.TIME, "TimeControl");

  /** What other programs call the players and the place. */
  private static final Map<String, String> OTHERS = Map.of(
      "Sente", Tags.BLACK,
      "Gote", Tags.WHITE,
      "Venue", Tags.SITE);

  /** What is no tag of the game. */
  private static final Set<String> HEAD =
      Set.of("Variant", "Rules", "SFEN", "FEN", "SetUp", "Result");

  private static final Pattern FEN =
      Pattern.compile("([^\\s\\[]+)(?:\\[([^\\]]*)\\])?\\s+([wb])(?:\\s.*)?");
  /** Four fields, the third of them a hand. */
  private static final Pattern SFEN =
      Pattern.compile("[^\\s\\[]+\\s+[bw]\\s+(?:-|\\d*[A-Za-z][0-9A-Za-z]*)\\s+\\d+");

  private final Variant variant;
  private final Rules rules;
  private final Map<String, Tag> tags = new LinkedHashMap<>();

  /** None yet; the rules are those where none are named. */
  PgnHead(Variant variant, Rules rules) {
    this.variant = variant;
    this.rules = rules;
  }

  /** Takes a tag; the last of a name counts, in the place of the first. */
  void add(Tag tag) {
    tags.put(tag.name(), tag);
  }

  private boolean has(String name) {
    return tags.containsKey(name);
  }

  /** The value of a tag; empty where there is none. */
  String value(String name) {
    Tag tag = tags.get(name);
    return tag == null ? "" : tag.value();
  }

  /**
   * A game with these tags that has not begun.
   *
   * @param line where the moves begin
   */
  GameBuilder begin(int line) {
    GameBuilder builder = new GameBuilder(start(line));
    Map<String, String> values = new LinkedHashMap<>();
    tags.forEach((name, tag) -> values.put(name, tag.value()));
    PgnDates.read(values).forEach((key, value) -> {
      String name = NAMES.entrySet().stream()
          .filter(each -> each.getValue().equals(key))
          .map(Map.Entry::getKey)
          .findFirst()
          .orElse(OTHERS.getOrDefault(key, key));
      if (!HEAD.contains(name) && !value.equals("?")) {
        builder.game().tag(name, value);
      }
    });
    return builder;
  }

  private Position start(int line) {
    String name = has("SFEN") ? "SFEN" : "FEN";
    String sfen = has("SFEN") ? value("SFEN") : fen();
    Rules played = rules();
    Tag tag = tags.getOrDefault(name, new Tag(name, "", line, 0));
    return sfen.isEmpty()
        ? played.start()
        : UsiFormat.start(played, sfen, tag.line(), tag.column());
  }

  private Rules rules() {
    Tag tag = tags.get("Rules");
    if (tag == null) {
      return rules;
    }
    OptionValues values = OptionValues.base(variant);
    try {
      for (String each : tag.value().split(" +", -1)) {
        String[] pair = each.split("=", 2);
        values = values.with(pair[0], pair.length > 1 ? pair[1] : "");
      }
    } catch (IllegalArgumentException e) {
      throw new FormatException(tag.line(), tag.column() + 1, UserMessage.of(e));
    }
    return Rules.of(variant, values);
  }

  /**
   * The position of WinBoard as SFEN: White begins, and what is in hand stands in brackets behind the board.
   * Some write SFEN in this tag.
   */
  private String fen() {
    Matcher fen = FEN.matcher(value("FEN").strip());
    if (!fen.matches() || SFEN.matcher(fen.group()).matches()) {
      return value("FEN");
    }
    String hand = fen.group(2) == null || fen.group(2).isEmpty() ? "-" : fen.group(2);
    return fen.group(1) + (fen.group(3).equals("w") ? " b " : " w ") + hand + " 1";
  }

  /** WinBoard calls the player White who begins. */
  void namePlayersAsWinBoard(Game game) {
    if (has("White") && has("Black")) {
      game.tag(Tags.BLACK, value("White"));
      game.tag(Tags.WHITE, value("Black"));
    }
  }
}
