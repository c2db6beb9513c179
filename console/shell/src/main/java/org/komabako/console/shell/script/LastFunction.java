package org.komabako.console.shell.script;

import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.jspecify.annotations.Nullable;
import org.osgi.service.component.annotations.Component;

/** {@code komabako:_last NUMBER a}: the last part of a pipe. */
@Component(property = {"osgi.command.scope=komabako", "osgi.command.function=_last"})
public final class LastFunction implements Function {
  @Override
  public @Nullable Object execute(CommandSession session, List<Object> words) {
    return Parts.run(session, words, true);
  }
}
