package org.komabako.kernel.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LionPowerTest {
  private static PieceType piece(String moves, String steps, boolean turns) {
    return PieceType.row("M", "lion", "獅子", "shishi")
        .moves(moves)
        .lionPower(new LionPower(Betza.legs(steps), turns))
        .build();
  }

  @ParameterizedTest
  @CsvSource({
    "KNAD, K, true",
    "KD, W, true",
    "BbsRfWfD, fW, false",
    "RbBfFfA, fF, false",
    "fKfDfAffN, fK, true",
    "QNAD, K, true",
    "fWrWfDrDfrF, fWrW, true"
  })
  void whatTwoStepsReachStandsInTheMoves(String moves, String steps, boolean turns) {
    assertTrue(piece(moves, steps, turns).lionPower().exists());
  }

  @ParameterizedTest
  @CsvSource({
    "KNA, K, true, D",
    "KAD, K, true, N",
    "KND, K, true, A",
    "NAD, K, true, F",
    "WD, W, true, F",
    "BbsRfW, fW, false, D",
    "BbsRfD, fW, false, W",
    "KbDbAbN, fK, true, A",
    // A slide is no jump: it ends at what stands in its way.
    "RF, fW, false, D"
  })
  void whatIsMissingIsNamed(String moves, String steps, boolean turns, String atom) {
    String message = assertThrows(IllegalArgumentException.class, () -> piece(moves, steps, turns))
        .getMessage();
    assertTrue(message.startsWith("piece M: its lion power"), message);
    assertTrue(message.contains("'" + moves + "' need " + atom + " that way"), message);
  }

  @Test
  void whatThreeStepsReachStandsInTheMovesToo() {
    PieceType.Builder dog =
        PieceType.row("M", "lion dog", "狛犬", "komainu").lionPower(LionPower.threeSteps("K"));
    assertTrue(dog.moves("KDAHG").build().lionPower().goesOn());
    String message = assertThrows(
            IllegalArgumentException.class, () -> dog.moves("KDAH").build())
        .getMessage();
    assertTrue(message.contains("need G that way"), message);
    assertThrows(
        IllegalArgumentException.class,
        () -> new LionPower(Betza.legs("K"), true, LionPower.Kind.LION, 4));
  }

  @Test
  void theMessageSaysWhere() {
    assertEquals(
        "piece M: its lion power straight on goes 2 forward and 0 to the right, so its moves 'bsRfW'"
            + " need D that way",
        assertThrows(IllegalArgumentException.class, () -> piece("bsRfW", "fW", false))
            .getMessage());
  }
}
