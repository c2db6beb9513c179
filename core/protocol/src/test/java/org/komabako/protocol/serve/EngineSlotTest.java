package org.komabako.protocol.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Thinker;
import org.komabako.position.Rules;

/** Which engine plays, and when it is opened anew. */
class EngineSlotTest {
  private final TestEngine first = new TestEngine("first");
  private final TestEngine second = new TestEngine("second");
  private final List<Engine> engines = new ArrayList<>(List.of(first, second));
  private final List<String> remarks = new ArrayList<>();
  private final EngineSlot chair = new EngineSlot(() -> engines, remarks::add);
  private final Rules tiny = Rules.of(TinyGame.named("tiny"));
  private final Rules other = Rules.of(TinyGame.named("other"));

  private String message(Rules rules) {
    return String.valueOf(
        assertThrows(EngineException.class, () -> chair.open(rules)).getMessage());
  }

  @Test
  void itStaysOpenUntilSomethingChanges() {
    Thinker open = chair.open(tiny);
    assertSame(open, chair.open(tiny));
    assertSame(open, chair.thinker().orElseThrow());
    chair.set(first, "Style", "wild");
    Thinker next = chair.open(tiny);
    assertNotSame(open, next);
    Rules free = Rules.of(TinyGame.named("tiny"), tiny.options().with("repetition", "none"));
    assertNotSame(next, chair.open(free));
    chair.choose("second");
    var last = chair.open(free);
    assertEquals(List.of(Map.of(), Map.of("Style", "wild"), Map.of("Style", "wild")), first.opened);
    assertEquals(List.of(Map.of()), second.opened, "the options are those of another engine");
    chair.close();
    assertEquals(Optional.empty(), chair.thinker());
    assertNotSame(last, chair.open(free));
  }

  @Test
  void anEngineThatWasLetGoIsClosed() {
    Thinker open = chair.open(tiny);
    var answer = open.think(
        new org.komabako.engine.Task(tiny.start(), List.of(), org.komabako.engine.Limits.NONE),
        info -> {});
    chair.set(first, "Style", "wild");
    var unused = chair.open(tiny);
    assertTrue(answer.isCompletedExceptionally());
  }

  @Test
  void toChooseTheOneThatPlaysTakesNothingBack() {
    chair.set(first, "Style", "wild");
    chair.choose("first");
    var unused = chair.open(tiny);
    assertEquals(List.of(Map.of("Style", "wild")), first.opened);
  }

  @Test
  void itSaysOnceWhatItHasToSay() {
    first.notes.add(LocalizedText.of("less memory", "メモリー"));
    var unused = chair.open(tiny);
    assertEquals(List.of("less memory"), remarks);
    unused = chair.open(tiny);
    assertEquals(List.of("less memory"), remarks);
  }

  @Test
  void whoDoesNotPlayThisIsNotTaken() {
    assertEquals("first does not play other", message(other));
    chair.choose("second");
    assertEquals("second does not play other", message(other));
    engines.remove(second);
    assertEquals("the engine 'second' is not installed; there are first", message(tiny));
    engines.clear();
    assertEquals("there is no engine here yet", message(tiny));
    chair.close();
  }

  @Test
  void theFirstThatPlaysByTheRulesIsTaken() {
    engines.add(0, new TestEngine("picky") {
      @Override
      public Optional<LocalizedText> refusal(Rules rules) {
        return Optional.of(LocalizedText.same("no"));
      }
    });
    assertEquals("first", chair.engine(tiny).orElseThrow().id());
  }

  @Test
  void numbersBecomeTheNearestAndWordsHaveToBeRight() {
    assertTrue(chair.setNearest(first, "USI_Hash", "100"));
    assertTrue(chair.setNearest(first, "USI_Hash", "32"));
    assertFalse(chair.setNearest(first, "Colour", "red"));
    assertEquals(List.of("USI_Hash is 64, which is as near to 100 as can be had here"), remarks);
    assertThrows(EngineException.class, () -> chair.setNearest(first, "Style", "odd"));
    var unused = chair.open(tiny);
    assertEquals(List.of(Map.of("USI_Hash", "32")), first.opened);
  }
}
