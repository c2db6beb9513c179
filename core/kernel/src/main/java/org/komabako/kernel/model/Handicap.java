package org.komabako.kernel.model;

import org.komabako.base.message.LocalizedText;

/**
 * A handicap (komaochi, odds): a start position that evens out a difference in strength.
 *
 * @param key a short name for commands, like {@code two-lions}
 * @param name its name in both languages
 * @param sfen the start position
 */
public record Handicap(String key, LocalizedText name, String sfen) {}
