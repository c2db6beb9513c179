package org.komabako.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * The time from the start of a program to a board on the screen, as somebody sees it who looks at the screen.
 *
 * <pre>
 * WindowStart SCREEN COMMAND...
 * </pre>
 *
 * <p>SCREEN is the file that Xvfb keeps its picture in ({@code -fbdir}), 32 bits a pixel: to look at it takes nothing
 * from the program that is started, and nothing is asked of it. A board is seen when a fifth of the points looked at
 * have the colour of wood, which no page without a game has. The program is then ended. Prints seconds by the clock,
 * seconds of its processor time until then (with those of what has its place now, as a shell's), and MB resident; the
 * status is 1 where no board is seen in a minute.
 */
public final class WindowStart {
  private static final long PATIENCE = TimeUnit.MINUTES.toNanos(1);
  private static final int LOOK_MILLIS = 5;
  private static final int STEP = 16;
  private static final double MUCH = 0.2;

  /** The board of the theme that a new user has, as red, green and blue, and how far a pixel may be from it. */
  private static final int[] WOOD = {0xE7, 0xC2, 0x87};

  private static final int NEAR = 14;

  private WindowStart() {}

  /** Runs. */
  public static void main(String[] args) throws Exception {
    if (args.length < 2) {
      System.err.println("WindowStart: needs SCREEN COMMAND...");
      System.exit(2);
    }
    try (FileChannel file = FileChannel.open(Path.of(args[0]), StandardOpenOption.READ)) {
      ByteBuffer screen = file.map(FileChannel.MapMode.READ_ONLY, 0, file.size());
      System.exit(measure(screen, Arrays.asList(args).subList(1, args.length)) ? 0 : 1);
    }
  }

  private static boolean measure(ByteBuffer screen, List<String> command)
      throws IOException, InterruptedException {
    if (!seen(() -> !showsBoard(screen))) {
      System.err.println("WindowStart: there is a board on the screen before the start");
      return false;
    }
    long begin = System.nanoTime();
    Process process = new ProcessBuilder(command)
        .redirectInput(Path.of("/dev/null").toFile())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    try {
      boolean found = seen(() -> showsBoard(screen) || !process.isAlive());
      double seconds = (System.nanoTime() - begin) / 1e9;
      if (!found || !process.isAlive()) {
        System.err.println("WindowStart: no board was seen of " + String.join(" ", command));
        return false;
      }
      Duration processor = process.info().totalCpuDuration().orElse(Duration.ZERO);
      System.out.printf(
          Locale.ROOT, "%.2f %.2f %d%n", seconds, processor.toMillis() / 1e3, resident(process));
      return true;
    } finally {
      process.destroy();
      if (!process.waitFor(30, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
    }
  }

  private static boolean seen(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE;
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        return false;
      }
      TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
    }
    return true;
  }

  /** The file has a head of numbers, most significant byte first, then colours, then the pixels. */
  static boolean showsBoard(ByteBuffer screen) {
    int head = screen.getInt(0);
    int width = screen.getInt(16);
    int height = screen.getInt(20);
    boolean small = screen.getInt(28) == 0;
    int bits = screen.getInt(44);
    int line = screen.getInt(48);
    int pixels = head + screen.getInt(76) * 12;
    if (bits != 32) {
      throw new IllegalArgumentException("the screen has " + bits + " bits a pixel, not 32");
    }
    int points = 0;
    int wood = 0;
    for (int y = STEP / 2; y < height; y += STEP) {
      for (int x = STEP / 2; x < width; x += STEP) {
        int raw = screen.getInt(pixels + y * line + x * 4);
        points++;
        wood += isWood(small ? Integer.reverseBytes(raw) : raw) ? 1 : 0;
      }
    }
    return wood >= points * MUCH;
  }

  private static boolean isWood(int colour) {
    return Math.abs((colour >> 16 & 0xFF) - WOOD[0]) < NEAR
        && Math.abs((colour >> 8 & 0xFF) - WOOD[1]) < NEAR
        && Math.abs((colour & 0xFF) - WOOD[2]) < NEAR;
  }

  private static long resident(Process process) throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
      return lines
              .filter(line -> line.startsWith("VmRSS"))
              .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
              .sum()
          / 1024;
    }
  }
}
