package org.komabako.ui.picture;

import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.PieceType;

/** Pieces that show how they move, and nothing else: no artwork, so for every table. */
record MnemonicSet(String id, LocalizedText name) implements PieceSet {
  @Override
  public boolean showsMoves() {
    return true;
  }

  @Override
  public void draw(Paper paper, PieceType type, PieceLook look) {
    Body.Face face = Body.draw(paper, look);
    MoveSigns.draw(face, type, look);
    if (type.isPromoted()) {
      face.paper().fill(Outline.circle(0, face.height() * -0.375, 0.042), Writing.ink(type, look));
    }
  }
}
