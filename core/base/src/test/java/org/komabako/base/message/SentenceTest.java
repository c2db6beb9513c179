package org.komabako.base.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SentenceTest {
  @Test
  void partsAreFilledInInEachLanguage() {
    LocalizedText lion = LocalizedText.of("lion", "獅子");
    LocalizedText sentence = Sentence.of("the {0} on {1}", "{1}の{0}", lion, "6f");
    assertEquals("the lion on 6f", sentence.english());
    assertEquals("6fの獅子", sentence.japanese());
  }

  @Test
  void aNameWithinASentenceHasNoCapitals() {
    assertEquals(
        "dragon king", Sentence.small(LocalizedText.of("Dragon King", "龍王")).english());
  }
}
