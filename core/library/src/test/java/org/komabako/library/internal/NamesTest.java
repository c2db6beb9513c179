package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names are compared without regard to how they are written, and no sign in them means more than itself. */
class NamesTest {
  @ParameterizedTest
  @CsvSource(quoteCharacter = '"', textBlock = """
          Ito,          %ito%
          a_b,          %a!_b%
          100%,         %100!%%
          a!b,          %a!!b%
          !_%,          %!!!_!%%
          ＿％！,          %!_!%!!%
          """)
  void whatLikeTakesForAnythingIsEscaped(String part, String like) {
    assertEquals(like, Names.within(part));
  }

  @ParameterizedTest
  @CsvSource(quoteCharacter = '"', textBlock = """
          ITO Jun,           ito jun
          "  Ito \t Jun ",   ito jun
          ＩＴＯ　Jun,           ito jun
          ｻﾄｳ,               サトウ
          O'Brien,           o'brien
          """)
  void namesAreSmallNarrowAndWithSingleBlanks(String name, String plain) {
    assertEquals(plain, Names.plain(name));
  }
}
