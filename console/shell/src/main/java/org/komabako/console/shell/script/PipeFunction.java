package org.komabako.console.shell.script;

import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.jspecify.annotations.Nullable;
import org.osgi.service.component.annotations.Component;

/** {@code komabako:_pipe NUMBER { a | b }}: fails if any part of the pipe does, with the reason of the first. */
@Component(property = {"osgi.command.scope=komabako", "osgi.command.function=_pipe"})
public final class PipeFunction implements Function {
  @Override
  public @Nullable Object execute(CommandSession session, List<Object> words) throws Exception {
    Object answer = Statements.run(session, words.subList(1, words.size()));
    Parts.check(session, String.valueOf(words.get(0)));
    return answer;
  }
}
