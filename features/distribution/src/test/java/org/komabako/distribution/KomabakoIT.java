package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Unpacks the distribution and runs it as its users do: as a process. */
class KomabakoIT {
  @TempDir
  static Path folder;

  private static Path program;

  private record Result(int status, String out, String err) {}

  @BeforeAll
  static void unpack() throws Exception {
    Process tar = new ProcessBuilder(
            "tar", "xzf", Distribution.ARCHIVE.toString(), "-C", folder.toString())
        .inheritIO()
        .start();
    assertEquals(0, tar.waitFor());
    program = folder.resolve("komabako-" + Distribution.VERSION).resolve("bin/komabako");
    // The first start writes the archive of loaded classes that the next ones use.
    assertEquals(0, komabako("-c", "variant:list").status());
  }

  @Test
  void tellsItsVersion() throws Exception {
    Result result = komabako("--version");
    assertEquals(new Result(0, "komabako " + Distribution.VERSION + "\n", ""), result);
  }

  @Test
  void tellsHowToUseIt() throws Exception {
    Result result = komabako("--help");
    assertEquals(0, result.status());
    assertTrue(result.out().startsWith("Usage: komabako"), result.out());
  }

  @Test
  void refusesWhatItDoesNotKnow() throws Exception {
    Result result = komabako("--frobnicate");
    assertEquals(2, result.status());
    assertEquals("", result.out());
    assertTrue(result.err().contains("--frobnicate"), result.err());
  }

  @Test
  void refusesAScriptThatIsNotThere() throws Exception {
    assertEquals(2, komabako("--script", "no-such-file").status());
  }

  @Test
  void answersGoToStandardOutputAndProblemsToTheErrorStream() throws Exception {
    Result result = komabako("-c", "echo one\nvariant:info no-such-game\necho never");
    assertEquals(1, result.status(), result.err());
    assertEquals("one\n", result.out(), "and it fails fast");
    assertTrue(result.err().startsWith("komabako: line 2: "), result.err());
    assertTrue(result.err().contains("'no-such-game' is not installed"), result.err());
  }

  @Test
  void wrongSyntaxIsStatusTwoAndExitChoosesItsOwn() throws Exception {
    Result syntax = komabako("-c", "echo before\necho (");
    assertEquals(2, syntax.status());
    assertEquals("", syntax.out(), "nothing was begun");
    assertEquals(7, komabako("-c", "exit 7").status());
  }

  @Test
  void aScriptGetsItsArguments() throws Exception {
    Path script = Files.writeString(folder.resolve("hello.gosh"), "echo hello $1\n");
    Result result = komabako("--script", script.toString(), "world");
    assertEquals(new Result(0, "hello world\n", ""), result);
  }

  @Test
  void writesFilesGoesOnAnswersJsonAndHelps() throws Exception {
    Path file = folder.resolve("a list");
    Result result = komabako(
        "-c",
        "variant:list > $1\ngame:new nope || echo alt\n(variant:list) size\nvariant:info shogi --json\n"
            + "game:new nope | cat || echo piped\nhelp",
        file.toString());
    assertEquals(0, result.status(), result.err());
    assertTrue(Files.readString(file).startsWith("chushogi  "), Files.readString(file));
    String out = result.out();
    assertTrue(out.startsWith("alt\n" + ShippedVariants.files() + "\n{\"key\":\"shogi\","), out);
    assertTrue(out.contains("}\npiped\n"), out);
    assertEquals(2, result.err().lines().count(), result.err());
    assertFalse(result.err().contains("gogo"), result.err());
    assertEquals(18, out.lines().filter(line -> line.startsWith("  library:")).count(), out);
    String others = out.substring(out.indexOf("Scopes of the shell and the platform"));
    assertFalse(others.contains("library") || others.contains("complete"), others);
  }

  /** As the program starts by itself, with the types of its bundles on the class path. */
  @Test
  void aNetworkComesAlongWithItsGameFromTheShelf() throws Exception {
    Result result = komabako("-c", "variant:install dobutsu; engine:net dobutsu");
    assertEquals(0, result.status(), result.err());
    assertTrue(result.out().contains("dobutsu * shelf: "), result.out());
  }

