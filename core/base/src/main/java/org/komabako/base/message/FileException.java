package org.komabako.base.message;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.Locale;

/** A file or another source could not be used; says which and why, in both languages. */
public final class FileException extends UncheckedIOException implements UserMessage {
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText text;

  private FileException(LocalizedText text, IOException cause) {
    super(text.in(Locale.ENGLISH), cause);
    this.text = text;
  }

  /**
   * What could not be done.
   *
   * @param speaker a class of the module whose sentence it is
   * @param key a sentence with {@code {0}} for what it is about and {@code {1}} for the cause
   */
  public static FileException of(Class<?> speaker, String key, Object what, IOException cause) {
    return new FileException(Sentence.of(speaker, key, what, reason(what, cause)), cause);
  }

  private static LocalizedText reason(Object what, IOException cause) {
    return cause instanceof FileSystemException problem && what.toString().equals(problem.getFile())
        ? FileTrouble.reason(problem)
        : UserMessage.of(cause);
  }

  /** It could not be read. */
  public static FileException unreadable(Object what, IOException cause) {
    return of(FileException.class, "fileException.cannotRead", what, cause);
  }

  /** It could not be written. */
  public static FileException unwritable(Object what, IOException cause) {
    return of(FileException.class, "fileException.cannotWritten", what, cause);
  }

  /** It could not be removed. */
  public static FileException unremovable(Object what, IOException cause) {
    return of(FileException.class, "fileException.cannotRemoved", what, cause);
  }

  @Override
  public LocalizedText text() {
    return text;
  }
}
