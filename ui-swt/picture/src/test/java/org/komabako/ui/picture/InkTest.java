package org.komabako.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class InkTest {
  private static final Ink BLACK = Ink.rgb(0);
  private static final Ink WHITE = Ink.rgb(0xFFFFFF);

  @Test
  void hasItsParts() {
    Ink ink = new Ink(0x80123456);
    assertEquals(0x80, ink.alpha());
    assertEquals(0x12, ink.red());
    assertEquals(0x34, ink.green());
    assertEquals(0x56, ink.blue());
    assertEquals("#123456", ink.css());
    assertEquals(new Ink(0xFF123456), ink.withAlpha(255));
  }

  @Test
  void contrastIsThatOfTheWebGuidelines() {
    assertEquals(21, BLACK.contrast(WHITE), 0.001);
    assertEquals(21, WHITE.contrast(BLACK), 0.001);
    assertEquals(1, WHITE.contrast(WHITE), 0.001);
    assertEquals(4.54, Ink.rgb(0x767676).contrast(WHITE), 0.01);
  }

  @Test
  void translucentInkMixesWithTheGround() {
    assertEquals(Ink.rgb(0x808080), WHITE.withAlpha(128).over(BLACK));
    assertEquals(Ink.rgb(0x808080), BLACK.towards(WHITE, 0.5));
  }
}
