package org.komabako.console.internal;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.komabako.console.view.TextView;
import org.komabako.console.view.VariantView;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.PieceType;
import org.komabako.kernel.variant.RuleOption;
import org.komabako.kernel.variant.RuleSet;
import org.komabako.kernel.variant.Variant;
import org.komabako.platform.VariantBundles;
import org.komabako.session.Variants;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Variants: what there are, what they are like, and their bundles. The commands leave with the
 * services that they ask; then the shell says that they are not found.
 */
@Component(
    service = VariantCommands.class,
    property = {
      "osgi.command.scope=variant",
      "osgi.command.function=list",
      "osgi.command.function=info",
      "osgi.command.function=pieces",
      "osgi.command.function=piece",
      "osgi.command.function=options",
      "osgi.command.function=bundles",
      "osgi.command.function=install",
      "osgi.command.function=update",
      "osgi.command.function=uninstall"
    })
@Descriptor("variants: what there are, install, update, remove")
public final class VariantCommands {
  private final Variants variants;
  private final VariantBundles bundles;

  /** Asks the installed variants and their bundles. */
  @Activate
  public VariantCommands(@Reference Variants variants, @Reference VariantBundles bundles) {
    this.variants = variants;
    this.bundles = bundles;
  }

  /** The installed variants. */
  @Descriptor("the installed variants")
  public List<VariantView> list() {
    return variants.list().stream().map(this::view).toList();
  }

  private VariantView view(Variant variant) {
    String bundle = bundles.list().stream()
        .filter(entry -> entry.variants().contains(variant.key()))
        .map(entry -> entry.name() + " " + entry.version() + " from " + entry.source())
        .findFirst()
        .orElse("");
    return VariantView.of(variant, bundle);
  }

  /** All about a variant. */
  @Descriptor("all about a variant: VARIANT")
  public VariantView info(Object... words) {
    return Refused.unless(() -> view(variants.require(Arguments.of(words).only("variant"))));
  }

  /** The pieces of a variant. */
  @Descriptor("the pieces of a variant with their moves: VARIANT")
  public List<TextView> pieces(Object... words) {
    return Refused.unless(
        () -> variants.require(Arguments.of(words).only("variant")).table().pieces().stream()
            .map(type -> new TextView(type.id(), PieceCard.row(type), PieceCard.row(type)))
            .toList());
  }

  /** A piece of a variant. */
  @Descriptor(
      "a piece and how it moves, its promoted side too: VARIANT PIECE (id, abbreviation or name)")
  public TextView piece(Object... words) {
    return Refused.unless(() -> {
      List<String> given = Arguments.of(words).words();
      if (given.size() < 2) {
        throw new IllegalArgumentException("write a variant and a piece of it");
      }
      Variant variant = variants.require(given.get(0));
      String wanted = String.join(" ", given.subList(1, given.size()));
      PieceType type = find(variant, wanted);
      return new TextView(type.id(), PieceCard.row(type), PieceCard.full(variant.table(), type));
    });
  }

  private static PieceType find(Variant variant, String wanted) {
    List<PieceType> pieces = variant.table().pieces();
    String small = wanted.toLowerCase(Locale.ROOT);
    return pieces.stream()
        .filter(type -> type.id().equals(wanted) || type.kanji().equals(wanted))
        .findFirst()
        .or(() -> pieces.stream().filter(type -> matches(type, wanted, small)).findFirst())
        .orElseThrow(() -> new IllegalArgumentException(
            variant.key() + " has no piece '" + wanted + "'; see variant:pieces " + variant.key()));
  }

  private static boolean matches(PieceType type, String wanted, String small) {
    return type.abbreviation().equals(wanted)
        || type.abbreviations().contains(wanted)
        || type.kanjiPair().equals(wanted)
        || type.romaji().equals(small)
        || type.name().english().toLowerCase(Locale.ROOT).equals(small);
  }

  /** The options and rule sets of a variant. */
  @Descriptor("the rule sets and options of a variant with their values: VARIANT")
  public TextView options(Object... words) {
    return Refused.unless(() -> {
      Variant variant = variants.require(Arguments.of(words).only("variant"));
      List<String> lines = new ArrayList<>();
      lines.add("rule sets (the first is played when nothing is said):");
      for (RuleSet set : variant.ruleSets()) {
        lines.add("  " + set.name() + " " + set.values() + "\n      " + set.help());
      }
      lines.add("  base\n      " + RuleSet.PLAIN.help());
      lines.add("options (the first value is that of base):");
      for (RuleOption option : OptionValues.optionsOf(variant)) {
        lines.add("  " + option.name() + "\n      " + option.help());
        option.values().forEach(value -> lines.add("      " + value.name() + ": " + value.help()));
      }
      String text = String.join("\n", lines);
      return new TextView(variant.key(), "the options of " + variant.key(), text);
    });
  }

  /** The bundles and files that variants come from. */
  @Descriptor("the variant bundles, and the files that were refused, with the reason")
  public List<TextView> bundles() {
    return bundles.list().stream().map(VariantCommands::row).toList();
  }

  private static TextView row(VariantBundles.Entry entry) {
    String text = entry.problem().isEmpty()
        ? entry.name() + " " + entry.version() + " provides " + String.join(", ", entry.variants())
            + "  (" + entry.source() + ")"
        : entry.name() + " refused: " + entry.problem() + "  (" + entry.source() + ")";
    return new TextView(entry.name(), text, text);
  }

  /** Installs a variant bundle. */
  @Descriptor("install a variant bundle: FILE or URL")
  public TextView install(CommandSession session, Object... words) {
    return Refused.unless(
        () -> row(bundles.install(uri(session, Arguments.of(words).only("file or URL")))));
  }

  /** Replaces a variant bundle. */
  @Descriptor("replace a variant bundle by a new file: VARIANT or BUNDLE, FILE or URL")
  public TextView update(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      List<String> given = Arguments.of(words).words();
      if (given.size() != 2) {
        throw new IllegalArgumentException("write the variant or bundle, and the file or URL");
      }
      return row(bundles.update(given.get(0), uri(session, given.get(1))));
    });
  }

  private static URI uri(CommandSession session, String text) {
    if (text.matches("[a-z]{2,}:.*")) {
      return URI.create(text);
    }
    Path file = session.currentDir().resolve(text);
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException("there is no file " + file);
    }
    return file.toUri();
  }

  /** Removes a variant bundle. */
  @Descriptor("remove a variant bundle, its games are suspended: VARIANT or BUNDLE")
  public TextView uninstall(Object... words) {
    return Refused.unless(() -> {
      String name = Arguments.of(words).only("variant or bundle");
      bundles.uninstall(name);
      return new TextView(name, "removed " + name, "removed " + name);
    });
  }
}
