package org.komabako.protocol.drive;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An engine with bad days, a program of its own: {@code java FakeEngine BEHAVIOUR MOVE [FILE]}. It
 * speaks USI or CECP, whichever it is greeted in, and answers with the move, or with one after the other
 * of {@code MOVE/MOVE}; with a file it behaves badly in its first life only, and goes on with the second move.
 */
public final class FakeEngine {
  private final String behaviour;
  private final String[] moves;
  private int answers;
  private boolean cecp;
  private boolean plays;
  private @Nullable Process forked;

  private FakeEngine(String behaviour, String move, int answers) {
    this.behaviour = behaviour;
    moves = move.split("/");
    this.answers = answers;
  }

  /** Runs it. */
  public static void main(String[] arguments) throws IOException {
    boolean cured = arguments.length > 2 && !new File(arguments[2]).createNewFile();
    new FakeEngine(cured ? "good" : arguments[0], arguments[1], cured ? 1 : 0).run();
  }

  /** How it is started with the JVM of the test. */
  static Program program(String behaviour, String move, Path... file) {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx24m",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-cp",
        folder(),
        FakeEngine.class.getName(),
        behaviour,
        move));
    for (Path each : file) {
      command.add(each.toString());
    }
    return new Program(command, java.util.Optional.empty());
  }

  /** The same, which tells in a file what it has started. */
  static Program forking(String behaviour, String move, Path told) {
    List<String> command = new ArrayList<>(program(behaviour, move).command());
    command.add(1, "-Dforked=" + told);
    return new Program(command, java.util.Optional.empty());
  }

  /** Where the classes of the tests are, also where they are part of a module. */
  static String folder() {
    String name = FakeEngine.class.getName().replace('.', '/') + ".class";
    var url = FakeEngine.class.getResource("/" + name);
    String path = Path.of(java.net.URI.create(String.valueOf(url))).toString();
    return path.substring(0, path.length() - name.length());
  }

  private void run() throws IOException {
    if (behaviour.equals("dead")) {
      System.err.println("a library is missing");
      System.exit(127);
    }
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      answer(line);
    }
    if (behaviour.equals("deaf")) {
      sleep();
    }
  }

  private void answer(String line) {
    switch (line.split(" ")[0]) {
      case "usi", "protover" -> {
        cecp = line.startsWith("protover");
        if (!behaviour.equals("silent") && (cecp || !behaviour.equals("cecp"))) {
          greet();
        }
      }
      case "isready" -> {
        fork();
        say("readyok");
      }
      case "ping" -> {
        fork();
        say("pong" + line.substring("ping".length()));
      }
      case "new", "force" -> plays = false;
      case "go" -> {
        plays = true;
        go();
      }
      case "usermove" -> {
        if (behaviour.equals("refuses")) {
          say("Illegal move: " + line);
        } else if (plays) {
          go();
        }
      }
      case "analyze" -> inform(1);
      case "stop", "?" -> move();
      case "quit" -> {
        if (!behaviour.equals("deaf")) {
          System.exit(0);
        }
      }
      default -> {
        // position, setoption, level and the like
      }
    }
  }

  /** Starts a program that holds the output open, and tells its number in a file. */
  private void fork() {
    if (behaviour.startsWith("forks") && forked == null) {
      try {
        forked = new ProcessBuilder("sleep", "600").inheritIO().start();
        Files.writeString(
            Path.of(System.getProperty("forked")), forked.pid() + "\n", CREATE, APPEND);
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    }
  }

  private void greet() {
    if (cecp) {
      say("feature ping=1 setboard=1 usermove=1 memory=1 variants=\"tiny,chess\" myname=\"Fake\"");
      say("feature option=\"Skill Level -spin 3 0 9\" option=\"Allow repeats -check 0\"");
      say("feature done=1");
    } else {
      if (behaviour.equals("late")) {
        pause(200);
      }
      say("id name Fake");
      say("option name Skill Level type spin default 3 min 0 max 9");
      say("option name Repeats type combo default yes var yes var no");
      say("option name USI_Variant type combo default tiny var tiny");
      say("usiok");
    }
  }

  private void go() {
    switch (behaviour) {
      case "crash" -> System.exit(7);
      case "forks-crash" -> {
        pause(400);
        inform(1);
        pause(100);
        System.exit(7);
      }
      case "hang" -> sleep();
      case "waits" -> {
        // for stop
      }
      case "memory" -> fillMemory();
      case "flood" -> {
        for (int i = 0; i < 300_000; i++) {
          inform(i);
        }
        move();
      }
      case "long-line" -> {
        String part = "x".repeat(1 << 20);
        for (int i = 0; i < 64; i++) {
          System.out.print(part);
        }
        say("");
        move();
      }
      case "babble" -> babble();
      default -> {
        inform(1);
        move();
      }
    }
  }

  private String next() {
    return moves[answers % moves.length];
  }

  private void inform(int depth) {
    String move = next();
    say(
        cecp
            ? depth + " 6 0 4 " + move
            : "info depth " + depth
                + " seldepth 2 time 3 nodes 4 hashfull 5 multipv 1 score cp 6 pv " + move);
  }

  private void move() {
    String move = next();
    answers++;
    boolean resigns = cecp && move.equals("resign");
    say(resigns ? move : (cecp ? "move " : "bestmove ") + move);
    if (behaviour.equals("claims")) {
      plays = false;
      say("1-0 {it has seen enough}");
    } else if (behaviour.equals("dies")) {
      System.exit(7);
    }
  }

  private void babble() {
    if (cecp) {
      say("\u0000\uffff 1 2 3");
      say("99999999999 1 2 3 a1a2");
      say("1 2 3 99999999999999999999 a1a2");
      say("move");
      say("move ");
    } else {
      say("\u0000\uffff info depth x score cp pv pv");
      say("info score cp");
      say("info depth 99999999999 score mate ++ pv 1a");
      say("checkmate");
      say("bestmove");
    }
  }

  private static void fillMemory() {
    List<byte[]> all = new ArrayList<>();
    while (true) {
      all.add(new byte[1 << 20]);
    }
  }

  /** It never answers. */
  private static void sleep() {
    pause(600_000);
  }

  /** It is slow on purpose. */
  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void say(String line) {
    System.out.println(line);
    System.out.flush();
  }
}
