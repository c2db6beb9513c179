package org.komabako.launcher;

/** What {@code --help} prints. */
final class HelpText {
  private static final String PROGRAM = """
      Usage: komabako [--data DIR] [--alone] [--safe] [MODE | FILE...]

      Modes:
        (none)                the desktop; without a display, the console
        FILE...               the desktop with these games, or with these variants (jars) installed
        console               the shell
        -c 'COMMANDS' [ARGS]  run commands and end
        --script FILE [ARGS]  run the commands of a file and end
        usi                   speak USI on standard input and output
        xboard                speak CECP, as XBoard does, on standard input and output
        worker --join URL     work for a grid: see core/docs/beyond.md
        --help, -h            this text
        --version             the version

      Options:
        --data DIR            keep all user data in DIR (usual place: $XDG_DATA_HOME/komabako)
        --alone               a process of its own, also where one runs on the same data already; else
                              that one runs the commands and opens the files
        --safe                with the shipped variants only, in a process of its own: none of the
                              user's own variants is run

      Exit status of -c and --script: 0 success, 1 a command failed, 2 wrong usage or syntax,
      130 interrupted.
      """;

  private static final String WORKER = """
      Usage: komabako worker --join URL [OPTION...]

      Works for a grid until it is told to end: it takes games, matches and other work from a database that
      several machines share. It keeps nothing on the disk.

      Options:
        --join URL            the database, as jdbc:postgresql://HOST/NAME?user=USER
        --password-file FILE  the password's file; without one, KOMABAKO_GRID_PASSWORD or ~/.pgpass
        --threads N           how many units of work at once (1)
        --nice                everybody else on the machine goes first
        --hours H             ends by itself; 0.5 is half an hour
        --only KIND           this kind of work only; may stand several times
        --trust               uses variants that are not installed here, and networks, as the job sent them
        --trust-key DIGEST    the same, only of jobs that are signed with this key; may stand several times
        --heartbeat SECONDS   how often it says that it is alive (20)
        --help, -h            this text

      A worker that is told to end (SIGTERM, Ctrl+C) gives back what it works on and ends with status 143.
      How a grid is set up: core/docs/beyond.md
      """;

  private HelpText() {}

  /** The text for a mode; those without options of their own have that of the program. */
  static String of(Mode mode) {
    return mode == Mode.WORKER ? WORKER : PROGRAM;
  }
}
