package org.komabako.matches.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.Registration;
import org.komabako.base.message.FileException;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Tally;
import org.komabako.platform.Variants;
import org.komabako.session.KeptText;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/** Matches that nobody plays now, as their files have them. */
class KeptMatchesTest {
  private static final String BEGUN = """
      komabako match 1
      variant small
      first one@depth=1
      second two@depth=1
      games 4
      concurrency 1
      most-plies 12
      margin 0.3s
      random 3 7
      """;

  @TempDir
  private Path folder;

  private final List<String> told = new ArrayList<>();
  private MatchService matches = new MatchService(Path.of(""), MoveTimeouts.USUAL, () -> false);

  @AfterEach
  void close() {
    matches.close();
  }

  private void open() {
    matches = new MatchService(folder, MoveTimeouts.USUAL, () -> false);
    var unused = matches.listen(news -> told.add(news.status().state() + " " + news.game()));
  }

  private MatchFolder keep(String id, String text) throws IOException {
    MatchFolder match = MatchFolder.of(folder, id);
    Files.createDirectories(match.path());
    KeptText.create(match.journal()).keep(text);
    return match;
  }

  private static String game(int number, String winner) {
    return "game " + number + " " + winner + " resigns 9 5000000 1,2,3,4,5,6 1,2,3,4,5,6\n";
  }

  private static String message(Class<? extends RuntimeException> kind, Runnable action) {
    return String.valueOf(assertThrows(kind, action::run).getMessage());
  }

  @Test
  void matchesAreListedByTheirNumberAndWhatIsNoneIsNot() throws Exception {
    assertEquals(List.of(), MatchFolder.ids(folder.resolve("away")));
    for (String name : List.of("10", "9", "2", "0", "01", "x", "1234567890")) {
      Files.createDirectories(folder.resolve(name));
    }
    assertEquals(List.of("2", "9", "10"), MatchFolder.ids(folder));
    MatchFolder next = MatchFolder.create(folder);
    assertEquals("11", next.id());
    assertEquals(folder.resolve("11"), next.path());
    assertTrue(Files.isDirectory(next.path()));
    assertEquals("1", MatchFolder.create(folder.resolve("new")).id());
    Files.writeString(folder.resolve("12"), "a file");
    Files.writeString(next.path().resolve("something"), "x");
    next.discard();
    assertFalse(Files.exists(next.path()));
    assertEquals(
        folder.resolve("2").resolve("match.journal"),
        MatchFolder.of(folder, "2").journal());
  }

  @Test
  void aFolderThatAnotherProcessMakesMeanwhileIsLeftToIt() throws Exception {
    Files.writeString(folder.resolve("file"), "x");
    String message =
        message(FileException.class, () -> MatchFolder.create(folder.resolve("file/matches")));
    assertTrue(message.contains("file/matches"), message);
  }

  @Test
  void oneProcessHoldsAMatchUntilItLetsGo() throws Exception {
    MatchFolder match = keep("1", BEGUN);
    try (FileChannel lock = match.lock().orElseThrow()) {
      assertTrue(lock.isOpen());
      assertEquals(Optional.empty(), match.lock());
      MatchReport report = Kept.read(match);
      assertEquals(State.RUNNING, report.status().state());
      assertEquals("another process plays it", report.status().note().in(Locale.ENGLISH));
    }
    assertEquals(State.PAUSED, Kept.read(match).status().state());
    assertEquals("", Kept.read(match).status().note().in(Locale.ENGLISH));
    match.lock().orElseThrow().close();
    String away = message(FileException.class, () -> MatchFolder.of(folder, "5").lock());
    assertTrue(away.contains(folder.resolve("5").toString()), away);
  }

  @Test
  void aFolderThatCannotBeWrittenIsNobodys() throws Exception {
    MatchFolder match = keep("1", BEGUN);
    Files.createDirectories(match.path().resolve(".lock"));
    assertEquals(State.PAUSED, Kept.read(match).status().state());
  }

