package org.komabako.engine.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;
import org.komabako.engine.search.SmallGame;
import org.komabako.engine.search.network.Network;
import org.komabako.engine.search.network.NetworkFile;
import org.komabako.engine.search.network.NetworkInfo;
import org.komabako.engine.search.network.NetworkInputs;
import org.komabako.engine.search.network.RoyalZones;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;

/** A network as floating point numbers and in whole numbers. */
class FloatNetworkTest {
  @Test
  void aNetworkInWholeNumbersIsTheSameAfterItWasFloatingPoint() {
    Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
    NetworkInputs inputs = new NetworkInputs(rules.layout(), RoyalZones.NINE);
    NetworkInfo about = NetworkInfo.of(rules.table(), 0, "test");
    Network network = FloatNetwork.random(inputs, 4, 1).rounded(about);
    Network again = FloatNetwork.of(network, inputs).rounded(about);
    assertArrayEquals(NetworkFile.write(network), NetworkFile.write(again));
  }
}
