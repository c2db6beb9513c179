package org.komabako.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/**
 * Starts the platform and gives the main thread to the service of the mode: a {@link Callable} with the
 * property {@code komabako.main}, whose result is the exit status. This is the one place that ends the
 * process and decides with which status.
 */
public final class Main {
  private static final int SUCCESS = 0;
  private static final int FAILURE = 1;
  private static final int USAGE = 2;
  private static final int INTERRUPTED = 130;

  /** What the framework unpacks at each start has less than this. */
  private static final long ROOM = 64L << 20;

  /** The session leaves there what it could not keep to the end. */
  private static final String UNKEPT = "komabako.unkept";

  /** Whether this process makes the archive of classes for those after it, and so loads what they may need. */
  private static final String ARCHIVES = "komabako.archives";

  /** The properties of JLine that say what terminal this is, and how it is spoken to. */
  private static final List<String> TERMINAL =
      List.of("org.jline.terminal.provider", "org.jline.terminal.type");

  /** Held to the last: when the JVM ends it archives the classes whose loaders are alive. */
  @SuppressWarnings("unused")
  private static volatile List<ClassLoader> loaded = List.of();

  private static final Logger LOG = System.getLogger(Main.class.getName());

  /** Commands may come from a bundle that starts late, so a mode is not given up at once. */
  private static final long PATIENCE = TimeUnit.SECONDS.toMillis(10);

  private final CommandLine commandLine;
  private final Folders folders;

  private Main(CommandLine commandLine, Folders folders) {
    this.commandLine = commandLine;
    this.folders = folders;
  }

  /**
   * Runs the command line and ends the process.
   *
   * @param arguments see {@code komabako --help}
   */
  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  private static int run(String... arguments) {
    try {
      Locale java = Locale.getDefault(Locale.Category.DISPLAY);
      Locale.setDefault(Locale.Category.DISPLAY, UserLanguage.of(java, System::getenv));
      CommandLine commandLine = CommandLine.parse(arguments);
      switch (commandLine.request()) {
        case HELP -> System.out.print(HelpText.of(commandLine.mode()));
        case VERSION -> System.out.println("komabako " + version());
        case RUN -> {
          return new Main(commandLine, folders(commandLine.data())).run();
        }
      }
      return SUCCESS;
    } catch (CommandLineException e) {
      complain(e.getMessage());
      complain("try 'komabako --help'");
      return USAGE;
    } catch (IOException | BundleException e) {
      complain(e.getMessage());
      return FAILURE;
    } catch (InterruptedException e) {
      return INTERRUPTED;
    }
  }

  private int run()
      throws CommandLineException, IOException, BundleException, InterruptedException {
    Mode mode = chooseMode();
    if (mode == Mode.SCRIPT) {
      checkScript(commandLine.arguments().get(0));
    }
    Instances.Result met = meet(mode);
    if (met.status().isPresent()) {
      return met.status().getAsInt();
    }
    Server server = met.server();
    makeData();
    Storage storage = Storage.open(folders.cache().resolve("framework"), ROOM);
    Natives.unpackInto(storage.folder());
    if (!mode.hasTerminal()) {
      // Else the shell's bundle starts four programs to find out which one this is.
      TERMINAL.forEach(property -> System.getProperties().putIfAbsent(property, "dumb"));
    }
    Map<String, String> settings = FrameworkSettings.load(folders);
    settings.put(Constants.FRAMEWORK_STORAGE, storage.folder().toString());
    settings.put("komabako.mode", mode.id());
    settings.put(
        "komabako.at-need", String.valueOf(mode.isScript() && !Boolean.getBoolean(ARCHIVES)));
    settings.put("komabako.safe", String.valueOf(commandLine.safe()));
    ForeignOutput.keepOut();
    Ending ending = new Ending(storage, server);
    Runtime.getRuntime().addShutdownHook(new Thread(ending::run, "komabako-ending"));
    if (mode.isEngine()) {
      // What variants and libraries print must not come between the lines of the protocol.
      System.setOut(System.err);
    }
    Platform platform = EarlyTask.of(settings, mode)
        .whileDoing(() -> Platform.start(
            settings, folders, mode, commandLine.arguments().toArray(String[]::new)));
    ending.platform = platform;
    watch(platform);
    if (mode.isScript()) {
      ending.interrupts(Thread.currentThread());
    }
    try {
      int status = callMain(platform, mode, server);
      if (mode.isScript() && server != null && !ending.hasBegun()) {
        server.finish();
      }
      return status;
    } finally {
      ending.mainIsDone();
    }
  }

  /** Where it cannot be made, what needs it says so. */
  private void makeData() {
    try {
      Files.createDirectories(folders.data());
      if (folders.data().getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.setPosixFilePermissions(folders.data(), PosixFilePermissions.fromString("rwx------"));
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "the folder of the data", e);
    }
  }

