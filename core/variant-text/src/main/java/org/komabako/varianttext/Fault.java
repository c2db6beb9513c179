package org.komabako.varianttext;

import org.komabako.base.message.LocalizedText;

/**
 * What is wrong at a place of a text, and what would be right.
 *
 * @param line counted from 1
 * @param column counted from 1
 * @param text a sentence for the user
 */
public record Fault(int line, int column, LocalizedText text) {}