  @Test
  void speaksUsi() throws Exception {
    Path lines = Files.writeString(folder.resolve("usi.txt"), "usi\nd\nnonsense\nquit\n");
    Result result = run(lines, "usi");
    assertEquals(0, result.status(), result.err());
    assertTrue(result.out().contains("\nusiok\n"), result.out());
    assertTrue(result.out().contains("\nresult open\n"), result.out());
    assertTrue(
        result.out().contains("\noption name USI_Variant type combo default shogi var "),
        result.out());
    assertTrue(result.out().contains("\nsfen lnsgkgsnl/"), "a shogi engine where nothing is said");
    assertTrue(result.out().contains("\ninfo string error: unknown command"), result.out());
  }

  /** How many variants there are. */
  @Test
  void speaksCecp() throws Exception {
    Path lines = Files.writeString(
        folder.resolve("xboard.txt"),
        "xboard\nprotover 2\nnew\nvariant chu\nforce\nusermove f1f5\nfly\nping 1\nquit\n");
    Result result = run(lines, "xboard");
    assertEquals(0, result.status(), result.err());
    assertTrue(result.out().contains("variants=\"chu,dai,"), result.out());
    assertTrue(result.out().contains("\nIllegal move (movement: "), result.out());
    assertTrue(result.out().contains("\nError (unknown command): fly\n"), result.out());
    assertTrue(result.out().endsWith("pong 1\n"), result.out());
  }

  /** Programs of others, where they are installed: found, asked for a move, and seated at a game. */
  @ParameterizedTest
  @CsvSource({"hachu, cecp, chushogi", "fairy-stockfish, usi, shogi", "gnushogi, xshogi, shogi"})
  void drivesEnginesOfOthers(String engine, String protocol, String variant) throws Exception {
    Path foreign = Path.of("/usr/games", engine);
    assumeTrue(Files.isExecutable(foreign), engine + " is not installed");
    Path data = Files.createTempDirectory(folder, "engines");
    Result played = komabako(
        "--data",
        data.toString(),
        "-c",
        "engine:add " + foreign + "\nengine:test " + engine + "\ng = (game:new " + variant
            + ")\nengine:play $g black " + engine + " -t 1s\nsleep 4\n"
            + "game:line\nengine:remove " + engine + "\ngame:close $g");
    assertEquals(0, played.status(), played.err());
    assertTrue(
        played.out().lines().anyMatch(line -> line.matches("program +" + protocol + " .*")),
        played.out());
    assertTrue(played.out().contains(" ms, start and end included"), played.out());
    assertTrue(played.out().contains("   1. "), played.out());
  }

  /** Nobody sets them: the variant tells what the program calls them. */
  @ParameterizedTest
  @CsvSource({"jcsa, Okazaki rule=1, Allow repeats=1", "historical, Okazaki rule=0, Allow repeats=0"
  })
  void theRulesOfAGameReachAnEngineOfOthers(String rules, String first, String second)
      throws Exception {
    Path foreign = Path.of("/usr/games/hachu");
    assumeTrue(Files.isExecutable(foreign), "hachu is not installed");
    Result result = komabako(
        "--data",
        Files.createTempDirectory(folder, "ruled").toString(),
        "-c",
        "engine:add " + foreign + "\ng = (game:new chushogi --rules " + rules
            + ")\nengine:play $g black hachu -t 1s\nsleep 2\nengine:log hachu\nengine:remove hachu");
    assertEquals(0, result.status(), result.err());
    assertTrue(result.out().contains("> option " + first + "\n"), result.out());
    assertTrue(result.out().contains("> option " + second + "\n"), result.out());
  }

  /** A match is killed between two games, and goes on in another process. */
  @Test
  void aMatchSurvivesAKill() throws Exception {
    Path data = Files.createTempDirectory(folder, "matches");
    Process process = start(
        Path.of("/dev/null"),
        Files.createTempFile(folder, "o", ""),
        Files.createTempFile(folder, "e", ""),
        "--data",
        data.toString(),
        "-c",
        "match:run shogi komabako,Level=2,USI_Hash=1 komabako,Level=1,USI_Hash=1 -t nodes=3000"
            + " -n 400 --most-plies 40");
    Path kept = data.resolve("matches/1");
    await(() -> Files.exists(kept.resolve("game-0002.komabako")));
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
    Result listed = komabako("--data", data.toString(), "-c", "match:list\nmatch:status 2");
    assertEquals(1, listed.status());
    assertTrue(listed.out().contains(" of 400 games, paused"), listed.out());
    assertTrue(listed.err().contains("there is no match 2; there are 1"), listed.err());
    Result resumed = komabako(
        "--data", data.toString(), "-c", "match:resume 1 --background\nsleep 2\nmatch:stop 1");
    assertEquals(0, resumed.status(), resumed.err());
    Result report = komabako("--data", data.toString(), "-c", "match:report 1");
    assertTrue(report.out().contains("state     stopped"), report.out());
    assertTrue(report.out().contains("faults    first none; second none"), report.out());
  }