  /** Has the running instance do it, becomes it, or stays alone. */
  private Instances.Result meet(Mode mode)
      throws CommandLineException, IOException, InterruptedException {
    if (commandLine.alone() || !mode.isReached()) {
      return Instances.Result.ALONE;
    }
    InstanceFolder folder = new InstanceFolder(
        folders.data(), InstanceFolder.elsewhere(System.getenv("XDG_RUNTIME_DIR")));
    SecondStart client = new SecondStart(System.in, System.out, System.err);
    Callable<RemoteRequest> request =
        mode.asksTheRunning() ? () -> RemoteRequests.of(mode, commandLine.arguments()) : null;
    try {
      return new Instances(folder, client, version(), Main::complain).meet(request);
    } catch (CommandLineException | IOException | InterruptedException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private Mode chooseMode() throws CommandLineException {
    Mode mode = commandLine.mode();
    if (mode == Mode.DESKTOP
        && !Screen.present(System.getProperty("os.name", ""), System::getenv)) {
      if (!commandLine.arguments().isEmpty()) {
        throw new CommandLineException("no display to show "
            + commandLine.arguments().get(0) + " on; the console opens it by -c 'game:open FILE'");
      }
      complain("no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so this is the console");
      return Mode.CONSOLE;
    }
    if (mode == Mode.DESKTOP && !Files.isReadable(folders.feature("desktop"))) {
      complain("the desktop is not installed, so this is the console");
      return Mode.CONSOLE;
    }
    return mode;
  }

  private int callMain(Platform platform, Mode mode, @Nullable Server server)
      throws InterruptedException {
    Callable<?> main = platform.main(mode, mode == Mode.DESKTOP ? 0 : PATIENCE);
    if (main == null && mode == Mode.DESKTOP) {
      complain("the desktop is not installed, so this is the console");
      return callMain(platform, Mode.CONSOLE, server);
    }
    if (main == null) {
      platform.complaints().forEach(Main::complain);
      complain("nothing here serves the mode " + mode.id());
      return FAILURE;
    }
    if (server != null) {
      server.ready(platform.serving(mode));
    }
    try {
      return main.call() instanceof Integer status ? status : SUCCESS;
    } catch (InterruptedException e) {
      throw e;
    } catch (Exception e) {
      complain(e.toString());
      return FAILURE;
    }
  }

  /** Ends the process when a command has stopped the framework and the main thread does not notice. */
  private static void watch(Platform platform) {
    Thread watcher = new Thread(
        () -> {
          try {
            platform.awaitStop();
            TimeUnit.SECONDS.sleep(2);
            System.exit(SUCCESS);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        },
        "komabako-watcher");
    watcher.setDaemon(true);
    watcher.start();
  }

  /** What happens at the end of the process, also when it is interrupted. */
  private static final class Ending {
    private static final long LAST_WORDS = 3;

    private final Storage storage;
    private final @Nullable Server server;
    private final CountDownLatch mainDone = new CountDownLatch(1);
    private volatile @Nullable Thread main;
    private volatile boolean begun;
    volatile @Nullable Platform platform;

    Ending(Storage storage, @Nullable Server server) {
      this.storage = storage;
      this.server = server;
    }

    /** From now on an end from outside interrupts the main thread first. */
    void interrupts(Thread thread) {
      main = thread;
    }

    void mainIsDone() {
      mainDone.countDown();
    }

    boolean hasBegun() {
      return begun;
    }

    void run() {
      begun = true;
      interruptMain();
      if (server != null) {
        server.close();
      }
      Platform running = platform;
      if (running != null) {
        loaded = running.loaders();
        running.stop();
      }
      storage.delete();
      if (server != null) {
        server.release();
      }
      String unkept = System.getProperty(UNKEPT);
      if (unkept != null) {
        complain(unkept);
        // The status of the process is decided already; only this can change it.
        Runtime.getRuntime().halt(FAILURE);
      }
    }

    private void interruptMain() {
      Thread thread = main;
      if (thread == null || mainDone.getCount() == 0) {
        return;
      }
      thread.interrupt();
      try {
        boolean unused = mainDone.await(LAST_WORDS, TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static Folders folders(@Nullable Path data) throws IOException {
    String home = System.getProperty("komabako.home");
    if (home == null) {
      throw new IOException("the property komabako.home is not set; start bin/komabako");
    }
    Path userHome = Path.of(System.getProperty("user.home", "")).toAbsolutePath();
    return Folders.find(Path.of(home).toAbsolutePath().normalize(), data, System::getenv, userHome);
  }

  private static void checkScript(String file) throws CommandLineException {
    if (!Files.isReadable(Path.of(file)) || Files.isDirectory(Path.of(file))) {
      throw new CommandLineException("--script: cannot read " + file);
    }
  }

  private static String version() throws IOException {
    try (InputStream in = Main.class.getModule().getResourceAsStream("META-INF/MANIFEST.MF")) {
      String version =
          in == null ? null : new Manifest(in).getMainAttributes().getValue("Bundle-Version");
      return version == null ? "of unknown version" : version;
    }
  }

  private static void complain(@Nullable String line) {
    System.err.println("komabako: " + line);
  }
}
