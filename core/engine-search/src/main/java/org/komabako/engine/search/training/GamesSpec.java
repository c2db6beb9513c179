package org.komabako.engine.search.training;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.komabako.base.message.RequestException;
import org.komabako.engine.search.network.Network;
import org.komabako.engine.search.network.NetworkFile;
import org.komabako.position.board.VariantLayout;

/**
 * What all units of a job of games have in common, as text: {@code nodes N}, {@code first DIGEST|none}, {@code second DIGEST|none},
 * and {@code within DIGEST} if games were given.
 *
 * @param nodes for each move
 * @param first the digest of the network of the first player
 * @param second of the other; the same in games of an engine against itself
 * @param within the digest of the {@link GivenGames}, if there are any
 */
record GamesSpec(
    long nodes, Optional<String> first, Optional<String> second, Optional<String> within) {
  private static final String NONE = "none";
  private static final String WITHIN = "\nwithin ";

  /** With networks, and games as workers get them. */
  static GamesSpec of(
      long nodes, Optional<Network> first, Optional<Network> second, Optional<byte[]> given) {
    return new GamesSpec(
        nodes, first.map(GamesSpec::digest), second.map(GamesSpec::digest), given.map(Digests::of));
  }

  private static String digest(Network network) {
    return Digests.of(NetworkFile.write(network));
  }

  byte[] bytes() {
    return ("nodes " + nodes + "\nfirst " + first.orElse(NONE) + "\nsecond " + second.orElse(NONE)
            + within.map(digest -> WITHIN + digest).orElse(""))
        .getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Reads one.
   *
   * @throws IllegalArgumentException if it is none
   */
  static GamesSpec read(byte[] bytes) {
    List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
    String all = String.join("\n", lines);
    if (!all.matches(
        "nodes [1-9][0-9]{0,9}\nfirst [0-9a-z]+\nsecond [0-9a-z]+(\nwithin [0-9a-f]+)?")) {
      throw RequestException.of(GamesSpec.class, "gamesSpec.none");
    }
    return new GamesSpec(
        Long.parseLong(lines.get(0).substring("nodes ".length())),
        digest(lines.get(1).substring("first ".length())),
        digest(lines.get(2).substring("second ".length())),
        lines.stream().skip(3).map(line -> line.substring("within ".length())).findFirst());
  }

  private static Optional<String> digest(String word) {
    return word.equals(NONE) ? Optional.empty() : Optional.of(word);
  }

  /**
   * A network that it names.
   *
   * @throws IllegalArgumentException if it is not there, or damaged
   */
  static Optional<Network> network(
      Optional<String> digest, Function<String, Optional<byte[]>> data, VariantLayout layout) {
    return digest.map(name -> NetworkFile.read(name, named(name, data), layout));
  }

  /**
   * The games that it names.
   *
   * @throws IllegalArgumentException if they are not there, or damaged
   */
  GivenGames given(Function<String, Optional<byte[]>> data) {
    return within.map(name -> GivenGames.read(named(name, data))).orElse(GivenGames.NONE);
  }

  private static byte[] named(String digest, Function<String, Optional<byte[]>> data) {
    return data.apply(digest)
        .orElseThrow(() -> RequestException.of(GamesSpec.class, "gamesSpec.noNetwork"));
  }
}
