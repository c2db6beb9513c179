package org.komabako.library.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.komabako.base.message.StateException;
import org.komabako.notation.GameText;

/** Fills a disk with games, in a process that has it for itself, and makes it read-only then. */
final class LibraryOnSmallDisk {
  private LibraryOnSmallDisk() {}

  /** Prints what happens. */
  public static void main(String[] args) throws Exception {
    // As the launcher does: a file that is deleted while it is in use keeps a disk from becoming
    // read-only.
    System.setProperty("org.sqlite.tmpdir", System.getProperty("java.io.tmpdir"));
    Path disk = Path.of(args[0]);
    Path filler = disk.resolve("filler");
    Files.write(filler, new byte[1_000_000]);
    LibraryService library = open(disk);
    int added = 0;
    try {
      while (true) {
        add(library, added);
        added++;
      }
    } catch (StateException e) {
      System.out.println("full: " + e.getMessage());
    }
    System.out.println("all there: " + (library.info().games() == added));
    library.close();
    LibraryService again = open(disk);
    System.out.println("after a restart: " + (again.info().games() == added));
    Files.delete(filler);
    add(again, added);
    System.out.println("with room again: " + (again.info().games() == added + 1));
    again.close();
    run("mount", "-o", "remount,ro", disk.toString());
    LibraryService readOnly = open(disk);
    try {
      add(readOnly, -1);
    } catch (StateException e) {
      System.out.println("read-only: " + e.getMessage());
    }
    readOnly.close();
  }

  private static void add(LibraryService library, int seed) {
    var unused = library.add(GameText.write(SampleGames.random(seed, 60)), "test");
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
