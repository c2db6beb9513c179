package org.komabako.base.message;

import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** A file is there but is none of the kind that can be read; its reason is the English sentence. */
public final class UnfitFileException extends FileSystemException {
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText told;

  private UnfitFileException(Path file, LocalizedText told) {
    super(file.toString(), null, told.in(Locale.ENGLISH));
    this.told = told;
  }

  /** It is a folder, a pipe or a device. */
  public static UnfitFileException notRegular(Path file) {
    return new UnfitFileException(
        file,
        Sentence.of(
            UnfitFileException.class,
            Files.isDirectory(file) ? "fileTrouble.isFolder" : "unfitFile.notRegular"));
  }

  /** It has more than so many bytes. */
  public static UnfitFileException tooLarge(Path file, int most) {
    return new UnfitFileException(
        file, Sentence.of(UnfitFileException.class, "unfitFile.tooLarge", most));
  }

  /** What is wrong with it, without its name. */
  LocalizedText told() {
    return told;
  }
}
