package org.komabako.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;

/** A file with a password in its first line, which its owner alone may read or change. */
public final class PasswordFile {
  private PasswordFile() {}

  /**
   * The password; empty if the file is.
   *
   * @throws RequestException if others may read or change the file, where that can be told
   * @throws FileException if it cannot be read
   */
  public static String read(Path file) {
    try {
      if (hasPermissions(file)) {
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
        if (permissions.stream().anyMatch(each -> !each.name().startsWith("OWNER_"))) {
          throw RequestException.of(PasswordFile.class, "passwordFile.othersRead", file);
        }
      }
      return Files.readString(file).lines().findFirst().orElse("");
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  private static boolean hasPermissions(Path file) {
    try {
      return Files.getFileStore(file).supportsFileAttributeView("posix");
    } catch (IOException e) {
      // Below a changed root (chroot) that is no mount point, Java knows no store of a file.
      return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
  }
}
