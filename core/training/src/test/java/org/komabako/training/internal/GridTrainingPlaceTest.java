package org.komabako.training.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.base.message.RequestException;
import org.komabako.engine.EngineException;
import org.komabako.engine.TrainingGames;
import org.komabako.engine.TrainingPlace;
import org.komabako.grid.Grid;
import org.komabako.grid.JobStatus;
import org.komabako.grid.LocalWorkplace;
import org.komabako.grid.PartSource;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;
import org.mockito.AdditionalAnswers;

/** Games of trainings go to the grid and come back, with a grid whose workers are threads of this process. */
@Timeout(60)
class GridTrainingPlaceTest {
  private static final Variant TOY = new Toy();
  private static final Rules RULES = Rules.of(TOY);
  private static final byte[] NET = bytes("a network");

  private final Variants variants = mock(Variants.class);
  private final TrainingGames games = (rules, spec, unit, data, stopped) ->
      Optional.of(bytes(rules.table().key() + " " + text(spec) + " " + text(unit) + " "
          + data.apply(PartSource.digest(NET)).map(GridTrainingPlaceTest::text).orElse("none")));
  private final TrainingWork work = new TrainingWork(games);
  private final LocalWorkplace workers = LocalWorkplace.of(
      2, name -> Optional.of(work).filter(w -> name.equals(w.name())).map(w -> w));
  private final Grid grid = mock(Grid.class, AdditionalAnswers.delegatesTo(workers));
  private final GridTrainingPlace place = new GridTrainingPlace(grid, variants);
  private final Map<Integer, String> taken = new TreeMap<>();

  @BeforeEach
  void install() {
    when(variants.require("toy")).thenReturn(TOY);
    when(variants.find("toy")).thenReturn(Optional.of(TOY));
    doReturn(Optional.of("test")).when(grid).place();
    work.setVariants(variants);
  }

  @AfterEach
  void close() {
    workers.close();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static TrainingPlace.Job job() {
    return new TrainingPlace.Job(
        "t-1", RULES, bytes("nodes 40"), List.of(bytes("a"), bytes("b"), bytes("c")), List.of(NET));
  }

  private void take(int unit, byte[] result) {
    taken.put(unit, text(result));
  }

  @Test
  void everyUnitIsPlayedWithItsRulesAndNetworks() {
    place.play(job(), this::take, () -> false);
    assertEquals(
        Map.of(
            0, "toy nodes 40 a a network",
            1, "toy nodes 40 b a network",
            2, "toy nodes 40 c a network"),
        taken);
    assertThrows(RequestException.class, () -> workers.status("t-1"), "the job is taken away");
  }

  @Test
  void aResultThatIsRefusedIsTakenBackAndToldWhereTheWorkersGiveUp() {
    EngineException told = assertThrows(
        EngineException.class,
        () -> place.play(
            job(),
            (unit, result) -> {
              if (unit == 1) {
                throw new IllegalArgumentException("no such game");
              }
              take(unit, result);
            },
            () -> false));
    assertTrue(told.getMessage().contains("no such game"), told.getMessage());
    assertFalse(taken.containsKey(1));
  }

  @Test
  void oneThatIsStoppedRestsAndGoesOn() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    AtomicBoolean hold = new AtomicBoolean(true);
    TrainingGames slow = (rules, spec, unit, data, stopped) -> {
      while (hold.get()) {
        begun.countDown();
        if (stopped.getAsBoolean()) {
          return Optional.empty();
        }
        Thread.onSpinWait();
      }
      return Optional.of(unit);
    };
    TrainingWork slowWork = new TrainingWork(slow);
    slowWork.setVariants(variants);
    try (LocalWorkplace other = LocalWorkplace.of(1, name -> Optional.of(slowWork))) {
      Grid slowGrid = mock(Grid.class, AdditionalAnswers.delegatesTo(other));
      doReturn(Optional.of("test")).when(slowGrid).place();
      GridTrainingPlace slowPlace = new GridTrainingPlace(slowGrid, variants);
      AtomicBoolean stop = new AtomicBoolean();
      Thread training = new Thread(() -> slowPlace.play(job(), this::take, stop::get));
      training.start();
      begun.await();
      stop.set(true);
      training.join();
      assertEquals(JobStatus.State.PAUSED, other.status("t-1").state());
      assertTrue(taken.isEmpty());
      hold.set(false);
      slowPlace.play(job(), this::take, () -> false);
      assertEquals(Map.of(0, "a", 1, "b", 2, "c"), taken);
    }
  }

  @Test
  void withoutAGridThatIsSaid() {
    doReturn(Optional.empty()).when(grid).place();
    String told = assertThrows(
            EngineException.class, () -> place.play(job(), this::take, () -> false))
        .text()
        .in(Locale.ENGLISH);
    assertTrue(told.contains("grid:join"), told);
  }

  @Test
  void aWorkerSaysWhyItLeavesAJobToOthers() {
    byte[] spec = TrainingSpec.of(TOY, RULES, List.of(NET), bytes("nodes 40")).bytes();
    PartSource net =
        digest -> Optional.of(NET).filter(part -> PartSource.digest(part).equals(digest));
    assertEquals(Optional.empty(), work.refusal(spec, net));
    assertTrue(
        work.refusal(spec, PartSource.NONE).orElseThrow().in(Locale.ENGLISH).contains("--trust"));
    work.unsetVariants(variants);
    String told = work.refusal(spec, net).orElseThrow().in(Locale.ENGLISH);
    assertTrue(told.contains("toy"), told);
    byte[] table = TrainingSpec.table(TOY);
    PartSource both = digest -> List.of(NET, table).stream()
        .filter(part -> PartSource.digest(part).equals(digest))
        .findFirst();
    assertEquals(Optional.empty(), work.refusal(spec, both), "the text was sent");
    assertThrows(IllegalArgumentException.class, () -> work.refusal(bytes("something else"), net));
  }

  @Test
  void aSpecIsReadAsItWasWritten() {
    TrainingSpec spec = TrainingSpec.of(TOY, RULES, List.of(NET), bytes("nodes 40\n\nfirst none"));
    TrainingSpec read = TrainingSpec.read(spec.bytes());
    assertEquals(spec.variant(), read.variant());
    assertEquals(spec.digest(), read.digest());
    assertEquals(spec.options(), read.options());
    assertEquals(spec.data(), read.data());
    assertEquals(text(spec.engine()), text(read.engine()));
    assertEquals(RULES.options(), read.rules(TOY).options());
  }
}
