package org.komabako.ui.client;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.widgets.Display;
import org.jspecify.annotations.Nullable;
import org.komabako.base.DataFolder;
import org.komabako.platform.WindowDrawn;
import org.komabako.ui.client.window.MainWindow;
import org.komabako.ui.workbench.services.Services;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/**
 * The mode {@code desktop}: the window on the main thread, and the shell beside it where there is a
 * terminal. It does not wait for the services below: the window shows them as they come and go. What
 * needs them, the files that were named and the shell, waits until all bundles have been started.
 * When this bundle is stopped, the window closes.
 */
@Component(service = Callable.class, property = "komabako.main=desktop")
public final class DesktopMain implements Callable<Integer> {
  private static final Logger LOG = System.getLogger(DesktopMain.class.getName());
  private static final int SUCCESS = 0;
  private static final int FAILURE = 1;

  private final BundleContext context;
  private final Services services;
  private final List<String> files;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile @Nullable Display display;

  /**
   * The window is not opened before {@link #call}.
   *
   * @param services what is below the window
   * @param arguments files to open
   */
  @Activate
  public DesktopMain(
      BundleContext context,
      @Reference Services services,
      @Reference(target = "(komabako.args=true)") Supplier<String[]> arguments) {
    this.context = context;
    this.services = services;
    files = List.of(arguments.get());
  }

  @Override
  public Integer call() throws Exception {
    Startup startup = new Startup(context);
    Display opened;
    try {
      opened = EarlyDisplay.open();
    } catch (SWTError | LinkageError e) {
      // No display after all, or no GTK.
      LOG.log(
          Level.WARNING,
          "the display cannot be opened, so this is the console: {0}",
          e.getMessage());
      drawn();
      startup.await();
      return ConsoleBeside.run(context).orElse(FAILURE);
    }
    display = opened;
    try {
      startup.awaitParts();
      return run(opened, startup);
    } finally {
      display = null;
      opened.dispose();
      ended.countDown();
    }
  }

  private int run(Display opened, Startup startup) {
    Launch launch = new Launch(
        DataFolder.of(context::getProperty).path(),
        context.getBundle().getVersion().toString(),
        true);
    try (TrackedOffers offers = new TrackedOffers(context);
        Client client = new Client(opened, services, offers, launch)) {
      opened.setRuntimeExceptionHandler(e -> client.window().problem(e));
      opened.setErrorHandler(e -> client.window().problem(e));
      ServiceRegistration<?> served = serve(client, startup);
      startup.then(() -> {
        client.desk().gate().send(() -> started(client.window()));
        ConsoleBeside.start(context, () -> client.desk().gate().send(client.window()::close));
      });
      FirstDrawing first =
          new FirstDrawing(opened, () -> client.window().current().isPresent(), this::drawn);
      while (!client.window().isDisposed()) {
        if (!opened.readAndDispatch()) {
          first.idle();
          opened.sleep();
        }
      }
      leave(served);
      return SUCCESS;
    }
  }

  /** What waited for the window goes on. */
  private void drawn() {
    var unused = context.registerService(WindowDrawn.class, new WindowDrawn() {}, null);
  }

  private void started(MainWindow window) {
    if (!window.isDisposed()) {
      window.started();
      files.stream().map(Path::of).forEach(window::open);
    }
  }

  private static void leave(ServiceRegistration<?> served) {
    try {
      served.unregister();
    } catch (IllegalStateException e) {
      // The bundle was stopped, and its services left with it.
      LOG.log(Level.DEBUG, "nothing is served any more", e);
    }
  }

  /** Opens the files of those who start the program again, and shows the window to them. */
  private ServiceRegistration<?> serve(Client client, Startup startup) {
    Consumer<List<Path>> files =
        given -> startup.then(() -> client.desk().gate().send(() -> {
          client.window().raise();
          given.forEach(client.window()::open);
        }));
    return context.registerService(
        Consumer.class, files, FrameworkUtil.asDictionary(Map.of("komabako.serve", "files")));
  }

  /** Closes the window and waits a moment, so that nothing is used that goes next. */
  @Deactivate
  void close() throws InterruptedException {
    Display running = display;
    if (running != null && running.getThread() != Thread.currentThread()) {
      running.asyncExec(() -> {
        for (var shell : running.getShells()) {
          shell.dispose();
        }
      });
      if (!ended.await(3, TimeUnit.SECONDS)) {
        LOG.log(Level.DEBUG, "the window did not close in time");
      }
    }
  }
}
