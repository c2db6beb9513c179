package org.komabako.console.commands.library;

import java.util.Map;
import java.util.Optional;
import org.apache.felix.service.command.CommandSession;
import org.jline.reader.LineReader;
import org.komabako.base.DatabaseAddress;
import org.komabako.base.PasswordFile;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.words.Spoken;

/**
 * The password of a database, from where nobody else sees it: typed in the shell, from a file of the user's own, or from
 * the environment.
 *
 * @param word empty for none
 */
public record DatabasePassword(String word) {
  /** The variable of the environment for the library. */
  public static final String LIBRARY = "KOMABAKO_LIBRARY_PASSWORD";

  /** That for the grid, of those who begin jobs and of workers. */
  public static final String GRID = "KOMABAKO_GRID_PASSWORD";

  private static final String FILE = "jdbc:sqlite:";

  /**
   * The one that the words of a command point to.
   *
   * @param variable of the environment, which is asked last
   */
  public static DatabasePassword of(CommandSession session, Arguments arguments, String variable) {
    return of(session, arguments, variable, System.getenv());
  }

  static DatabasePassword of(
      CommandSession session,
      Arguments arguments,
      String variable,
      Map<String, String> environment) {
    Optional<String> file = arguments.value("--password-file");
    if (file.isPresent()) {
      return new DatabasePassword(PasswordFile.read(UserPaths.resolve(session, file.get())));
    }
    if (arguments.has("--password")) {
      return new DatabasePassword(ask(session, variable));
    }
    return new DatabasePassword(environment.getOrDefault(variable, ""));
  }

  private static String ask(CommandSession session, String variable) {
    if (!(session.get(".reader") instanceof LineReader reader)) {
      throw new UsageException("databasePassword.script", variable);
    }
    return reader.readLine(Spoken.say("databasePassword.prompt"), '*');
  }

  /** An address with the password; that of a file has none. */
  public String in(String url) {
    return url.startsWith(FILE) ? url : DatabaseAddress.withPassword(url, word);
  }
}
