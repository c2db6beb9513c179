package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands have the services of the core begin when the first of them needs one, and not before. */
class AtNeedIT {
  private static final String FOLDERS = "org.komabako.platform.internal.VariantFolders";
  private static final String GAMES = "org.komabako.session.internal.OpenGames";
  private static final String LIBRARY = "org.komabako.library.internal.LibraryService";

  @TempDir
  private Path folder;

  /** The names of the classes that a process has loaded which did some commands and said something. */
  private Set<String> loaded(String commands, String said) throws Exception {
    Path classes = folder.resolve("classes.txt");
    Path out = folder.resolve("out.txt");
    ProcessBuilder builder = new ProcessBuilder(
        Distribution.TREE.resolve("bin/komabako").toString(),
        "--data",
        folder.resolve("data").toString(),
        "-c",
        commands);
    builder.environment().put("KOMABAKO_NO_CACHE", "yes");
    builder.environment().put("KOMABAKO_JAVA_OPTIONS", "-Xlog:class+load:file=" + classes);
    Process process =
        builder.redirectErrorStream(true).redirectOutput(out.toFile()).start();
    try {
      assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it does not end");
    } finally {
      process.destroyForcibly();
    }
    String told = Files.readString(out);
    assertEquals(0, process.exitValue(), told);
    assertTrue(told.contains(said), told);
    return Files.readAllLines(classes).stream()
        .flatMap(line -> List.of(line.split(" ", -1)).stream())
        .filter(word -> word.startsWith("org.komabako."))
        .collect(Collectors.toSet());
  }

  @Test
  void whatNeedsNoVariantDoesNotWaitForThem() throws Exception {
    Set<String> classes = loaded("version; echo done", "done");
    assertTrue(classes.contains("org.komabako.console.shell.script.ScriptMain"));
    for (String each : List.of(FOLDERS, GAMES, LIBRARY)) {
      assertFalse(classes.contains(each), each);
    }
  }

  @Test
  void whatNeedsThemFindsThemAtOnce() throws Exception {
    Set<String> classes = loaded("game:new minishogi", "minishogi, at the start");
    for (String each : List.of(FOLDERS, GAMES, LIBRARY)) {
      assertTrue(classes.contains(each), each);
    }
  }

  @Test
  void soDoesACommandInAPipe() throws Exception {
    Set<String> classes = loaded("variant:list | grep minishogi", "minishogi");
    assertTrue(classes.contains(FOLDERS));
  }
}