  /** The library's database, native code and all, works as a bundle; games are there for the next process. */
  @Test
  void theLibraryKeepsGames() throws Exception {
    String data = Files.createTempDirectory(folder, "library").toString();
    String samples =
        Distribution.ROOT.resolve("variants/shogi/src/test/resources/samples").toString();
    Result first = komabako(
        "--data", data, "-c", "library:import " + samples + "\nlibrary:moves --variant shogi");
    assertEquals(0, first.status(), first.err());
    assertTrue(first.out().matches("(?s).*[1-9][0-9]* games came in.*"), first.out());
    assertTrue(first.out().contains("black wins"), first.out());
    Path other = Files.writeString(folder.resolve("package.json"), "{\"name\": \"a\"}");
    Result second = komabako(
        "--data",
        data,
        "-c",
        "x = (library:import " + other + ")\n$x line\nlibrary:import " + samples
            + "\nlibrary:info\nvariant:uninstall shogi\nlibrary:find -n 1\n"
            + "library:use 'jdbc:postgresql://localhost:1/none'");
    assertEquals(1, second.status(), second.err());
    assertTrue(second.out().startsWith("0 games came in, 0 were there already, 1 could not be"));
    assertTrue(second.out().contains("\n0 games came in"), second.out());
    assertTrue(second.out().contains("games.sqlite (SQLite "), second.out());
    assertTrue(second.err().contains("cannot be reached"), second.err());
  }

  /** In a running platform a variant leaves in the middle of a match, and returns. */
  @Test
  void aMatchWaitsForItsVariant() throws Exception {
    Path data = Files.createTempDirectory(folder, "waiting");
    Result result = komabako(
        "--data",
        data.toString(),
        "-c",
        "match:run shogi komabako,USI_Hash=1 komabako,USI_Hash=1 -t move=0.2s -n 2 --background\n"
            + "sleep 1\nvariant:uninstall shogi\nmatch:status 1\nvariant:install shogi"
            + "\nmatch:list\nmatch:stop 1");
    assertEquals(0, result.status(), result.err());
    assertTrue(
        result.out().contains("state     waiting, the variant 'shogi' is not installed; there are"),
        result.out());
    assertTrue(result.out().contains("0 of 2 games, running"), result.out());
    assertTrue(result.out().contains("state     stopped"), result.out());
  }

  /** Four tables of that size are more than there is memory for: they get smaller, and nobody fails. */
  @Test
  void twoGamesAtOnceWithLargeTablesLeaveMemoryForTheGames() throws Exception {
    Result result = komabako(
        "--data",
        Files.createTempDirectory(folder, "large").toString(),
        "-c",
        "match:run shogi komabako,USI_Hash=128 komabako,USI_Hash=128 -t nodes=500 -n 12 --at-once 2 --plies 4"
            + " --most-plies 40");
    assertEquals(0, result.status(), result.err());
    assertTrue(result.out().contains("faults    first none; second none\n"), result.out());
  }

  @Test
  void playsEveryVariantToItsEnd() throws Exception {
    StringBuilder script = new StringBuilder();
    for (String row : komabako("-c", "variant:list").out().lines().toList()) {
      String key = row.split(" ", 2)[0];
      script.append("game:new ").append(key).append("\ngame:random --seed 3\n");
      script.append("game:result\ngame:close\n");
    }
    Path file = Files.writeString(folder.resolve("all.gosh"), script);
    Result result = komabako("--script", file.toString());
    assertEquals(0, result.status(), result.err());
    long ended = result
        .out()
        .lines()
        .filter(line -> line.matches("(black|white|none) [a-z_]+"))
        .count();
    assertEquals(ShippedVariants.files(), ended, result.out());
  }

