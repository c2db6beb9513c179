package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.osgi.framework.Bundle;

/** A language comes while the program runs, as a fragment or as a bundle of its own, and goes again. */
class LanguageBundleIT {
  @TempDir
  Path folder;

  private RunningPlatform platform;

  @BeforeEach
  void start() throws Exception {
    platform = new RunningPlatform(folder);
  }

  @AfterEach
  void stop() throws Exception {
    platform.close();
  }

  /** What commands of a second start print, answers and problems. */
  @SuppressWarnings("unchecked")
  private String run(String commands, Map<String, String> environment) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    var unused = ((ToIntFunction<Map<String, Object>>)
            platform.service(ToIntFunction.class.getName()).target())
        .applyAsInt(Map.of(
            "name", "-c",
            "text", commands,
            "arguments", List.of(),
            "folder", folder,
            "environment", environment,
            "in", new ByteArrayInputStream(new byte[0]),
            "out", out,
            "err", out));
    return out.toString(StandardCharsets.UTF_8);
  }

  private static void assertHas(String part, String text) {
    assertTrue(text.contains(part), text);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void isSpokenAsLongAsItIsThere(boolean fragment) throws Exception {
    Map<String, String> user = Map.of("LANG", "eo_EO.UTF-8");
    String question = "help game:move; variant:info tlon";
    assertHas("game:move: plays moves", run(question, user));
    Bundle language = platform.installed(MadeUpLanguage.jar(folder, fragment));

    String spoken = run(question, user);
    assertHas("game:move: movas pecojn", spoken);
    assertHas("-g, --game ID  the game; else the current one", spoken);
    assertHas("'tlon' mankas; estas ", spoken);
    assertHas("game:move: plays moves", run(question, Map.of("LANG", "en_US.UTF-8")));
    assertHas("game:move: 手を指します", run(question, Map.of("LANG", "ja_JP.UTF-8")));

    assertEquals("language eo  (system, en, eo, ja)\n", run("settings language eo", Map.of()));
    assertHas("game:move: movas pecojn", run(question, Map.of()));

    language.uninstall();
    assertHas("game:move: plays moves", run(question, Map.of()));
    assertEquals("language eo  (system, en, ja)\n", run("settings language", Map.of()));
    assertHas("there is no language 'eo'", run("settings language eo", Map.of()));

    platform.installed(MadeUpLanguage.jar(folder, fragment));
    assertHas("game:move: movas pecojn", run(question, Map.of()));
  }

  @Test
  void theChoiceIsKept() throws Exception {
    assertEquals("language ja  (system, en, ja)\n", run("settings language ja", Map.of()));
    platform.close();
    platform = new RunningPlatform(folder);
    assertHas("手を指します", run("help game:move", Map.of("LANG", "en")));
    assertEquals("language system  (system, en, ja)\n", run("settings language system", Map.of()));
    assertHas("plays moves", run("help game:move", Map.of("LANG", "en")));
  }

  @Test
  void whatProgramsReadIsEnglish() {
    Map<String, String> japanese = Map.of("LANG", "ja_JP.UTF-8");
    String commands = "game:new shogi --json; game:show --json; variant:options shogi --json;"
        + " game:why 5i1a --json";
    String english = run(commands, Map.of("LANG", "en"));
    run("game:close --all", japanese);
    String told = run(commands, japanese);
    assertFalse(told.matches("(?s).*[\\u3041-\\u3096\\u30a1-\\u30fa].*"), told);
    assertEquals(normal(english), normal(told));
  }

  /** Games have numbers of their own. */
  private static String normal(String answers) {
    return answers.replaceAll("\"id\":\"[0-9]+\"", "\"id\":\"\"");
  }
}
