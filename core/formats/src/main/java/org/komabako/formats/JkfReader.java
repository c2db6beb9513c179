package org.komabako.formats;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonException;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import jakarta.json.stream.JsonParsingException;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Handicap;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Reads a file in JKF; forks by a stack of lines still to be read. */
final class JkfReader {
  private final Rules rules;
  private final VariantTable table;
  private final CsaCodes codes;
  private final String text;
  private final Deque<Fork> open = new ArrayDeque<>();

  /** A line of moves that leaves the game at a place. */
  private record Fork(GameNode before, JsonArray moves) {}

  JkfReader(Rules rules, String text) {
    this.rules = rules;
    this.text = text;
    table = rules.table();
    codes = new CsaCodes(table);
  }

  ReadGame read() {
    checkDepth();
    JsonObject whole = parse();
    GameBuilder builder = new GameBuilder(start(whole));
    try {
      header(whole, builder);
      open.push(new Fork(builder.at(), array(whole, "moves")));
      while (!open.isEmpty()) {
        Fork fork = open.pop();
        builder.goTo(fork.before());
        line(fork.moves(), builder);
      }
    } catch (ClassCastException e) {
      throw problem(Sentence.of(JkfReader.class, "jkfReader.valueJsonAnotherKind"))
          .with(builder.game());
    }
    return builder.build();
  }

