package org.komabako.base.message;

import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** What a file system complains of, in words; many of its exceptions only carry a file's name. */
final class FileTrouble {
  private FileTrouble() {}

  /** What is wrong, without the file. */
  static LocalizedText reason(FileSystemException problem) {
    if (problem instanceof UnfitFileException unfit) {
      return unfit.told();
    } else if (problem.getReason() != null) {
      return system(problem.getReason());
    } else if (problem instanceof NoSuchFileException) {
      return Sentence.of(FileTrouble.class, "fileTrouble.noSuchFileFolder");
    } else if (problem instanceof AccessDeniedException) {
      return Sentence.of(FileTrouble.class, "fileTrouble.accessDenied");
    } else if (problem instanceof NotDirectoryException) {
      return Sentence.of(FileTrouble.class, "fileTrouble.noFolder");
    } else if (problem instanceof FileAlreadyExistsException) {
      return Sentence.of(FileTrouble.class, "fileTrouble.already");
    } else if (problem instanceof DirectoryNotEmptyException) {
      return Sentence.of(FileTrouble.class, "fileTrouble.folderNotEmpty");
    }
    return LocalizedText.same(problem.getClass().getSimpleName());
  }

  /** What the system complains of, in our words where it is common. */
  static LocalizedText system(String words) {
    return switch (words) {
      case "Is a directory" -> Sentence.of(FileTrouble.class, "fileTrouble.isFolder");
      case "No space left on device" -> Sentence.of(FileTrouble.class, "fileTrouble.diskFull");
      case "Read-only file system" -> Sentence.of(FileTrouble.class, "fileTrouble.readOnly");
      case "Connection refused" -> Sentence.of(FileTrouble.class, "fileTrouble.refused");
      default -> LocalizedText.same(words);
    };
  }

  /** The file and what is wrong with it. */
  static LocalizedText sentence(FileSystemException problem) {
    return Sentence.of(
        FileTrouble.class,
        "fileTrouble.joined",
        String.valueOf(problem.getFile()),
        reason(problem));
  }
}
