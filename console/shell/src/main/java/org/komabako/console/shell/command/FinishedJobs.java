package org.komabako.console.shell.command;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.apache.felix.service.command.Job;
import org.apache.felix.service.command.Process;
import org.jspecify.annotations.Nullable;

/**
 * What runs inside the statements of a block. Gogo keeps each that has run inside a loop, with its streams and its answer,
 * until the whole loop ends; a loop of some thousand commands takes all memory. Gogo has no door for that (1.1.6), so it
 * is a field of its job; another Gogo may have another field.
 */
public final class FinishedJobs {
  private FinishedJobs() {}

  /** Lets go of what has run inside the loops around a command. */
  static void forget(Process process) {
    for (Job job = process.job(); job != null; job = job.parent()) {
      List<?> children = children(job);
      synchronized (children) {
        children.removeIf(each -> each instanceof Job child && child.status() == Job.Status.Done);
      }
    }
  }

  /** Interrupts what runs inside a job, but not the job itself. */
  public static void interruptInside(Job job) {
    List<?> children = children(job);
    List<Object> all;
    synchronized (children) {
      all = new ArrayList<>(children);
    }
    for (Object each : all) {
      if (each instanceof Job child) {
        child.interrupt();
      }
    }
  }

  private static List<?> children(@Nullable Job job) {
    if (job == null) {
      return new ArrayList<>();
    }
    try {
      Field field = job.getClass().getDeclaredField("children");
      field.setAccessible(true);
      if (field.get(job) instanceof List<?> children) {
        return children;
      }
    } catch (ReflectiveOperationException | RuntimeException e) {
      // Then long loops take more memory, and ^C is told in Gogo's words.
    }
    return new ArrayList<>();
  }
}
