package org.komabako.console.commands.completion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.felix.service.command.CommandSession;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineOption;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;
import org.komabako.game.Game;
import org.komabako.game.Nag;
import org.komabako.grid.JobStatus;
import org.komabako.kernel.model.Handicap;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.Winner;
import org.komabako.libraryanalysis.LibraryAnalysisStatus;
import org.komabako.matches.MatchStatus;
import org.komabako.notation.Notation;
import org.komabako.platform.Extensions;
import org.komabako.platform.Features;
import org.komabako.session.LiveGame;

/** The words that can stand where the help has one in capitals. */
public final class CompletionWords {
  /** Words of the help for what nobody can offer. */
  public static final Set<String> FREE = Set.of(
      "SFEN",
      "NUMBER",
      "TEXT",
      "COUNT",
      "PLIES",
      "DAY",
      "N",
      "PLY",
      "COLOUR",
      "SECONDS",
      "STATUS",
      "DEPTH",
      "TEST",
      "RULE",
      "URL",
      "FILE",
      "FOLDER",
      "TARGET",
      "SOURCE",
      "PROGRAM",
      "NAME",
      "ARGUMENT",
      "MEGABYTES",
      "MOVES",
      "SPOT",
      "LIST",
      "PLACE",
      "ADDRESS",
      "DATE");

  private static final List<String> TIMES = List.of("10m", "5m+5s", "10m+30s*3", "30s*1", "none");

  private final Core core;

  CompletionWords(Core core) {
    this.core = core;
  }

  /** Whether something is offered for a word of the help, at least where there is a game or an engine. */
  public static boolean isKnown(String kind) {
    return switch (kind) {
      case "VARIANT",
          "NAME=VALUE",
          "PIECE",
          "BUNDLE",
          "EXTENSION",
          "ID",
          "GAME",
          "SIDE",
          "SIGN",
          "ENGINE",
          "PLAYER",
          "MATCH",
          "JOB",
          "ANALYSIS",
          "FEATURE",
          "SQUARE",
          "MOVE",
          "WHERE",
          "TIME",
          "SET",
          "KEY",
          "FORMAT",
          "NOTATION",
          "RESULT",
          "PROTOCOL",
          "SCOPE",
          "COMMAND" -> true;
      default -> kind.equals(kind.toLowerCase(Locale.ROOT));
    };
  }

  /**
   * The words for one of the help.
   *
   * @param words those that are typed
   */
  public List<String> of(CommandSession session, String kind, List<String> words) {
    return orNone(() -> switch (kind) {
      case "VARIANT" -> core.variants().list().stream().map(Variant::key);
      case "NAME=VALUE" ->
        words.get(0).startsWith("engine:") ? engineOptions(words) : options(words);
      case "PIECE" -> ofVariant(words, each -> each.table().pieces().stream().map(PieceType::id));
      case "SET" ->
        ofVariant(
            words,
            each -> Stream.concat(
                each.ruleSets().stream().map(RuleSet::name), Stream.of(RuleSet.BASE)));
      case "KEY" -> ofVariant(words, each -> each.table().handicaps().stream().map(Handicap::key));
      case "BUNDLE" ->
        core.bundles().list().stream()
            .flatMap(entry -> Stream.concat(entry.variants().stream(), Stream.of(entry.name())));
      case "EXTENSION" -> core.extensions().list().stream().map(Extensions.Entry::name);
      case "FEATURE" -> core.features().list().stream().map(Features.Entry::name);
      case "ID", "GAME" -> core.games().list().stream().map(LiveGame::id);
      case "ENGINE", "PLAYER" -> core.opponents().engines().stream().map(Engine::id);
      case "MATCH" -> core.matches().list().stream().map(MatchStatus::id);
      case "JOB" -> core.grid().jobs().stream().map(JobStatus::id);
      case "ANALYSIS" -> core.analyses().list().stream().map(LibraryAnalysisStatus::id);
      case "MOVE" -> ofGame(session, words, game -> game.legalMoves().stream().map(Move::toString));
      case "SQUARE" ->
        ofGame(
            session,
            words,
            game -> game.legalMoves().stream()
                .flatMap(move -> move.origin().stream())
                .map(Object::toString));
      case "WHERE" -> ofGame(session, words, CompletionWords::places);
      case "TIME" -> TIMES.stream();
      case "SIDE" -> Arrays.stream(Side.values()).map(Side::text);
      case "SIGN" -> Arrays.stream(Nag.values()).map(Nag::sign);
      case "FORMAT" -> new Formats().all().stream().map(GameFormat::key);
      case "NOTATION" -> Arrays.stream(Notation.values()).map(CompletionWords::small);
      case "RESULT" -> Arrays.stream(Winner.values()).map(CompletionWords::small);
      case "PROTOCOL" -> Stream.of("usi", "cecp", "xshogi");
      default -> isKnown(kind) ? Stream.of(kind) : Stream.empty();
    });
  }

  private static List<String> orNone(Supplier<Stream<String>> candidates) {
    try {
      return candidates.get().filter(each -> !each.isEmpty()).distinct().toList();
    } catch (IllegalArgumentException | IllegalStateException e) {
      return List.of();
    }
  }

  private static String small(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /** Something of the variant that was typed, or of all variants. */
  private Stream<String> ofVariant(
      List<String> words, Function<Variant, Stream<String>> candidates) {
    List<Variant> named =
        words.stream().flatMap(word -> core.variants().find(word).stream()).toList();
    return (named.isEmpty() ? core.variants().list() : named).stream().flatMap(candidates);
  }

  private Stream<String> options(List<String> words) {
    return ofVariant(
        words, each -> OptionValues.optionsOf(each).stream().flatMap(CompletionWords::pairs));
  }

  private static Stream<String> pairs(RuleOption option) {
    return option.values().stream().map(value -> option.name() + "=" + value.name());
  }

  private Stream<String> engineOptions(List<String> words) {
    return words.stream()
        .flatMap(word -> core.opponents().engine(word).stream())
        .flatMap(engine -> engine.options().stream())
        .map(EngineOption::name)
        .map(name -> name + "=");
  }

  private Stream<String> ofGame(
      CommandSession session, List<String> words, Function<Game, Stream<String>> candidates) {
    int option = Math.max(words.indexOf("-g"), words.indexOf("--game"));
    Optional<String> named = option >= 0 && option + 1 < words.size()
        ? Optional.of(words.get(option + 1))
        : Optional.empty();
    return CurrentGame.of(session, core.games(), named)
        .read(game -> candidates.apply(game).toList())
        .stream();
  }

  private static Stream<String> places(Game game) {
    List<String> places =
        new ArrayList<>(List.of("start", "end", "back", "next", "up", "down", "main"));
    game.tree().walk((node, place) -> {
      places.add(place.toString());
      places.add(node.bookmark());
    });
    return places.stream();
  }
}
