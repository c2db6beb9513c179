package org.komabako.console.shell.command;

import java.nio.file.Path;
import java.util.List;
import org.komabako.base.message.RequestException;
import org.komabako.console.view.words.Spoken;

/** Nothing that is there is written over unless the user says so; a file without anything in it may be. */
public final class FreeTarget {
  /** The option that says so. */
  public static final String REPLACE = "--replace";

  /** The option that makes folders. */
  static final String PARENTS = "--parents";

  /** What a command that writes a file takes. */
  public static final List<String> OPTIONS = List.of(REPLACE, PARENTS);

  private FreeTarget() {}

  /** A file that may be written, as the options of a command say. */
  public static Path require(Path target, Arguments arguments) {
    Path parent = target.getParent();
    if (!arguments.has(PARENTS) && parent != null && !java.nio.file.Files.isDirectory(parent)) {
      throw RequestException.of(Spoken.class, "freeTarget.noFolderParentsMakes", parent);
    }
    return require(target, arguments.has(REPLACE));
  }

  /**
   * A file that may be written.
   *
   * @throws IllegalArgumentException if something is in it, or it is a device, which no file may take the place of
   */
  public static Path require(Path target, boolean replace) {
    if (java.nio.file.Files.exists(target) && !java.nio.file.Files.isRegularFile(target)) {
      throw RequestException.of(Spoken.class, "freeTarget.noFile", target);
    }
    if (!replace && target.toFile().length() > 0) {
      throw RequestException.of(Spoken.class, "freeTarget.alreadyReplaceWritesOver", target);
    }
    return target;
  }
}
