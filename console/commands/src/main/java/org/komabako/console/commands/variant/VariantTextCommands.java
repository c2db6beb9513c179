package org.komabako.console.commands.variant;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.WholeFile;
import org.komabako.base.message.UserMessage;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.FreeTarget;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.TextView;
import org.komabako.console.view.VariantTextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.varianttext.VariantTextException;
import org.komabako.varianttext.VariantTexts;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Variants as texts, without installing them: checked, written and begun. */
@Component(
    service = VariantTextCommands.class,
    property = {
      "osgi.command.scope=variant",
      "osgi.command.function=check",
      "osgi.command.function=export",
      "osgi.command.function=new"
    })
public final class VariantTextCommands {
  private static final String CHECK = "variant:check";
  private static final String EXPORT = "variant:export";
  private static final String NEW = "variant:new";

  /** A file of Fairy-Stockfish, with a section of it or all. */
  private static final Pattern INI = Pattern.compile("(.*\\.ini)(?:#(.+))?");

  /** The key under which a section is tried that has none. */
  private static final String TRIED = "tried";

  private final Core core;

  /** Reads texts that may extend the installed variants. */
  @Activate
  public VariantTextCommands(@Reference Core core) {
    this.core = core;
  }

  /** Reads texts and says all that is wrong with them. */
  public @Nullable List<VariantTextView> check(
      CommandSession session, @Descriptor(CHECK) CharSequence... words) {
    return Command.run(() -> Arguments.of(CHECK, words).words(1, Integer.MAX_VALUE).stream()
        .flatMap(file -> check(session, file).stream())
        .toList());
  }

  private List<VariantTextView> check(CommandSession session, String name) {
    Matcher ini = INI.matcher(name);
    if (!ini.matches()) {
      return check(name, () -> VariantTexts.text(UserPaths.resolve(session, name)));
    }
    String file = ini.group(1);
    try {
      String text = VariantTexts.text(UserPaths.resolve(session, file));
      List<String> sections =
          ini.group(2) == null ? VariantTexts.iniSections(text) : List.of(ini.group(2));
      return sections.stream()
          .flatMap(section -> check(file, () -> fromIni(text, section, TRIED)).stream())
          .toList();
    } catch (RuntimeException e) {
      return refused(file, e);
    }
  }

  private String fromIni(String text, String section, String key) {
    return VariantTexts.fromIni(text, section, key, core.variants()::find);
  }

  private List<VariantTextView> check(String name, Supplier<String> text) {
    try {
      Variant variant = VariantTexts.read(text.get(), core.variants()::find);
      VariantTable table = variant.table();
      return List.of(new VariantTextView(
          name,
          true,
          0,
          0,
          Spoken.say(
              "variantTextCommands.good",
              table.key().equals(TRIED) ? Spoken.of(table.name()) : table.key(),
              table.files() + "x" + table.ranks(),
              table.pieces().size(),
              variant.options().size(),
              variant.ruleSets().size(),
              Rules.of(variant).boardText())));
    } catch (RuntimeException e) {
      return refused(name, e);
    }
  }

  private static List<VariantTextView> refused(String name, RuntimeException problem) {
    if (problem instanceof VariantTextException all) {
      return all.faults().stream()
          .map(fault -> new VariantTextView(
              name, false, fault.line(), fault.column(), Spoken.of(fault.text())))
          .toList();
    }
    return List.of(new VariantTextView(name, false, 0, 0, Spoken.of(UserMessage.of(problem))));
  }

  /** Writes an installed variant as a text. */
  public @Nullable TextView export(
      CommandSession session, @Descriptor(EXPORT) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(EXPORT, words);
      List<String> given = arguments.words(1, 2);
      String text = VariantTexts.write(core.variants().require(given.get(0)));
      Optional<String> file = given.stream().skip(1).findFirst();
      return file.isPresent()
          ? written(session, file.get(), text, arguments)
          : new TextView(given.get(0), text);
    });
  }

  /** Begins a text of a variant that is like another. */
  public @Nullable TextView _new(CommandSession session, @Descriptor(NEW) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(NEW, words);
      List<String> given = arguments.words(1, 2);
      String from = arguments
          .value("--from")
          .orElseThrow(
              () -> new UsageException("arguments.missing", arguments.usage().synopsis()));
      String text = begin(session, given.get(0), from, arguments.has("--whole"));
      String file = given.stream().skip(1).findFirst().orElse(given.get(0) + ".variant");
      return written(session, file, text, arguments);
    });
  }

  private String begin(CommandSession session, String key, String from, boolean whole) {
    Matcher ini = INI.matcher(from);
    if (!ini.matches()) {
      return VariantTexts.begin(key, core.variants().require(from), whole, Spoken.language());
    }
    if (ini.group(2) == null) {
      throw new UsageException("variantTextCommands.section", from);
    }
    Path file = UserPaths.resolve(session, ini.group(1));
    return fromIni(VariantTexts.text(file), ini.group(2), key);
  }

  private static TextView written(
      CommandSession session, String file, String text, Arguments arguments) {
    Path target = FreeTarget.require(UserPaths.resolve(session, file), arguments);
    WholeFile.write(target, text.getBytes(StandardCharsets.UTF_8));
    return new TextView(target.toString(), Spoken.say("variantTextCommands.written", target));
  }
}
