package org.komabako.varianttext;

import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;

/**
 * What a variant's text says of itself.
 *
 * @param key of the variant
 * @param name what people call it; empty if it says nothing
 * @param version as OSGi counts: up to three numbers and a word; {@code 0} if it says none
 * @param base the key of the variant that it extends
 * @param pages what teaches the game, in Markdown, by language; the name of the English one is empty
 */
public record VariantHead(
    String key,
    LocalizedText name,
    String version,
    Optional<String> base,
    Map<String, String> pages) {
  /** Keeps an own copy. */
  public VariantHead {
    pages = Map.copyOf(pages);
  }
}
