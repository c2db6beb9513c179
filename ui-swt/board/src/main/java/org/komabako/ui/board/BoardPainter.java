package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Paints scenes, layer by layer. */
public final class BoardPainter {
  private final List<Layer> layers;

  /**
   * Paints the usual layers and some more.
   *
   * @param more overlays and the like
   */
  public BoardPainter(List<Layer> more) {
    List<Layer> all = new ArrayList<>(List.of(
        new GroundLayer(), new LightLayer(), new PieceLayer(), new TargetLayer(), new TopLayer()));
    all.addAll(more);
    all.sort(Comparator.comparing(Layer::depth));
    layers = List.copyOf(all);
  }

  /** Paints all there is to see. */
  public void paint(Scene scene, Easel easel) {
    for (Layer layer : layers) {
      layer.paint(scene, easel);
    }
  }
}
