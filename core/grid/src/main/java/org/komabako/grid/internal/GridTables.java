package org.komabako.grid.internal;

import java.util.List;

/** The tables of a grid. */
final class GridTables {
  /** The queue; its columns are those of db-scheduler. */
  static final String QUEUE = "grid_task";

  /** All statements that make them, in order. */
  static final List<String> ALL = List.of(
      "CREATE TABLE grid_meta (name text PRIMARY KEY, value bigint NOT NULL)",
      """
      CREATE TABLE grid_job (
        id text PRIMARY KEY,
        kind text NOT NULL,
        title text NOT NULL,
        program text NOT NULL,
        owner text NOT NULL,
        spec bytea NOT NULL,
        signature bytea,
        units integer NOT NULL,
        priority integer NOT NULL,
        state text NOT NULL,
        note text NOT NULL DEFAULT '',
        began timestamptz NOT NULL DEFAULT now())""",
      """
      CREATE TABLE grid_task (
        task_name text NOT NULL,
        task_instance text NOT NULL,
        task_data bytea,
        execution_time timestamptz NOT NULL,
        picked boolean NOT NULL,
        picked_by text,
        last_success timestamptz,
        last_failure timestamptz,
        consecutive_failures integer,
        last_heartbeat timestamptz,
        version bigint NOT NULL,
        PRIMARY KEY (task_name, task_instance))""",
      "CREATE INDEX grid_task_due ON grid_task (execution_time) WHERE NOT picked",
      "CREATE INDEX grid_task_heartbeat ON grid_task (last_heartbeat) WHERE picked",
      """
      CREATE TABLE grid_result (
        job text NOT NULL REFERENCES grid_job ON DELETE CASCADE,
        unit integer NOT NULL,
        place bigserial NOT NULL,
        worker text NOT NULL,
        millis bigint NOT NULL,
        done timestamptz NOT NULL DEFAULT now(),
        task_data bytea NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (job, unit))""",
      "CREATE INDEX grid_result_place ON grid_result (job, place)",
      "CREATE TABLE grid_part (digest text PRIMARY KEY, content bytea NOT NULL)",
      """
      CREATE TABLE grid_job_part (
        job text NOT NULL REFERENCES grid_job ON DELETE CASCADE,
        digest text NOT NULL REFERENCES grid_part,
        PRIMARY KEY (job, digest))""",
      """
      CREATE TABLE grid_worker (
        name text PRIMARY KEY,
        program text NOT NULL,
        threads integer NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        seen timestamptz NOT NULL DEFAULT now(),
        done bigint NOT NULL DEFAULT 0,
        refused text NOT NULL DEFAULT '')""");

  /** A role that may do what workers do and no more gets its rights when the tables are made; whoever made them may do all. */
  static final String WORKER_ROLE = "komabako_worker";

  /** What that role may do. */
  static final List<String> WORKER_RIGHTS = List.of(
      "GRANT SELECT ON grid_meta, grid_job, grid_part TO " + WORKER_ROLE,
      "GRANT UPDATE (state, note) ON grid_job TO " + WORKER_ROLE,
      "GRANT SELECT, UPDATE, DELETE ON grid_task TO " + WORKER_ROLE,
      "GRANT SELECT, INSERT ON grid_result TO " + WORKER_ROLE,
      "GRANT USAGE ON SEQUENCE grid_result_place_seq TO " + WORKER_ROLE,
      "GRANT SELECT, INSERT, UPDATE, DELETE ON grid_worker TO " + WORKER_ROLE);

  private GridTables() {}
}