  @Test
  void howAMatchIsFollowsFromItsGames() throws Exception {
    String two = game(2, "white") + game(1, "none");
    MatchReport some = Kept.read(keep("1", BEGUN + two));
    assertEquals(State.PAUSED, some.status().state());
    assertEquals(2, some.status().played());
    assertEquals(new Tally(1, 1, 0), some.status().tally());
    assertEquals("1", some.status().id());
    assertEquals(folder.resolve("1"), some.status().folder());
    assertEquals(List.of(1, 2), some.games().stream().map(each -> each.number()).toList());
    String all = two + game(3, "none") + game(4, "none");
    assertEquals(State.FINISHED, Kept.read(keep("2", BEGUN + all)).status().state());
    assertEquals(
        State.STOPPED, Kept.read(keep("3", BEGUN + two + "stopped\n")).status().state());
    assertEquals(
        State.STOPPED, Kept.read(keep("4", BEGUN + all + "stopped\n")).status().state());
    String test = "sprt 0,400,0.4,0.4\n";
    assertEquals(
        State.FINISHED,
        Kept.read(keep("5", BEGUN + test + game(1, "white") + game(2, "black")))
            .status()
            .state());
    assertEquals(
        State.PAUSED,
        Kept.read(keep("6", BEGUN + test + game(1, "black"))).status().state());
  }

  @Test
  void aMatchThatIsNotThereIsSaidWithThoseThatAre() throws Exception {
    open();
    assertEquals(List.of(), matches.list());
    assertEquals(
        "there is no match 7; there are none",
        message(IllegalArgumentException.class, () -> matches.status("7")));
    keep("1", BEGUN);
    keep("3", BEGUN);
    assertEquals(
        "there is no match 7; there are 1, 3",
        message(IllegalArgumentException.class, () -> matches.report("7")));
  }

  @Test
  void aMatchThatCannotBeReadIsNotListedAndHindersNoOther() throws Exception {
    open();
    keep("1", "once upon a time\n");
    keep("2", BEGUN);
    Files.createDirectories(folder.resolve("3"));
    assertEquals(List.of("2"), matches.list().stream().map(MatchStatus::id).toList());
    assertTrue(message(IllegalArgumentException.class, () -> matches.status("1"))
        .startsWith("this is no match that this program knows"));
  }

  @ParameterizedTest
  @CsvSource({"stopped, stopped", "'', paused"})
  void whatIsNotPlayedHereCannotBePaused(String line, String state) throws Exception {
    open();
    keep("1", BEGUN + (line.isEmpty() ? "" : line + "\n"));
    assertEquals(
        "match 1 is not played by this process, it is " + state,
        message(IllegalStateException.class, () -> matches.pause("1")));
  }

  @Test
  void whatIsOverDoesNotGoOn() throws Exception {
    open();
    keep("1", BEGUN + "stopped\n");
    keep("2", BEGUN.replace("games 4", "games 2") + game(1, "none") + game(2, "none"));
    assertEquals(
        "match 1 is stopped", message(IllegalStateException.class, () -> matches.resume("1")));
    assertEquals(
        "match 1 is stopped", message(IllegalStateException.class, () -> matches.stop("1")));
    assertEquals(
        "match 2 is finished", message(IllegalStateException.class, () -> matches.resume("2")));
    assertEquals(List.of(), told);
  }

  @Test
  void aPausedMatchIsStoppedForGoodAndTold() throws Exception {
    open();
    MatchFolder match = keep("1", BEGUN + game(1, "black"));
    assertEquals(State.STOPPED, matches.stop("1").state());
    assertEquals(List.of("STOPPED Optional.empty"), told);
    assertEquals(BEGUN + game(1, "black") + "stopped\n", KeptText.read(match.journal()));
    match.lock().orElseThrow().close();
  }

  @Test
  void whatAnotherProcessPlaysIsLeftToIt() throws Exception {
    open();
    MatchFolder match = keep("1", BEGUN);
    try (FileChannel lock = match.lock().orElseThrow()) {
      assertEquals(
          "match 1 is running", message(IllegalStateException.class, () -> matches.resume("1")));
      assertEquals(
          "match 1 is running", message(IllegalStateException.class, () -> matches.stop("1")));
      assertTrue(lock.isOpen());
    }
    assertEquals(BEGUN, KeptText.read(match.journal()));
  }

