package org.komabako.grid.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.base.message.RequestException;
import org.komabako.grid.JobRequest;
import org.komabako.grid.JobStatus;
import org.komabako.grid.LocalWorkplace;
import org.komabako.grid.PartSource;
import org.komabako.grid.UnitResult;

/** This machine works as the grid does. */
@Timeout(60)
class LocalWorkplaceTest {
  private final Squares squares = new Squares();
  private boolean away;
  private final LocalWorkplace place = LocalWorkplace.of(
      2,
      kind ->
          Optional.of(squares).filter(each -> !away && each.name().equals(kind)).map(w -> w));

  @AfterEach
  void close() {
    place.close();
  }

  private static JobRequest job(String id, int units, String spec, byte[]... parts) {
    List<byte[]> numbers = IntStream.range(0, units).mapToObj(Squares::bytes).toList();
    return new JobRequest(id, "square", "squares", Squares.bytes(spec), numbers, List.of(parts), 0);
  }

  private void await(String id, JobStatus.State state) {
    Awaitility.await().until(() -> place.status(id).state() == state);
  }

  @Test
  void everyUnitIsWorkedOnOnce() {
    place.begin(job("a", 100, ""));
    place.begin(job("a", 3, ""));
    await("a", JobStatus.State.DONE);
    List<UnitResult> results = place.results("a", 0, 1000);
    assertEquals(
        IntStream.range(0, 100).boxed().toList(),
        results.stream().map(UnitResult::unit).sorted().toList());
    for (UnitResult result : results) {
      assertArrayEquals(Squares.bytes(result.unit() * result.unit()), result.content());
    }
    assertEquals(100, squares.begun.get());
    assertEquals(10, place.results("a", 90, 1000).size());
    assertEquals(7, place.results("a", 0, 7).size());
    place.remove("a");
    assertThrows(RequestException.class, () -> place.status("a"));
  }

  @Test
  void whatIsPausedIsBrokenOffAndGoesOn() {
    place.begin(job("a", 4, "60000"));
    Awaitility.await().until(() -> place.status("a").working() == 2);
    place.pause("a");
    Awaitility.await().until(() -> place.status("a").working() == 0);
    assertEquals(JobStatus.State.PAUSED, place.status("a").state());
    assertEquals(List.of(), place.results("a", 0, 9));
    place.begin(job("b", 5, ""));
    await("b", JobStatus.State.DONE);
    place.resume("a");
    Awaitility.await().until(() -> place.status("a").working() == 2);
    place.remove("a");
  }

  @Test
  void aUnitThatFailsPausesItsJobAndSaysWhy() {
    squares.fails = true;
    place.begin(job("a", 4, ""));
    await("a", JobStatus.State.PAUSED);
    String note = place.status("a").note().in(Locale.ENGLISH);
    assertTrue(note.contains("it does not add up"), note);
    squares.fails = false;
    place.resume("a");
    await("a", JobStatus.State.DONE);
  }

  @Test
  void aKindThatLeavesIsMissed() {
    away = true;
    place.begin(job("a", 4, ""));
    await("a", JobStatus.State.PAUSED);
    String note = place.status("a").note().in(Locale.ENGLISH);
    assertTrue(note.contains("square"), note);
    away = false;
    place.resume("a");
    await("a", JobStatus.State.DONE);
  }

  @Test
  void partsAreThereByDigest() {
    byte[] part = Squares.bytes("some part");
    String digest = PartSource.digest(part);
    place.begin(job("a", 2, "part " + digest, part));
    await("a", JobStatus.State.DONE);
    place.begin(job("b", 2, "part " + digest));
    await("b", JobStatus.State.PAUSED);
    String note = place.status("b").note().in(Locale.ENGLISH);
    assertTrue(note.contains("not there"), note);
  }

  @Test
  void aResultThatIsRefusedIsTakenBack() {
    place.begin(job("a", 1, ""));
    await("a", JobStatus.State.DONE);
    place.refuse("a", place.results("a", 0, 1).get(0), "no square");
    assertEquals(JobStatus.State.PAUSED, place.status("a").state());
    String note = place.status("a").note().in(Locale.ENGLISH);
    assertTrue(note.contains("no square"), note);
    place.resume("a");
    await("a", JobStatus.State.DONE);
  }

  @Test
  void nothingRunsOnceItIsClosed() {
    place.begin(job("a", 4, "60000"));
    Awaitility.await().until(() -> place.status("a").working() == 2);
    place.close();
    Awaitility.await()
        .until(() -> Thread.getAllStackTraces().keySet().stream()
            .noneMatch(thread -> thread.getName().startsWith("komabako-local-worker")));
  }
}
