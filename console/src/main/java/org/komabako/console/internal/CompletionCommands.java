package org.komabako.console.internal;

import java.util.ArrayList;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.komabako.kernel.Move;
import org.komabako.kernel.variant.Handicap;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.PieceType;
import org.komabako.kernel.variant.RuleOption;
import org.komabako.kernel.variant.RuleSet;
import org.komabako.kernel.variant.Variant;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.komabako.session.Variants;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** What the Tab key offers; the shell's profile asks here. */
@Component(
    service = CompletionCommands.class,
    property = {
      "osgi.command.scope=complete",
      "osgi.command.function=variants",
      "osgi.command.function=options",
      "osgi.command.function=rulesets",
      "osgi.command.function=handicaps",
      "osgi.command.function=pieceids",
      "osgi.command.function=games",
      "osgi.command.function=legal",
      "osgi.command.function=bundlenames",
      "osgi.command.function=featurenames"
    })
@Descriptor("what the Tab key offers")
public final class CompletionCommands {
  private final Variants variants;
  private final Games games;
  private final VariantBundles bundles;
  private final Features features;

  /** Asks all that can be named. */
  @Activate
  public CompletionCommands(
      @Reference Variants variants,
      @Reference Games games,
      @Reference VariantBundles bundles,
      @Reference Features features) {
    this.variants = variants;
    this.games = games;
    this.bundles = bundles;
    this.features = features;
  }

  /** The keys of the installed variants. */
  @Descriptor("the keys of the installed variants")
  public List<String> variants() {
    return variants.list().stream().map(Variant::key).toList();
  }

  /** All name=value of all variants. */
  @Descriptor("all options with their values")
  public List<String> options() {
    List<String> all = new ArrayList<>();
    for (Variant variant : variants.list()) {
      for (RuleOption option : OptionValues.optionsOf(variant)) {
        option.values().forEach(value -> all.add(option.name() + "=" + value.name()));
      }
    }
    return all.stream().distinct().toList();
  }

  /** The names of all rule sets. */
  @Descriptor("the names of all rule sets")
  public List<String> rulesets() {
    List<String> all = new ArrayList<>(List.of(RuleSet.BASE));
    variants.list().forEach(each -> each.ruleSets().forEach(set -> all.add(set.name())));
    return all.stream().distinct().toList();
  }

  /** The keys of all handicaps. */
  @Descriptor("the keys of all handicaps")
  public List<String> handicaps() {
    return variants.list().stream()
        .flatMap(variant -> variant.table().handicaps().stream())
        .map(Handicap::key)
        .distinct()
        .toList();
  }

  /** The ids of all pieces. */
  @Descriptor("the ids of all pieces")
  public List<String> pieceids() {
    return variants.list().stream()
        .flatMap(variant -> variant.table().pieces().stream())
        .map(PieceType::id)
        .distinct()
        .toList();
  }

  /** The ids of the open games. */
  @Descriptor("the ids of the open games")
  public List<String> games() {
    return games.list().stream().map(LiveGame::id).toList();
  }

  /** The legal moves of the current game. */
  @Descriptor("the legal moves of the current game")
  public List<String> legal(CommandSession session) {
    try {
      return CurrentGame.of(session, games, Arguments.of(new Object[0]))
          .read(game -> game.legalMoves().stream().map(Move::toString).toList());
    } catch (IllegalArgumentException | IllegalStateException e) {
      return List.of();
    }
  }

  /** The names of the variant bundles. */
  @Descriptor("the names of the variant bundles")
  public List<String> bundlenames() {
    return bundles.list().stream().map(VariantBundles.Entry::name).toList();
  }

  /** The names of the features. */
  @Descriptor("the names of the features")
  public List<String> featurenames() {
    return features.list().stream().map(Features.Entry::name).toList();
  }
}
