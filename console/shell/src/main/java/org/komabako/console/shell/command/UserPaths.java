package org.komabako.console.shell.command;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.apache.felix.service.command.CommandSession;
import org.komabako.base.message.RequestException;
import org.komabako.console.view.words.Spoken;

/** Files and URLs as users write them: seen from the folder of the session, {@code ~} for home. */
public final class UserPaths {
  private UserPaths() {}

  public static Path resolve(CommandSession session, String text) {
    if (text.isEmpty()) {
      throw new UsageException("userPaths.empty");
    }
    String home = System.getProperty("user.home", "");
    String path = text.equals("~") || text.startsWith("~/") ? home + text.substring(1) : text;
    try {
      return session.currentDir().resolve(path).normalize();
    } catch (InvalidPathException e) {
      throw new UsageException("userPaths.noName", text, e.getReason());
    }
  }

  /** A URL as it is, anything else as a file that must be there. */
  public static URI source(CommandSession session, String text) {
    if (text.matches("[a-z]{2,}:.*")) {
      try {
        return new URI(text);
      } catch (URISyntaxException e) {
        throw new UsageException("userPaths.noUrl", text, e.getReason());
      }
    }
    Path file = resolve(session, text);
    if (!java.nio.file.Files.isRegularFile(file)) {
      throw new RequestException(Spoken.text("userPaths.noFile", file));
    }
    return file.toUri();
  }
}
