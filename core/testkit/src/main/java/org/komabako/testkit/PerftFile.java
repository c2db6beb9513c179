package org.komabako.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Positions with what is known about them, as plain text: one fact a line, a key and its value.
 *
 * <pre>
 * # a comment
 * position made-up/initial     begins a position and names it
 * remark what it shows
 * sfen ... b - 1
 * option stalemate=draw        differs from rule set base; one a line
 * from ... b - 1               a position from which a line of moves leads here
 * line 3e3d 1a1b               those moves; one "from" and "line" or none
 * check false                  whether the player to move is in check
 * result open                  or: black|white|none and a reason
 * moves 1i1h 2i2h              all legal moves as sorted text; goes on in further lines; - if none
 * legal 1i1h                   some that are legal
 * illegal 1i1g                 some that are not
 * perft 1 36                   depth and number of positions; one a line
 * </pre>
 *
 * <p>Perft does not look at repetition, ends at decided positions, and counts a decided position as
 * one leaf when it is reached with no depth left.
 *
 * @param positions in the order of the file
 */
public record PerftFile(List<Position> positions) {
  /** Keeps an own copy. */
  public PerftFile {
    positions = List.copyOf(positions);
  }

  /**
   * A position and what is known about it.
   *
   * @param id its name
   * @param lineNumber where it begins in the file, from 1
   * @param sfen the position
   * @param options what differs from rule set {@code base}
   * @param origin how it came about, if that matters
   * @param check whether the player to move is in check
   * @param result {@code open}, or {@code black|white|none} and a reason
   * @param moves all legal moves as USI text, sorted; none if the game is decided
   * @param legal some that are legal, worth an own look
   * @param illegal some that are not
   * @param perft the number of positions by depth
   * @param remark what it shows; may be empty
   */
  public record Position(
      String id,
      int lineNumber,
      String sfen,
      Map<String, String> options,
      Optional<Origin> origin,
      boolean check,
      String result,
      List<String> moves,
      List<String> legal,
      List<String> illegal,
      SortedMap<Integer, Long> perft,
      String remark) {

    /** Keeps own copies. */
    public Position {
      options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
      moves = List.copyOf(moves);
      legal = List.copyOf(legal);
      illegal = List.copyOf(illegal);
      perft = Collections.unmodifiableSortedMap(new TreeMap<>(perft));
    }

    /** Whether the game goes on. */
    public boolean isOpen() {
      return result.equals("open");
    }

    /** The name, as test reports show it. */
    @Override
    public String toString() {
      return id;
    }
  }

  /**
   * A position and the moves that lead from it to another.
   *
   * @param sfen where they begin
   * @param line the moves as USI text
   */
  public record Origin(String sfen, List<String> line) {
    /** Keeps an own copy. */
    public Origin {
      line = List.copyOf(line);
    }
  }

  /** Reads a file. */
  public static PerftFile read(Path file) throws IOException {
    return parse(file.toString(), Files.readString(file));
  }

  /**
   * Reads a resource that lies beside a test class, or at the root if its name begins with a slash.
   *
   * @throws IllegalArgumentException if there is no such resource
   */
  public static PerftFile resource(Class<?> beside, String name) throws IOException {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource '" + name + "' beside " + beside);
      }
      return parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  /**
   * Reads a text.
   *
   * @param name for errors
   * @throws IllegalArgumentException with the name and the line of what is not understood
   */
  public static PerftFile parse(String name, String text) {
    List<Position> positions = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    Draft draft = null;
    int number = 0;
    for (String raw : text.split("\n", -1)) {
      number++;
      String line = raw.strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      String[] parts = line.split(" +", 2);
      String value = parts.length == 2 ? parts[1] : "";
      try {
        if (parts[0].equals("position")) {
          if (draft != null) {
            positions.add(draft.finish());
          }
          draft = new Draft(value, number);
          if (value.isEmpty() || !ids.add(value)) {
            throw new IllegalArgumentException("a position needs a name of its own");
          }
        } else if (draft == null) {
          throw new IllegalArgumentException("the first fact must be 'position'");
        } else {
          draft.add(parts[0], value);
        }
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(name + ", line " + number + ": " + e.getMessage(), e);
      }
    }
    if (draft != null) {
      try {
        positions.add(draft.finish());
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(name + ", at the end: " + e.getMessage(), e);
      }
    }
    return new PerftFile(positions);
  }

