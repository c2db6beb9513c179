package org.komabako.ui.board;

import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.Theme;

/**
 * Where the chosen piece can go, each kind in a colour and a shape of its own: a disc for a quiet
 * move, filled corners for a capture, a diamond where promotion is a choice, a triangle pointing on
 * where it is forced, a ring for a first step, a bar to stop, an arrow back. And the squares that a
 * refusal speaks of.
 */
final class TargetLayer implements Layer {
  private static final int REACH = 210;

  @Override
  public Depth depth() {
    return Depth.OVER_PIECES;
  }

  @Override
  public void paint(Scene scene, Easel easel) {
    if (scene.style().targets()) {
      scene.targets().values().forEach(target -> target(scene, easel, target));
    }
    scene.reach().ifPresent(reach -> reach(scene, easel, reach));
    Theme.Marks marks = scene.style().theme().marks();
    scene
        .refusal()
        .ifPresent(refusal -> refusal.squares().forEach(square -> {
          Box box = scene.geometry().cell(square);
          double line = Math.max(2, box.width() * 0.09);
          easel.stroke(Shapes.of(box.inset(line / 2)), marks.blame(), line);
        }));
    scene.cursor().ifPresent(spot -> {
      Box box = scene.geometry().box(spot, scene.snapshot().position());
      double line = Math.max(2, scene.geometry().cell() * 0.07);
      easel.stroke(Shapes.of(box.inset(line / 2 + 1)), marks.cursor(), line);
      easel.fill(Shapes.corners(box, 0.16), marks.cursor());
    });
  }

  /** Where a piece gets by its way of moving: a disc, corners to take, a ring round its own, a dot. */
  private static void reach(Scene scene, Easel easel, Reach reach) {
    Ink ink = scene.style().theme().marks().attacked().withAlpha(REACH);
    double line = Math.max(1.5, scene.geometry().cell() * 0.07);
    reach.squares().forEach((square, kind) -> {
      Box box = scene.geometry().cell(square);
      switch (kind) {
        case FREE -> easel.fill(Shapes.disc(box, 0.4), ink);
        case CAPTURE -> easel.fill(Shapes.corners(box, 0.26), ink);
        case DEFENDED -> easel.stroke(Shapes.disc(box, 0.8), ink, line);
        case BLOCKED -> easel.fill(Shapes.disc(box, 0.16), ink);
      }
    });
  }

  private static void target(Scene scene, Easel easel, Target target) {
    Box box = scene.geometry().cell(target.square());
    Theme.Marks marks = scene.style().theme().marks();
    double line = Math.max(1.5, box.width() * 0.07);
    switch (target.kind()) {
      case FIRST_STEP -> easel.stroke(Shapes.disc(box, 0.5), marks.firstStep(), line);
      case STOP -> easel.fill(bar(box), marks.firstStep());
      case BACK -> easel.stroke(Shapes.diamond(box, 0.6), marks.firstStep(), line);
      case MOVE -> {
        if (target.promotion() == Target.Promotion.CHOICE) {
          easel.fill(Shapes.diamond(box, 0.42), marks.promotion());
        } else if (target.promotion() == Target.Promotion.FORCED) {
          easel.fill(wedge(box, scene), marks.forced());
        } else if (!target.captures()) {
          easel.fill(Shapes.disc(box, 0.32), marks.quiet());
        }
      }
    }
    if (target.captures()) {
      easel.fill(Shapes.corners(box, 0.26), marks.capture());
    }
  }

  /** Two upright bars in a corner, as on a button that halts; the piece stays visible. */
  private static Outline bar(Box box) {
    double w = box.width();
    double x = box.x() + w * 0.68;
    double y = box.y() + w * 0.64;
    return Outline.rectangle(x, y, w * 0.1, w * 0.3)
        .plus(Outline.rectangle(x + w * 0.16, y, w * 0.1, w * 0.3));
  }

  private static Outline wedge(Box box, Scene scene) {
    double half = box.width() * 0.24;
    boolean up = scene.snapshot().position().side() == scene.geometry().plan().bottom();
    double tip = up ? box.centerY() - half : box.centerY() + half;
    double base = up ? box.centerY() + half : box.centerY() - half;
    return Outline.polygon(
        box.centerX(), tip, box.centerX() + half, base, box.centerX() - half, base);
  }
}
