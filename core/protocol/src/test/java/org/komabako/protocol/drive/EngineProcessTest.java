package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.EngineException;

/** Programs of the shell and in memory: their lines, their end, and the end of what they have started. */
@Timeout(30)
class EngineProcessTest {
  private static final Duration SHORT = Duration.ofMillis(100);

  private final EngineLog log = new EngineLog();
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

  private EngineProcess shell(String script) {
    EngineProcess process =
        EngineProcess.start(new Program(List.of("sh", "-c", script), Optional.empty()), log);
    process.listen(heard::add);
    return process;
  }

  private EngineProcess listening(MadeUpProcess program) {
    EngineProcess process = new EngineProcess(program, log);
    process.listen(heard::add);
    return process;
  }

  private String hear() throws InterruptedException {
    String line = heard.poll(10, TimeUnit.SECONDS);
    return line == null ? "nothing" : line;
  }

  private static String how(EngineProcess process) throws Exception {
    return process.ended().get(10, TimeUnit.SECONDS).in(Locale.ENGLISH);
  }

  private static void assertEnds(ProcessHandle process) throws Exception {
    Awaitility.await().pollInterval(Duration.ofMillis(5)).until(() -> !runs(process));
  }

  private static void assertItsThreadsEnd() throws InterruptedException {
    Awaitility.await("although nobody has closed it")
        .pollInterval(Duration.ofMillis(5))
        .untilAsserted(() -> assertEquals(List.of(), threads()));
  }

