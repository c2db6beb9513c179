package org.komabako.console.commands.variant;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.RequestException;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.view.OptionView;
import org.komabako.console.view.PieceView;
import org.komabako.console.view.VariantView;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The variants that there are, their pieces and rules. */
@Component(
    service = VariantCommands.class,
    property = {
      "osgi.command.scope=variant",
      "osgi.command.function=list",
      "osgi.command.function=info",
      "osgi.command.function=pieces",
      "osgi.command.function=piece",
      "osgi.command.function=options"
    })
public final class VariantCommands {
  private static final String LIST = "variant:list";
  private static final String INFO = "variant:info";
  private static final String PIECES = "variant:pieces";
  private static final String PIECE = "variant:piece";
  private static final String OPTIONS = "variant:options";

  private final Core core;

  /** Asks the installed variants. */
  @Activate
  public VariantCommands(@Reference Core core) {
    this.core = core;
  }

  /** The installed variants. */
  public @Nullable List<VariantView> list(@Descriptor(LIST) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(LIST, words).none();
      return core.variants().list().stream().map(each -> view(each, "")).toList();
    });
  }

  private VariantView view(Variant variant, String kernel) {
    String bundle = core.bundles().list().stream()
        .filter(entry -> entry.variants().contains(variant.key()))
        .map(entry ->
            Spoken.say("variantCommands.bundle", entry.name(), entry.version(), entry.source()))
        .findFirst()
        .orElse("");
    return VariantView.of(variant, bundle, kernel);
  }

  /** All about a variant. */
  public @Nullable VariantView info(@Descriptor(INFO) CharSequence... words) {
    return Command.run(() -> {
      Variant variant = core.variants().require(Arguments.of(INFO, words).only());
      return view(variant, Rules.of(variant).boardText());
    });
  }

  /** The pieces of a variant. */
  public @Nullable List<PieceView> pieces(@Descriptor(PIECES) CharSequence... words) {
    return Command.run(() -> {
      var table = core.variants().require(Arguments.of(PIECES, words).only()).table();
      return table.pieces().stream().map(type -> PieceCard.view(table, type)).toList();
    });
  }

  /** A piece of a variant. */
  public @Nullable PieceView piece(@Descriptor(PIECE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(PIECE, words);
      List<String> given = arguments.words(2, Integer.MAX_VALUE);
      Variant variant = core.variants().require(given.get(0));
      String wanted = String.join(" ", given.subList(1, given.size())).strip();
      if (wanted.isEmpty()) {
        throw new UsageException("arguments.missing", arguments.usage().synopsis());
      }
      return PieceCard.view(variant.table(), find(variant, wanted));
    });
  }

  /** What is written exactly so first; then what differs in capitals only. */
  private static PieceType find(Variant variant, String wanted) {
    String small = wanted.toLowerCase(Locale.ROOT);
    List<Predicate<PieceType>> ways = List.of(
        type -> type.id().equals(wanted),
        type -> type.abbreviation().equals(wanted) || type.abbreviations().contains(wanted),
        type -> List.of(type.kanji(), type.kanjiPair(), type.kanjiWhite()).contains(wanted),
        type -> type.name().in(Locale.JAPANESE).equals(wanted) || type.romaji().equals(small),
        type -> type.name().in(Locale.ENGLISH).toLowerCase(Locale.ROOT).equals(small),
        type -> type.id().toLowerCase(Locale.ROOT).equals(small),
        type -> type.abbreviation().toLowerCase(Locale.ROOT).equals(small),
        type -> type.name().in(Locale.ENGLISH).toLowerCase(Locale.ROOT).contains(small));
    return ways.stream()
        .map(way -> variant.table().pieces().stream().filter(way).findFirst())
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow(() ->
            new RequestException(Spoken.text("variantCommands.noPiece", variant.key(), wanted)));
  }

  /** The rule sets and options of a variant. */
  public @Nullable List<OptionView> options(@Descriptor(OPTIONS) CharSequence... words) {
    return Command.run(() -> {
      List<String> given = Arguments.of(OPTIONS, words).words(1, 2);
      Variant variant = core.variants().require(given.get(0));
      List<OptionView> all = options(variant);
      if (given.size() == 1) {
        return all;
      }
      List<OptionView> some =
          all.stream().filter(option -> option.name().equals(given.get(1))).toList();
      if (some.isEmpty()) {
        throw new RequestException(Spoken.text(
            "variantCommands.noOption",
            variant.key(),
            given.get(1),
            String.join(", ", all.stream().map(OptionView::name).toList())));
      }
      return some;
    });
  }

  private static List<OptionView> options(Variant variant) {
    List<OptionView> all = new ArrayList<>();
    List<RuleSet> sets = new ArrayList<>(variant.ruleSets());
    sets.add(RuleSet.PLAIN);
    for (int i = 0; i < sets.size(); i++) {
      RuleSet set = sets.get(i);
      String help = Spoken.of(set.help());
      all.add(new OptionView(
          set.name(),
          "rule set",
          i == 0 ? Spoken.say("variantCommands.played", help) : help,
          set.values()));
    }
    for (RuleOption option : OptionValues.optionsOf(variant)) {
      Map<String, String> values = new LinkedHashMap<>();
      option.values().forEach(value -> values.put(value.name(), Spoken.of(value.help())));
      all.add(new OptionView(option.name(), "option", Spoken.of(option.help()), values));
    }
    return all;
  }
}
