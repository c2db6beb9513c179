package org.komabako.grid.internal;

import com.github.kagkarlsson.scheduler.jdbc.JdbcTaskRepositoryContext;
import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.task.Execution;
import com.github.kagkarlsson.scheduler.task.Task;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * How a worker takes units from the queue: only those of jobs that run and that it can work on, which db-scheduler would
 * take and put aside. One statement, whose locked rows other workers pass over.
 */
final class KnownJobs extends PostgreSqlJdbcCustomization {
  private static final String TAKE = """
      WITH taken AS (
        UPDATE grid_task
        SET picked = true, picked_by = ?, last_heartbeat = now(), version = version + 1
        WHERE (task_name, task_instance) IN (
          SELECT t.task_name, t.task_instance
          FROM grid_task t JOIN grid_job j ON j.id = t.task_name
          WHERE NOT t.picked AND t.execution_time <= now()
            AND j.state = 'running' AND j.id = ANY (?)
          ORDER BY j.priority DESC, t.execution_time
          LIMIT ?
          FOR UPDATE OF t SKIP LOCKED)
        RETURNING *)
      SELECT * FROM taken ORDER BY execution_time""";

  private final Supplier<Map<String, Task<byte[]>>> known;

  /** @param known the jobs that can be worked on here now, by their ids */
  KnownJobs(Supplier<Map<String, Task<byte[]>>> known) {
    super(false, false);
    this.known = known;
  }

  @Override
  public List<Execution> lockAndFetchSingleStatement(
      JdbcTaskRepositoryContext context, Instant now, int limit, boolean orderByPriority) {
    Map<String, Task<byte[]>> jobs = known.get();
    if (jobs.isEmpty()) {
      return List.of();
    }
    jobs.values().forEach(context.taskResolver::addTask);
    return context.jdbcRunner.query(
        TAKE,
        statement -> {
          statement.setString(1, context.schedulerName.getName());
          statement.setArray(
              2, statement.getConnection().createArrayOf("text", jobs.keySet().toArray()));
          statement.setInt(3, limit);
        },
        context.resultSetMapper.get());
  }
}
