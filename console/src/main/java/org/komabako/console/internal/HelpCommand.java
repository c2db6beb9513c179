package org.komabako.console.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.view.TextView;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** Help for every command of every bundle that is there now. */
@Component(
    service = HelpCommand.class,
    property = {"osgi.command.scope=komabako", "osgi.command.function=help"})
public final class HelpCommand {
  private static final String HELP = "komabako:help [SCOPE|COMMAND]";
  private static final String SCOPE = "osgi.command.scope";
  private static final String FUNCTION = "osgi.command.function";
  private static final Set<String> OURS =
      Set.of("variant", "game", "engine", "match", "kifu", "feature", "komabako");

  private final BundleContext context;

  /** Reads the services of all bundles. */
  @Activate
  public HelpCommand(BundleContext context) {
    this.context = context;
  }

  /** Tells of commands. */
  @Descriptor("tells of the commands: all, those of a scope, or one")
  public @Nullable TextView help(@Descriptor(HELP) CharSequence... words) {
    return Command.run(() -> {
      String topic = String.join(" ", Arguments.of(HELP, words).words(0, 1));
      Help help = new Help(commands(), OURS);
      return new TextView(topic, topic.isEmpty() ? help.overview() : help.page(topic));
    });
  }

  private List<CommandInfo> commands() {
    List<CommandInfo> commands = new ArrayList<>();
    try {
      for (ServiceReference<?> reference : services()) {
        Object service = context.getService(reference);
        if (service != null) {
          String scope = String.valueOf(reference.getProperty(SCOPE));
          names(reference).forEach(name -> commands.add(CommandInfo.of(scope, name, service)));
          context.ungetService(reference);
        }
      }
    } catch (InvalidSyntaxException e) {
      throw new IllegalStateException(e);
    }
    commands.sort(Comparator.comparing(CommandInfo::full));
    return commands;
  }

  private List<ServiceReference<?>> services() throws InvalidSyntaxException {
    ServiceReference<?>[] found =
        context.getAllServiceReferences(null, "(&(" + SCOPE + "=*)(" + FUNCTION + "=*))");
    return found == null ? List.of() : List.of(found);
  }

  private static List<String> names(ServiceReference<?> reference) {
    Object names = reference.getProperty(FUNCTION);
    return names instanceof Object[] all
        ? Arrays.stream(all).map(String::valueOf).toList()
        : List.of(String.valueOf(names));
  }
}
