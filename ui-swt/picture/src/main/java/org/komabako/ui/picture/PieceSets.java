package org.komabako.ui.picture;

import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;

/** The piece sets that come with the program. */
public final class PieceSets {
  private static final List<PieceSet> ALL = List.of(
      new KanjiSet("two-kanji", LocalizedText.of("Two kanji", "二文字駒"), true),
      new KanjiSet("one-kanji", LocalizedText.of("One kanji", "一文字駒"), false),
      new InternationalSet("international", LocalizedText.of("International", "国際駒")),
      new MnemonicSet("mnemonic", LocalizedText.of("Mnemonic", "動き駒")));

  private PieceSets() {}

  /** All, the default first. */
  public static List<PieceSet> all() {
    return ALL;
  }

  /** The set with an id. */
  public static Optional<PieceSet> named(String id) {
    return ALL.stream().filter(set -> set.id().equals(id)).findFirst();
  }
}
