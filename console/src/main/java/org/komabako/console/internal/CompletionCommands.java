package org.komabako.console.internal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jline.reader.ParsedLine;
import org.komabako.engine.Engine;
import org.komabako.kernel.Move;
import org.komabako.kernel.Side;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.Handicap;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.PieceType;
import org.komabako.kernel.variant.RuleOption;
import org.komabako.kernel.variant.RuleSet;
import org.komabako.kernel.variant.Variant;
import org.komabako.match.MatchStatus;
import org.komabako.platform.Features;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * What the Tab key offers; the shell's profile asks here, and the words typed so far decide: of which
 * variant, of which game. Where a service is away nothing is offered.
 */
@Component(
    service = CompletionCommands.class,
    property = {
      "osgi.command.scope=complete",
      "osgi.command.function=variants",
      "osgi.command.function=none",
      "osgi.command.function=sides",
      "osgi.command.function=variantoptions",
      "osgi.command.function=variantpieces",
      "osgi.command.function=engines",
      "osgi.command.function=matches",
      "osgi.command.function=variantengines",
      "osgi.command.function=games",
      "osgi.command.function=legal",
      "osgi.command.function=places",
      "osgi.command.function=times",
      "osgi.command.function=bundles",
      "osgi.command.function=features",
      "osgi.command.function=topics"
    })
@Descriptor("what the Tab key offers")
public final class CompletionCommands {
  /** The session variable in which the shell keeps the line that is being typed. */
  private static final String LINE = ".commandLine";

  private static final List<String> TIMES = List.of("10m", "5m+5s", "10m+30s*3", "30s*1", "none");

  private final Core core;

  /** Asks all that can be named. */
  @Activate
  public CompletionCommands(@Reference Core core) {
    this.core = core;
  }

  /** What an option wants that stands before the word, else what the place of the word wants. */
  private List<String> here(CommandSession session, Supplier<List<String>> otherwise) {
    List<String> words = typed(session);
    int index = session.get(LINE) instanceof ParsedLine line ? line.wordIndex() : 0;
    return switch (index > 0 && index <= words.size() ? words.get(index - 1) : "") {
      case "-r", "--rules" -> rulesets(session);
      case "-o", "--option" -> options(session);
      case "--handicap" -> handicaps(session);
      case "-g", "--game" -> openGames();
      case "-n", "--notation" -> List.of("usi", "hodges", "winboard");
      case "--clock" -> TIMES;
      case "--sfen", "--seed", "--max" -> List.of();
      default -> otherwise.get();
    };
  }

  private static List<String> orNone(Supplier<Stream<String>> candidates) {
    try {
      return candidates.get().distinct().toList();
    } catch (IllegalArgumentException | IllegalStateException e) {
      return List.of();
    }
  }

  private static List<String> typed(CommandSession session) {
    return session.get(LINE) instanceof ParsedLine line ? line.words() : List.of();
  }

  /** Something of the variant that was typed, or of all variants. */
  private List<String> ofVariant(
      CommandSession session, Function<Variant, Stream<String>> candidates) {
    return orNone(() -> {
      List<Variant> named = typed(session).stream()
          .flatMap(word -> core.variants().find(word).stream())
          .toList();
      return (named.isEmpty() ? core.variants().list() : named).stream().flatMap(candidates);
    });
  }

  /** The keys of the installed variants. */
  public List<String> variants() {
    return orNone(() -> core.variants().list().stream().map(Variant::key));
  }

  private List<String> options(CommandSession session) {
    return ofVariant(
        session, variant -> OptionValues.optionsOf(variant).stream().flatMap(this::pairs));
  }

  private Stream<String> pairs(RuleOption option) {
    return option.values().stream().map(value -> option.name() + "=" + value.name());
  }

  private List<String> rulesets(CommandSession session) {
    return ofVariant(
        session,
        variant ->
            Stream.concat(variant.ruleSets().stream().map(RuleSet::name), Stream.of(RuleSet.BASE)));
  }

