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
 * What all units of a job of games have in common, as text: {@code nodes N}, {@code first DIGEST|none}, {@code second DIGEST|none}.
 *
 * @param nodes for each move
 * @param first the digest of the network of the first player
 * @param second of the other; the same in games of an engine against itself
 */
record GamesSpec(long nodes, Optional<String> first, Optional<String> second) {
  private static final String NONE = "none";

  static GamesSpec of(long nodes, Optional<Network> first, Optional<Network> second) {
    return new GamesSpec(nodes, first.map(GamesSpec::digest), second.map(GamesSpec::digest));
  }

  private static String digest(Network network) {
    return Digests.of(NetworkFile.write(network));
  }

  byte[] bytes() {
    return ("nodes " + nodes + "\nfirst " + first.orElse(NONE) + "\nsecond " + second.orElse(NONE))
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
    if (!all.matches("nodes [1-9][0-9]{0,9}\nfirst [0-9a-z]+\nsecond [0-9a-z]+")) {
      throw RequestException.of(GamesSpec.class, "gamesSpec.none");
    }
    return new GamesSpec(
        Long.parseLong(lines.get(0).substring("nodes ".length())),
        digest(lines.get(1).substring("first ".length())),
        digest(lines.get(2).substring("second ".length())));
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
    return digest.map(name -> NetworkFile.read(
        name,
        data.apply(name)
            .orElseThrow(() -> RequestException.of(GamesSpec.class, "gamesSpec.noNetwork")),
        layout));
  }
}
