package org.komabako.grid.internal;

import com.github.kagkarlsson.scheduler.jdbc.JdbcTaskRepositoryContext;
import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.task.Execution;
import com.github.kagkarlsson.scheduler.task.Task;
import java.sql.Array;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * How a worker takes units from the queue: only those of jobs that run and that it can work on, which db-scheduler would
 * take and put aside. One statement, whose locked rows other workers pass over. It takes a whole portion, but no more than half of
 * its share of what is left, so that all workers end at about the same time.
 */
final class KnownJobs extends PostgreSqlJdbcCustomization {
  private static final String TAKE = """
      WITH all_threads AS (
        SELECT greatest(coalesce(sum(threads), 1), ?::bigint) AS threads
        FROM grid_worker WHERE refused = '' AND seen > now() - interval '1 minute'),
      taken AS (
        UPDATE grid_task
        SET picked = true, picked_by = ?, last_heartbeat = now(), version = version + 1
        WHERE (task_name, task_instance) IN (
          SELECT t.task_name, t.task_instance
          FROM grid_task t JOIN grid_job j ON j.id = t.task_name
          WHERE NOT t.picked AND t.execution_time <= now()
            AND j.state = 'running' AND j.id = ANY (?)
          ORDER BY j.priority DESC, t.execution_time
          LIMIT least(?::bigint, greatest(?::bigint, (
            SELECT count(*) FROM (
              SELECT 1 FROM grid_task t
              WHERE NOT t.picked AND t.execution_time <= now() AND t.task_name = ANY (?)
              LIMIT 2 * ?::bigint * (SELECT threads FROM all_threads)) AS due)
            / (2 * (SELECT threads FROM all_threads)) * ?::bigint))
          FOR UPDATE OF t SKIP LOCKED)
        RETURNING *)
      SELECT * FROM taken ORDER BY execution_time""";

  private final Supplier<Map<String, Task<byte[]>>> known;
  private final Portions portions;
  private final int threads;

  /**
   * @param known the jobs that can be worked on here now, by their ids
   * @param threads how many units are worked on at once here
   */
  KnownJobs(Supplier<Map<String, Task<byte[]>>> known, Portions portions, int threads) {
    super(false, false);
    this.known = known;
    this.portions = portions;
    this.threads = threads;
  }

  @Override
  public List<Execution> lockAndFetchSingleStatement(
      JdbcTaskRepositoryContext context, Instant now, int limit, boolean orderByPriority) {
    Map<String, Task<byte[]>> jobs = known.get();
    Portions.Wanted wanted =
        jobs.isEmpty() ? Portions.Wanted.NOTHING : portions.wanted(jobs.keySet());
    if (wanted.most() == 0) {
      return List.of();
    }
    jobs.values().forEach(context.taskResolver::addTask);
    List<Execution> taken = context.jdbcRunner.query(
        TAKE,
        statement -> {
          Array ids =
              statement.getConnection().createArrayOf("text", jobs.keySet().toArray());
          statement.setInt(1, threads);
          statement.setString(2, context.schedulerName.getName());
          statement.setArray(3, ids);
          statement.setInt(4, wanted.most());
          statement.setInt(5, wanted.least());
          statement.setArray(6, ids);
          statement.setInt(7, wanted.most());
          statement.setInt(8, threads);
        },
        context.resultSetMapper.get());
    portions.taken(taken.size());
    return taken;
  }
}
