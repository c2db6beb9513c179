package org.komabako.base.message;

import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** What a file system complains of, in words; many of its exceptions only carry a file's name. */
final class FileTrouble {
  /** As Unix says it. */
  private static final String IS_FOLDER = "Is a directory";

  private FileTrouble() {}

  /** What is wrong, without the file. */
  static LocalizedText reason(FileSystemException problem) {
    if (problem instanceof UnfitFileException unfit) {
      return unfit.told();
    } else if (IS_FOLDER.equals(problem.getReason())) {
      return Sentence.of(FileTrouble.class, "fileTrouble.isFolder");
    } else if (problem.getReason() != null) {
      return LocalizedText.same(problem.getReason());
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

  /** The file and what is wrong with it. */
  static LocalizedText sentence(FileSystemException problem) {
    return Sentence.of(
        FileTrouble.class,
        "fileTrouble.joined",
        String.valueOf(problem.getFile()),
        reason(problem));
  }
}
