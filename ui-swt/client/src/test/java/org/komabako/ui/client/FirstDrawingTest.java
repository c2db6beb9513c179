package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Screen.class)
class FirstDrawingTest {
  private final AtomicBoolean game = new AtomicBoolean();
  private final AtomicInteger told = new AtomicInteger();
  private final FirstDrawing drawing =
      new FirstDrawing(Screen.display(), game::get, told::incrementAndGet);

  @Test
  void itIsToldOnceWhenAGameIsShown() {
    drawing.idle();
    assertEquals(0, told.get(), "a game may still come");
    game.set(true);
    drawing.idle();
    drawing.idle();
    assertEquals(1, told.get());
  }

  @Test
  void itIsToldOnceWhereNoGameComes() {
    drawing.idle();
    drawing.idle();
    Screen.await("it is told", () -> told.get() > 0);
    drawing.idle();
    game.set(true);
    drawing.idle();
    assertEquals(1, told.get());
  }
}