  /** The library reads nested values by recursion. */
  private void checkDepth() {
    int depth = 0;
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && quoted) {
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (!quoted && (c == '{' || c == '[')) {
        depth++;
      } else if (!quoted && (c == '}' || c == ']')) {
        depth--;
      }
      if (depth > FileLimits.DEPTH) {
        throw FileLimits.exceeded(
            1 + (int) text.substring(0, i).chars().filter(each -> each == '\n').count(),
            Sentence.of(JkfReader.class, "jkfReader.valuesWithinValuesToo"),
            FileLimits.DEPTH);
      }
    }
  }

  private JsonObject parse() {
    try (JsonReader reader = Json.createReader(new StringReader(text))) {
      if (reader.readValue() instanceof JsonObject whole
          && whole.get("moves") instanceof JsonArray) {
        return whole;
      }
    } catch (JsonParsingException e) {
      throw new FormatException(
          (int) e.getLocation().getLineNumber(),
          (int) e.getLocation().getColumnNumber(),
          Sentence.of(JkfReader.class, "jkfReader.noJson", String.valueOf(e.getMessage())));
    } catch (JsonException e) {
      throw problem(
          Sentence.of(JkfReader.class, "jkfReader.noJson", String.valueOf(e.getMessage())));
    }
    throw problem(Sentence.of(JkfReader.class, "jkfReader.jsonNoGameJkf"));
  }

  private static FormatException problem(LocalizedText text) {
    return new FormatException(0, 0, text);
  }

  private static JsonArray array(JsonObject object, String name) {
    return object.get(name) instanceof JsonArray array ? array : JsonValue.EMPTY_JSON_ARRAY;
  }

  private static JsonObject object(JsonObject object, String name) {
    return object.get(name) instanceof JsonObject found ? found : JsonValue.EMPTY_JSON_OBJECT;
  }

  private static int number(JsonObject object, String name) {
    JsonValue value = object.get(name);
    if (value == null || value.equals(JsonValue.NULL)) {
      return 0;
    }
    if (value instanceof JsonNumber number && number.isIntegral()) {
      try {
        int found = number.intValueExact();
        if (found >= 0) {
          return found;
        }
      } catch (ArithmeticException e) {
        // Told below.
      }
    }
    throw problem(Sentence.of(JkfReader.class, "jkfReader.writeWholeNumberFrom", name, value));
  }

  private static void header(JsonObject whole, GameBuilder builder) {
    object(whole, "header").forEach((key, value) -> {
      if (value instanceof JsonString string && !key.equals("手合割")) {
        builder.game().tag(KifTags.tag(key), string.getString());
      }
    });
  }

  private Position start(JsonObject whole) {
    JsonObject initial = object(whole, "initial");
    String preset = initial.getString("preset", "");
    if (preset.isEmpty()) {
      return named(object(whole, "header").getString("手合割", "").strip());
    }
    if (table.spellings(JkfFormat.KEY, "").contains(preset)) {
      return rules.start();
    }
    Optional<Handicap> handicap = table.handicaps().stream()
        .filter(each -> table.spellings(JkfFormat.KEY, each.key()).contains(preset))
        .findFirst();
    if (handicap.isPresent()) {
      return rules.position(handicap.get().sfen());
    }
    if (!preset.equals("OTHER")) {
      throw problem(Sentence.of(JkfReader.class, "jkfReader.noHandicap", table.key(), preset));
    }
    return position(object(initial, "data"));
  }

  /** The start that a head in the words of KIF names. */
  private Position named(String handicap) {
    return table.handicaps().stream()
        .filter(each -> table.spellings("kif", each.key()).contains(handicap))
        .findFirst()
        .map(each -> rules.position(each.sfen()))
        .orElse(rules.start());
  }

  private Position position(JsonObject data) {
    Map<Square, Piece> pieces = new LinkedHashMap<>();
    JsonArray board = array(data, "board");
    boolean shorter = board.stream().allMatch(each -> each.asJsonArray().size() < table.ranks());
    if (!board.isEmpty() && board.size() < table.files() && shorter) {
      // It is another game, which would stand in a corner of this one.
      throw problem(Sentence.of(
          JkfReader.class, "jkfReader.narrowBoard", board.size(), table.key(), table.files()));
    }
    for (int file = 1; file <= Math.min(table.files(), board.size()); file++) {
      JsonArray column = board.getJsonArray(file - 1);
      for (int rank = 1; rank <= Math.min(table.ranks(), column.size()); rank++) {
        JsonObject cell = column.getJsonObject(rank - 1);
        String kind = cell.getString("kind", "");
        if (!kind.isEmpty()) {
          pieces.put(new Square(file, rank), new Piece(type(kind), side(cell)));
        }
      }
    }
    Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
    JsonArray given = array(data, "hands");
    for (Side side : Side.values()) {
      Map<PieceType, Integer> hand = new LinkedHashMap<>();
      if (side.ordinal() < given.size()) {
        JsonObject counts = given.getJsonObject(side.ordinal());
        counts.keySet().stream()
            .filter(code -> number(counts, code) > 0)
            .forEach(code -> hand.put(inHand(code), number(counts, code)));
      }
      hands.put(side, hand);
    }
    Setup plain = Setup.of(pieces, side(data));
    try {
      return Position.of(
          rules,
          new Setup(
              pieces, hands, plain.side(), 1, plain.lion(), plain.declined(), plain.dropped()));
    } catch (FormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw problem(UserMessage.of(e));
    }
  }

  private static Side side(JsonObject object) {
    return number(object, "color") == 1 ? Side.WHITE : Side.BLACK;
  }

  private PieceType inHand(String code) {
    PieceType type = type(code);
    if (!codes.canBeInHand(type)) {
      throw problem(CsaCodes.notInHand(code));
    }
    return type;
  }

  private PieceType type(String code) {
    return codes
        .type(code)
        .orElseThrow(
            () -> problem(Sentence.of(JkfReader.class, "jkfReader.noPiece", table.key(), code)));
  }

  private void line(JsonArray moves, GameBuilder builder) {
    Deque<Fork> found = new ArrayDeque<>();
    for (int i = 0; i < moves.size(); i++) {
      JsonObject each = moves.getJsonObject(i);
      GameNode before = builder.at();
      if (each.get("move") instanceof JsonObject move) {
        play(move, each, i + 1 < moves.size() ? moves.get(i + 1) : JsonValue.NULL, builder);
      }
      array(each, "comments").forEach(comment -> {
        if (comment instanceof JsonString string) {
          builder.comment(string.getString());
        }
      });
      for (JsonValue fork : array(each, "forks")) {
        found.add(new Fork(before, fork.asJsonArray()));
      }
      end(each.getString("special", ""), builder);
    }
    while (!found.isEmpty()) {
      open.push(found.pollLast());
    }
  }

  /** Plays a move, but for the illegal one that the game ended by. */
  private void play(JsonObject move, JsonObject whole, JsonValue next, GameBuilder builder) {
    try {
      var unused = builder.play(0, 0, place -> move(place, move));
    } catch (FormatException e) {
      boolean foul = next instanceof JsonObject last
          && last.get("special") instanceof JsonString special
          && special.getString().contains("ILLEGAL");
      if (!foul) {
        throw e;
      }
      builder.foul(move.toString());
      return;
    }
    time(object(whole, "time"), builder.at());
  }

  /** A word that says more than the end that it means is a comment, too. */
  private static void end(String word, GameBuilder builder) {
    if (!word.isEmpty()) {
      boolean before = builder.endsHere();
      CsaEnd.of(word, builder.at().position().side()).ifPresent(builder::end);
      if (!before && !CsaEnd.isUsual(word)) {
        builder.comment(word);
      }
    }
  }

  private static void time(JsonObject time, GameNode node) {
    JsonObject now = object(time, "now");
    if (!now.isEmpty()) {
      node.spent(Duration.ofHours(number(now, "h"))
          .plusMinutes(number(now, "m"))
          .plusSeconds(number(now, "s")));
    }
  }

  private Move move(GameNode place, JsonObject move) {
    Optional<PieceType> type =
        Optional.of(move.getString("piece", "")).filter(code -> !code.isEmpty()).map(this::type);
    boolean same = move.containsKey("same") && !(move.get("to") instanceof JsonObject);
    Square to = same
        ? place
            .move()
            .map(Move::to)
            .orElseThrow(
                () -> problem(Sentence.of(JkfReader.class, "jkfReader.sameStandsFirstMove")))
        : square(object(move, "to"));
    JsonObject from = object(move, "from");
    if (number(from, "x") > 0 || number(from, "y") > 0) {
      return new Move.Walk(square(from), to, move.getBoolean("promote", false));
    }
    return new Move.Drop(
        type.orElseThrow(() -> problem(Sentence.of(JkfReader.class, "jkfReader.dropDoesNotName")))
            .id(),
        to,
        false);
  }

  private Square square(JsonObject place) {
    int file = number(place, "x");
    int rank = number(place, "y");
    if (file < 1 || rank < 1 || file > table.files() || rank > table.ranks()) {
      throw problem(Sentence.of(JkfReader.class, "jkfReader.noSquare", file, rank));
    }
    return new Square(file, rank);
  }
}
