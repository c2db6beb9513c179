package org.komabako.console.commands.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.StateException;
import org.komabako.console.commands.Shell;
import org.komabako.grid.JobStatus;
import org.komabako.grid.WorkerStatus;

/** The commands about the grid, in a real shell. */
class GridCommandsTest {
  private static final String URL = "jdbc:postgresql://host/club?user=me";

  private final Shell shell = new Shell();

  @AfterEach
  void close() {
    shell.close();
  }

  private String run(String command) {
    assertEquals(0, shell.script(command), shell.err());
    return shell.out();
  }

  private static JobStatus job(JobStatus.State state, LocalizedText note) {
    return new JobStatus(
        "1f",
        "match",
        "tiny: fox - owl",
        "0.1.0+a",
        "me@here",
        state,
        120,
        30,
        4,
        Instant.EPOCH,
        12,
        note);
  }

  private void isJoined(JobStatus job) {
    when(shell.core.grid.place()).thenReturn(Optional.of("jdbc:postgresql://host/club"));
    when(shell.core.grid.jobs()).thenReturn(List.of(job));
    when(shell.core.grid.status("1f")).thenReturn(job);
    when(shell.core.grid.workers())
        .thenReturn(List.of(
            new WorkerStatus("pc-77-ab", "0.1.0+a", 4, Instant.EPOCH, Instant.EPOCH, 30, "")));
  }

  @Test
  void statusTellsProgressRateAndTimeLeft() {
    isJoined(job(JobStatus.State.RUNNING, LocalizedText.NONE));
    String told = run("grid:status");
    assertTrue(told.contains("jdbc:postgresql://host/club; jobs: 1; workers: 1"), told);
    assertTrue(told.contains("30/120 (4)  12.0/min  about 8 min left  me@here"), told);
    assertTrue(told.contains("pc-77-ab"), told);
    assertTrue(told.contains("threads: 4; units done: 30; Komabako 0.1.0+a"), told);
  }

  @Test
  void aJobIsPausedGoesOnAndIsRemoved() {
    isJoined(job(JobStatus.State.PAUSED, LocalizedText.same("the disk is full")));
    String told = run("grid:pause 1f");
    verify(shell.core.grid).pause("1f");
    assertTrue(told.contains("paused") && told.contains("the disk is full"), told);
    run("grid:resume 1f");
    verify(shell.core.grid).resume("1f");
    run("grid:remove 1f");
    verify(shell.core.grid).remove("1f");
  }

  @Test
  void whoJoinsTellsTheAddressOnly() {
    when(shell.core.grid.place()).thenReturn(Optional.empty());
    assertTrue(run("grid:status").contains("no grid was joined"));
    run("grid:join '" + URL + "'");
    verify(shell.core.grid).use(Optional.of(URL));
    verify(shell.core.grid).signWith(Optional.empty());
    run("grid:join '" + URL + "' --key own.key");
    verify(shell.core.grid)
        .signWith(argThat((Optional<Path> file) ->
            file.filter(each -> each.endsWith("own.key")).isPresent()));
    run("grid:leave");
    verify(shell.core.grid).use(Optional.empty());
  }

  @Test
  void aDatabaseThatCannotBeUsedIsTold() {
    doThrow(new StateException(LocalizedText.same("it does not let you in")))
        .when(shell.core.grid)
        .use(Optional.of(URL));
    assertEquals(1, shell.script("grid:join '" + URL + "'"));
    assertTrue(shell.err().contains("it does not let you in"));
  }
}
