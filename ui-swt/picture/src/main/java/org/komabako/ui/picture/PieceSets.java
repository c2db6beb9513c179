package org.komabako.ui.picture;

import java.util.List;
import java.util.Optional;
import org.komabako.base.OpenList;
import org.komabako.base.Registration;
import org.komabako.base.message.Sentence;

/** The piece sets that come with the program, and those that bundles bring as services of the type {@link PieceSet}. */
public final class PieceSets {
  private static final OpenList<PieceSet> ALL = new OpenList<>(List.of(
      new KanjiSet("two-kanji", Sentence.of(PieceSets.class, "pieceSets.twoKanji"), true),
      new KanjiSet("one-kanji", Sentence.of(PieceSets.class, "pieceSets.kanji"), false),
      new InternationalSet(
          "international", Sentence.of(PieceSets.class, "pieceSets.international")),
      new MnemonicSet("mnemonic", Sentence.of(PieceSets.class, "pieceSets.mnemonic"))));

  private PieceSets() {}

  /** All that there are now, the default first. */
  public static List<PieceSet> all() {
    return ALL.all();
  }

  /** Adds one for a while. */
  static void add(PieceSet set) {
    ALL.add(set);
  }

  /** Takes away one that was added. */
  static void remove(PieceSet set) {
    ALL.remove(set);
  }

  /** Runs something, on any thread, whenever a set comes or goes. */
  public static Registration listen(Runnable change) {
    return ALL.listen(change);
  }

  /** The set with an id. */
  public static Optional<PieceSet> named(String id) {
    return all().stream().filter(set -> set.id().equals(id)).findFirst();
  }
}
