package org.komabako.console.internal;

import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jline.reader.LineReader;
import org.osgi.service.component.annotations.Component;

/** What the shell's profile calls at the start of each interactive session. */
@Component(
    service = ShellSetup.class,
    property = {"osgi.command.scope=komabako", "osgi.command.function=_setup"})
public final class ShellSetup {
  /** Lines that the history does not keep. */
  private static final String SECRETS = "*assword=*:*asswd=*";

  /** Prepares a session. */
  @Descriptor("called by the profile of the shell")
  public void _setup(CommandSession session) throws ReflectiveOperationException {
    session.put(LineReader.HISTORY_IGNORE, SECRETS);
    if (session.get(".reader") instanceof LineReader reader) {
      ShellParser.install(reader);
    }
  }
}
