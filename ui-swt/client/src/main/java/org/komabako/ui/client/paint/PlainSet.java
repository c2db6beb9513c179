package org.komabako.ui.client.paint;

import org.komabako.kernel.variant.PieceType;
import org.komabako.kernel.variant.Text;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Lettering;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.Paper;
import org.komabako.ui.picture.PieceLook;
import org.komabako.ui.picture.PieceSet;

/** Wedges with a letter, for when no other set is there. */
public final class PlainSet implements PieceSet {
  @Override
  public String id() {
    return "plain";
  }

  @Override
  public Text name() {
    return Text.of("Plain", "無地");
  }

  @Override
  public boolean showsMoves() {
    return false;
  }

  @Override
  public void draw(Paper paper, PieceType type, PieceLook look) {
    Paper place = look.turned() ? paper.turned() : paper;
    Outline body = Outline.polygon(0.5, 0.06, 0.78, 0.18, 0.9, 0.94, 0.1, 0.94, 0.22, 0.18);
    place.fill(body, look.inks().face());
    place.stroke(body, look.inks().rim(), 0.02);
    place.fill(
        Lettering.line(type.kanji(), 0.5, 0.56, 0.6, Align.MIDDLE),
        type.isPromoted() ? look.inks().promoted() : look.inks().writing());
  }
}
