package org.komabako.matches.internal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.komabako.base.message.RequestException;
import org.komabako.matches.GameResult;

/**
 * Games that a worker has played, as bytes: how many, and of each its line of the match's text and its text, both with
 * their lengths.
 */
final class PlayedGames {
  private static final int MOST = 10_000;

  /**
   * A game.
   *
   * @param result how it ended
   * @param text the whole of it
   */
  record Played(GameResult result, String text) {}

  private PlayedGames() {}

  static byte[] write(List<Played> games) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(games.size());
      for (Played game : games) {
        write(out, ResultLine.write(game.result()));
        write(out, game.text());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /**
   * Reads them.
   *
   * @throws IllegalArgumentException if the bytes are none
   */
  static List<Played> read(byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int count = in.readInt();
      if (count < 0 || count > MOST) {
        throw RequestException.of(PlayedGames.class, "playedGames.damaged");
      }
      List<Played> games = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        games.add(new Played(ResultLine.read(text(in)), text(in)));
      }
      if (in.read() >= 0) {
        throw RequestException.of(PlayedGames.class, "playedGames.damaged");
      }
      return games;
    } catch (IOException e) {
      throw RequestException.of(PlayedGames.class, "playedGames.damaged");
    }
  }

  private static String text(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.available()) {
      throw RequestException.of(PlayedGames.class, "playedGames.damaged");
    }
    return new String(in.readNBytes(length), StandardCharsets.UTF_8);
  }
}
