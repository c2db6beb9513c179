package org.komabako.base.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class SentenceTest {
  private static LocalizedText sentence(String key, Object... parts) {
    return Sentence.of(SentenceTest.class, key, parts);
  }

  @Test
  void partsGoWhereEachLanguageWantsThem() {
    LocalizedText lion = LocalizedText.of("lion", "獅子");
    LocalizedText text = sentence("fileTrouble.joined", "7f", lion);
    assertEquals("7f: lion", text.in(Locale.ENGLISH));
    assertEquals("7f：獅子", text.in(Locale.JAPANESE));
    assertEquals("7f: lion", text.toString());
  }

  @Test
  void aSentenceIsAPartOfAnother() {
    LocalizedText inner = sentence("fileTrouble.accessDenied");
    LocalizedText outer = sentence("fileException.cannotRead", "a's {1}", inner);
    assertEquals("a's {1} cannot be read: access is denied", outer.in(Locale.ENGLISH));
    assertEquals("a's {1} を読めません。アクセスが許可されていません", outer.in(Locale.JAPANESE));
  }

  @Test
  void aNumberIsWrittenWithoutGrouping() {
    assertEquals("12345: 0.5", sentence("fileTrouble.joined", 12345, 0.5).in(Locale.ENGLISH));
  }

  @Test
  void whatAPartSaysIsTakenAtOnce() {
    StringBuilder name = new StringBuilder("before");
    LocalizedText text = sentence("fileTrouble.joined", name, "x");
    name.append(" and after");
    assertEquals("before: x", text.in(Locale.ENGLISH));
  }

  @Test
  void aLanguageThatThereIsNoFileOfIsEnglish() {
    LocalizedText text = sentence("fileTrouble.accessDenied");
    assertEquals("access is denied", text.in(Locale.forLanguageTag("eo")));
    assertEquals(text.in(Locale.JAPANESE), text.in(Locale.JAPAN));
  }

  @Test
  void aKeyWithoutASentenceIsSeen() {
    assertEquals("fileTrouble.nothing", sentence("fileTrouble.nothing").in(Locale.ENGLISH));
  }

  @Test
  void equalSentencesAreEqual() {
    assertEquals(sentence("fileTrouble.joined", 1, "a"), sentence("fileTrouble.joined", 1, "a"));
    assertNotEquals(sentence("fileTrouble.joined", 1, "a"), sentence("fileTrouble.joined", 2, "a"));
  }

  @Test
  void aNameWithinASentenceHasNoCapitals() {
    LocalizedText king = Sentence.small(LocalizedText.of("Dragon King", "龍王"));
    assertEquals("dragon king", king.in(Locale.ENGLISH));
    assertEquals("龍王", king.in(Locale.JAPANESE));
  }
}
