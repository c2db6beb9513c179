package org.komabako.base.message;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.UnknownHostException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A problem that says what is wrong in both languages, for whoever shows it to a user. As an exception
 * its message is the English sentence, so that consoles, logs and scripts read the same everywhere.
 */
@ConsumerType
public interface UserMessage {
  /** The sentence. */
  LocalizedText text();

  /**
   * What a problem says of itself: its sentence, else its message, else what it is. What only wraps another
   * says what that says.
   */
  static LocalizedText of(Throwable problem) {
    if (problem instanceof UserMessage told) {
      return told.text();
    } else if (problem instanceof FileSystemException file) {
      return FileTrouble.sentence(file);
    } else if (problem instanceof UnknownHostException host) {
      return Sentence.of(
          UserMessage.class, "userMessage.unknownHost", String.valueOf(host.getMessage()));
    } else if (problem instanceof CharacterCodingException) {
      return Sentence.of(UserMessage.class, "userMessage.notUtfText");
    }
    String message = problem.getMessage();
    Throwable cause = problem.getCause();
    if (problem instanceof UncheckedIOException
        && cause != null
        && cause.toString().equals(message)) {
      return of(cause);
    }
    return message == null
        ? LocalizedText.same(problem.toString())
        : problem instanceof IOException
            ? FileTrouble.system(message)
            : LocalizedText.same(message);
  }
}