  /** What waits for an engine goes on without a look at it, and is paused when this ends. */
  @Test
  void aMatchThatIsResumedWaitsForWhatIsAway() throws Exception {
    open();
    MatchFolder match = keep("1", BEGUN);
    MatchStatus status = matches.resume("1");
    assertEquals(State.WAITING, status.state());
    assertEquals(
        "the variant 'small' is not installed; there are ", status.note().in(Locale.ENGLISH));
    assertEquals(List.of("WAITING Optional.empty"), told);
    assertEquals(Optional.empty(), match.lock(), "it is held");
    matches.addVariant(new SmallGame());
    assertEquals(
        "the engine 'one' is not installed; there are ",
        matches.status("1").note().in(Locale.ENGLISH));
    assertNotSame(State.PAUSED, matches.status("1").state());
    matches.addEngine(new ScriptedEngine("three", ScriptedEngine.FIRST));
    assertEquals(3, told.size(), "who is missing is the same, and who is there is another");
    assertEquals(State.PAUSED, matches.pause("1").state());
    match.lock().orElseThrow().close();
    assertEquals("PAUSED Optional.empty", told.get(told.size() - 1));
    assertEquals(
        "match 1 is not played by this process, it is paused",
        message(IllegalStateException.class, () -> matches.pause("1")));
  }

  @Test
  void aWaitingMatchIsStopped() throws Exception {
    open();
    MatchFolder match = keep("1", BEGUN);
    matches.resume("1");
    assertEquals(State.STOPPED, matches.stop("1").state());
    assertEquals(BEGUN + "stopped\n", KeptText.read(match.journal()));
    assertEquals(State.STOPPED, matches.status("1").state());
    match.lock().orElseThrow().close();
  }

  /** An engine that has no such option any more. */
  @Test
  void aMatchWhoseEnginesDoNotOpenIsNotResumedAndNotHeld() throws Exception {
    open();
    MatchFolder match = keep("1", BEGUN.replace("first one@", "first one,Level=3@"));
    matches.addVariant(new SmallGame());
    matches.addEngine(new ScriptedEngine("one", ScriptedEngine.FIRST));
    matches.addEngine(new ScriptedEngine("two", ScriptedEngine.FIRST));
    assertEquals(
        "one,Level=3: one has no options",
        message(IllegalArgumentException.class, () -> matches.resume("1")));
    match.lock().orElseThrow().close();
    assertEquals(State.PAUSED, matches.status("1").state());
  }

  /** When all ends, engines leave one after the other; matches are paused and tell nothing of it. */
  @Test
  void whileThePlatformEndsNothingIsToldOfServicesThatLeave() throws Exception {
    BundleContext context = mock(BundleContext.class);
    Bundle system = mock(Bundle.class);
    when(context.getProperty("komabako.data")).thenReturn(folder.toString());
    when(context.getBundle(0)).thenReturn(system);
    when(system.getState()).thenReturn(Bundle.ACTIVE);
    MatchFolder match = MatchFolder.of(folder.resolve("matches"), "1");
    Files.createDirectories(match.path());
    KeptText.create(match.journal()).keep(BEGUN);
    matches = new MatchService(context);
    Variants service = mock(Variants.class);
    AtomicReference<Variants.Follower> follower = new AtomicReference<>();
    List<String> closed = new ArrayList<>();
    when(service.follow(any())).thenAnswer(call -> {
      follower.set(call.getArgument(0));
      return (Registration) () -> closed.add("closed");
    });
    matches.setVariants(service);
    matches.resume("1");
    SmallGame variant = new SmallGame();
    follower.get().arrived(variant);
    assertTrue(matches.status("1").note().in(Locale.ENGLISH).startsWith("the engine 'one'"));
    follower.get().left(variant);
    assertTrue(matches.status("1").note().in(Locale.ENGLISH).startsWith("the variant 'small'"));
    when(system.getState()).thenReturn(Bundle.STOPPING);
    follower.get().arrived(variant);
    assertTrue(matches.status("1").note().in(Locale.ENGLISH).startsWith("the variant 'small'"));
    matches.unsetVariants(service);
    assertEquals(List.of("closed"), closed);
    matches.close();
    assertEquals(State.PAUSED, matches.status("1").state());
  }
}
