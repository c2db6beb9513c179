package org.komabako.library.internal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;

/**
 * Names of positions for what is known of them, the same in every version of the program: a digest of the variant, what differs
 * from the base of its rules, the engine, and the position as SFEN without its number. Where more than that decides how the game
 * goes on, what led there stands instead.
 */
final class PositionNames {
  private PositionNames() {}

  /** The names of the start and the positions after each of some moves. */
  static List<String> of(Position start, List<Move> moves, String engine) {
    String head = start.rules().table().key() + "\n"
        + CachedRules.text(start.rules().options().changes()) + "\n" + engine + "\n";
    StringBuilder way = new StringBuilder(head).append(start.sfen());
    List<String> names = new ArrayList<>();
    Position position = start;
    for (int ply = 0; ply <= moves.size(); ply++) {
      boolean plain = position.board().fullKey() == position.board().key();
      names.add(digest(plain ? head + withoutNumber(position.sfen()) : way.toString()));
      if (ply < moves.size()) {
        position = position.play(moves.get(ply));
        way.append(' ').append(moves.get(ply));
      }
    }
    return names;
  }

  private static String withoutNumber(String sfen) {
    return sfen.substring(0, sfen.lastIndexOf(' '));
  }

  private static String digest(String text) {
    return HexFormat.of().formatHex(Transcriber.digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** A name as the tables have it. */
  static byte[] bytes(String name) {
    return HexFormat.of().parseHex(name);
  }

  /** The name that the tables have as these bytes. */
  static String text(byte[] name) {
    return HexFormat.of().formatHex(name);
  }
}