  private List<String> handicaps(CommandSession session) {
    return ofVariant(session, variant -> variant.table().handicaps().stream().map(Handicap::key));
  }

  private boolean isVariantTyped(CommandSession session) {
    return !orNone(() -> typed(session).stream()
            .flatMap(word -> core.variants().find(word).stream())
            .map(Variant::key))
        .isEmpty();
  }

  /** Nothing but what an option wants. */
  public List<String> none(CommandSession session) {
    return here(session, List::of);
  }

  /** The installed engines. */
  public List<String> engines() {
    return orNone(() -> core.opponents().engines().stream().map(Engine::id));
  }

  /** A variant, and when one is typed the engines that play a match in it. */
  public List<String> variantengines(CommandSession session) {
    return here(session, () -> isVariantTyped(session) ? engines() : variants());
  }

  /** The matches. */
  public List<String> matches(CommandSession session) {
    return here(session, () -> orNone(() -> core.matches().list().stream().map(MatchStatus::id)));
  }

  /** The two sides. */
  public List<String> sides(CommandSession session) {
    return here(session, () -> List.of(Side.BLACK.text(), Side.WHITE.text()));
  }

  /** A variant, and when one is typed its options. */
  public List<String> variantoptions(CommandSession session) {
    return here(session, () -> isVariantTyped(session) ? options(session) : variants());
  }

  /** A variant, and when one is typed its pieces. */
  public List<String> variantpieces(CommandSession session) {
    return isVariantTyped(session)
        ? ofVariant(session, each -> each.table().pieces().stream().map(PieceType::id))
        : variants();
  }

  private List<String> openGames() {
    return orNone(() -> core.games().list().stream().map(LiveGame::id));
  }

  /** The ids of the open games. */
  public List<String> games(CommandSession session) {
    return here(session, this::openGames);
  }

  private LiveGame game(CommandSession session) {
    List<String> words = typed(session);
    int option = Math.max(words.indexOf("-g"), words.indexOf("--game"));
    Optional<String> named = option >= 0 && option + 1 < words.size()
        ? Optional.of(words.get(option + 1))
        : Optional.empty();
    return CurrentGame.of(session, core.games(), named);
  }

  private List<String> ofGame(CommandSession session, Function<Game, List<String>> candidates) {
    return here(session, () -> orNone(() -> game(session).read(candidates::apply).stream()));
  }

  /** The legal moves of the game that was typed, or of the current one. */
  public List<String> legal(CommandSession session) {
    return ofGame(
        session, game -> game.legalMoves().stream().map(Move::toString).toList());
  }

  /** Where one can go in the game. */
  public List<String> places(CommandSession session) {
    return ofGame(session, game -> {
      List<String> places =
          new ArrayList<>(List.of("start", "end", "back", "next", "up", "down", "main"));
      game.tree().walk((node, place) -> {
        places.add(place.toString());
        places.add(node.bookmark());
      });
      places.removeIf(String::isEmpty);
      return places;
    });
  }

  /** Times to play with. */
  public List<String> times(CommandSession session) {
    return here(session, () -> Stream.concat(Stream.of("start"), TIMES.stream()).toList());
  }

  /** The names of the variant bundles, and of the variants in them. */
  public List<String> bundles() {
    return orNone(() -> core.bundles().list().stream()
        .flatMap(entry -> Stream.concat(entry.variants().stream(), Stream.of(entry.name()))));
  }

  /** The names of the features. */
  public List<String> features() {
    return orNone(() -> core.features().list().stream().map(Features.Entry::name));
  }

  /** What help can be asked for. */
  public List<String> topics(CommandSession session) {
    return session.get(".commands") instanceof Collection<?> all
        ? all.stream()
            .map(String::valueOf)
            .filter(each -> !each.contains(":_"))
            .sorted()
            .toList()
        : List.of();
  }
}
