package org.komabako.ui.picture;

import java.util.List;
import java.util.Optional;
import org.komabako.base.message.Sentence;

/** The piece sets that come with the program. */
public final class PieceSets {
  private static final List<PieceSet> ALL = List.of(
      new KanjiSet("two-kanji", Sentence.of(PieceSets.class, "pieceSets.twoKanji"), true),
      new KanjiSet("one-kanji", Sentence.of(PieceSets.class, "pieceSets.kanji"), false),
      new InternationalSet(
          "international", Sentence.of(PieceSets.class, "pieceSets.international")),
      new MnemonicSet("mnemonic", Sentence.of(PieceSets.class, "pieceSets.mnemonic")));

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
