package org.komabako.matches;

import java.nio.file.Path;
import org.osgi.annotation.versioning.ProviderType;

/** Where the games of a match begin. Each opening is played twice, with colours changed. */
@ProviderType
public sealed interface Openings {
  /**
   * Random moves, always the same from the same seed, that leave neither side lost.
   *
   * @param plies how many; 0 for the start of the variant
   * @param seed what chooses them
   */
  record Random(int plies, long seed) implements Openings {}

  /**
   * A file: a line {@code sfen ... moves ...} or {@code startpos moves ...} for each, or a game in any
   * format. When all are played, the first comes again.
   *
   * @param plies of each as many moves at most are taken
   */
  record FromFile(Path file, int plies) implements Openings {}
}
