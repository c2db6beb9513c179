package org.komabako.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class NativesTest {
  private final Map<String, @Nullable String> before = new HashMap<>();

  @BeforeEach
  void remember() {
    for (String name : new String[] {"org.sqlite.tmpdir", "jline.tmpdir"}) {
      before.put(name, System.getProperty(name));
      System.clearProperty(name);
    }
  }

  @AfterEach
  void restore() {
    before.forEach((name, value) -> {
      System.clearProperty(name);
      if (value != null) {
        System.setProperty(name, value);
      }
    });
  }

  @Test
  void theyGoWithTheFolderOfTheProcessUnlessTheUserSaysElse() {
    System.setProperty("jline.tmpdir", "/elsewhere");
    Natives.unpackInto(Path.of("/run"));
    assertEquals("/run", System.getProperty("org.sqlite.tmpdir"));
    assertEquals("/elsewhere", System.getProperty("jline.tmpdir"));
  }
}
