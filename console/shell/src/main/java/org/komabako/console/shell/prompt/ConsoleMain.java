package org.komabako.console.shell.prompt;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.jline.reader.LineReader;
import org.jline.terminal.Terminal;
import org.komabako.base.DataFolder;
import org.komabako.console.shell.command.ExitStatus;
import org.komabako.console.shell.script.SafeStream;
import org.komabako.console.shell.script.Sessions;
import org.komabako.console.view.words.Spoken;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.Variants;
import org.komabako.session.Games;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The mode {@code console}: an interactive Gogo shell on the terminal. The main thread waits until
 * the shell ends, by the end of its input or by {@code exit}. It is there only after the services of
 * the commands have come; they may go again while it runs.
 */
@Component(
    service = Callable.class,
    property = "komabako.main=console",
    reference = {
      @Reference(name = "games", service = Games.class),
      @Reference(name = "variants", service = Variants.class),
      @Reference(name = "bundles", service = VariantBundles.class),
      @Reference(name = "features", service = Features.class)
    })
public final class ConsoleMain implements Callable<Integer> {
  private final BundleContext context;
  private final CommandProcessor processor;
  private final Terminal terminal;

  /**
   * Runs a shell.
   *
   * @param terminal the one that the first session of the shell's bundle opened; a process has one. It is a {@link
   *     Terminal}, and registered as what it is by a type that every bundle sees
   * @throws ClassCastException if it comes from another JLine than ours
   */
  @Activate
  public ConsoleMain(
      BundleContext context,
      @Reference CommandProcessor processor,
      @Reference(target = "(komabako.terminal=true)") Closeable terminal) {
    this.context = context;
    this.processor = processor;
    this.terminal = (Terminal) terminal;
  }

  @Override
  public Integer call() throws IOException, InterruptedException, ExecutionException {
    OutputStream output = new SafeStream(terminal.output());
    CommandSession session = processor.createSession(terminal.input(), output, output);
    CompletableFuture<Integer> end = Sessions.prepare(session);
    // The names under which the shell's own commands look for these.
    session.put(".terminal", terminal);
    session.put(".context", context.getBundle(0).getBundleContext());
    session.put(".processor", processor);
    session.put(LineReader.HISTORY_FILE, history());
    Thread shell = new Thread(() -> run(session, end), "komabako-shell");
    shell.setDaemon(true);
    shell.start();
    // Neither is closed: that would interrupt the command 'exit' with a message.
    return end.get();
  }

  private Path history() throws IOException {
    DataFolder data = DataFolder.of(context::getProperty);
    Files.createDirectories(data.path());
    return data.resolve("history");
  }

  private static void run(CommandSession session, CompletableFuture<Integer> end) {
    try {
      // Called, not executed: as a job of the session it would wait for itself after each line.
      if (session.get("gogo:gosh") instanceof Function gosh) {
        gosh.execute(session, List.of("--login", "--noshutdown", "--nohistory"));
      }
      end.complete(ExitStatus.SUCCESS);
    } catch (Exception e) {
      if (!end.isDone()) {
        System.err.println(
            "komabako: " + Spoken.say("consoleMain.ended", String.valueOf(e.getMessage())));
        end.complete(ExitStatus.FAILURE);
      }
    }
  }
}
