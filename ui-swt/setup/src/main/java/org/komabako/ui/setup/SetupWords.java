package org.komabako.ui.setup;

import java.util.ArrayList;
import java.util.List;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.Square;
import org.komabako.ui.board.SetupBoard;
import org.komabako.ui.board.SetupCheck;
import org.komabako.ui.widgets.text.Messages;

/** What is said about a position that is being set up. */
final class SetupWords {
  private final Messages messages;

  SetupWords(Messages messages) {
    this.messages = messages;
  }

  /** What is odd about it. */
  String say(SetupCheck.Finding finding) {
    String squares =
        String.join(" ", finding.squares().stream().map(Square::toString).toList());
    if (finding instanceof SetupCheck.Impossible no) {
      return messages.get("setup.check.impossible", no.reason());
    } else if (finding instanceof SetupCheck.Stuck) {
      return messages.get("setup.check.stuck", squares);
    } else if (finding instanceof SetupCheck.Doubled doubled) {
      return messages.get("setup.check.doubled", messages.of(doubled.type().name()), squares);
    } else if (finding instanceof SetupCheck.Surplus surplus) {
      return messages.get(
          "setup.check.surplus." + surplus.side().text(),
          messages.of(surplus.type().name()),
          squares);
    } else if (finding instanceof SetupCheck.Capturable capturable) {
      return messages.get("setup.check.capturable." + capturable.side().text(), squares);
    }
    SetupCheck.Over over = (SetupCheck.Over) finding;
    return messages.get(
        "setup.check.over", messages.get("outcome." + over.outcome().reason().text()));
  }

  /** How many of each piece there are, and how many at the start. */
  String counts(SetupBoard board) {
    Setup full = Sfen.parse(board.table(), board.table().start());
    List<String> lines = new ArrayList<>();
    for (PieceType type : board.table().pieces()) {
      if (!type.isPromoted()) {
        int now = SetupBoard.count(board.setup(), type.letter());
        int usual = SetupBoard.count(full, type.letter());
        if (now != 0 || usual != 0) {
          lines.add(messages.get(
              now == usual ? "setup.count" : "setup.count.odd", name(type), now, usual));
        }
      }
    }
    return String.join("\n", lines);
  }

  /** Its kanji and its name, which may be the same. */
  private String name(PieceType type) {
    String name = messages.title(type.name());
    return name.equals(type.kanji()) ? name : type.kanji() + " " + name;
  }
}
