package org.komabako.console.commands.kifu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.apache.felix.service.command.CommandSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.console.commands.FakeCore;
import org.komabako.console.commands.Shell;
import org.komabako.console.shell.command.CommandFailedException;
import org.komabako.console.view.KifuView;
import org.mockito.Mockito;

class KifuCommandsTest {
  private static final String GAME = "[Variant \"tiny\"]\n\n1. P-2b {straight on} *\n";

  private final CommandSession session = Mockito.mock(CommandSession.class);
  private final KifuCommands kifu = new KifuCommands(new FakeCore());

  @TempDir
  private Path folder;

  @BeforeEach
  void files() throws IOException {
    when(session.currentDir()).thenReturn(folder);
    Files.createDirectories(folder.resolve("games/more"));
    Files.createDirectories(folder.resolve("none"));
    Files.writeString(folder.resolve("games/one.pgn"), GAME);
    Files.writeString(folder.resolve("games/more/two.pgn"), GAME);
    Files.writeString(folder.resolve("games/bad.pgn"), GAME.replace("P-2b", "P-2a"));
  }

  private List<KifuView> check(CharSequence... words) {
    return Objects.requireNonNull(kifu.check(session, words));
  }

  private List<KifuView> convert(CharSequence... words) {
    return Objects.requireNonNull(kifu.convert(session, words));
  }

  @Test
  void allFormatsAreListed() {
    assertEquals(14, Objects.requireNonNull(kifu.formats()).size());
  }

  @Test
  void foldersAreCheckedWithWhatIsBelow() {
    List<KifuView> views = check("games");
    assertEquals(List.of(false, true, true), views.stream().map(KifuView::good).toList());
    assertTrue(
        views.get(0).report().contains("line 3, column 4: move 1:"),
        views.get(0).report());
    assertEquals("tiny, 1 move", views.get(1).report());
  }

  @Test
  void aFileIsWrittenAsItsNameTells() throws IOException {
    KifuView view = convert("games/one.pgn", "one.usi").get(0);
    assertTrue(view.report().endsWith("tiny, 1 move (without comments)"), view.report());
    assertTrue(Files.readString(folder.resolve("one.usi")).contains(" moves 2c2b"));
    assertFalse(convert("games/one.pgn", "one.usi").get(0).good());
    assertTrue(convert("games/one.pgn", "one.usi", "--replace").get(0).good());
    assertFalse(convert("games/one.pgn", "one.csa").get(0).good());
    assertThrows(CommandFailedException.class, () -> convert("games/one.pgn", "one.txt"));
  }

  @Test
  void aDeviceIsRefusedAndNotReadForEver() {
    for (KifuView view : check("/dev/zero", "none/nothing.kif")) {
      assertFalse(view.good(), view.report());
    }
    assertTrue(check("/dev/zero").get(0).report().contains("it is no regular file"));
    assertFalse(convert("/dev/zero", "one.usi").get(0).good());
  }

  @Test
  void foldersAreWrittenToFolders() {
    List<KifuView> views = convert("games", "out", "--format", "kifu");
    assertEquals(List.of(false, true, true), views.stream().map(KifuView::good).toList());
    assertTrue(check("out/one.kifu", "out/more/two.kifu").stream().allMatch(KifuView::good));
    assertThrows(CommandFailedException.class, () -> convert("games", "out"));
    assertThrows(CommandFailedException.class, () -> convert("games", "out", "--format", "doc"));
  }

  @Test
  void aScriptThatMeetsABadFileFailsWhenAllWereLookedAt() {
    try (Shell shell = new Shell()) {
      assertEquals(0, shell.script("kifu:check '" + folder.resolve("games/one.pgn") + "'"));
      assertEquals("", shell.err());
      String all = "kifu:check '" + folder.resolve("games") + "'";
      assertEquals(1, shell.script(all));
      assertTrue(shell.out().contains("two.pgn  tiny, 1 move"));
      assertEquals("komabako: line 1: some of this failed: " + all + "\n", shell.err());
      assertEquals(0, shell.script("found = (" + all + ")"));
      shell.out();
      assertEquals(0, shell.script("kifu:check '" + folder.resolve("none") + "'"), shell.err());
      assertTrue(shell.out().contains("0 files, 0 refused"));
    }
  }
}
