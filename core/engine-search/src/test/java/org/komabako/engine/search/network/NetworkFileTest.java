package org.komabako.engine.search.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.komabako.base.message.RequestException;
import org.komabako.engine.search.SmallGame;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;
import org.komabako.position.board.VariantLayout;

/** What is written is read again, and nothing that is damaged or of other pieces. */
class NetworkFileTest {
  private static final int HIDDEN = 3;

  private final VariantLayout layout =
      Rules.of(new SmallGame(new Repetition.Ignored())).layout();
  private final Network network = network(layout);

  static Network network(VariantLayout layout) {
    return network(layout, RoyalZones.ONE);
  }

  private static Network network(VariantLayout layout, RoyalZones zones) {
    Random random = new Random(1);
    int inputs = new NetworkInputs(layout, zones).count();
    return new Network(
        NetworkInfo.of(layout.table(), 0, "round 1"),
        zones,
        HIDDEN,
        random.ints(inputs * HIDDEN, -300, 300).toArray(),
        random.ints(HIDDEN, -300, 300).toArray(),
        random.ints(2 * HIDDEN, -200, 200).toArray(),
        -77);
  }

  @ParameterizedTest
  @EnumSource(RoyalZones.class)
  void whatIsWrittenIsReadAgain(RoyalZones zones) {
    Network network = network(layout, zones);
    byte[] bytes = NetworkFile.write(network);
    Network read = NetworkFile.read("small.net", bytes, layout);
    assertArrayEquals(network.inputWeights(), read.inputWeights());
    assertArrayEquals(network.hiddenBiases(), read.hiddenBiases());
    assertArrayEquals(network.outputWeights(), read.outputWeights());
    assertEquals(-77, read.outputBias());
    assertEquals(zones, read.zones());
    assertEquals("round 1", NetworkFile.about("small.net", bytes).origin());
  }

  /** Whoever chose the wrong file is not told to fetch it again. */
  @Test
  void whatIsNoNetworkIsNotCalledDamaged() {
    for (int length : new int[] {0, 5, 3_000}) {
      RequestException told = assertThrows(
          RequestException.class, () -> NetworkFile.read("my.txt", new byte[length], layout));
      assertEquals(
          "my.txt is no network: the first line must be 'komabako-net: 1'", told.getMessage());
    }
  }

  @Test
  void whatItsValuesMeanIsReadAgain() {
    byte[] bytes = NetworkFile.write(network.withChanceUnit(900).with("round 2"));
    NetworkInfo about = NetworkFile.read("small.net", bytes, layout).about();
    assertEquals(900, about.chanceUnit());
    assertEquals("round 2", about.origin());
  }

  @Test
  void whenItWasMadeIsReadAgainToTheMinuteAndOthersDoNotSayIt() throws Exception {
    Network made = network.made(Instant.parse("2026-11-28T20:15:59Z"));
    NetworkInfo about = NetworkFile.about("small.net", NetworkFile.write(made));
    assertEquals(Optional.of(Instant.parse("2026-11-28T20:15:00Z")), about.made());
    assertEquals("round 1", about.origin());
    assertEquals(about.made(), made.with("round 2").withChanceUnit(900).about().made());
    assertEquals(
        Optional.empty(),
        NetworkFile.about("small.net", NetworkFile.write(network)).made());
    for (String when :
        List.of("yesterday", "+1000000000-12-31T00:00:00Z", "-0001-01-01T00:00:00Z")) {
      assertRefusedAsDamaged(withOther("origin:", "made: " + when + "\norigin:"));
    }
  }

  @Test
  void whatValuesMeanIsANumberAboveZero() throws Exception {
    assertRefusedAsDamaged(withOther("chance-unit: 1200", "chance-unit: 0"));
    assertRefusedAsDamaged(withOther("chance-unit: 1200", "chance-unit: 10001"));
    assertRefusedAsDamaged(withOther("chance-unit: 1200", "chance-unit: many"));
  }

