package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Workers of the grid as processes of their own, on a PostgreSQL of the test's: killed, told to end, without their database. */
@Timeout(3600)
class WorkersIT {
  private static final boolean DEEP = Boolean.getBoolean("komabako.deep");
  private static final int PAIRS = DEEP ? 1000 : 40;
  private static final int KILLS = DEEP ? 100 : 4;
  private static final Duration AWAY = Duration.ofSeconds(DEEP ? 60 : 2);
  private static final int AT_ONCE = DEEP ? 4 : 2;
  /** Long enough to kill as many as are to be killed while it goes on. */
  private static final String MATCH =
      "match:run minishogi komabako komabako -t nodes=" + (DEEP ? 1200 : 400) + " --seed 7 -n ";

  private static GridDatabaseServer server;

  @TempDir
  Path folder;

  private final long seed = Long.getLong("komabako.seed", System.nanoTime());
  private final Random random = new Random(seed);
  private final List<GridProgram> started = new ArrayList<>();

  @BeforeAll
  static void startServer(@TempDir Path data) {
    server = new GridDatabaseServer(data.resolve("postgres"));
  }

  @AfterAll
  static void stopServer() throws Exception {
    if (server != null) {
      server.close();
    }
  }

  @BeforeEach
  void newDatabase() throws Exception {
    server.newDatabase();
  }

  @AfterEach
  void stopAll() {
    started.forEach(GridProgram::kill);
  }

  private GridProgram start(Map<String, String> environment, String... words) throws IOException {
    GridProgram program =
        new GridProgram(folder.resolve("program" + started.size()), environment, words);
    started.add(program);
    return program;
  }

  private GridProgram worker(String... more) throws IOException {
    List<String> words =
        new ArrayList<>(List.of("worker", "--join", server.url(), "--heartbeat", "1"));
    words.addAll(List.of(more));
    return start(Map.of(), words.toArray(String[]::new));
  }

  private GridProgram match(int pairs) throws IOException {
    return start(
        Map.of(), "-c", "grid:join '" + server.url() + "'; " + MATCH + 2 * pairs + " --on grid");
  }

  private static void await(Callable<Boolean> condition) {
    Awaitility.await()
        .pollInterval(Duration.ofMillis(100))
        .atMost(Duration.ofMinutes(DEEP ? 50 : 5))
        .until(condition);
  }

  private static void pass(Duration time) {
    Awaitility.await().pollDelay(time).atMost(time.plusMinutes(1)).until(() -> true);
  }

  /** Each game of the first match of a data folder, but for what the clock on the wall says. */
  private static Map<String, String> games(Path data) throws IOException {
    Map<String, String> games = new TreeMap<>();
    try (Stream<Path> files = Files.list(data.resolve("matches/1"))) {
      for (Path file :
          files.filter(each -> each.toString().endsWith(".komabako")).toList()) {
        games.put(
            file.getFileName().toString(),
            Files.readAllLines(file).stream()
                .filter(line -> !line.matches("(spent |tag begun=|tag ended=).*"))
                .collect(Collectors.joining("\n")));
      }
    }
    return games;
  }

