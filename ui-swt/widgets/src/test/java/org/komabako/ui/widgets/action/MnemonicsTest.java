package org.komabako.ui.widgets.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MnemonicsTest {
  @Test
  void theFirstKeepsItsLetterAndTheOthersFindOne() {
    assertEquals(
        List.of("&New", "&Game information\tF2", "&Duplicate"),
        Mnemonics.distinct(List.of("&New", "Game i&nformation\tF2", "&Duplicate")));
  }

  @Test
  void whatAskedForNoneHasNone() {
    assertEquals(
        List.of("Closed games", "Cl&ose", "O&pen"),
        Mnemonics.distinct(List.of("Closed games", "Cl&ose", "&Open")));
  }

  @Test
  void lettersBehindJapaneseWordsAreOthersToo() {
    assertEquals(
        List.of("閉じる(&C)", "時計(&A)…", "終了"),
        Mnemonics.distinct(List.of("閉じる(&C)", "時計(&C)…", "終了")));
  }

  @Test
  void keysAndAmpersandsAreNoLetters() {
    assertEquals(List.of("A && &b", "&a", "b"), Mnemonics.distinct(List.of("A && &b", "&a", "b")));
    assertEquals(List.of("&x", "x\tCtrl+Q"), Mnemonics.distinct(List.of("&x", "x\tCtrl+Q")));
  }
}
