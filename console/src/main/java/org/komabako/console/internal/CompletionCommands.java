package org.komabako.console.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jline.reader.ParsedLine;
import org.komabako.kernel.Move;
import org.komabako.kernel.variant.Handicap;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.PieceType;
import org.komabako.kernel.variant.RuleOption;
import org.komabako.kernel.variant.RuleSet;
import org.komabako.kernel.variant.Variant;
import org.komabako.notation.Notation;
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
      "osgi.command.function=options",
      "osgi.command.function=rulesets",
      "osgi.command.function=handicaps",
      "osgi.command.function=pieces",
      "osgi.command.function=games",
      "osgi.command.function=legal",
      "osgi.command.function=line",
      "osgi.command.function=notations",
      "osgi.command.function=bundles",
      "osgi.command.function=features",
      "osgi.command.function=topics"
    })
@Descriptor("what the Tab key offers")
public final class CompletionCommands {
  /** The session variable in which the shell keeps the line that is being typed. */
  private static final String LINE = ".commandLine";

  private final Core core;

  /** Asks all that can be named. */
  @Activate
  public CompletionCommands(@Reference Core core) {
    this.core = core;
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

  /** The name=value of all options. */
  public List<String> options(CommandSession session) {
    return ofVariant(
        session, variant -> OptionValues.optionsOf(variant).stream().flatMap(this::pairs));
  }

  private Stream<String> pairs(RuleOption option) {
    return option.values().stream().map(value -> option.name() + "=" + value.name());
  }

  /** The names of the rule sets. */
  public List<String> rulesets(CommandSession session) {
    return ofVariant(
        session,
        variant ->
            Stream.concat(variant.ruleSets().stream().map(RuleSet::name), Stream.of(RuleSet.BASE)));
  }

  /** The keys of the handicaps. */
  public List<String> handicaps(CommandSession session) {
    return ofVariant(session, variant -> variant.table().handicaps().stream().map(Handicap::key));
  }

  /** The ids of the pieces. */
  public List<String> pieces(CommandSession session) {
    return ofVariant(session, variant -> variant.table().pieces().stream().map(PieceType::id));
  }

  /** The ids of the open games. */
  public List<String> games() {
    return orNone(() -> core.games().list().stream().map(LiveGame::id));
  }

  private LiveGame game(CommandSession session) {
    List<String> words = typed(session);
    int option = Math.max(words.indexOf("-g"), words.indexOf("--game"));
    Optional<String> named = option >= 0 && option + 1 < words.size()
        ? Optional.of(words.get(option + 1))
        : Optional.empty();
    return CurrentGame.of(session, core.games(), named);
  }

  /** The legal moves of the game that was typed, or of the current one. */
  public List<String> legal(CommandSession session) {
    return orNone(() ->
        game(session)
            .read(game -> game.legalMoves().stream().map(Move::toString).toList())
            .stream());
  }

  /** The numbers of the moves of the line. */
  public List<String> line(CommandSession session) {
    return orNone(() -> game(session)
        .read(game -> {
          List<String> numbers = new ArrayList<>();
          for (int i = 0; i <= game.current().ply(); i++) {
            numbers.add(String.valueOf(i));
          }
          return numbers;
        })
        .stream());
  }

  /** The notations. */
  public List<String> notations() {
    return Stream.of(Notation.values()).map(Notation::text).toList();
  }

  /** The names of the variant bundles. */
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
    return session.get(".commands") instanceof java.util.Collection<?> all
        ? all.stream()
            .map(String::valueOf)
            .filter(each -> !each.contains(":_"))
            .sorted()
            .toList()
        : List.of();
  }
}
