package org.komabako.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FeatureFileTest {

  @Test
  void findsBundlesAndTheirStartLevels() {
    FeatureFile file = FeatureFile.parse(
        "{\"bundles\": [{\"id\": \"g.h:a:1\", \"bundleStartLevel\": 2, \"engine\": true},"
            + " {\"id\": \"g:b:1.0\"}]}");
    assertEquals(2, file.bundles().get(0).startLevel());
    assertEquals("g/h/a/1/a-1.jar", file.bundles().get(0).path());
    assertEquals(6, file.bundles().get(1).startLevel());
    assertTrue(file.bundles().get(0).engine());
    assertFalse(file.bundles().get(1).engine());
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "{}", "{\"bundles\": [1]}", "{\"bundles\": [{\"id\": \"a:b\"}]}"})
  void refusesWhatIsNoFeature(String text) {
    assertThrows(IllegalArgumentException.class, () -> FeatureFile.parse(text));
  }
}