  private static List<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.startsWith("komabako-engine-"))
        .toList();
  }

  /** Who has ended may stay in the list of processes for a while, but is no program any more. */
  private static boolean runs(ProcessHandle process) {
    return process.isAlive() && process.info().command().isPresent();
  }

  /** The number of the child of a script, which it tells first. */
  private ProcessHandle child() throws InterruptedException {
    ProcessHandle child = ProcessHandle.of(Long.parseLong(hear())).orElseThrow();
    assertTrue(runs(child));
    return child;
  }

  @Test
  void whatItHasStartedEndsWhenItIsClosed() throws Exception {
    EngineProcess process = shell("sleep 600 & echo $!; read line");
    ProcessHandle child = child();
    process.close("quit", Duration.ofSeconds(5));
    assertEnds(child);
  }

  @Test
  void whatItHasStartedEndsWhenItEndsByItself() throws Exception {
    EngineProcess process = shell("sleep 600 & echo $!; echo ready; read line; exit 7");
    ProcessHandle child = child();
    assertEquals("ready", hear(), "so the line before is done with");
    process.send("crash");
    assertEnds(child);
    assertEquals("ended with exit status 7", how(process));
  }

  @Test
  void whatItHasStartedEndsWhenItIsKilled() throws Exception {
    EngineProcess process = shell("sleep 600 & echo $!; while true; do read line; done");
    ProcessHandle child = child();
    process.kill();
    assertEnds(child);
    assertEquals("was ended by signal 9", how(process));
  }

  @Test
  void whatItHasStartedLaterIsFoundWhenItIsAskedToQuit() throws Exception {
    MadeUpProcess program = new MadeUpProcess((it, line) -> it.exit(0));
    EngineProcess process = listening(program);
    MadeUpHandle child = program.handle.start(12);
    process.close("quit", SHORT);
    assertFalse(child.alive);
  }

  @Test
  void whatItHasStartedIsSeenWithEachLineOfEither() throws Exception {
    MadeUpProcess speaks = MadeUpProcess.silent();
    EngineProcess process = listening(speaks);
    MadeUpHandle child = speaks.handle.start(12);
    speaks.print("hello");
    speaks.print("again");
    assertEquals("hello", hear());
    assertEquals("again", hear(), "so the line before is done with");
    speaks.exit(0);
    assertEquals("ended with exit status 0", how(process));
    assertFalse(child.alive);
    CountDownLatch written = new CountDownLatch(2);
    MadeUpProcess listens = new MadeUpProcess((it, line) -> written.countDown());
    EngineProcess other = listening(listens);
    MadeUpHandle second = listens.handle.start(13);
    other.send("one");
    other.send("two");
    assertTrue(written.await(10, TimeUnit.SECONDS));
    listens.exit(0);
    assertEquals("ended with exit status 0", how(other));
    assertFalse(second.alive);
    process.close("", SHORT);
    other.close("", SHORT);
  }

  @Test
  void howItEndedAndWhatItSaidFirstToItsErrorOutput() throws Exception {
    EngineProcess process = shell("echo a library is missing >&2; echo more >&2; exit 127");
    assertEquals("ended with exit status 127 and said: a library is missing", how(process));
    assertTrue(log.lines().contains("! more"), log.lines().toString());
    assertItsThreadsEnd();
  }

  @ParameterizedTest
  @CsvSource({
    "0, ended with exit status 0",
    "128, ended with exit status 128",
    "129, was ended by signal 1",
  })
  void aStatusAbove128IsASignal(int status, String words) throws Exception {
    MadeUpProcess program = MadeUpProcess.silent();
    EngineProcess process = listening(program);
    program.exit(status);
    assertEquals(words, how(process));
    process.close("", SHORT);
  }

  @Test
  void whoClosesItsOutputHasEnded() throws Exception {
    MadeUpProcess program = MadeUpProcess.silent();
    EngineProcess process = listening(program);
    MadeUpHandle child = program.handle.start(12);
    program.print("x");
    assertEquals("x", hear());
    program.closeOutput();
    assertEquals("closed its output", how(process));
    assertFalse(child.alive);
    process.close("quit", SHORT);
    assertFalse(program.isAlive());
  }

  /** Its output is in the hands of somebody else, who is not known. */
  @Test
  @Tag("slow")
  void itHasEndedAlthoughItsOutputStaysOpen() throws Exception {
    MadeUpProcess program = MadeUpProcess.silent();
    EngineProcess process = listening(program);
    program.endWithOpenOutput(3);
    assertEquals("ended with exit status 3", how(process));
    program.closeOutput();
  }

  @Test
  void aLineThatIsNotUnderstoodDoesNotKeepTheNextFromBeingRead() throws Exception {
    MadeUpProcess program = MadeUpProcess.silent();
    EngineProcess process = new EngineProcess(program, log);
    process.listen(line -> {
      if (line.equals("bad")) {
        throw new AssertionError("not understood");
      }
      heard.add(line);
    });
    program.print("bad");
    program.print("good");
    assertEquals("good", hear());
    assertTrue(
        log.lines().stream().anyMatch(line -> line.contains("this line went wrong inside")),
        log.lines().toString());
    program.exit(0);
    process.close("", SHORT);
  }

  @Test
  void allThatIsSaidIsOneLineAndInTheLog() throws Exception {
    EngineProcess process = shell("while read line; do echo \"$line\"; done");
    process.send("setoption name Book value a\nquit\u0085b\u2028c");
    assertEquals("setoption name Book value a quit b c", hear());
    process.close("end", Duration.ofMillis(1));
    assertEquals(
        "> (starts sh -c while read line; do echo \"$line\"; done)", log.lines().get(0));
    assertTrue(log.lines().contains("< setoption name Book value a quit b c"));
    assertTrue(log.lines().contains("> end"));
  }

  @Test
  void whoQuitsIsNotEnded() throws Exception {
    MadeUpProcess program = new MadeUpProcess((it, line) -> {
      if (line.equals("quit")) {
        it.exit(0);
      }
    });
    EngineProcess process = listening(program);
    process.close("quit", Duration.ofSeconds(5));
    assertEquals(0, program.exitValue());
    assertEquals(List.of("quit"), program.read);
    assertEquals(
        List.of(),
        Thread.getAllStackTraces().keySet().stream()
            .map(Thread::getName)
            .filter(name -> name.startsWith("komabako-engine-" + program.pid()))
            .toList(),
        "its threads are gone");
  }

  @Test
  void whoDoesNotQuitIsEnded() throws Exception {
    MadeUpProcess program = MadeUpProcess.silent();
    EngineProcess process = listening(program);
    process.close("quit", SHORT);
    assertFalse(program.isAlive());
    assertEquals(137, program.exitValue());
  }

  /** A program that reads nothing must not fill the memory with what it was to be told. */
  @Test
  void whoDoesNotReadIsEnded() throws Exception {
    CountDownLatch ended = new CountDownLatch(1);
    MadeUpProcess program = new MadeUpProcess((it, line) -> {
      try {
        var unused = ended.await(10, TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    EngineProcess process = listening(program);
    for (int i = 0; i < 1_000; i++) {
      process.send("line " + i);
    }
    assertTrue(program.isAlive(), "so much may wait");
    for (int i = 0; i < 100; i++) {
      process.send("line " + i);
    }
    ended.countDown();
    assertEquals("was ended by signal 9", how(process));
    process.close("", SHORT);
  }

  @Test
  void whereItRunsIsItsFolder(@TempDir Path folder) throws Exception {
    EngineProcess process =
        EngineProcess.start(new Program(List.of("sh", "-c", "pwd -P"), Optional.of(folder)), log);
    process.listen(heard::add);
    assertEquals(folder.toRealPath().toString(), hear());
    process.close("", SHORT);
  }

  @Test
  void whatCannotBeStartedSaysWhy(@TempDir Path folder) throws IOException {
    Path text = Files.writeString(folder.resolve("text"), "no program");
    Path broken = Files.writeString(folder.resolve("broken"), "#!/no/such/shell\n");
    assertTrue(broken.toFile().setExecutable(true));
    assertEquals(folder + " cannot be started: it is a folder", message(folder.toString()));
    assertEquals(folder + "/x cannot be started: there is no such file", message(folder + "/x"));
    assertEquals(
        text + " cannot be started: it may not be executed; chmod +x allows it",
        message(text.toString()));
    assertEquals(
        broken
            + " cannot be started: the program that runs it, named in its first line, is not there",
        message(broken.toString()));
    assertEquals(
        "no-such-program cannot be started: there is no such program in the folders of PATH;"
            + " write its whole path, like /usr/games/no-such-program",
        message("no-such-program"));
    Path none = folder.resolve("none");
    EngineException told = assertThrows(
        EngineException.class,
        () -> EngineProcess.start(new Program(List.of("sh"), Optional.of(none)), log));
    assertEquals(
        "sh cannot be started: there is no folder " + none + " to start it in", told.getMessage());
  }

  private String message(String program) {
    return String.valueOf(assertThrows(
            EngineException.class,
            () -> EngineProcess.start(new Program(List.of(program), Optional.empty()), log))
        .getMessage());
  }
}
