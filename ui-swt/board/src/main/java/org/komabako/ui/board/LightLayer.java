package org.komabako.ui.board;

import java.util.List;
import java.util.Optional;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Theme;

/**
 * Lit squares, each with a form besides its colour: the last move (a ring where it began, a frame where
 * it ended), the chosen piece (a bar below it), royal pieces in danger (a thick frame), a move that waits (an arrow
 * between two frames).
 */
final class LightLayer implements Layer {
  private static final int FORM = 170;

  @Override
  public Depth depth() {
    return Depth.UNDER_PIECES;
  }

  @Override
  public void paint(Scene scene, Easel easel) {
    Theme.Marks marks = scene.style().theme().marks();
    if (scene.style().lastMove()) {
      scene.snapshot().last().ifPresent(move -> lastMove(scene, easel, move, marks.lastMove()));
    }
    if (scene.style().check()) {
      for (Square square : scene.snapshot().endangered()) {
        Box box = scene.geometry().cell(square);
        easel.fill(Shapes.of(box), marks.check().withAlpha(marks.check().alpha() / 2));
        easel.stroke(Shapes.of(box.inset(2)), marks.check(), Math.max(2, box.width() / 14));
      }
    }
    scene.waiting().ifPresent(move -> waiting(scene, easel, move, marks.selected()));
    if (scene.state() instanceof InputState.Selected selected) {
      chosen(scene, easel, selected.from(), marks.selected());
    } else if (scene.state() instanceof InputState.Looking looking) {
      light(scene, easel, looking.at(), marks.hover());
    }
    scene.midway().ifPresent(midway -> {
      chosen(scene, easel, midway.from(), marks.selected());
      light(scene, easel, midway.mid(), marks.firstStep());
      Box from = scene.geometry().cell(midway.from());
      Box mid = scene.geometry().cell(midway.mid());
      easel.fill(Shapes.arrow(from, mid, scene.geometry().cell() * 0.16), marks.firstStep());
    });
  }

  /** All squares of the move; the middle one of two steps smaller, to tell it from the end. */
  private static void lastMove(Scene scene, Easel easel, Move move, Ink ink) {
    Ink line = scene.style().theme().grid().withAlpha(FORM);
    double width = Math.max(1.5, scene.geometry().cell() * 0.04);
    move.origin().ifPresent(from -> {
      light(scene, easel, from, ink.withAlpha(ink.alpha() / 2));
      easel.stroke(Shapes.disc(scene.geometry().cell(from), 0.3), line, width);
    });
    if (move instanceof Move.Drop drop) {
      light(scene, easel, drop, ink);
    }
    if (!move.origin().filter(move.to()::equals).isPresent()) {
      light(scene, easel, move.to(), ink);
      Box to = scene.geometry().cell(move.to());
      easel.stroke(Shapes.of(to.inset(width)), line, width);
    }
    for (Square over : move.over()) {
      double size = move instanceof Move.Pass ? 0.4 : 0.8;
      easel.fill(Shapes.disc(scene.geometry().cell(over), size), ink);
    }
  }

  /** A move of the side that is not to move. */
  private static void waiting(Scene scene, Easel easel, Move move, Ink ink) {
    Geometry geometry = scene.geometry();
    Position now = scene.snapshot().position();
    Side side = now.side().opponent();
    Optional<Box> from = move instanceof Move.Drop drop
        ? geometry.stand(side).map(stand -> geometry.slot(side, held(now, side, drop)))
        : move.origin().map(geometry::cell);
    Box to = geometry.cell(move.to());
    double width = Math.max(2, geometry.cell() * 0.06);
    for (Box box : List.of(from.orElse(to), to)) {
      easel.fill(Shapes.of(box), ink);
      easel.stroke(Shapes.of(box.inset(width)), ink.withAlpha(255), width);
    }
    from.filter(box -> !box.equals(to))
        .ifPresent(
            box -> easel.fill(Shapes.arrow(box, to, geometry.cell() * 0.16), ink.withAlpha(FORM)));
  }

  private static int held(Position now, Side side, Move.Drop drop) {
    List<String> types = now.hand(side).keySet().stream().map(PieceType::id).toList();
    int kind = types.indexOf(drop.piece());
    return kind < 0 ? types.size() : kind;
  }

  /** Where a dropped piece was on its stand; the first free place if it was the last of its kind. */
  private static void light(Scene scene, Easel easel, Move.Drop drop, Ink ink) {
    Position now = scene.snapshot().position();
    Side mover = now.side().opponent();
    if (scene.geometry().stand(mover).isPresent()) {
      easel.fill(Shapes.of(scene.geometry().slot(mover, held(now, mover, drop))), ink);
    }
  }

  private static void chosen(Scene scene, Easel easel, Square square, Ink ink) {
    light(scene, easel, square, ink);
    Box box = scene.geometry().cell(square);
    double high = box.height() * 0.09;
    easel.fill(
        Shapes.of(new Box(box.x(), box.y() + box.height() - high, box.width(), high)),
        ink.withAlpha(255));
  }

  private static void light(Scene scene, Easel easel, Square square, Ink ink) {
    easel.fill(Shapes.of(scene.geometry().cell(square)), ink);
  }
}
