package org.komabako.console.shell.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** The commands of every bundle that is there now. */
@Component(service = CommandList.class)
public final class CommandList {
  private static final String SCOPE = "osgi.command.scope";
  private static final String FUNCTION = "osgi.command.function";
  private static final String OURS = "org.komabako.";

  /** The scope of what completion calls, which people do not use. */
  public static final String COMPLETION_SCOPE = "complete";

  private final BundleContext context;

  /** Reads the services of all bundles. */
  @Activate
  public CommandList(BundleContext context) {
    this.context = context;
  }

  /** All of them, sorted. */
  public List<CommandInfo> all() {
    List<CommandInfo> commands = new ArrayList<>();
    for (ServiceReference<?> reference : services()) {
      Object service = context.getService(reference);
      if (service != null) {
        String scope = String.valueOf(reference.getProperty(SCOPE));
        names(reference).forEach(name -> commands.add(CommandInfo.of(scope, name, service)));
        context.ungetService(reference);
      }
    }
    commands.sort(Comparator.comparing(CommandInfo::full));
    return commands;
  }

  /** The scopes in which Komabako's own bundles have commands for people. */
  public Set<String> ours() {
    Set<String> scopes = new HashSet<>();
    for (ServiceReference<?> reference : services()) {
      Bundle bundle = reference.getBundle();
      if (bundle != null && String.valueOf(bundle.getSymbolicName()).startsWith(OURS)) {
        scopes.add(String.valueOf(reference.getProperty(SCOPE)));
      }
    }
    scopes.remove(COMPLETION_SCOPE);
    return scopes;
  }

  private List<ServiceReference<?>> services() {
    try {
      ServiceReference<?>[] found =
          context.getAllServiceReferences(null, "(&(" + SCOPE + "=*)(" + FUNCTION + "=*))");
      return found == null ? List.of() : List.of(found);
    } catch (InvalidSyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> names(ServiceReference<?> reference) {
    Object names = reference.getProperty(FUNCTION);
    return names instanceof Object[] all
        ? Arrays.stream(all).map(String::valueOf).toList()
        : List.of(String.valueOf(names));
  }
}
