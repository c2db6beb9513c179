package org.komabako.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Mark;
import org.komabako.game.Nag;
import org.komabako.game.clock.Times;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Reads a {@link GameText}, once, line by line. */
final class GameReader {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final String text;
  private final List<String> lines;
  private final Map<String, Integer> optionLines = new LinkedHashMap<>();
  private int number;
  private int startLine;
  private int bodyLine;
  private int lastLine;
  private final ClockReader clock = new ClockReader();
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final ConductReader manners = new ConductReader();

  GameReader(String text) {
    this.text = text;
    lines = (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text)
        .lines()
        .map(String::strip)
        .toList();
  }

  GameText.Header header() {
    checkVersion();
    checkComplete();
    @Nullable String variant = null;
    @Nullable String bundle = null;
    @Nullable String start = null;
    Map<String, String> options = new LinkedHashMap<>();
    for (number = 2; number <= lines.size() && !isBody(word()); number++) {
      switch (word()) {
        case "variant" -> variant = once(variant);
        case "bundle" -> bundle = once(bundle);
        case "start" -> {
          start = once(start);
          startLine = number;
        }
        case "option" -> option(options);
        case "tag" -> tag();
        case "clock" -> told(clock::control);
        case "time" -> told(clock::time);
        case "" -> {
          // An empty line means nothing.
        }
        default -> throw error("gameReader.beginsNoLineGame", word());
      }
    }
    if (variant == null || start == null) {
      throw error("gameReader.gameNoLineBefore", variant == null ? "variant" : "start");
    }
    bodyLine = number;
    return new GameText.Header(variant, Optional.ofNullable(bundle), options, start, tags);
  }

  private static boolean isBody(String word) {
    return switch (word) {
      case "comment",
          "bookmark",
          "mark",
          "nag",
          "move",
          "spent",
          "score",
          "back",
          "reached",
          "followed",
          "here",
          "touched",
          "offer",
          "claim",
          "idle",
          "end",
          "sealed",
          GameText.COMPLETE -> true;
      default -> false;
    };
  }

  private void checkVersion() {
    number = 1;
    String first = lines.isEmpty() ? "" : lines.get(0);
    if (!first.startsWith(GameText.FIRST_WORDS)) {
      throw error("gameReader.noGameFirstLine", GameText.FIRST_WORDS, GameText.VERSION);
    }
    String version = first.substring(GameText.FIRST_WORDS.length());
    if (!version.matches("[1-" + GameText.VERSION + "]")) {
      throw error("gameReader.gameWrittenVersionFormat", version, GameText.VERSION);
    }
  }

  private void checkComplete() {
    number = lines.size();
    while (number > 1 && word().isEmpty()) {
      number--;
    }
    if (!word().equals(GameText.COMPLETE)) {
      throw error("gameReader.lastLineNotText", GameText.COMPLETE);
    }
    lastLine = number;
  }

  private String once(@Nullable String before) {
    return once(before, rest());
  }

  private <T> T once(@Nullable T before, T now) {
    if (before != null) {
      throw error(second(word()).text());
    }
    return now;
  }

  private void option(Map<String, String> options) {
    int equals = rest().indexOf('=');
    if (equals < 0) {
      throw error("gameReader.optionWrittenNameValue", rest());
    }
    String name = rest().substring(0, equals);
    if (options.put(name, rest().substring(equals + 1)) != null) {
      throw error("gameReader.optionStandsHereSecond", name);
    }
    optionLines.put(name, number);
  }

  private void tag() {
    String pair = text();
    int equals = pair.indexOf('=');
    tags.put(pair.substring(0, Math.max(0, equals)), pair.substring(equals + 1));
  }

  private void spent(GameNode node) {
    told(time -> node.spent(Times.parse(time)));
  }

  private void score(GameNode node) {
    told(words -> node.evaluation(Evaluation.parse(words)));
  }

  void check(Variant variant) {
    var unused = start(variant);
  }

  private Position start(Variant variant) {
    GameText.Header header = header();
    if (!header.variant().equals(variant.key())) {
      number = 1;
      throw error("gameReader.gameNot", header.variant(), variant.key());
    }
    return start(Rules.of(variant, options(variant, header.options())), header);
  }

  Game read(Variant variant) {
    Game game = new Game(start(variant));
    tags.forEach(game::tag);
    GameNode reached = game.root();
    @Nullable GameNode here = null;
    @Nullable GameNode stands = null;
    @Nullable GameNode followed = null;
    @Nullable GameNode ended = null;
    @Nullable Move sealed = null;
    Optional<Outcome> end = Optional.empty();
    for (number = bodyLine; number < lastLine; number++) {
      switch (word()) {
        case "move" -> reached = play(game, reached);
        case "spent" -> spent(reached);
        case "score" -> score(reached);
        case "back" -> reached = back(reached);
        case "comment" -> reached.comment(text());
        case "bookmark" -> reached.bookmark(text());
        case "nag" -> reached.nag(nag());
        case "mark" -> reached.draw(mark(game));
        case "reached" -> stands = once(stands, reached);
        case "time" -> told(clock::time);
        case "followed" -> followed = once(followed, reached);
        case "here" -> here = once(here, reached);
        case "touched" -> told(manners::touched);
        case "offer" -> told(manners::offer);
        case "claim" -> told(manners::claim);
        case "idle" -> told(manners::idle);
        case "end" -> {
          ended = once(ended, reached);
          end = Optional.of(outcome());
        }
        case "sealed" -> sealed = once(sealed, sealed(reached));
        case "" -> {
          // An empty line means nothing.
        }
        default -> throw error("gameReader.beginsNoLineAmong", word());
      }
    }
    if (ended != null) {
      game.goTo(ended);
      end.ifPresent(game::declare);
      if (sealed != null) {
        game.seal(sealed);
      }
    }
    GameNode shown = here == null ? reached : here;
    game.goTo(stands == null ? shown : stands);
    game.clock(clock.read(game.position().side()));
    game.goTo(followed == null ? game.root().last() : followed);
    game.goTo(shown);
    told(text -> manners.apply(game));
    return game;
  }

