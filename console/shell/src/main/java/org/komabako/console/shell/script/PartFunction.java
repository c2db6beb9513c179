package org.komabako.console.shell.script;

import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.jspecify.annotations.Nullable;
import org.osgi.service.component.annotations.Component;

/** {@code komabako:_part NUMBER a}: a part of a pipe before its last. */
@Component(property = {"osgi.command.scope=komabako", "osgi.command.function=_part"})
public final class PartFunction implements Function {
  @Override
  public @Nullable Object execute(CommandSession session, List<Object> words) {
    return Parts.run(session, words, false);
  }
}
