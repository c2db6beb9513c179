package org.komabako.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;

class EngineOptionTest {
  private static final LocalizedText MEANING = LocalizedText.of("What it is for.", "説明。");

  private static void refused(EngineOption option, String value, String sentence) {
    EngineException e = assertThrows(EngineException.class, () -> option.check(value));
    assertEquals(sentence, e.getMessage());
  }

  @Test
  void aNumberHasItsRange() {
    EngineOption threads = EngineOption.spin("Threads", MEANING, 1, 1, 8);
    assertEquals("8", threads.check("8"));
    refused(threads, "9", "Threads cannot be '9'; write a number from 1 to 8");
    refused(threads, "two", "Threads cannot be 'two'; write a number from 1 to 8");
  }

  @Test
  void aChoiceIsOneOfItsWords() {
    EngineOption style = EngineOption.combo("Style", MEANING, "calm", List.of("calm", "wild"));
    assertEquals("wild", style.check("wild"));
    refused(style, "mad", "Style cannot be 'mad'; write calm, wild");
  }

  @Test
  void aCheckIsTrueOrFalse() {
    EngineOption ponder = EngineOption.check("USI_Ponder", MEANING, false);
    assertEquals("true", ponder.check("true"));
    refused(ponder, "yes", "USI_Ponder cannot be 'yes'; write true or false");
  }
}
