package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.protocol.ForeignEngines.Request;

/** The list of engines is kept, and what is no engine is not taken. */
@Timeout(60)
@Tag("slow")
class EngineListTest {
  private static final String MOVE = BadDays.MOVE;

  @TempDir
  private Path folder;

  private final Map<String, Engine> offered = new HashMap<>();

  private Engine engine() {
    return offered.get("fake");
  }

  @ParameterizedTest
  @CsvSource({"silent, did not answer", "dead, a library is missing"})
  void whatIsNoEngineIsNotAdded(String behaviour, String reason) {
    Timeouts brief =
        new Timeouts(Duration.ofMillis(1500), BadDays.SHORT.answer(), BadDays.SHORT.quit());
    EngineList list = new EngineList(folder, engine -> () -> {}, brief);
    Program program = FakeEngine.program(behaviour, MOVE);
    Request request =
        new Request(program.command(), Optional.empty(), Optional.of("usi"), Optional.empty());
    String message = String.valueOf(
        assertThrows(EngineException.class, () -> list.add(request)).getMessage());
    assertTrue(message.contains("is no engine: in usi it "), message);
    assertTrue(message.contains(reason), message);
    assertEquals(List.of(), list.list());
  }

  /**
   * One that does not know a protocol says nothing in it: nobody waits for that, and no process is left. One that knows
   * two is taken in the first of them, also if it answers in that a little later.
   */
  @ParameterizedTest
  @CsvSource({"cecp, cecp", "good, usi", "late, usi"})
  void theProtocolThatIsAnsweredIsFoundWithoutWaitingForTheOthers(
      String behaviour, String protocol) {
    Duration longer = Duration.ofMinutes(5);
    Timeouts patient = new Timeouts(longer, BadDays.SHORT.answer(), BadDays.SHORT.quit());
    EngineList list = new EngineList(folder, engine -> () -> {}, patient);
    List<ProcessHandle> before = ProcessHandle.current().descendants().toList();
    Request request = new Request(
        FakeEngine.program(behaviour, MOVE).command(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
    assertEquals(protocol, list.add(request).protocol());
    assertEquals(
        List.of(),
        ProcessHandle.current()
            .descendants()
            .filter(each -> each.isAlive() && !before.contains(each))
            .toList());
  }

  /** In each protocol, what happened. */
  @Test
  void whatAnswersNoProtocolIsToldInAll() {
    EngineList list = new EngineList(folder, engine -> () -> {}, BadDays.SHORT);
    Request request = new Request(
        FakeEngine.program("dead", MOVE).command(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
    String message = String.valueOf(
        assertThrows(EngineException.class, () -> list.add(request)).getMessage());
    String why = " it ended with exit status 127 and said: a library is missing";
    assertTrue(message.endsWith("in usi" + why + "; in cecp" + why + "; in xshogi" + why), message);
  }

  /** Who adds an engine may change his mind. */
  @Test
  void whoeverIsInterruptedWaitsNoLonger() {
    EngineList list = new EngineList(
        folder,
        engine -> () -> {},
        new Timeouts(Duration.ofMinutes(5), BadDays.SHORT.answer(), BadDays.SHORT.quit()));
    Request request = new Request(
        FakeEngine.program("silent", MOVE).command(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
    Thread.currentThread().interrupt();
    String message = String.valueOf(
        assertThrows(EngineException.class, () -> list.add(request)).getMessage());
    assertTrue(Thread.interrupted(), "still to be seen");
    assertTrue(message.contains("in usi it was not waited for any more"), message);
  }

  @Test
  void theListIsKept() throws Exception {
    List<String> services = new ArrayList<>();
    EngineList list = list(services);
    Request request = new Request(
        FakeEngine.program("good", MOVE).command(),
        Optional.empty(),
        Optional.empty(),
        Optional.of("fake"));
    assertEquals("usi", list.add(request).protocol());
    assertThrows(EngineException.class, () -> list.add(request));
    assertThrows(EngineException.class, () -> engine().choose(Map.of("Skill_Level", "x")));
    engine().choose(Map.of("Skill_Level", "7"));
    assertEquals("7", engine().options().get(0).base());
    list.close();
    assertEquals(List.of("+fake", "-fake"), services);

    Files.writeString(folder.resolve("broken.properties"), "protocol=usi");
    EngineList again = list(services);
    assertEquals("7", engine().options().get(0).base());
    assertEquals(List.of("tiny"), again.list().get(0).variants());
    again.remove("fake");
    assertThrows(EngineException.class, () -> engine().choose(Map.of("Skill_Level", "8")));
    assertThrows(EngineException.class, () -> again.remove("fake"));
    assertEquals(List.of(), list(services).list());
  }

  private EngineList list(List<String> services) {
    return new EngineList(
        folder,
        engine -> {
          services.add("+" + engine.id());
          offered.put(engine.id(), engine);
          return () -> services.add("-" + engine.id());
        },
        BadDays.SHORT);
  }

  @Test
  void aProgramThatIsNotThere() {
    EngineList list = list(new ArrayList<>());
    Request request = new Request(
        List.of("/no/such/engine"), Optional.empty(), Optional.empty(), Optional.empty());
    String message = String.valueOf(
        assertThrows(EngineException.class, () -> list.add(request)).getMessage());
    assertTrue(message.startsWith("/no/such/engine cannot be started"), message);
  }
}
