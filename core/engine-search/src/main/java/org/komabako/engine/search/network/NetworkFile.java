package org.komabako.engine.search.network;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.RequestException;
import org.komabako.position.board.VariantLayout;

/**
 * A network as a file ({@code .net}): lines {@code name: value}, an empty line, the weights as 16-bit numbers and the
 * output's bias as a 64-bit one, high bytes first, and the SHA-256 digest of all before it.
 */
public final class NetworkFile {
  /** How large a file may be, in bytes. */
  public static final int MOST_BYTES = 64 << 20;

  private static final String FIRST = "komabako-net: 1";
  private static final int MOST_HEADER = 1 << 16;
  private static final int DIGEST = 32;
  private static final String CHANCE_UNIT = "chance-unit";
  private static final String BESIDE_ROYAL = "beside-royal";
  private static final String MADE = "made";

  /** A year has four digits in a version on a shelf. */
  private static final Instant LATEST = Instant.parse("9999-12-31T00:00:00Z");

  private static final int MOST_CHANCE_UNIT = 10_000;
  private static final int MOST_BESIDE_ROYAL = 200;

  private NetworkFile() {}

  /** The bytes of a network. */
  public static byte[] write(Network network) {
    NetworkInfo about = network.about();
    String header = String.join(
        "\n",
        FIRST,
        "variant: " + about.variant(),
        "board: " + about.files() + "x" + about.ranks(),
        "pieces: " + String.join(" ", about.pieces()),
        "zones: " + network.zones().count(),
        "hidden: " + network.hidden(),
        CHANCE_UNIT + ": " + about.chanceUnit(),
        (about.besideRoyal() == 0 ? "" : BESIDE_ROYAL + ": " + about.besideRoyal() + "\n")
            + about.made().map(instant -> MADE + ": " + instant + "\n").orElse("")
            + "origin: "
            + about.origin(),
        "",
        "");
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      out.write(header.getBytes(StandardCharsets.UTF_8));
      writeShorts(out, network.inputWeights());
      writeShorts(out, network.hiddenBiases());
      writeShorts(out, network.outputWeights());
      out.writeLong(network.outputBias());
      out.write(digest(bytes.toByteArray(), bytes.size()));
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void writeShorts(DataOutputStream out, int[] numbers) throws IOException {
    for (int number : numbers) {
      out.writeShort(number);
    }
  }

  /**
   * Reads a network for a table.
   *
   * @param name of the file, for errors
   * @throws RequestException if it is damaged, or made for another board or other pieces; it says which
   */
  public static Network read(String name, byte[] bytes, VariantLayout layout) {
    int body = bodyStart(name, bytes);
    Map<String, String> header = header(name, bytes, body);
    NetworkInfo about = about(name, header);
    if (!about.fits(layout.table())) {
      throw RequestException.of(
          NetworkFile.class,
          "networkFile.otherTable",
          name,
          about.variant(),
          about.files() + "x" + about.ranks(),
          String.join(" ", about.pieces()),
          layout.table().key());
    }
    int hidden = number(name, header, "hidden", Network.MOST_HIDDEN);
    RoyalZones zones = zones(name, header);
    int inputs = new NetworkInputs(layout, zones).count();
    long expected = body + 2L * (inputs * (long) hidden + 3L * hidden) + Long.BYTES + DIGEST;
    if (bytes.length != expected) {
      throw RequestException.of(
          NetworkFile.class, "networkFile.length", name, bytes.length, expected);
    }
    int end = bytes.length - DIGEST;
    if (!Arrays.equals(digest(bytes, end), Arrays.copyOfRange(bytes, end, bytes.length))) {
      throw damaged(name);
    }
    ByteBuffer in = ByteBuffer.wrap(bytes, body, end - body);
    Network network = new Network(
        about,
        zones,
        hidden,
        shorts(in, inputs * hidden),
        shorts(in, hidden),
        shorts(in, 2 * hidden),
        in.getLong());
    if (!network.isSafe()) {
      throw damaged(name);
    }
    return network;
  }

  /** What a file says of itself, whatever table it fits; its weights are not looked at. */
  public static NetworkInfo about(String name, byte[] bytes) {
    return about(name, header(name, bytes, bodyStart(name, bytes)));
  }

  private static NetworkInfo about(String name, Map<String, String> header) {
    String[] board = value(name, header, "board").split("x", -1);
    try {
      return new NetworkInfo(
          value(name, header, "variant"),
          Integer.parseInt(board[0]),
          Integer.parseInt(board[board.length - 1]),
          List.of(value(name, header, "pieces").split(" ")),
          chanceUnit(name, header),
          besideRoyal(name, header),
          made(name, header),
          value(name, header, "origin"));
    } catch (NumberFormatException | DateTimeParseException e) {
      throw damaged(name);
    }
  }

  private static int bodyStart(String name, byte[] bytes) {
    byte[] first = FIRST.getBytes(StandardCharsets.UTF_8);
    if (Arrays.mismatch(first, Arrays.copyOf(bytes, first.length)) >= 0) {
      throw RequestException.of(NetworkFile.class, "networkFile.noNetwork", name, FIRST);
    }
    for (int i = 1; i < Math.min(bytes.length, MOST_HEADER); i++) {
      if (bytes[i] == '\n' && bytes[i - 1] == '\n') {
        return i + 1;
      }
    }
    throw damaged(name);
  }

  private static Map<String, String> header(String name, byte[] bytes, int body) {
    String[] lines = new String(bytes, 0, body - 2, StandardCharsets.UTF_8).split("\n", -1);
    Map<String, String> header = new LinkedHashMap<>();
    for (String line : lines) {
      int colon = line.indexOf(": ");
      if (colon < 0) {
        throw damaged(name);
      }
      header.put(line.substring(0, colon), line.substring(colon + 2));
    }
    return header;
  }

  private static String value(String name, Map<String, String> header, String key) {
    String value = header.get(key);
    if (value == null) {
      throw damaged(name);
    }
    return value;
  }

  /** Files of earlier networks do not say it. */
  private static RoyalZones zones(String name, Map<String, String> header) {
    String count = header.getOrDefault("zones", "1");
    for (RoyalZones zones : RoyalZones.values()) {
      if (count.equals(String.valueOf(zones.count()))) {
        return zones;
      }
    }
    throw damaged(name);
  }

  /** Files of earlier networks do not say it. */
  private static Optional<Instant> made(String name, Map<String, String> header) {
    Optional<Instant> made = Optional.ofNullable(header.get(MADE)).map(Instant::parse);
    if (made.filter(when -> when.isBefore(Instant.EPOCH) || when.isAfter(LATEST))
        .isPresent()) {
      throw damaged(name);
    }
    return made;
  }

  /** Files of earlier networks do not say it. */
  private static int chanceUnit(String name, Map<String, String> header) {
    return header.containsKey(CHANCE_UNIT)
        ? number(name, header, CHANCE_UNIT, MOST_CHANCE_UNIT)
        : NetworkInfo.USUAL_CHANCE_UNIT;
  }

  /** Files of networks that correct an evaluation without it do not say it. */
  private static int besideRoyal(String name, Map<String, String> header) {
    return header.containsKey(BESIDE_ROYAL)
        ? number(name, header, BESIDE_ROYAL, MOST_BESIDE_ROYAL)
        : 0;
  }

  private static int number(String name, Map<String, String> header, String key, int most) {
    try {
      int number = Integer.parseInt(value(name, header, key));
      if (number >= 1 && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Told below.
    }
    throw damaged(name);
  }

  private static int[] shorts(ByteBuffer in, int count) {
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = in.getShort();
    }
    return numbers;
  }

  private static byte[] digest(byte[] bytes, int length) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(bytes, 0, length);
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  private static RequestException damaged(String name) {
    return RequestException.of(NetworkFile.class, "networkFile.damaged", name);
  }
}
