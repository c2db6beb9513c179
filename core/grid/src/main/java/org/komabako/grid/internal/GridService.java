package org.komabako.grid.internal;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.komabako.base.AtomicFiles;
import org.komabako.base.DataFolder;
import org.komabako.base.DatabaseAddress;
import org.komabako.base.Signatures;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.StateException;
import org.komabako.grid.Grid;
import org.komabako.grid.JobRequest;
import org.komabako.grid.JobStatus;
import org.komabako.grid.UnitResult;
import org.komabako.grid.WorkerStatus;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;

/** The grid of the user: its address is kept with the user's data. When it leaves, jobs go on without this program. */
@Component
public final class GridService implements Grid {
  private static final String ADDRESS = "address";
  private static final String KEY = "key";

  private final Path folder;
  private final Supplier<String> program;
  private @Nullable GridDatabase database;
  private boolean left;

  /** The grid whose address the data folder of the platform has. */
  @Activate
  public GridService(BundleContext context) {
    this(DataFolder.of(context::getProperty).resolve("grid"), () -> ProgramVersion.of(context));
  }

  /**
   * The grid whose address a folder has.
   *
   * @param program the version of this program; it is asked when a job is posted, for reading the bundles takes a while
   */
  GridService(Path folder, Supplier<String> program) {
    this.folder = folder;
    this.program = program;
  }

  /** Lets go of the database. */
  @Deactivate
  synchronized void close() {
    left = true;
    letGo();
  }

  private void letGo() {
    if (database != null) {
      database.close();
      database = null;
    }
  }

  private synchronized GridDatabase database() {
    GridDatabase open = database;
    if (open == null) {
      String url = address()
          .filter(each -> !left)
          .orElseThrow(
              () -> new StateException(Sentence.of(GridService.class, "gridService.noDatabase")));
      open = new GridDatabase(url);
      try {
        open.check();
      } catch (RuntimeException e) {
        open.close();
        throw e;
      }
      database = open;
    }
    return open;
  }

  private Optional<String> address() {
    return kept(ADDRESS);
  }

  private Optional<Path> key() {
    return kept(KEY).map(Path::of);
  }

  private Optional<String> kept(String name) {
    Path file = folder.resolve(name);
    try {
      return Optional.of(Files.readString(file).strip());
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  @Override
  public Optional<String> place() {
    return address().map(DatabaseAddress::hidden);
  }

  @Override
  public synchronized void use(Optional<String> url) {
    if (url.isPresent()) {
      try (GridDatabase tried = new GridDatabase(url.get())) {
        tried.check();
      }
    }
    remember(ADDRESS, url);
    letGo();
  }

  @Override
  public synchronized void signWith(Optional<Path> key) {
    key.ifPresent(file -> {
      byte[] unused = Signatures.sign(new byte[0], file);
    });
    remember(KEY, key.map(file -> file.toAbsolutePath().toString()));
  }

  /** Readable by nobody else, for there may be a password in it. */
  private void remember(String name, Optional<String> line) {
    Path file = folder.resolve(name);
    try {
      if (line.isEmpty()) {
        AtomicFiles.delete(file);
      } else {
        AtomicFiles.createPrivateFolders(folder);
        AtomicFiles.writePrivate(file, (line.get() + "\n").getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }

  @Override
  public void begin(JobRequest request) {
    Optional<byte[]> signature =
        key().map(file -> Signatures.sign(JobTable.signed(request.kind(), request.spec()), file));
    JobQueue.put(database(), request, signature, program.get(), owner());
  }

  private static String owner() {
    return System.getProperty("user.name", "?") + "@" + host();
  }

  /** What this machine is called. */
  static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "?";
    }
  }

  @Override
  public JobStatus status(String id) {
    return database()
        .ask(connection -> JobTable.status(connection, id))
        .orElseThrow(() -> missing(id));
  }

  private RequestException missing(String id) {
    List<String> ids = jobs().stream().map(JobStatus::id).toList();
    return RequestException.of(
        GridService.class,
        "gridService.noJob",
        id,
        ids.isEmpty() ? "none" : String.join(", ", ids));
  }

  @Override
  public List<JobStatus> jobs() {
    return database().ask(JobTable::all);
  }

  @Override
  public List<WorkerStatus> workers() {
    return database().ask(WorkerTable::all);
  }

  @Override
  public List<UnitResult> results(String id, long after, int most) {
    return database()
        .ask(connection -> ResultTable.after(connection, id, after, most))
        .orElseThrow(() -> missing(id));
  }

  @Override
  public void refuse(String id, UnitResult result, String why) {
    boolean unused = database().change(connection -> {
      WorkerTable.refuse(connection, result.worker(), why);
      ResultTable.takeBack(connection, id, result.unit());
      return true;
    });
  }

  @Override
  public void pause(String id) {
    state(id, JobStatus.State.PAUSED);
  }

  @Override
  public void resume(String id) {
    state(id, JobStatus.State.RUNNING);
  }

  private void state(String id, JobStatus.State state) {
    if (!database().ask(connection -> JobTable.state(connection, id, state, ""))) {
      throw missing(id);
    }
  }

  @Override
  public void remove(String id) {
    boolean unused = database().change(connection -> {
      JobTable.remove(connection, id);
      return true;
    });
  }
}
