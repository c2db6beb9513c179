package org.komabako.training.internal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.komabako.base.message.RequestException;
import org.komabako.grid.PartSource;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.varianttext.VariantTexts;

/**
 * What all games of a job have in common, as text:
 *
 * <pre>
 * komabako training 1
 * variant KEY DIGEST       of the variant as a text
 * option NAME=VALUE        each option of the rules that differs from the base
 * data DIGEST              each network
 * </pre>
 *
 * then an empty line and what the engine says of it.
 *
 * @param variant the key
 * @param digest of the variant's text
 * @param options what differs from the base
 * @param data the digests of networks
 * @param engine what the engine says
 */
record TrainingSpec(
    String variant, String digest, Map<String, String> options, List<String> data, byte[] engine) {
  private static final String FIRST_LINE = "komabako training 1";

  static byte[] table(Variant variant) {
    return VariantTexts.writePlain(variant).getBytes(StandardCharsets.UTF_8);
  }

  static TrainingSpec of(Variant variant, Rules rules, List<byte[]> data, byte[] engine) {
    return new TrainingSpec(
        variant.key(),
        PartSource.digest(table(variant)),
        rules.options().changes(),
        data.stream().map(PartSource::digest).toList(),
        engine);
  }

  byte[] bytes() {
    List<String> lines = new ArrayList<>(List.of(FIRST_LINE, "variant " + variant + " " + digest));
    options.forEach((name, value) -> lines.add("option " + name + "=" + value));
    data.forEach(each -> lines.add("data " + each));
    String head = String.join("\n", lines) + "\n\n";
    return (head + new String(engine, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Reads one.
   *
   * @throws IllegalArgumentException if it is none
   */
  static TrainingSpec read(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    int end = text.indexOf("\n\n");
    List<String> lines = end < 0 ? List.of() : text.substring(0, end).lines().toList();
    if (lines.size() < 2 || !lines.get(0).equals(FIRST_LINE)) {
      throw none();
    }
    String[] variant = lines.get(1).split(" ");
    if (variant.length != 3 || !variant[0].equals("variant")) {
      throw none();
    }
    Map<String, String> options = new LinkedHashMap<>();
    List<String> data = new ArrayList<>();
    for (String line : lines.subList(2, lines.size())) {
      int equals = line.indexOf('=');
      if (line.startsWith("option ") && equals > 0) {
        options.put(line.substring("option ".length(), equals), line.substring(equals + 1));
      } else if (line.startsWith("data ")) {
        data.add(line.substring("data ".length()));
      } else {
        throw none();
      }
    }
    return new TrainingSpec(
        variant[1],
        variant[2],
        options,
        data,
        text.substring(end + 2).getBytes(StandardCharsets.UTF_8));
  }

  private static RequestException none() {
    return RequestException.of(TrainingSpec.class, "trainingSpec.none", FIRST_LINE);
  }

  /** The variant that is installed if it says the same, else the text that was sent. */
  Optional<Variant> variant(Function<String, Optional<Variant>> installed, PartSource parts) {
    return installed
        .apply(variant)
        .filter(each -> PartSource.digest(table(each)).equals(digest))
        .or(() ->
            parts.part(digest).map(text -> VariantTexts.read(VariantTexts.text(text), installed)));
  }

  Rules rules(Variant variant) {
    return Rules.of(variant, OptionValues.base(variant).with(options));
  }
}