  @Test
  void everyPairCountsOnceWhoeverDiesAndItsGamesAreThoseOfOneProcess() throws Exception {
    GridProgram alone = start(Map.of(), "-c", MATCH + 2 * PAIRS);
    GridProgram match = match(PAIRS);
    List<GridProgram> workers = new ArrayList<>();
    int kills = 0;
    boolean wasAway = false;
    while (match.isAlive()) {
      workers.removeIf(each -> !each.isAlive());
      while (workers.size() < AT_ONCE && match.isAlive()) {
        workers.add(worker());
      }
      GridProgram next = workers.get(random.nextInt(workers.size()));
      await(() -> next.said().contains("Working on: ") || !match.isAlive());
      pass(Duration.ofMillis(random.nextInt(DEEP ? 300 : 1500)));
      if (kills < KILLS) {
        next.kill();
        kills++;
      } else {
        assertTrue(match.end(DEEP ? 3000 : 300) >= 0, match::said);
      }
      if (!wasAway && kills > KILLS / 2) {
        wasAway = true;
        server.awayFor(() -> pass(AWAY));
      }
    }
    assertEquals(0, match.end(10), match::said);
    System.out.printf("%d workers killed during %d pairs; seed %d%n", kills, PAIRS, seed);
    assertTrue(kills >= (DEEP ? KILLS : 3), () -> "the match was too short; seed " + seed);
    Map<String, String> games = games(match.data());
    assertEquals(2 * PAIRS, games.size());
    assertEquals(0, alone.end(DEEP ? 3000 : 300), alone::said);
    assertEquals(games(alone.data()), games);
    String report = match.said();
    assertTrue(report.contains(2 * PAIRS + " of " + 2 * PAIRS), report);
    workers.removeIf(each -> !each.isAlive());
    workers.forEach(GridProgram::terminate);
    for (GridProgram worker : workers) {
      assertEquals(143, worker.end(30), worker::said);
      assertTrue(worker.said().contains("The worker ends. Units done:"), worker::said);
    }
    assertEquals(0, server.count("grid_job"), "nothing is left there");
    assertEquals(0, server.count("grid_task"));
    assertEquals(0, server.count("grid_result"));
    assertEquals(0, server.count("grid_part"));
  }

  @Test
  void whoIsToldToEndPutsItsPairBackAtOnce() throws Exception {
    GridProgram match = start(
        Map.of(),
        "-c",
        "grid:join '" + server.url()
            + "'; match:run minishogi komabako komabako -t nodes=20000 -n 8 --on grid");
    GridProgram worker = worker("--only", "match", "--threads", "1", "--nice", "--hours", "1");
    await(() -> server.count("grid_task WHERE picked") == 1 || !match.isAlive());
    assertEquals(1, server.count("grid_worker"), worker::said);
    worker.terminate();
    assertEquals(143, worker.end(20), worker::said);
    assertEquals(0, server.count("grid_task WHERE picked"), worker::said);
    assertEquals(0, server.count("grid_worker"));
  }

  /** The worker has no rights but those of its role, which are enough to play a match. */
  @Test
  void aPasswordIsInNoLogAndNoListOfProcesses() throws Exception {
    server.execute("CREATE ROLE komabako_worker LOGIN PASSWORD 'right-hunter2'");
    server.askForPasswordsOf("komabako_worker");
    String url = server.url().replace("user=postgres", "user=komabako_worker");
    GridProgram wrong =
        start(Map.of("KOMABAKO_GRID_PASSWORD", "wrong-hunter2"), "worker", "--join", url);
    GridProgram seen = start(Map.of(), "worker", "--join", url + "&password=wrong-hunter2");
    GridProgram match = match(3);
    await(() -> server.count("grid_job") == 1 || !match.isAlive());
    GridProgram right =
        start(Map.of("KOMABAKO_GRID_PASSWORD", "right-hunter2"), "worker", "--join", url);
    assertEquals(1, wrong.end(60), wrong::said);
    assertTrue(wrong.said().contains("does not let you in"), wrong::said);
    assertFalse(wrong.said().contains("hunter2"), wrong::said);
    assertEquals(2, seen.end(60), seen::said);
    assertTrue(seen.said().contains("KOMABAKO_GRID_PASSWORD"), seen::said);
    assertFalse(seen.said().contains("hunter2"), seen::said);
    assertEquals(0, match.end(120), () -> match.said() + right.said());
    assertTrue(right.isAlive(), right::said);
    String command = Files.readString(Path.of("/proc/" + right.pid() + "/cmdline"));
    assertFalse(command.contains("hunter2"), command);
    assertFalse(right.said().contains("hunter2"), right::said);
    right.terminate();
    assertEquals(143, right.end(20), right::said);
  }

  /** What is shared must not depend on the order of a map, which is another in each process. */
  @Test
  void eachProcessWritesTheVariantsAlike() throws Exception {
    String script = ShippedVariants.all().stream()
        .map(variant -> "variant:export " + variant.key())
        .collect(Collectors.joining("; "));
    GridProgram one = start(Map.of(), "-c", script);
    GridProgram other = start(Map.of(), "-c", script);
    assertEquals(0, one.end(60), one::said);
    assertEquals(0, other.end(60), other::said);
    assertEquals(one.said(), other.said());
  }
}
