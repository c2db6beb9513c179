package org.komabako.console.commands.library;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;
import java.util.Set;
import org.apache.felix.service.command.CommandSession;
import org.jline.reader.LineReader;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.words.Spoken;

/**
 * The password of a library, from where nobody else sees it: typed in the shell, from a file of the user's own, or from
 * the environment.
 *
 * @param word empty for none
 */
public record LibraryPassword(String word) {
  private static final String VARIABLE = "KOMABAKO_LIBRARY_PASSWORD";
  private static final String FILE = "jdbc:sqlite:";

  /** The one that the words of a command point to. */
  public static LibraryPassword of(CommandSession session, Arguments arguments) {
    return of(session, arguments, System.getenv(VARIABLE));
  }

  /** The same, with what the variable of the environment says. */
  public static LibraryPassword of(
      CommandSession session, Arguments arguments, @Nullable String variable) {
    Optional<String> file = arguments.value("--password-file");
    if (file.isPresent()) {
      return new LibraryPassword(read(UserPaths.resolve(session, file.get())));
    }
    if (arguments.has("--password")) {
      return new LibraryPassword(ask(session));
    }
    return new LibraryPassword(variable == null ? "" : variable);
  }

  private static String ask(CommandSession session) {
    if (!(session.get(".reader") instanceof LineReader reader)) {
      throw new UsageException("libraryPassword.script", VARIABLE);
    }
    return reader.readLine(Spoken.say("libraryPassword.prompt"), '*');
  }

  private static boolean hasPermissions(Path file) {
    try {
      return Files.getFileStore(file).supportsFileAttributeView("posix");
    } catch (IOException e) {
      // Below a changed root (chroot) that is no mount point, Java knows no store of a file.
      return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
  }

  private static String read(Path file) {
    try {
      if (hasPermissions(file)) {
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
        if (permissions.stream().anyMatch(each -> !each.name().startsWith("OWNER_"))) {
          throw RequestException.of(Spoken.class, "libraryPassword.othersReadChangeChmod", file);
        }
      }
      return Files.readString(file).lines().findFirst().orElse("");
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  /** An address with the password; that of a file has none. */
  public String in(String url) {
    return word.isEmpty() || url.startsWith(FILE)
        ? url
        : url + (url.contains("?") ? "&" : "?") + "password="
            + URLEncoder.encode(word, StandardCharsets.UTF_8);
  }
}
