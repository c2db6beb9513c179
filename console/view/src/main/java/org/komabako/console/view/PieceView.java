package org.komabako.console.view;

import java.util.List;
import java.util.Locale;
import org.komabako.base.message.LocalizedText;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType;

/**
 * A kind of piece.
 *
 * @param id its letter in SFEN
 * @param english its English name
 * @param japanese its Japanese name
 * @param romaji how that is read
 * @param kanji one or two characters, as on the piece
 * @param abbreviation the western abbreviation
 * @param betza its moves in Betza notation
 * @param stepsTwice whether it may step twice, like a lion
 * @param value what it is worth, in pawns
 * @param promotesTo the id of what it becomes; empty if it does not promote
 * @param flags what rules ask about it
 * @param moves its moves, drawn
 */
public record PieceView(
    String id,
    String english,
    String japanese,
    String romaji,
    String kanji,
    String abbreviation,
    String betza,
    boolean stepsTwice,
    double value,
    String promotesTo,
    List<String> flags,
    String moves)
    implements View {
  /** Keeps an own copy. */
  public PieceView {
    flags = Rows.copyOf(flags);
  }

  /** A row of a variant's table. */
  public static PieceView of(PieceType type, String moves) {
    return new PieceView(
        type.id(),
        type.name().in(Locale.ENGLISH),
        type.name().in(Locale.JAPANESE),
        type.romaji(),
        type.kanjiPair(),
        type.abbreviation(),
        type.betza(),
        !type.lionPower().stepsOf(LionPower.Kind.LION).isEmpty(),
        type.value() / 100.0,
        type.promotesTo().orElse(""),
        type.flags().stream()
            .map(flag -> flag.toString().toLowerCase(java.util.Locale.ROOT))
            .sorted()
            .toList(),
        moves);
  }

  @Override
  public String line() {
    return String.format(
            "%-3s %s %s %-14s %s %5s  %s",
            id,
            kanji.length() == 1 ? kanji + "  " : kanji,
            Spoken.column(20, Spoken.of(LocalizedText.of(english, japanese))),
            romaji,
            Spoken.column(16, betza + (stepsTwice ? Spoken.say("pieceView.twice") : "")),
            worth(),
            promotesTo.isEmpty() ? "" : Spoken.say("pieceView.promotes", promotesTo))
        .stripTrailing();
  }

  private String worth() {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  @Override
  public String full() {
    return Spoken.say("pieceView.head", english, japanese, romaji, id) + "\n"
        + Spoken.say(
            promotesTo.isEmpty() ? "pieceView.movesOnly" : "pieceView.moves",
            stepsTwice ? Spoken.say("pieceView.mayTwice", betza) : betza,
            worth(),
            promotesTo)
        + (flags.isEmpty() ? "" : "\n" + Spoken.say("pieceView.flags", String.join(", ", flags)))
        + "\n\n" + moves;
  }

  @Override
  public String toString() {
    return id;
  }
}
