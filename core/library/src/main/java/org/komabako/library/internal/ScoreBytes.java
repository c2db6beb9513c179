package org.komabako.library.internal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.komabako.game.Evaluation;
import org.komabako.kernel.model.Move;
import org.komabako.library.PositionScore;

/**
 * Scores as the tables keep them, deflated. For each: the ordinal of the unit in a byte, the value in four, the depth in two, in
 * one how many moves follow, and each of these in four ({@link MoveCode}).
 */
final class ScoreBytes {
  private static final Evaluation.Unit[] UNITS = Evaluation.Unit.values();

  /** Scores of one game. */
  private static final int MOST = 1 << 16;

  private ScoreBytes() {}

  static byte[] pack(List<PositionScore> scores) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes))) {
      for (PositionScore each : scores) {
        out.writeByte(each.score().unit().ordinal());
        out.writeInt(each.score().value());
        out.writeShort(each.score().depth());
        out.writeByte(each.line().size());
        byte[] line = new byte[each.line().size() * MoveCode.BYTES];
        for (int i = 0; i < each.line().size(); i++) {
          MoveCode.write(each.line().get(i), line, i);
        }
        out.write(line);
      }
    } catch (IOException e) {
      throw new AssertionError("memory takes everything", e);
    }
    return bytes.toByteArray();
  }

  /**
   * The scores again.
   *
   * @throws IOException if they are damaged
   */
  static List<PositionScore> unpack(byte[] bytes) throws IOException {
    List<PositionScore> scores = new ArrayList<>();
    try (DataInputStream in =
        new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(bytes)))) {
      for (int unit = in.read(); unit >= 0; unit = in.read()) {
        if (unit >= UNITS.length || scores.size() == MOST) {
          throw new IOException("these are no scores");
        }
        Evaluation score = new Evaluation(UNITS[unit], in.readInt(), in.readUnsignedShort());
        scores.add(new PositionScore(score, line(in.readNBytes(line(in.readUnsignedByte())))));
      }
    } catch (IllegalArgumentException e) {
      throw new IOException("these are no scores: " + e.getMessage(), e);
    }
    return scores;
  }

  private static int line(int moves) {
    return moves * MoveCode.BYTES;
  }

  private static List<Move> line(byte[] bytes) {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < bytes.length / MoveCode.BYTES; i++) {
      moves.add(MoveCode.read(bytes, i));
    }
    return moves;
  }
}
