package org.komabako.kernel.model;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.komabako.base.message.LocalizedText;

/**
 * One row of a variant's table: a kind of piece. A promoted piece is a row of its own.
 *
 * @param id the SFEN letter, a capital; with {@code '} behind it, or several, where a game has more kinds than letters, with {@code
 *     +} before it for a promoted piece
 * @param name the full name, like "dragon horse" and 龍馬
 * @param romaji how the Japanese name is read
 * @param kanji one character, for small pieces
 * @param kanjiPair two characters (or the one), for traditional pieces
 * @param kanjiWhite the pair on White's piece where it differs (王将 beside 玉将), else as the pair
 * @param abbreviations western abbreviations, the one that is written first; without {@code +}
 * @param betza how it moves, in Betza notation
 * @param legs the same, compiled; lion power is not in it
 * @param lionPower the power to step twice
 * @param promotesTo the id of what it becomes; empty if it does not promote
 * @param value what it is worth, in hundredths of a pawn
 * @param perFile how many of its kind may stand on a file when one of them comes from the hand, 1 for nifu; 0 if
 *     any number may; its promoted side counts only with {@link Flag#PER_FILE_PROMOTED}
 * @param rank what may jump over it: only what ranks higher, where pieces jump over others; 0 for most
 * @param flags what rules ask about it
 */