  /** A position while it is being read. */
  private static final class Draft {
    private final String id;
    private final int lineNumber;
    private final Map<String, String> options = new LinkedHashMap<>();
    private final SortedMap<Integer, Long> perft = new TreeMap<>();
    private final List<String> legal = new ArrayList<>();
    private final List<String> illegal = new ArrayList<>();
    private @Nullable String sfen;
    private @Nullable String from;
    private @Nullable List<String> line;
    private @Nullable Boolean check;
    private @Nullable String result;
    private @Nullable List<String> moves;
    private String remark = "";

    Draft(String id, int lineNumber) {
      this.id = id;
      this.lineNumber = lineNumber;
    }

    void add(String key, String value) {
      if (value.isEmpty()) {
        throw new IllegalArgumentException("'" + key + "' has no value");
      }
      switch (key) {
        case "sfen" -> sfen = once(key, sfen, value);
        case "from" -> from = once(key, from, value);
        case "line" -> line = once(key, line, words(value));
        case "check" -> check = once(key, check, truth(value));
        case "result" -> result = once(key, result, result(value));
        case "remark" -> remark = value;
        case "option" -> option(value);
        case "perft" -> perft(value);
        case "legal" -> legal.addAll(words(value));
        case "illegal" -> illegal.addAll(words(value));
        case "moves" -> moves(value);
        default ->
          throw new IllegalArgumentException(
              "'" + key + "' is no fact; there are position, remark, sfen, option, from, line,"
                  + " check, result, moves, legal, illegal, perft");
      }
    }

    private static <T> T once(String key, @Nullable T before, T value) {
      if (before != null) {
        throw new IllegalArgumentException("'" + key + "' is said twice");
      }
      return value;
    }

    private static List<String> words(String value) {
      return List.of(value.split(" +"));
    }

    private static Boolean truth(String value) {
      if (!value.equals("true") && !value.equals("false")) {
        throw new IllegalArgumentException("'check' is true or false, not '" + value + "'");
      }
      return Boolean.valueOf(value);
    }

    private static String result(String value) {
      if (!value.matches("open|(black|white|none) [a-z_]+")) {
        throw new IllegalArgumentException(
            "'result' is open, or black, white or none and a reason, not '" + value + "'");
      }
      return value;
    }

    private void option(String value) {
      int equals = value.indexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException("'option' is name=value, not '" + value + "'");
      }
      String name = value.substring(0, equals);
      if (options.put(name, value.substring(equals + 1)) != null) {
        throw new IllegalArgumentException("option '" + name + "' is said twice");
      }
    }

    private void perft(String value) {
      if (!value.matches("[1-9][0-9]? [0-9]{1,18}")) {
        throw new IllegalArgumentException("'perft' is a depth and a number, not '" + value + "'");
      }
      int space = value.indexOf(' ');
      Integer depth = Integer.valueOf(value.substring(0, space));
      if (perft.put(depth, Long.valueOf(value.substring(space + 1))) != null) {
        throw new IllegalArgumentException("perft " + depth + " is said twice");
      }
    }

    private void moves(String value) {
      List<String> more = value.equals("-") ? List.of() : words(value);
      if (moves == null) {
        moves = new ArrayList<>(more);
      } else {
        moves.addAll(more);
      }
    }

    Position finish() {
      Optional<Origin> origin = Optional.empty();
      if (from != null && line != null) {
        origin = Optional.of(new Origin(from, line));
      } else if (from != null || line != null) {
        throw new IllegalArgumentException(id + ": 'from' and 'line' belong together");
      }
      return new Position(
          id,
          lineNumber,
          need("sfen", sfen),
          options,
          origin,
          need("check", check),
          need("result", result),
          need("moves", moves),
          legal,
          illegal,
          perft,
          remark);
    }

    private <T> T need(String key, @Nullable T value) {
      if (value == null) {
        throw new IllegalArgumentException(
            "position " + id + " (line " + lineNumber + ") has no '" + key + "'");
      }
      return value;
    }
  }
}