  private OptionValues options(Variant variant, Map<String, String> wanted) {
    OptionValues values = OptionValues.base(variant);
    for (Map.Entry<String, String> each : wanted.entrySet()) {
      try {
        values = values.with(each.getKey(), each.getValue());
      } catch (IllegalArgumentException e) {
        number = optionLines.getOrDefault(each.getKey(), 1);
        throw error("gameReader.gameWasPlayedUnder", variant.key(), UserMessage.of(e));
      }
    }
    return values;
  }

  private Position start(Rules rules, GameText.Header header) {
    try {
      return rules.position(header.start());
    } catch (IllegalArgumentException e) {
      number = startLine;
      throw error(UserMessage.of(e));
    }
  }

  private GameNode play(Game game, GameNode from) {
    try {
      if (game.current() != from) {
        game.goTo(from);
      }
      return game.play(Usi.parse(game.rules().table(), rest()));
    } catch (IllegalMoveException | TextException e) {
      throw error(
          "gameReader.joined",
          rest(),
          LocalizedText.of(String.valueOf(e.getMessage()), UserMessage.of(e).in(Locale.JAPANESE)));
    }
  }

  private GameNode back(GameNode from) {
    if (!rest().matches("[0-9]{1,6}") || Integer.parseInt(rest()) > from.ply()) {
      throw error("gameReader.cannotGoBackMoves", rest(), from.ply());
    }
    GameNode node = from;
    for (int i = Integer.parseInt(rest()); i > 0; i--) {
      node = node.parent().orElseThrow();
    }
    return node;
  }

  /** What reads the rest of a line says what is wrong, this says where. */
  private void told(Consumer<String> reader) {
    try {
      reader.accept(rest());
    } catch (IllegalArgumentException e) {
      throw error(UserMessage.of(e));
    }
  }

  private Move sealed(GameNode at) {
    try {
      Move move = Envelope.read(at.position().rules().table(), rest());
      if (at.position().isLegal(move)) {
        return move;
      }
      throw TextException.of(rest(), Envelope.class, "envelope.noSealedMove");
    } catch (TextException e) {
      throw error(UserMessage.of(e));
    }
  }

  private Optional<Nag> nag() {
    Optional<Nag> nag = Nag.parse(rest());
    if (nag.isEmpty()) {
      throw error("gameReader.noNag", rest());
    }
    return nag;
  }

  private Mark mark(Game game) {
    Mark mark;
    try {
      mark = Mark.parse(rest());
    } catch (TextException e) {
      throw error(UserMessage.of(e));
    }
    for (Square square : List.of(mark.from(), mark.to())) {
      if (!game.rules().table().contains(square)) {
        throw error("gameReader.noSquareBoard", square);
      }
    }
    return mark;
  }

  private String text() {
    try {
      return Escapes.unescape(rest());
    } catch (IllegalArgumentException e) {
      throw error(UserMessage.of(e));
    }
  }

  private Outcome outcome() {
    String[] words = rest().split(" ", -1);
    Optional<Outcome.Reason> reason =
        words.length == 2 ? Outcome.Reason.parse(words[1]) : Optional.empty();
    List<String> winners = new ArrayList<>(List.of("none"));
    for (Side side : Side.values()) {
      winners.add(side.text());
    }
    int winner = winners.indexOf(words[0]);
    if (reason.isEmpty() || winner < 0) {
      throw error("gameReader.endBlackWhiteNone", rest());
    }
    return winner == 0
        ? Outcome.draw(reason.get())
        : Outcome.win(Side.values()[winner - 1], reason.get());
  }

  /** The first word of the line that is being read. */
  private String word() {
    String line = line();
    int space = line.indexOf(' ');
    return space < 0 ? line : line.substring(0, space);
  }

  /** What stands behind it. */
  private String rest() {
    String line = line();
    int space = line.indexOf(' ');
    return space < 0 ? "" : line.substring(space + 1);
  }

  private String line() {
    return number >= 1 && number <= lines.size() ? lines.get(number - 1) : "";
  }

  /** A line that may stand once stands again. */
  static RequestException second(String word) {
    return RequestException.of(GameReader.class, "gameReader.standsHereSecondTime", word);
  }

  private TextException error(String key, Object... parts) {
    return error(Sentence.of(GameReader.class, key, parts));
  }

  private TextException error(LocalizedText message) {
    return new TextException(
        text, 0, Sentence.of(GameReader.class, "gameReader.line", Math.max(1, number), message));
  }
}
