package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Draws what is seen on the board, layer by layer: ground, pieces, targets, arrows. */
public final class BoardPainter {
  private final List<Layer> layers;

  /**
   * Paints the usual layers and some more.
   *
   * @param more overlays and the like
   */
  public BoardPainter(List<Layer> more) {
    List<Layer> all = new ArrayList<>(List.of(
        new GroundLayer(),
        new LightLayer(),
        new PieceLayer(),
        new TargetLayer(),
        new AttackLayer(),
        new AdviceLayer(),
        new DrawingLayer(),
        new TopLayer()));
    all.addAll(more);
    all.sort(Comparator.comparing(Layer::depth));
    layers = List.copyOf(all);
  }

  /**
   * Paints all there is to see. A layer that fails is left out, for it may be made of what a variant
   * says; the others are painted.
   *
   * @return the first failure, with the name of the layer
   */
  public Optional<Fault> paint(Scene scene, Easel easel) {
    Optional<Fault> first = Optional.empty();
    for (Layer layer : layers) {
      try {
        layer.paint(scene, easel);
      } catch (RuntimeException | LinkageError e) {
        first = first.or(() -> Optional.of(new Fault(layer.getClass().getSimpleName(), e)));
      }
    }
    return first;
  }

  /**
   * A layer that failed.
   *
   * @param layer its name
   * @param cause why
   */
  public record Fault(String layer, Throwable cause) {}
}
