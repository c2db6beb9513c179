package org.komabako.console.shell.script;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.apache.felix.service.command.CommandProcessor;
import org.komabako.base.message.FileException;
import org.komabako.console.shell.command.ExitStatus;
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
 * The modes that run a script or commands and end: {@code --script FILE} and {@code -c COMMANDS}. It
 * is there only after the services of the commands have come, so that a script never meets a
 * half-started platform.
 */
@Component(
    service = Callable.class,
    property = {"komabako.main=script", "komabako.main=command"},
    reference = {
      @Reference(name = "games", service = Games.class),
      @Reference(name = "variants", service = Variants.class),
      @Reference(name = "bundles", service = VariantBundles.class),
      @Reference(name = "features", service = Features.class)
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
  public Integer call() {
    String[] given = arguments.get();
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    OutputStream errors = new FileOutputStream(FileDescriptor.err);
    String script;
    try {
      script = isFile ? ScriptFile.read(Path.of(given[0])) : given[0];
    } catch (CharacterCodingException e) {
      System.err.println("komabako: " + Spoken.say("script.notUtf8", given[0]));
      return ExitStatus.USAGE;
    } catch (IOException e) {
      System.err.println(
          "komabako: " + Spoken.of(FileException.unreadable(given[0], e).text()));
      return ExitStatus.USAGE;
    }
    return new ScriptCall(
            isFile ? given[0] : "-c",
            script,
            List.of(given).subList(1, given.length),
            Path.of("").toAbsolutePath(),
            Map.of(),
            System.in,
            out,
            errors)
        .run(processor);
  }
}
