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
    if (problem.getReason() != null) {
      return LocalizedText.same(problem.getReason());
    } else if (problem instanceof NoSuchFileException) {
      return new LocalizedText("there is no such file or folder", "そのファイルやフォルダーはありません");
    } else if (problem instanceof AccessDeniedException) {
      return new LocalizedText("access is denied", "アクセスが許可されていません");
    } else if (problem instanceof NotDirectoryException) {
      return new LocalizedText("it is no folder", "フォルダーではありません");
    } else if (problem instanceof FileAlreadyExistsException) {
      return new LocalizedText("it is already there", "すでにあります");
    } else if (problem instanceof DirectoryNotEmptyException) {
      return new LocalizedText("the folder is not empty", "フォルダーが空ではありません");
    }
    return LocalizedText.same(problem.getClass().getSimpleName());
  }

  /** The file and what is wrong with it. */
  static LocalizedText sentence(FileSystemException problem) {
    return Sentence.of("{0}: {1}", "{0}：{1}", String.valueOf(problem.getFile()), reason(problem));
  }
}
