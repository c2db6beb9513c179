package org.komabako.grid.internal;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.task.SchedulableInstance;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.komabako.base.message.StateException;
import org.komabako.grid.JobRequest;
import org.komabako.grid.JobStatus;

/** Puts jobs into the queue. */
final class JobQueue {
  private static final int AT_ONCE = 1000;

  private JobQueue() {}

  /**
   * Puts a job there, or goes on where that was broken off; nobody works on it before it is whole. Units are due in their
   * order from the same moment on in all jobs, so that jobs take turns.
   */
  static void put(
      GridDatabase database,
      JobRequest request,
      Optional<byte[]> signature,
      String program,
      String owner) {
    boolean begun = database.change(connection -> {
      boolean fresh = JobTable.add(connection, request, signature, program, owner);
      if (fresh) {
        PartTable.add(connection, request.id(), request.parts());
      } else if (!JobTable.hasBegun(connection, request.id())) {
        // Whoever put it there has died over it.
        JobTable.remove(connection, request.id());
        JobTable.add(connection, request, signature, program, owner);
        PartTable.add(connection, request.id(), request.parts());
        return false;
      }
      return !fresh;
    });
    if (begun) {
      return;
    }
    SchedulerClient client = SchedulerClient.Builder.create(database.source())
        .tableName(GridTables.QUEUE)
        .serializer(new UnitBytes())
        .jdbcCustomization(new PostgreSqlJdbcCustomization(false, false))
        .build();
    List<SchedulableInstance<?>> units = new ArrayList<>();
    IntStream.range(0, request.units().size())
        .forEach(unit -> units.add(SchedulableInstance.of(
            new TaskInstance<>(
                request.id(), String.valueOf(unit), request.units().get(unit)),
            Instant.ofEpochSecond(unit))));
    try {
      for (int from = 0; from < units.size(); from += AT_ONCE) {
        client.scheduleBatch(units.subList(from, Math.min(units.size(), from + AT_ONCE)));
      }
    } catch (RuntimeException e) {
      // What was wrong with the database is told by the next that asks it.
      database.check();
      throw e;
    }
    boolean there = database.ask(
        connection -> JobTable.state(connection, request.id(), JobStatus.State.RUNNING, ""));
    if (!there) {
      throw new StateException(
          org.komabako.base.message.Sentence.of(JobQueue.class, "jobChoice.gone"));
    }
  }
}
