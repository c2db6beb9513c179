package org.komabako.session.internal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.komabako.session.GameRequest;
import org.komabako.session.LiveGame;
import org.komabako.session.internal.journal.JournalRecovery;

/**
 * A process with a small disk of its own, which it fills, frees and makes read-only while it plays. It
 * prints what happens; {@link FullDiskTest} starts it and reads that.
 */
final class SmallDisk {
  /** More than one page of the disk, so that it cannot fit where the last record ends. */
  private static final String LONG = "x".repeat(5000);

  private final Path disk;
  private final Path folder;
  private OpenGames games;

  private SmallDisk(Path disk) {
    this.disk = disk;
    folder = disk.resolve("games");
    games = open();
  }

  private OpenGames open() {
    OpenGames opened =
        new OpenGames(folder, GameFiles.SLACK, message -> System.out.println("told: " + message));
    opened.addVariant(new MadeUpGame());
    return opened;
  }

  /** With the folder of the disk, which is empty. */
  public static void main(String[] arguments) throws Exception {
    new SmallDisk(Path.of(arguments[0])).run();
  }

  private void run() throws IOException, InterruptedException {
    LiveGame one = games.create(GameRequest.of(MadeUpGame.KEY));
    LiveGame two = games.create(GameRequest.of(MadeUpGame.KEY));
    change("begun", one);
    change("begun", two);
    fill();
    String before = one.text();
    for (int i = 0; i < 3; i++) {
      change("full", one);
      change("full", two);
    }
    System.out.println("nothing earlier is lost: " + kept(one).equals(before));
    free();
    await(one);
    await(two);
    System.out.println("kept by itself: " + kept(one).equals(one.text()));
    change("free", one);
    change("free", two);
    fill();
    change("full at the end", one);
    free();
    games.close();
    System.out.println("kept at the end: " + kept(one).equals(one.text()) + " " + lost());
    games = open();
    one = games.find("1").orElseThrow();
    fill();
    change("full to the end", one);
    games.close();
    System.out.println("lost: " + lost());
    System.clearProperty(OpenGames.UNKEPT);
    free();
    remount("ro");
    games = open();
    one = games.find("1").orElseThrow();
    change("read-only", one);
    remount("rw");
    change("writable", one);
    games.close();
    games = open();
    String again = games.find("1").orElseThrow().text();
    System.out.println("all is there after a restart: " + again.equals(one.text()));
  }

  private void change(String name, LiveGame game) throws IOException {
    int ply = game.change(g -> {
      g.current().comment(LONG);
      return g.play(g.legalMoves().get(0)).ply();
    });
    String state = game.unkept().isPresent() ? "in memory" : "on the disk";
    boolean there = kept(game).equals(game.text());
    System.out.println(name + ": game " + game.id() + " move " + ply + " " + state + " " + there);
  }

  private String kept(LiveGame game) throws IOException {
    Path file = folder.resolve(game.id() + ".journal");
    return new String(JournalRecovery.of(file).text(), StandardCharsets.UTF_8);
  }

  private void fill() {
    try (OutputStream out = Files.newOutputStream(disk.resolve("filler"))) {
      while (true) {
        out.write(new byte[512]);
      }
    } catch (IOException e) {
      System.out.println("full: " + e.getMessage());
    }
  }

  /** Nobody changes it any more. */
  private static void await(LiveGame game) throws InterruptedException {
    while (game.unkept().isPresent()) {
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }

  private static String lost() {
    return System.getProperty(OpenGames.UNKEPT, "nothing");
  }

  private void free() throws IOException {
    Files.delete(disk.resolve("filler"));
  }

  private void remount(String how) throws IOException, InterruptedException {
    Process mount = new ProcessBuilder("mount", "-o", "remount," + how, disk.toString())
        .inheritIO()
        .start();
    System.out.println(how + ": " + mount.waitFor());
  }
}
