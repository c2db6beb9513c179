package org.komabako.ui.workbench.sound;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.komabako.game.Game;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.settings.Settings;

class SoundsTest {
  @TempDir
  private Path folder;

  private static Game game(String sfen) {
    return new Game(Toy.position(sfen));
  }

  private static Snapshot play(Game game, String move) {
    game.play(Usi.parse(game.rules().table(), move));
    return Snapshot.of(game);
  }

  @ParameterizedTest
  @CsvSource({
    "3k3/7/7/7/7/7/7/3K3 b P 1, 4h4g, MOVE",
    "3k3/7/7/7/7/7/7/3K3 b P 1, P*1d, DROP",
    "3k3/7/7/6p/6P/7/7/3K3 b - 1, 1e1d, CAPTURE",
    "3k3/7/6P/7/7/7/7/3K3 b - 1, 1c1b+, PROMOTION",
    "3k3/7/7/7/7/7/7/K5R b - 1, 1h4h, CHECK",
    "3k3/7/7/3p3/3N3/7/7/3K3 b - 1, 4e4d4e, CAPTURE",
    "3k3/3R3/7/7/7/7/7/3K3 b - 1, 4b4a, END",
  })
  void whatIsHeard(String sfen, String move, Cue cue) {
    Game game = game(sfen);
    Snapshot before = Snapshot.of(game);
    assertEquals(Optional.of(cue), Cue.of(before, play(game, move)));
  }

  @Test
  void takingBackIsNotHeard() {
    Game game = game("3k3/7/7/7/7/7/7/3K3 b P 1");
    Snapshot start = Snapshot.of(game);
    Snapshot played = play(game, "4h4g");
    var unused = game.undo();
    assertEquals(Optional.empty(), Cue.of(played, Snapshot.of(game)));
    assertEquals(Optional.empty(), Cue.of(start, start));
  }

  @ParameterizedTest
  @EnumSource
  void everyCueIsHeardAndEndsSoftly(Cue cue) {
    byte[] wood = Tones.of(cue, SoundSet.WOOD, 100);
    byte[] soft = Tones.of(cue, SoundSet.SOFT, 100);
    audible(cue, wood);
    audible(cue, soft);
    assertFalse(Arrays.equals(wood, soft), () -> "the sets sound alike: " + cue);
    assertArrayEquals(wood, Tones.of(cue, SoundSet.WOOD, 100));
  }

  private static void audible(Cue cue, byte[] samples) {
    int loudest = loudest(samples);
    assertTrue(loudest > 8_000, () -> "it is too soft: " + cue);
    assertTrue(Math.abs(value(samples, samples.length - 2)) < 300, () -> "it clicks: " + cue);
  }

  private static int loudest(byte[] samples) {
    int loudest = 0;
    for (int i = 0; i < samples.length; i += 2) {
      loudest = Math.max(loudest, Math.abs(value(samples, i)));
    }
    return loudest;
  }

  private static int value(byte[] samples, int at) {
    return samples[at + 1] << 8 | samples[at] & 0xFF;
  }

  @Test
  void withoutADeviceItFallsSilentUntilItIsSwitchedOnAnew() {
    Settings settings = new Settings(folder.resolve("settings"), Runnable::run);
    List<String> tried = new ArrayList<>();
    Sounds sounds = new Sounds(settings, Runnable::run, samples -> {
      tried.add("tried");
      throw new IllegalArgumentException("no device");
    });
    Game game = game("3k3/7/7/7/7/7/7/3K3 b P 1");
    Snapshot before = Snapshot.of(game);
    Snapshot after = play(game, "4h4g");
    sounds.changed(before, after);
    sounds.changed(before, after);
    assertEquals(1, tried.size());
    settings.set(Sounds.ON, false);
    sounds.changed(before, after);
    assertEquals(1, tried.size());
    settings.set(Sounds.ON, true);
    sounds.changed(before, after);
    assertEquals(2, tried.size());
  }

  @Test
  void aDeviceThatHangsMakesNoQueue() {
    Settings settings = new Settings(folder.resolve("settings"), Runnable::run);
    List<Runnable> lane = new ArrayList<>();
    Sounds sounds = new Sounds(settings, lane::add, samples -> {});
    Game game = game("3k3/7/7/7/7/7/7/3K3 b P 1");
    Snapshot before = Snapshot.of(game);
    Snapshot after = play(game, "4h4g");
    for (int i = 0; i < 100; i++) {
      sounds.changed(before, after);
    }
    assertEquals(2, lane.size());
  }

  private static ClockFace clock(long seconds) {
    ClockFace ready = ClockFace.of(TimeControl.parse("1m"), Side.BLACK);
    return new ClockFace(ClockFace.State.RUNNING, ready.black(), ready.white(), Side.BLACK)
        .after(Duration.ofSeconds(seconds));
  }

  @Test
  void clocksAreHeardInTheLaneAndFallSilentByEitherSetting() {
    Settings settings = new Settings(folder.resolve("settings"), Runnable::run);
    List<Runnable> lane = new ArrayList<>();
    List<byte[]> heard = new ArrayList<>();
    Sounds sounds = new Sounds(settings, lane::add, heard::add);
    sounds.passed(clock(51), clock(52));
    assertEquals(0, heard.size());
    lane.remove(0).run();
    assertArrayEquals(Tones.of(Cue.TICK, SoundSet.WOOD, 100), heard.get(0));
    sounds.passed(clock(59), clock(60));
    lane.remove(0).run();
    assertArrayEquals(Tones.of(Cue.FLAG, SoundSet.WOOD, 100), heard.get(1));
    settings.set(Sounds.TICKS, Sounds.Ticks.OFF);
    sounds.passed(clock(51), clock(52));
    settings.set(Sounds.TICKS, Sounds.Ticks.THIRTY);
    settings.set(Sounds.CLOCK, false);
    sounds.passed(clock(51), clock(52));
    settings.set(Sounds.CLOCK, true);
    settings.set(Sounds.ON, false);
    sounds.passed(clock(51), clock(52));
    assertEquals(0, lane.size());
  }

  @Test
  void setAndVolumeHoldAtOnce() {
    Settings settings = new Settings(folder.resolve("settings"), Runnable::run);
    List<byte[]> heard = new ArrayList<>();
    Sounds sounds = new Sounds(settings, Runnable::run, heard::add);
    settings.set(Sounds.SET, SoundSet.SOFT);
    sounds.passed(clock(51), clock(52));
    settings.set(Sounds.VOLUME, 50);
    sounds.passed(clock(51), clock(52));
    assertEquals(loudest(heard.get(0)), 2 * loudest(heard.get(1)), 2);
    settings.set(Sounds.VOLUME, 0);
    sounds.passed(clock(51), clock(52));
    assertEquals(0, loudest(heard.get(2)));
  }

  @Test
  void thePreviewIsHeardAlsoWhileOffAndTellsOfAMissingDevice() {
    Settings settings = new Settings(folder.resolve("settings"), Runnable::run);
    settings.set(Sounds.ON, false);
    settings.set(Sounds.SET, SoundSet.SOFT);
    List<byte[]> heard = new ArrayList<>();
    List<String> told = new ArrayList<>();
    Sounds.preview(settings, Runnable::run, heard::add, () -> told.add("none"));
    assertArrayEquals(Tones.of(Cue.CAPTURE, SoundSet.SOFT, 100), heard.get(0));
    assertEquals(List.of(), told);
    Sounds.preview(
        settings,
        Runnable::run,
        samples -> {
          throw new IllegalArgumentException("no device");
        },
        () -> told.add("none"));
    assertEquals(List.of("none"), told);
  }
}