public record PieceType(
    String id,
    LocalizedText name,
    String romaji,
    String kanji,
    String kanjiPair,
    String kanjiWhite,
    List<String> abbreviations,
    String betza,
    List<Leg> legs,
    LionPower lionPower,
    Optional<String> promotesTo,
    int value,
    int perFile,
    int rank,
    Set<Flag> flags) {
  private static final Pattern ID = Pattern.compile("\\+?[A-Z]'*");

  /** What rules ask about a kind of piece. */
  public enum Flag {
    /** The game is lost with the last of these. */
    ROYAL,
    /** A lion, whose trade the lion rules hinder. */
    LION,
    /** A pawn or go-between (歩): not substantial beside a lion, no winning material. */
    PAWN_CLASS,
    /** May not give mate when it comes from the hand (uchifuzume). */
    NO_DROP_MATE,
    /** Its promoted side counts too where only so many may stand on a file. */
    PER_FILE_PROMOTED,
    /** Burns the enemies beside it, as the rule book says. */
    BURNS
  }

  /** Checks the row by itself. */
  public PieceType {
    if (!ID.matcher(id).matches()) {
      throw new IllegalArgumentException(
          "piece id '" + id
              + "': write a capital letter, with ' behind it, or several, if it is taken, with + before it for a promoted piece");
    }
    if (perFile < 0) {
      throw new IllegalArgumentException("piece " + id + ": " + perFile + " on a file");
    }
    abbreviations = List.copyOf(abbreviations);
    flags = Set.copyOf(flags);
    legs = List.copyOf(legs);
    Optional<Leg> missing = lionPower.missing(legs);
    if (missing.isPresent()) {
      throw new IllegalArgumentException("piece " + id + ": its lion power "
          + (lionPower.turns() ? "that turns " : "straight on ") + "goes " + way(missing.get())
          + ", so its moves '" + betza + "' need " + Betza.atom(missing.get()) + " that way");
    }
  }

  private static String way(Leg leg) {
    return leg.forward() + " forward and " + leg.right() + " to the right";
  }

  /** The same row with other moves. */
  public PieceType moving(String otherBetza, LionPower otherPower) {
    return with(otherBetza, Betza.legs(otherBetza), otherPower, promotesTo);
  }

  /** The same row that becomes another when it promotes, or does not promote if that is empty. */
  public PieceType promoting(Optional<String> other) {
    return with(betza, legs, lionPower, other);
  }

  private PieceType with(
      String otherBetza, List<Leg> otherLegs, LionPower otherPower, Optional<String> otherSide) {
    return new PieceType(
        id,
        name,
        romaji,
        kanji,
        kanjiPair,
        kanjiWhite,
        abbreviations,
        otherBetza,
        otherLegs,
        otherPower,
        otherSide,
        value,
        perFile,
        rank,
        flags);
  }

  /** Begins a row. */
  public static Builder row(String id, String english, String japanese, String romaji) {
    return new Builder(id, LocalizedText.of(english, japanese), romaji);
  }

  /** Whether a rule's question is answered with yes. */
  public boolean is(Flag flag) {
    return flags.contains(flag);
  }

  /** Whether this is the promoted side of another row. */
  public boolean isPromoted() {
    return id.startsWith("+");
  }

  /** Whether this is a promoted side that turns to another. */
  public boolean turnsBack() {
    return isPromoted() && promotesTo.isPresent();
  }

  /** The letter without {@code +}; a sign of its own for a letter with {@code '} behind it: the small one for
   * one, and signs that nobody writes for more. */
  public char letter() {
    char letter = id.charAt(isPromoted() ? 1 : 0);
    int more = id.length() - 1 - id.indexOf(letter);
    return more == 0 ? letter : (char) (Character.toLowerCase(letter) + (more - 1 << Byte.SIZE));
  }

  /** The abbreviation that is written, with {@code +} before a promoted piece. */
  public String abbreviation() {
    return (isPromoted() ? "+" : "") + abbreviations.get(0);
  }

  @Override
  public String toString() {
    return id;
  }

  /** Fills a row; what is not said has the obvious value. */
  public static final class Builder {
    private final String id;
    private final LocalizedText name;
    private final String romaji;
    private String kanji = "";
    private String kanjiPair = "";
    private String kanjiWhite = "";
    private List<String> abbreviations = List.of();
    private String betza = "";
    private LionPower lionPower = LionPower.NONE;
    private Optional<String> promotesTo = Optional.empty();
    private int value;
    private int perFile;
    private int rank;
    private final Set<Flag> flags = EnumSet.noneOf(Flag.class);

    private Builder(String id, LocalizedText name, String romaji) {
      this.id = id;
      this.name = name;
      this.romaji = romaji;
    }

    /** One and two characters. */
    public Builder kanji(String one, String two) {
      kanji = one;
      kanjiPair = two;
      return this;
    }

    /** The two characters on White's piece, where they differ. */
    public Builder kanjiWhite(String two) {
      kanjiWhite = two;
      return this;
    }

    /** Western abbreviations, the one that is written first. */
    public Builder abbreviations(String... all) {
      abbreviations = List.of(all);
      return this;
    }

    /** How it moves. */
    public Builder moves(String text) {
      betza = text;
      return this;
    }

    /** The power to step twice. */
    public Builder lionPower(LionPower power) {
      lionPower = power;
      return this;
    }

    /** It promotes to the row with {@code +} before its letter. */
    public Builder promotes() {
      promotesTo = Optional.of("+" + id);
      return this;
    }

    /** It promotes to the row with this id. */
    public Builder promotesTo(String other) {
      promotesTo = Optional.of(other);
      return this;
    }

    /** What it is worth, in pawns. */
    public Builder value(double pawns) {
      value = (int) Math.round(pawns * 100);
      return this;
    }

    /** So many of its kind may stand on a file when one of them comes from the hand. */
    public Builder perFile(int most) {
      perFile = most;
      return this;
    }

    /** What may jump over it. */
    public Builder rank(int number) {
      rank = number;
      return this;
    }

    /** What rules ask about it. */
    public Builder flags(Flag first, Flag... more) {
      flags.addAll(EnumSet.of(first, more));
      return this;
    }

    /** The row. */
    public PieceType build() {
      return new PieceType(
          id,
          name,
          romaji,
          kanji,
          kanjiPair.isEmpty() ? kanji : kanjiPair,
          kanjiWhite.isEmpty() ? (kanjiPair.isEmpty() ? kanji : kanjiPair) : kanjiWhite,
          abbreviations.isEmpty() ? List.of(id.replace("+", "")) : abbreviations,
          betza,
          Betza.legs(betza),
          lionPower,
          promotesTo,
          value,
          perFile,
          rank,
          flags);
    }
  }

  /** Of its id only: the rest is compared, but to hash it at each look into a map would take long. */
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
