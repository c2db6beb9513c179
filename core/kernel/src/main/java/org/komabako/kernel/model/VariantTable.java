package org.komabako.kernel.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;

/**
 * What a variant is played with: the board, the pieces and how they stand at the start. Plain data
 * of the kernel's own types, so that a game may go on holding it when the bundle has left.
 *
 * @param key the variant's name in commands and files, small letters
 * @param name its name in both languages
 * @param files the width of the board, 1 to 16
 * @param ranks the height of the board, 1 to 16
 * @param zone how many of the farthest ranks are the promotion zone
 * @param start the start position as SFEN
 * @param hand the letters of the pieces that can be in hand, in the order of writing; empty if none
 * @param pieces one row per kind of piece
 * @param handicaps the named start positions besides
 * @param spellings what it and its parts are called in file formats
 */
public record VariantTable(
    String key,
    LocalizedText name,
    int files,
    int ranks,
    int zone,
    String start,
    String hand,
    List<PieceType> pieces,
    List<Handicap> handicaps,
    List<Spelling> spellings) {
  private static final Pattern KEY = Pattern.compile("[a-z][a-z0-9-]*");

  /** Checks that the rows fit together. */
  public VariantTable {
    pieces = List.copyOf(pieces);
    handicaps = List.copyOf(handicaps);
    spellings = List.copyOf(spellings);
    if (!isKey(key)) {
      throw new IllegalArgumentException("variant key '" + key + "': small letters, digits, -");
    }
    if (files < 1 || files > Square.MAX || ranks < 1 || ranks > Square.MAX) {
      throw new IllegalArgumentException(
          key + ": the board is " + files + "x" + ranks + ", the largest is 25x25");
    }
    if (zone < 0 || zone > ranks) {
      throw new IllegalArgumentException(key + ": the zone is " + zone + " ranks deep");
    }
    Set<String> ids = new HashSet<>();
    for (PieceType type : pieces) {
      if (!ids.add(type.id())) {
        throw new IllegalArgumentException(key + ": two rows have the id " + type.id());
      }
    }
    for (PieceType type : pieces) {
      type.promotesTo().filter(id -> !ids.contains(id)).ifPresent(id -> {
        throw new IllegalArgumentException(
            key + ": " + type.id() + " promotes to " + id + ", which has no row");
      });
    }
    if (pieces.stream().noneMatch(type -> type.is(PieceType.Flag.ROYAL))) {
      throw new IllegalArgumentException(key + ": no piece is royal");
    }
    for (char letter : hand.toCharArray()) {
      if (!ids.contains(String.valueOf(letter))) {
        throw new IllegalArgumentException(key + ": hand letter " + letter + " has no row");
      }
    }
  }

  /** A table of a game that is called by its key everywhere. */
  public VariantTable(
      String key,
      LocalizedText name,
      int files,
      int ranks,
      int zone,
      String start,
      String hand,
      List<PieceType> pieces,
      List<Handicap> handicaps) {
    this(key, name, files, ranks, zone, start, hand, pieces, handicaps, List.of());
  }

  /** The same table with other rows. */
  public VariantTable withPieces(List<PieceType> others) {
    return new VariantTable(
        key, name, files, ranks, zone, start, hand, others, handicaps, spellings);
  }

  /** Whether a word can be the key of a variant: small letters, digits and hyphens, a letter first. */
  public static boolean isKey(String word) {
    return KEY.matcher(word).matches();
  }

  /** Begins a table. */
  public static Builder of(String key, String english, String japanese) {
    return new Builder(key, LocalizedText.of(english, japanese));
  }

  /** The row with an id. */
  public Optional<PieceType> piece(String id) {
    return pieces.stream().filter(type -> type.id().equals(id)).findFirst();
  }

  /** The row with an id that is known to exist. */
  public PieceType type(String id) {
    return piece(id)
        .orElseThrow(() -> new IllegalArgumentException(key + " has no piece '" + id + "'"));
  }

  /** Whether pieces can be in hand or in reserve. */
  public boolean hasHands() {
    return !hand.isEmpty();
  }

  /** Whether any piece is a lion. */
  public boolean hasLions() {
    return pieces.stream().anyMatch(type -> type.is(PieceType.Flag.LION));
  }

  /** Whether the square is on this board. */
  public boolean contains(Square square) {
    return square.file() <= files && square.rank() <= ranks;
  }

  /** What to say of a square that the board does not {@link #contains}. */
  public LocalizedText beside(Square square) {
    return Sentence.of(VariantTable.class, "variantTable.notBoardX", square, key, files, ranks);
  }

  /** The handicap with a key. */
  public Optional<Handicap> handicap(String wanted) {
    return handicaps.stream().filter(handicap -> handicap.key().equals(wanted)).findFirst();
  }

  /**
   * Which of the games that a program offers is this one, by the program's name for it.
   *
   * @param protocol what the program speaks, like {@code cecp}
   * @param offered the games it names; empty if it names none
   */
  public Optional<String> nameAmong(String protocol, Collection<String> offered) {
    String name = nameIn(protocol);
    if (offered.isEmpty()) {
      return Optional.of(name).filter(String::isEmpty);
    }
    return Stream.of(name, key).filter(offered::contains).findFirst();
  }

  /** What programs call the game that speak a protocol; empty if they name no game and play this. */
  public String nameIn(String protocol) {
    List<String> names = spellings(protocol, "");
    return names.isEmpty() ? key : names.get(0);
  }

  /**
   * What a thing is called in a format, the one that is written first; empty if nothing is said.
   *
   * @param thing as {@link Spelling#thing}
   */
  public List<String> spellings(String format, String thing) {
    return spellings.stream()
        .filter(each -> each.format().equals(format) && each.thing().equals(thing))
        .flatMap(each -> each.names().stream())
        .toList();
  }

  /** Fills a table. */
  public static final class Builder {
    private final String key;
    private final LocalizedText name;
    private int files;
    private int ranks;
    private int zone;
    private String start = "";
    private String hand = "";
    private final List<PieceType> pieces = new ArrayList<>();
    private final List<Handicap> handicaps = new ArrayList<>();
    private final List<Spelling> spellings = new ArrayList<>();

    private Builder(String key, LocalizedText name) {
      this.key = key;
      this.name = name;
    }

    /** Width, height, and depth of the promotion zone. */
    public Builder board(int boardFiles, int boardRanks, int zoneRanks) {
      files = boardFiles;
      ranks = boardRanks;
      zone = zoneRanks;
      return this;
    }

    /** The start position as SFEN. */
    public Builder start(String sfen) {
      start = sfen;
      return this;
    }

    /** The letters of the pieces that can be in hand, in the order of writing. */
    public Builder hand(String letters) {
      hand = letters;
      return this;
    }

    /** One more row. */
    public Builder piece(PieceType.Builder row) {
      pieces.add(row.build());
      return this;
    }

    /** One more start position. */
    public Builder handicap(String handicapKey, String english, String japanese, String sfen) {
      handicaps.add(new Handicap(handicapKey, LocalizedText.of(english, japanese), sfen));
      return this;
    }

    /** What a thing is called in a format; see {@link Spelling}. */
    public Builder spelling(String format, String thing, String... names) {
      spellings.add(new Spelling(format, thing, List.of(names)));
      return this;
    }

    /** The table. */
    public VariantTable build() {
      return new VariantTable(
          key, name, files, ranks, zone, start, hand, pieces, handicaps, spellings);
    }
  }
}
