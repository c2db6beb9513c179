package org.komabako.console.internal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.CommandSession;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * The modes that run a script or a command and end: {@code --script FILE} and {@code -c TEXT}. It is
 * there only while all commands are, so that a script never meets a half-started platform.
 */
@Component(
    service = Callable.class,
    property = {"komabako.main=script", "komabako.main=command"},
    reference = {
      @Reference(name = "games", service = GameCommands.class),
      @Reference(name = "play", service = PlayCommands.class),
      @Reference(name = "variants", service = VariantCommands.class),
      @Reference(name = "perft", service = PerftCommand.class),
      @Reference(name = "features", service = FeatureCommands.class)
    })
public final class ScriptMain implements Callable<Integer> {
  private final CommandProcessor processor;
  private final Supplier<String[]> arguments;
  private final boolean isFile;

  /** Runs what the command line says. */
  @Activate
  public ScriptMain(
      BundleContext context,
      @Reference CommandProcessor processor,
      @Reference(target = "(komabako.args=true)") Supplier<String[]> arguments) {
    this.processor = processor;
    this.arguments = arguments;
    isFile = "script".equals(context.getProperty("komabako.mode"));
  }

  @Override
  public Integer call() throws IOException {
    String[] given = arguments.get();
    String script = isFile ? Files.readString(Path.of(given[0])) : given[0];
    PrintStream out = stream(FileDescriptor.out);
    PrintStream errors = stream(FileDescriptor.err);
    try (CommandSession session = processor.createSession(System.in, out, errors)) {
      session.currentDir(Path.of("").toAbsolutePath());
      ScriptRunner runner = new ScriptRunner(session, errors);
      runner.arguments(Arrays.copyOfRange(given, 1, given.length));
      return runner.run(script);
    }
  }

  private static PrintStream stream(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }
}
