package org.komabako.engine.search.training;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;

/**
 * Games for training in a file; for each its length, its result and the nodes searched for a move, then move, value and static
 * value of each ply. The first form of the file does not tell the nodes; it is read, too.
 */
final class GamesFile {
  private static final int FIRST_FORM = 0x4b47_0001;
  private static final int FORM = 0x4b47_0002;
  private static final int MOST_PLIES = 5000;
  private static final int BYTES_PER_PLY = 8;

  private GamesFile() {}

  /** Writes games, wholly or not at all. */
  static void write(Path file, List<TrainingGame> games) {
    WholeFile.write(file, bytes(games));
  }

  /** Games as a file has them. */
  static byte[] bytes(List<TrainingGame> games) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      out.writeInt(FORM);
      out.writeInt(games.size());
      for (TrainingGame game : games) {
        write(out, game);
      }
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(DataOutputStream out, TrainingGame game) throws IOException {
    out.writeShort(game.moves().length);
    out.writeByte(game.blackPoints());
    out.writeLong(game.nodes());
    for (int ply = 0; ply < game.moves().length; ply++) {
      out.writeInt(game.moves()[ply]);
      out.writeShort(game.values()[ply]);
      out.writeShort(game.statics()[ply]);
    }
  }

  /**
   * Reads games.
   *
   * @throws FileException if the file cannot be read
   * @throws RequestException if it is damaged
   */
  static List<TrainingGame> read(Path file) {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
    return read(bytes, file.toString());
  }

  /**
   * Reads games.
   *
   * @param name where they are from, for people
   * @throws RequestException if they are damaged
   */
  static List<TrainingGame> read(byte[] bytes, String name) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int form = in.readInt();
      if (form != FORM && form != FIRST_FORM) {
        throw new IOException("no games");
      }
      int count = in.readInt();
      List<TrainingGame> games = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        games.add(read(in, form == FORM));
      }
      return games;
    } catch (IOException e) {
      throw new RequestException(
          RequestException.of(GamesFile.class, "gamesFile.damaged", name).text(), e);
    }
  }

  /** How many positions some files have. */
  static long positions(List<Path> files) {
    return files.stream().mapToLong(GamesFile::positions).sum();
  }

  /** About how many positions are in a file, by its size. */
  static long positions(Path file) {
    try {
      return Files.size(file) / BYTES_PER_PLY;
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  /** The SHA-256 digest of files, one after the other, in hexadecimal digits. */
  static String digest(List<Path> files) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Path file : files) {
        try {
          digest.update(Files.readAllBytes(file));
        } catch (IOException e) {
          throw FileException.unreadable(file, e);
        }
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  private static TrainingGame read(DataInputStream in, boolean tellsNodes) throws IOException {
    int plies = in.readUnsignedShort();
    int points = in.readByte();
    long nodes = tellsNodes ? in.readLong() : 0;
    if (plies > MOST_PLIES || points < 0 || points > 2 || nodes < 0) {
      throw new IOException("no game");
    }
    int[] moves = new int[plies];
    short[] values = new short[plies];
    short[] statics = new short[plies];
    for (int ply = 0; ply < plies; ply++) {
      moves[ply] = in.readInt();
      values[ply] = in.readShort();
      statics[ply] = in.readShort();
    }
    return new TrainingGame(moves, values, statics, points, nodes);
  }
}
