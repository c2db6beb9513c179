package org.komabako.library.internal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.komabako.kernel.StateException;
import org.komabako.library.Watch;
import org.komabako.notation.GameText;

/** Fills a disk with games, in a process that has it for itself, and makes it read-only then. */
final class LibraryOnSmallDisk {
  private LibraryOnSmallDisk() {}

  /** Prints what happens. */
  public static void main(String[] args) throws Exception {
    Path disk = Path.of(args[0]);
    LibraryService library = open(disk);
    int added = 0;
    try {
      while (true) {
        var unused = library.add(GameText.write(SampleGames.random(added, 60)), "test");
        added++;
      }
    } catch (StateException e) {
      System.out.println("full: " + e.getMessage());
    }
    System.out.println("all there: " + (library.info().games() == added));
    library.close();
    LibraryService again = open(disk);
    System.out.println("after a restart: " + (again.info().games() == added));
    again.remove(List.of(1L));
    System.out.println("one was taken out");
    again.close();
    run("mount", "-o", "remount,ro", disk.toString());
    LibraryService readOnly = open(disk);
    try {
      var unused = readOnly.read(List.of(disk), Watch.NONE);
      unused = null;
      var other = readOnly.add(GameText.write(SampleGames.random(-1, 60)), "test");
      System.out.println(other);
    } catch (StateException e) {
      System.out.println("read-only: " + e.getMessage());
    }
    readOnly.close();
  }

  private static LibraryService open(Path disk) {
    LibraryService library = new LibraryService(disk.resolve("library"));
    library.addVariant(SampleGames.TOY);
    return library;
  }

  private static void run(String... command) throws IOException, InterruptedException {
    var unused = new ProcessBuilder(command).inheritIO().start().waitFor();
  }
}
