package org.komabako.grid.internal;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.komabako.base.Signatures;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.base.message.UserMessage;
import org.komabako.grid.PartSource;
import org.komabako.grid.WorkKind;

/** Which jobs a worker takes, and why not the others, which it says once. Safe for several threads. */
final class JobChoice {
  /** What stood in the way may have gone after so long: an engine was installed. */
  private static final long LOOK_AGAIN = Duration.ofMinutes(1).toNanos();

  private final GridDatabase database;
  private final Function<String, Optional<WorkKind>> kinds;
  private final WorkerOptions options;
  private final String program;
  private final Consumer<LocalizedText> say;
  private final PartCache parts;
  private final Map<String, Taken> taken = new ConcurrentHashMap<>();
  private final Map<String, Long> left = new ConcurrentHashMap<>();
  private final Map<String, LocalizedText> told = new ConcurrentHashMap<>();

  /**
   * @param kinds finds a kind that is there now
   * @param say takes what is to be told, from any thread
   */
  JobChoice(
      GridDatabase database,
      Function<String, Optional<WorkKind>> kinds,
      WorkerOptions options,
      String program,
      Consumer<LocalizedText> say) {
    this.database = database;
    this.kinds = kinds;
    this.options = options;
    this.program = program;
    this.say = say;
    parts = new PartCache(database);
  }

  /** A job that is worked on here, and what is used of the parts that it names. */
  record Taken(byte[] spec, PartSource parts) {}

  /** The parts of a job; none where what others send is not trusted. */
  private PartSource parts(WorkerTable.Running job, JobTable.Spec spec) {
    return options.trust() || isSigned(job, spec) ? parts : PartSource.NONE;
  }

  private boolean isSigned(WorkerTable.Running job, JobTable.Spec spec) {
    if (options.signers().isEmpty() || spec.signature().isEmpty()) {
      return false;
    }
    try {
      byte[] signed = JobTable.signed(job.kind(), spec.bytes());
      return options
          .signers()
          .contains(Signatures.signer(signed, spec.signature().get()));
    } catch (RequestException e) {
      return false;
    }
  }

  /** A kind, if it is there. */
  Optional<WorkKind> kind(String name) {
    return kinds.apply(name);
  }

  /** A job that was taken. */
  Taken taken(String job) throws InterruptedException {
    Taken known = taken.get(job);
    if (known == null) {
      throw new InterruptedException();
    }
    return known;
  }

  /** Whether a job is worked on here. */
  boolean takes(WorkerTable.Running job) {
    if (kinds.apply(job.kind()).isEmpty()) {
      taken.remove(job.id());
    }
    if (taken.containsKey(job.id())) {
      return true;
    }
    Long since = left.get(job.id());
    if (since != null && System.nanoTime() - since < LOOK_AGAIN) {
      return false;
    }
    Optional<LocalizedText> reason = refusal(job);
    if (reason.isPresent()) {
      left.put(job.id(), System.nanoTime());
      if (!reason.get().equals(told.put(job.id(), reason.get()))) {
        say.accept(Sentence.of(JobChoice.class, "jobChoice.left", job.title(), reason.get()));
      }
      return false;
    }
    left.remove(job.id());
    say.accept(Sentence.of(JobChoice.class, "jobChoice.taken", job.title()));
    return true;
  }

  private Optional<LocalizedText> refusal(WorkerTable.Running job) {
    if (!job.program().equals(program)) {
      return Optional.of(
          Sentence.of(JobChoice.class, "jobChoice.otherProgram", job.program(), program));
    }
    if (!options.only().isEmpty() && !options.only().contains(job.kind())) {
      return Optional.of(Sentence.of(JobChoice.class, "jobChoice.notWanted", job.kind()));
    }
    Optional<WorkKind> kind = kinds.apply(job.kind());
    if (kind.isEmpty()) {
      return Optional.of(Sentence.of(JobChoice.class, "jobChoice.noKind", job.kind()));
    }
    try {
      JobTable.Spec spec = database
          .ask(connection -> JobTable.spec(connection, job.id()))
          .orElseThrow(() -> RequestException.of(JobChoice.class, "jobChoice.gone"));
      PartSource used = parts(job, spec);
      Optional<LocalizedText> reason = kind.get().refusal(spec.bytes(), used);
      if (reason.isEmpty()) {
        taken.put(job.id(), new Taken(spec.bytes(), used));
      }
      return reason;
    } catch (StateException e) {
      throw e;
    } catch (RuntimeException e) {
      return Optional.of(UserMessage.of(e));
    }
  }

  /** Jobs that have gone are forgotten. */
  void forgetAllBut(List<WorkerTable.Running> jobs) {
    Set<String> ids = jobs.stream().map(WorkerTable.Running::id).collect(Collectors.toSet());
    taken.keySet().retainAll(ids);
    left.keySet().retainAll(ids);
    told.keySet().retainAll(ids);
  }
}
