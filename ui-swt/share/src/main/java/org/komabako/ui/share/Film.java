package org.komabako.ui.share;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Style;

/**
 * A game as a moving picture: its start, and the board after each move of the line that is looked at.
 *
 * @param shown the game at any place of the line
 * @param style how the board looks
 * @param bottom who sits below
 * @param width of the picture in pixels
 * @param pace how long each move is seen; the last one is seen longer
 */
public record Film(Snapshot shown, Style style, Side bottom, int width, Duration pace) {
  private static final int LAST = 3;

  /**
   * As an animated GIF file that begins again at its end; for any thread but the display's.
   *
   * @throws NoClassDefFoundError if this Java has no pictures
   */
  public byte[] gif() throws IOException {
    List<Snapshot> frames = frames();
    AnimatedGif gif = new AnimatedGif();
    for (int i = 0; i < frames.size(); i++) {
      gif.add(pixels(frames.get(i)), i == frames.size() - 1 ? pace.multipliedBy(LAST) : pace);
    }
    return gif.bytes();
  }

  private List<Snapshot> frames() {
    List<Snapshot.Ply> plies =
        Stream.concat(shown.line().stream(), shown.later().stream()).toList();
    if (plies.isEmpty()) {
      return List.of(shown);
    }
    Snapshot frame = Snapshot.of(plies.get(0).before());
    List<Snapshot> frames = new ArrayList<>(List.of(frame));
    for (Snapshot.Ply ply : plies) {
      frame = frame.after(List.of(ply.move()));
      frames.add(frame);
    }
    return frames;
  }

  private BufferedImage pixels(Snapshot frame) {
    BoardShot shot = new BoardShot(frame, style, bottom, width);
    BufferedImage image = new BufferedImage(width, shot.height(), BufferedImage.TYPE_INT_RGB);
    PixelEasel easel = new PixelEasel(image);
    try {
      shot.paint(easel);
    } finally {
      easel.close();
    }
    return image;
  }
}