  @Test
  void anEarlierFileSaysNothingOfWhatItsValuesMean() throws Exception {
    Network read = NetworkFile.read("small.net", withOther("chance-unit: 1200\n", ""), layout);
    assertEquals(NetworkInfo.USUAL_CHANCE_UNIT, read.about().chanceUnit());
    assertArrayEquals(network.inputWeights(), read.inputWeights());
  }

  @Test
  void howTheEvaluationThatItCorrectsSeesAttacksIsReadAgain() throws Exception {
    assertEquals(0, network.about().besideRoyal());
    String lines = "chance-unit: 1200\n";
    Network read =
        NetworkFile.read("small.net", withOther(lines, lines + "beside-royal: 16\n"), layout);
    assertEquals(16, read.about().besideRoyal());
    byte[] again = NetworkFile.write(read.with("round 2").withChanceUnit(900));
    assertEquals(16, NetworkFile.about("small.net", again).besideRoyal());
    for (String wrong : List.of("0", "-1", "201", "many")) {
      assertRefusedAsDamaged(withOther(lines, lines + "beside-royal: " + wrong + "\n"));
    }
  }

  @Test
  void anEarlierFileSaysNothingOfZonesAndHasOne() throws Exception {
    Network read = NetworkFile.read("small.net", withOther("zones: 1\n", ""), layout);
    assertEquals(RoyalZones.ONE, read.zones());
    assertArrayEquals(network.inputWeights(), read.inputWeights());
  }

  /** The file of the network with other words for some of its head, and the digest of that. */
  private byte[] withOther(String said, String instead) throws Exception {
    byte[] now = NetworkFile.write(network);
    int body = now.length - Integer.BYTES * Long.BYTES;
    int at = new String(now, StandardCharsets.ISO_8859_1).indexOf(said);
    ByteArrayOutputStream other = new ByteArrayOutputStream();
    other.write(now, 0, at);
    other.write(instead.getBytes(StandardCharsets.UTF_8));
    other.write(now, at + said.length(), body - at - said.length());
    other.write(MessageDigest.getInstance("SHA-256").digest(other.toByteArray()));
    return other.toByteArray();
  }

  @Test
  void whateverBitIsTurnedAndWhereverItIsCutItIsRefused() {
    byte[] bytes = NetworkFile.write(network);
    Random random = new Random(2);
    for (int i = 0; i < 2000; i++) {
      byte[] turned = bytes.clone();
      turned[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      assertRefused(turned);
      assertRefused(Arrays.copyOf(bytes, random.nextInt(bytes.length)));
    }
    assertRefused(Arrays.copyOf(bytes, bytes.length + 1));
    assertRefused(new byte[0]);
  }

  private void assertRefused(byte[] bytes) {
    RequestException refused =
        assertThrows(RequestException.class, () -> NetworkFile.read("small.net", bytes, layout));
    assertTrue(refused.getMessage().startsWith("small.net "), refused::getMessage);
  }

  @Test
  void oneOfOtherPiecesIsRefusedWithBothNames() {
    Network other = new Network(
        new NetworkInfo("big-game", 9, 9, network.about().pieces(), 600, 0, Optional.empty(), "-"),
        RoyalZones.ONE,
        HIDDEN,
        network.inputWeights(),
        network.hiddenBiases(),
        network.outputWeights(),
        0);
    RequestException refused = assertThrows(
        RequestException.class,
        () -> NetworkFile.read("big.net", NetworkFile.write(other), layout));
    assertEquals(
        "big.net was made for big-game (9x9, pieces K R N) and does not fit small-game",
        refused.getMessage());
  }

  @Test
  void weightsWhoseSumsMightOverflowAreRefused() {
    int[] huge = new int[2 * HIDDEN];
    Arrays.fill(huge, Short.MAX_VALUE);
    Network wrong = new Network(
        network.about(),
        RoyalZones.ONE,
        HIDDEN,
        network.inputWeights(),
        network.hiddenBiases(),
        huge,
        0);
    assertRefusedAsDamaged(NetworkFile.write(wrong));
  }

  private void assertRefusedAsDamaged(byte[] bytes) {
    assertThrows(RequestException.class, () -> NetworkFile.read("small.net", bytes, layout));
  }
}