  @Test
  void anInterruptEndsItWithItsStatus() throws Exception {
    Interrupts.assumeHeard();
    Path out = Files.createTempFile(folder, "o", "");
    Process process = start(
        Path.of("/dev/null"),
        out,
        Files.createTempFile(folder, "e", ""),
        "-c",
        "echo begun\nsleep 30");
    await(() -> Files.readString(out).equals("begun\n"));
    new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
    assertTrue(process.waitFor(10, TimeUnit.SECONDS), "it ends soon");
    assertEquals(130, process.exitValue());
  }

  @Test
  void opensNoPortAndStaysSmall() throws Exception {
    Path out = Files.createTempFile(folder, "o", "");
    Process process = start(
        Path.of("/dev/null"),
        out,
        Files.createTempFile(folder, "e", ""),
        "-c",
        "x = (game:new shogi)\necho begun\nsleep 30");
    try {
      await(() -> Files.readString(out).equals("begun\n"));
      Path proc = Path.of("/proc", String.valueOf(process.pid()));
      List<String> sockets = new ArrayList<>();
      try (Stream<Path> files = Files.list(proc.resolve("fd"))) {
        for (Path file : files.toList()) {
          target(file).filter(target -> target.startsWith("socket:")).ifPresent(sockets::add);
        }
      }
      assertEquals(List.of(), listening(sockets));
      String resident = Files.readString(proc.resolve("status"))
          .lines()
          .filter(line -> line.startsWith("VmHWM:"))
          .findFirst()
          .orElseThrow();
      int kilobytes = Integer.parseInt(resident.replaceAll("[^0-9]", ""));
      assertTrue(kilobytes < 200_000, resident);
    } finally {
      process.destroy();
      process.waitFor();
    }
  }

  /** What an open file is; the process may have closed it meanwhile. */
  private static Optional<String> target(Path file) throws Exception {
    try {
      return Optional.of(Files.readSymbolicLink(file).toString());
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }

  @Test
  void takesAFeatureWhileItRunsKeepsItAndGivesItBack() throws Exception {
    assertEquals(0, komabako("-c", "feature:install desktop").status());
    assertTrue(komabako("-c", "feature:list").out().matches("(?s).*desktop +\\S+ +installed.*"));
    assertEquals(0, komabako("-c", "feature:uninstall desktop").status());
    assertTrue(komabako("-c", "feature:list").out().matches("(?s).*desktop +\\S+ +not .*"));
    Result result = komabako("-c", "feature:uninstall console");
    assertEquals(1, result.status());
    assertTrue(result.err().contains("is what runs this command"), result.err());
  }

  private static void await(Callable<Boolean> condition) {
    Awaitility.await()
        .pollInterval(Duration.ofMillis(20))
        .atMost(Duration.ofMinutes(1))
        .until(condition);
  }

  /** Which of the sockets wait for connections over the network. */
  private static List<String> listening(List<String> sockets) throws IOException {
    List<String> found = new ArrayList<>();
    for (String table : List.of("tcp", "tcp6")) {
      for (String line : Files.readAllLines(Path.of("/proc/net", table))) {
        String[] fields = line.strip().split(" +");
        boolean listens = fields[3].equals("0A");
        if (listens && sockets.contains("socket:[" + fields[9] + "]")) {
          found.add(line);
        }
      }
    }
    return found;
  }

  private static Result komabako(String... arguments) throws IOException, InterruptedException {
    return run(Path.of("/dev/null"), arguments);
  }

  private static Result run(Path in, String... arguments) throws IOException, InterruptedException {
    List<Path> before = installed();
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    Process process = start(in, out, err, arguments);
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    assertEquals(before, installed(), "nothing is written into the installation");
    return new Result(process.waitFor(), Files.readString(out), Files.readString(err));
  }

  private static Process start(Path in, Path out, Path err, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>(List.of("bash", program.toString(), "--data"));
    command.add(folder.resolve("data").toString());
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command)
        .redirectInput(in.toFile())
        .redirectOutput(out.toFile())
        .redirectError(err.toFile());
    builder.environment().remove("KOMABAKO_NO_CACHE");
    builder.environment().put("KOMABAKO_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1");
    builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    return builder.start();
  }

  private static List<Path> installed() throws IOException {
    try (Stream<Path> files = Files.walk(program.getParent().getParent())) {
      return files.sorted().toList();
    }
  }
}
