package org.komabako.kernel.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.TextException;

class BetzaTest {
  /** Legs as {@code right,forward} with {@code *} for a slide and {@code xN} for a limited one. */
  private static String legs(String betza) {
    return Betza.legs(betza).stream().map(BetzaTest::text).collect(Collectors.joining(" "));
  }

  private static String text(Leg leg) {
    String range = leg.range() == 1 ? "" : leg.range() == Leg.UNLIMITED ? "*" : "x" + leg.range();
    return leg.right() + "," + leg.forward() + range;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W     | 0,1 -1,0 1,0 0,-1",
        "F     | -1,1 1,1 -1,-1 1,-1",
        "D     | 0,2 -2,0 2,0 0,-2",
        "A     | -2,2 2,2 -2,-2 2,-2",
        "H     | 0,3 -3,0 3,0 0,-3",
        "G     | -3,3 3,3 -3,-3 3,-3",
        "N     | -1,2 1,2 -2,1 2,1 -2,-1 2,-1 -1,-2 1,-2",
        "C     | -1,3 1,3 -3,1 3,1 -3,-1 3,-1 -1,-3 1,-3",
        "Z     | -2,3 2,3 -3,2 3,2 -3,-2 3,-2 -2,-3 2,-3",
        "K     | -1,1 0,1 1,1 -1,0 1,0 -1,-1 0,-1 1,-1",
        "R     | 0,1* -1,0* 1,0* 0,-1*",
        "B     | -1,1* 1,1* -1,-1* 1,-1*",
        "Q     | -1,1* 0,1* 1,1* -1,0* 1,0* -1,-1* 0,-1* 1,-1*",
      })
  void atoms(String betza, String expected) {
    assertEquals(expected, legs(betza));
  }

  @ParameterizedTest
  @CsvSource({
    "fW, ANY, 1",
    "mfW, MOVE, 1",
    "cfR, CAPTURE, 99",
    "pfR, HOP, 99",
    "mpfR, HOP_MOVE, 99",
    "cpfR, HOP_CAPTURE, 99",
    "ppfR, JUMP, 99",
    "mppfR, JUMP_MOVE, 99",
    "cppfR, JUMP_CAPTURE, 99",
    "jfR3, SKIP, 3",
    "mjfR, SKIP_MOVE, 99",
    "cjfR, SKIP_CAPTURE, 99"
  })
  void whatMayBeDoneAlongALeg(String betza, Leg.Way way, int range) {
    assertEquals(List.of(new Leg(0, 1, range, way)), Betza.legs(betza));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fW    | 0,1",
        "fbW   | 0,1 0,-1",
        "vW    | 0,1 0,-1",
        "sW    | -1,0 1,0",
        "rlW   | -1,0 1,0",
        "fsW   | 0,1 -1,0 1,0",
        "fF    | -1,1 1,1",
        "lF    | -1,1 -1,-1",
        "flF   | -1,1",
        "flbrF | -1,1 1,-1",
        "flbF  | -1,1 -1,-1 1,-1",
        "fA    | -2,2 2,2",
        "fK    | -1,1 0,1 1,1",
        "bQ    | -1,-1* 0,-1* 1,-1*",
        "sK    | -1,0 1,0",
        "ffN   | -1,2 1,2",
        "fN    | -1,2 1,2 -2,1 2,1",
        "llN   | -2,1 -2,-1",
        "frN   | 1,2 2,1",
        "vN    | -1,2 1,2 -1,-2 1,-2",
        "sN    | -2,1 2,1 -2,-1 2,-1",
      })
  void directions(String betza, String expected) {
    assertEquals(expected, legs(betza));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fW2   | 0,1x2",
        "fW12  | 0,1x12",
        "fR3   | 0,1x3",
        "fW0   | 0,1*",
        "ffN0  | -1,2* 1,2*",
        "fK2   | -1,1x2 0,1x2 1,1x2",
      })
  void ranges(String betza, String expected) {
    assertEquals(expected, legs(betza));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "WfbR  | 0,1* -1,0 1,0 0,-1*",
        "fbRW  | 0,1* -1,0 1,0 0,-1*",
        "fW2fW3 | 0,1x3",
        "BW    | -1,1* 0,1 1,1* -1,0 1,0 -1,-1* 0,-1 1,-1*",
      })
  void overlapsAreMerged(String betza, String expected) {
    assertEquals(expected, legs(betza));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(4,1)    | -1,4 1,4 -4,1 4,1 -4,-1 4,-1 -1,-4 1,-4",
        "(1,4)    | -1,4 1,4 -4,1 4,1 -4,-1 4,-1 -1,-4 1,-4",
        "(3,2)    | -2,3 2,3 -3,2 3,2 -3,-2 3,-2 -2,-3 2,-3",
        "(0,4)    | 0,4 -4,0 4,0 0,-4",
        "(5,5)    | -5,5 5,5 -5,-5 5,-5",
        "f(15,0)  | 0,15",
        "vs(4,0)  | 0,4 -4,0 4,0 0,-4",
        "fl(4,4)  | -4,4",
        "ff(4,1)  | -1,4 1,4",
        "s(4,1)   | -4,1 4,1 -4,-1 4,-1",
        "ff(4,1)2 | -1,4x2 1,4x2",
        "ff(4,1)0 | -1,4* 1,4*",
        "fW(4,0)  | 0,4 0,1 -4,0 4,0 0,-4",
        "N(2,1)   | -1,2 1,2 -2,1 2,1 -2,-1 2,-1 -1,-2 1,-2",
      })
  void leapsOfAnyOffset(String betza, String expected) {
    assertEquals(expected, legs(betza));
  }

  @Test
  void jumpsAndStepsOfOneLineStayApart() {
    assertEquals("0,2 0,1", legs("fWfD"));
  }

  @Test
  void nothingIsAPieceThatNeverMoves() {
    assertEquals(List.of(), Betza.legs(""));
  }

  @Test
  void aLegKnowsWhatItIs() {
    assertTrue(Betza.legs("fR").get(0).slides());
    assertTrue(Betza.legs("fF").get(0).isStep());
    assertTrue(!Betza.legs("fN").get(0).isStep());
  }

  /** The columns are those that a user counts, from 1. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "X      | 1 | 'X' is no atom; the atoms are W F D N A H C Z G R B Q K and leaps like (4,1)",
        "WfX    | 3 | 'X' is no atom; the atoms are W F D N A H C Z G R B Q K and leaps like (4,1)",
        "W W    | 2 | ' ' is no atom; the atoms are W F D N A H C Z G R B Q K and leaps like (4,1)",
        "D[aK]  | 2 | '[' is no atom; the atoms are W F D N A H C Z G R B Q K and leaps like (4,1)",
        "3W     | 1 | '3' is no atom; the atoms are W F D N A H C Z G R B Q K and leaps like (4,1)",
        "Wf     | 3 | an atom is missing behind 'f'",
        "fW123  | 3 | a range has at most two digits",
        "fR1    | 3 | a range of 1 makes 'R' a stepper: write W, F or K",
        "WvF    | 2 | 'v' is no direction of 'F'",
        "fsF    | 2 | 's' is no direction of 'F'",
        "ffW    | 2 | 'f' adds nothing to what stands before it",
        "vfW    | 2 | 'f' adds nothing to what stands before it",
        "fflF   | 2 | 'fl' adds nothing to what stands before it",
        "lfF    | 1 | 'lf' is not clear before 'F': f and b come first",
        "frlK   | 1 | 'fr' is not clear before 'K': write the parts apart",
        "fsN    | 1 | 'v' and 's' stand alone before 'N'",
        "W(4,1  | 2 | a leap is two numbers in parentheses, like (4,1)",
        "(4 1)  | 1 | a leap is two numbers in parentheses, like (4,1)",
        "(-4,1) | 1 | a leap is two numbers in parentheses, like (4,1)",
        "f(0,0) | 2 | '(0,0)' leaps nowhere; the farthest leap is (24,24)",
        "(1,25) | 1 | '(1,25)' leaps nowhere; the farthest leap is (24,24)",
        "v(4,4) | 1 | 'v' is no direction of '(4,4)'",
        "fs(4,1) | 1 | 'v' and 's' stand alone before '(4,1)'",
        "casR   | 2 | before 'as' stand only directions: such a move may take where it ends",
        "asfR   | 3 | behind 'as' stands no direction: a hook turns to both sides",
        "aR     | 1 | 'a' is no atom; the atoms are W F D N A H C Z G R B Q K and leaps like (4,1)",
        "lf(4,1) | 1 | 'lf' is not clear before '(4,1)': f and b come first",
      })
  void errorsNameTheColumn(String betza, int column, String message) {
    TextException error = assertThrows(TextException.class, () -> Betza.legs(betza));
    assertEquals("Betza '" + betza + "', column " + column + ": " + message, error.getMessage());
    assertEquals(column - 1, error.column());
    assertEquals(betza, error.input());
    String japanese = error.text().in(Locale.JAPANESE);
    String before = "ベッツァ記法「" + betza + "」の" + column + "文字目：";
    assertTrue(japanese.matches(Pattern.quote(before) + ".*\\p{IsHiragana}.*"), japanese);
  }
}
