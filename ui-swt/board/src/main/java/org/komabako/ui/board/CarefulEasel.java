package org.komabako.ui.board;

import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.PieceType;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Lettering;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.PieceLook;

/**
 * Paper on which a piece whose picture fails is written with its letter, so that a game can be played
 * on. The first failure is told when all is painted.
 */
final class CarefulEasel implements Easel {
  private final Easel easel;
  private final Ink ink;
  private @Nullable RuntimeException first;

  CarefulEasel(Easel easel, Ink ink) {
    this.easel = easel;
    this.ink = ink;
  }

  @Override
  public void fill(Outline outline, Ink with) {
    easel.fill(outline, with);
  }

  @Override
  public void stroke(Outline outline, Ink with, double width) {
    easel.stroke(outline, with, width);
  }

  @Override
  public void piece(Style style, PieceType type, PieceLook look, Box place) {
    try {
      easel.piece(style, type, look, place);
    } catch (RuntimeException | LinkageError e) {
      if (first == null) {
        first = new IllegalStateException("piece " + type.id() + ": " + e, e);
      }
      String text = (look.turned() ? "v" : "") + type.id();
      double size = place.width() * 0.5;
      easel.fill(Lettering.line(text, place.centerX(), place.centerY(), size, Align.MIDDLE), ink);
    }
  }

  /** Throws the first failure, if there was one. */
  void tell() {
    if (first != null) {
      throw first;
    }
  }
}
