package org.komabako.console.internal;

import java.lang.reflect.Field;
import java.util.List;
import org.apache.felix.service.command.Job;
import org.apache.felix.service.command.Process;

/**
 * Gogo keeps each statement that ran inside a loop, with its streams and its answer, until the whole
 * loop ends; a loop of some thousand commands takes all memory. This lets go of those that are done.
 * Gogo has no door for that (1.1.6), so it is a field of its job.
 */
final class FinishedJobs {
  private FinishedJobs() {}

  /** Lets go of what has run inside the loops around a command. */
  static void forget(Process process) {
    for (Job job = process.job(); job != null; job = job.parent()) {
      forgetChildren(job);
    }
  }

  private static void forgetChildren(Job job) {
    try {
      Field field = job.getClass().getDeclaredField("children");
      field.setAccessible(true);
      if (field.get(job) instanceof List<?> children) {
        synchronized (children) {
          children.removeIf(each -> each instanceof Job child && child.status() == Job.Status.Done);
        }
      }
    } catch (ReflectiveOperationException | RuntimeException e) {
      // Another Gogo may have another field; then long loops take more memory, nothing else.
    }
  }
}
