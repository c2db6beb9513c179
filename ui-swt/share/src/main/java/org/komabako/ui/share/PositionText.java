package org.komabako.ui.share;

import java.util.Locale;
import org.komabako.notation.PositionDiagram;
import org.komabako.position.Position;
import org.komabako.ui.widgets.text.Messages;

/** A position as text for people: the name of the game, the diagram, the turn, and the SFEN. */
public final class PositionText {
  private PositionText() {}

  /** Writes it, with kanji in Japanese and with letters in English. */
  public static String of(Position position, boolean flipped, Messages messages) {
    boolean kanji = messages.language().equals(Locale.JAPANESE);
    String turn = messages.get("share.turn." + position.side().text(), position.number());
    return messages.of(position.rules().table().name()) + "\n"
        + new PositionDiagram(kanji, flipped).draw(position, messages.language())
        + turn + "\n"
        + "SFEN: " + position.sfen() + "\n";
  }
}
