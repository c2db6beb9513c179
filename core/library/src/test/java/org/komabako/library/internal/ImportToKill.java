package org.komabako.library.internal;

import java.nio.file.Path;
import java.util.List;
import org.komabako.library.ImportReport;

/** Imports a folder into a library, in a process that is killed. */
final class ImportToKill {
  private ImportToKill() {}

  /** Writes a line when it begins. */
  public static void main(String[] args) {
    LibraryService library = new LibraryService(Path.of(args[0]));
    library.addVariant(SampleGames.TOY);
    System.out.println("begins");
    ImportReport report = library.read(List.of(Path.of(args[1])), (games, share) -> {
      System.out.println(games);
      return true;
    });
    System.out.println("all " + (report.added() + report.known()));
    library.close();
  }
}
