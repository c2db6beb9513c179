package org.komabako.ui.picture;

import java.util.ArrayList;
import java.util.List;

/** Keeps what is drawn. */
final class Recorder implements Paper {
  /** One call; the width is 0 for a filled outline. */
  record Drawn(Outline outline, Ink ink, double width) {}

  final List<Drawn> drawn = new ArrayList<>();

  @Override
  public void fill(Outline outline, Ink ink) {
    drawn.add(new Drawn(outline, ink, 0));
  }

  @Override
  public void stroke(Outline outline, Ink ink, double width) {
    drawn.add(new Drawn(outline, ink, width));
  }

  /** What was drawn of a piece. */
  static List<Drawn> of(PieceSet set, org.komabako.kernel.model.PieceType type, PieceLook look) {
    Recorder recorder = new Recorder();
    set.draw(recorder, type, look);
    return recorder.drawn;
  }
}
