package org.komabako.session.internal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.session.LiveGame;
import org.komabako.session.internal.journal.JournalRecord;

/** What is found in the folder at the start: whole, damaged, half written, old and newer files. */
class GameFilesTest {
  private static final String TEXT = """
      komabako game 3
      variant gone
      bundle 1.0.0
      start 1k1/1g1/3/1G1/1K1 b - 1
      %shere
      complete
      """;

  @TempDir
  Path folder;

  private final List<String> told = new ArrayList<>();
  private GameFiles files;

  private static String text(int moves) {
    return String.format(TEXT, "move 2d2c\n".repeat(moves));
  }

  @BeforeEach
  void open() {
    files = new GameFiles(folder, GameFiles.SLACK, told::add);
  }

  private Map<Integer, String> start() {
    files.close();
    open();
    Map<Integer, String> texts = new TreeMap<>();
    files.load().forEach((number, text) -> texts.put(number, new String(text, UTF_8)));
    return texts;
  }

  @AfterEach
  void close() {
    files.close();
  }

  private void save(String id, String text) {
    assertEquals(Optional.empty(), files.save(id, text.getBytes(UTF_8)));
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  private Set<String> names() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return Set.copyOf(all.map(each -> each.getFileName().toString())
          .filter(name -> !name.equals(".lock"))
          .toList());
    }
  }

  private void assertTold(String... words) {
    assertEquals(words.length == 0 ? 0 : 1, told.size(), told::toString);
    for (String word : words) {
      assertTrue(told.get(0).contains(word), told::toString);
    }
    told.clear();
  }

  @Test
  void gamesOfVariantsThatAreAwayAreKeptUntouched() throws Exception {
    start();
    save("1", text(0));
    save("1", text(1));
    byte[] before = Files.readAllBytes(file("1.journal"));
    assertEquals(Map.of(1, text(1)), start());
    assertArrayEquals(before, Files.readAllBytes(file("1.journal")));
    assertTold();
  }

  @Test
  void whatWasNeverFinishedIsCutOffAndTold() throws Exception {
    start();
    save("1", text(0));
    save("1", text(1));
    byte[] whole = Files.readAllBytes(file("1.journal"));
    Files.write(
        file("1.journal"),
        Arrays.copyOf(new JournalRecord(1, 1, whole).bytes(2), 20),
        StandardOpenOption.APPEND);
    assertEquals(Map.of(1, text(1)), start());
    assertTold(
        "1.journal",
        "its last 20 bytes are the beginning of a record",
        "the game is as it was before; if this program was ended while it wrote them");
    assertArrayEquals(whole, Files.readAllBytes(file("1.journal")));
    save("1", text(2));
    assertEquals(Map.of(1, text(2)), start());
    assertTold();
  }

  @Test
  void whatComesBeforeDamageIsRestoredAndTheFileKeptAside() throws Exception {
    start();
    save("1", text(0));
    save("1", text(1));
    int second = (int) Files.size(file("1.journal"));
    save("1", text(2));
    save("1", text(3));
    byte[] damaged = Files.readAllBytes(file("1.journal"));
    damaged[second + 20] ^= 3;
    Files.write(file("1.journal"), damaged);
    assertEquals(Map.of(1, text(1)), start());
    assertTold(
        "cannot be read",
        "stand on what is lost",
        "as far as it could be read",
        "1.journal.damaged");
    assertArrayEquals(damaged, Files.readAllBytes(file("1.journal.damaged")));
    save("1", text(2));
    assertEquals(Map.of(1, text(2)), start());
    assertTold();
  }

  @Test
  void whatHoldsNothingIsKeptAsideAndItsNumberIsNotUsed() throws Exception {
    start();
    save("1", text(0));
    byte[] content = Files.readAllBytes(file("1.journal"));
    Files.write(file("3.journal"), Arrays.copyOf(content, 40));
    Files.write(file("4.komabako"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    Files.writeString(file("notes.txt"), "not ours");
    assertEquals(Set.of(1), start().keySet());
    assertEquals(2, told.size());
    assertEquals(4, files.highest());
    assertEquals(
        Set.of("1.journal", "3.journal.damaged", "4.komabako.damaged", "notes.txt"), names());
  }

  @Test
  void whatANewerProgramWroteIsLeftAlone() throws Exception {
    start();
    Files.writeString(file("7.journal"), "komabako journal 2\nwho knows");
    save("8", text(0).replace("game 3", "game 4"));
    byte[] eight = Files.readAllBytes(file("8.journal"));
    assertEquals(Map.of(), start());
    assertEquals(2, told.size());
    assertTrue(told.get(0).contains("this program knows version 1"), told::toString);
    assertTrue(told.get(1).contains("version 4 of the format"), told::toString);
    assertEquals(8, files.highest());
    assertArrayEquals(eight, Files.readAllBytes(file("8.journal")));
    assertEquals("komabako journal 2\nwho knows", Files.readString(file("7.journal")));
  }

  @Test
  void whatWasHalfWrittenWhenTheProcessEndedIsSweptAway() throws Exception {
    start();
    save("1", text(0));
    Files.writeString(file(".1.journal.part"), "half");
    Files.writeString(file(".1.journal.damaged.part"), "half");
    assertEquals(Map.of(1, text(0)), start());
    assertEquals(Set.of("1.journal"), names());
  }

  /** One file of each version that there was, see the folder's README. */
  @ParameterizedTest
  @ValueSource(strings = {"game-1.komabako", "game-2.komabako", "journal-1.journal"})
  void filesOfEachVersionAreOpened(String name) throws Exception {
    try (InputStream in = getClass().getResourceAsStream("/kept/" + name)) {
      Files.createDirectories(folder);
      Files.write(file("5" + name.substring(name.indexOf('.'))), in.readAllBytes());
    }
    files.close();
    for (int round = 0; round < 2; round++) {
      OpenGames games = new OpenGames(folder, GameFiles.SLACK, told::add);
      games.addVariant(new MadeUpGame());
      LiveGame game = games.find("5").orElseThrow();
      assertEquals(Optional.empty(), game.suspended());
      assertEquals("the old game", game.read(g -> g.root().comment()));
      assertEquals("2", game.read(g -> String.valueOf(g.root().children().size())));
      assertEquals(
          Optional.of(Outcome.win(Side.BLACK, Outcome.Reason.RESIGNS)), game.read(Game::result));
      games.close();
      assertEquals(Set.of("5.journal"), names());
    }
    assertTold();
  }

  @Test
  void aNumberThatAnOldFileAndAJournalBothHaveLosesNeither() throws Exception {
    start();
    save("1", text(0));
    save("2", text(0));
    Files.writeString(file("1.komabako"), text(0));
    Files.writeString(file("2.komabako"), text(1));
    assertEquals(Map.of(1, text(0), 2, text(0), 3, text(1)), start());
    assertEquals(Set.of("1.journal", "2.journal", "3.journal"), names());
  }

  @Test
  void whatCannotBeKeptIsToldOnceAndAgainWhenItCan() throws Exception {
    start();
    save("1", text(0));
    Files.delete(file("1.journal"));
    Files.createDirectories(file("1.journal").resolve("in the way"));
    assertTrue(files
        .save("1", text(1).getBytes(UTF_8))
        .orElseThrow()
        .in(Locale.ENGLISH)
        .startsWith("game 1 cannot be kept"));
    assertTold("game 1 cannot be kept in " + folder);
    assertTrue(files.save("1", text(2).getBytes(UTF_8)).isPresent());
    assertTold();
    save("2", text(0));
    Files.delete(file("1.journal").resolve("in the way"));
    Files.delete(file("1.journal"));
    save("1", text(3));
    assertTold("game 1 is kept in " + folder + " again");
    assertEquals(Map.of(1, text(3), 2, text(0)), start());
    assertFalse(Files.exists(file(".1.journal.part")));
  }

  @Test
  void aFlippedBitIsPutRightAndToldAndNothingIsLost() throws Exception {
    start();
    save("1", text(0));
    save("1", text(1));
    byte[] damaged = Files.readAllBytes(file("1.journal"));
    damaged[60] ^= 4;
    Files.write(file("1.journal"), damaged);
    assertEquals(Map.of(1, text(1)), start());
    assertTold("a flipped bit in record 1", "no change is lost", "1.journal.damaged");
    assertEquals(Map.of(1, text(1)), start());
    assertTold();
  }

  @Test
  void whatCannotBeRemovedIsTold() throws Exception {
    start();
    save("1", text(0));
    Files.delete(file("1.journal"));
    Files.createDirectories(file("1.journal").resolve("in the way"));
    files.delete("1");
    assertTold("the file of game 1 cannot be removed, the game is there again at the next start");
    files.delete("2");
    assertTold();
  }

  @Test
  void whatAnotherProgramPutInAFilesPlaceIsToldAndKept() throws Exception {
    start();
    save("1", text(0));
    Files.writeString(file("1.journal"), "something else");
    save("1", text(1));
    assertTold(
        file("1.journal") + " was not as this program left it; it is written anew",
        "kept as " + file("1.journal.damaged"));
    assertEquals("something else", Files.readString(file("1.journal.damaged")));
    Files.writeString(file("1.journal"), "again");
    save("1", text(2));
    assertTold("kept as " + file("1.journal.damaged2"));
    Files.writeString(file("1.journal"), "once more");
    save("1", text(3));
    assertTold("kept as " + file("1.journal.damaged3"));
  }

  @Test
  void whatAnotherProcessKeepsIsLeftToIt() throws Exception {
    start();
    save("1", text(0));
    List<String> others = new ArrayList<>();
    GameFiles second = new GameFiles(folder, GameFiles.SLACK, others::add);
    String trouble =
        "another process keeps the games in " + folder + "; those of this one are in memory only";
    assertEquals(List.of(trouble), others);
    assertFalse(second.triesAgain());
    assertEquals(Map.of(), second.load());
    assertEquals(
        trouble, second.save("1", text(1).getBytes(UTF_8)).orElseThrow().in(Locale.ENGLISH));
    second.delete("1");
    assertEquals(List.of(trouble), others);
    assertTrue(files.triesAgain());
    assertEquals(Map.of(1, text(0)), start());
    second.close();
  }

  @Test
  void whatIsClosedKeepsNothing() throws Exception {
    start();
    save("1", text(0));
    files.close();
    assertTrue(files.save("1", text(1).getBytes(UTF_8)).isPresent());
    assertEquals(Map.of(), files.load());
    assertEquals(Map.of(1, text(0)), start());
  }

  private FoundGames found(boolean writes) {
    return new FoundGames(folder, GameFiles.SLACK, writes, told::add, new MemoryReserve());
  }

  /** On a disk that takes nothing games are opened as far as they can be read, and no file changes. */
  @Test
  void whereNothingCanBeWrittenAllFilesStayAsTheyAre() throws Exception {
    start();
    save("1", text(0));
    save("1", text(1));
    byte[] whole = Files.readAllBytes(file("1.journal"));
    Files.write(file("2.journal"), Arrays.copyOf(whole, whole.length - 1));
    Files.writeString(file("03.journal"), "nothing");
    Files.write(file("004.journal"), whole);
    Files.writeString(file("5.komabako"), text(2));
    Files.writeString(file(".6.journal.part"), "half");
    Set<String> before = names();
    FoundGames found = found(false);
    assertEquals(before, names());
    Map<Integer, String> texts = new TreeMap<>();
    found.texts().forEach((number, text) -> texts.put(number, new String(text, UTF_8)));
    assertEquals(4, texts.size(), texts.keySet()::toString);
    assertEquals(text(0), texts.get(2));
    assertEquals(text(2), texts.get(5));
    assertTrue(
        told.stream()
            .anyMatch(each -> each.contains("2.journal is damaged")
                && each.contains("nothing can be written there now, so it is left as it is")),
        told::toString);
    assertTrue(
        told.stream()
            .anyMatch(each ->
                each.contains("03.journal cannot be used") && each.endsWith("it is left as it is")),
        told::toString);
    told.clear();
  }

  @Test
  void aFileThatIsRenamedOrSetAsideIsToldWithBothNames() throws Exception {
    start();
    save("1", text(0));
    Files.copy(file("1.journal"), file("01.journal"));
    Files.writeString(file("7.journal"), "nothing");
    Files.writeString(file("7.journal.damaged"), "earlier");
    assertEquals(Map.of(1, text(0), 8, text(0)), start());
    assertEquals(
        List.of(
            file("01.journal") + " is 8.journal now",
            file("7.journal")
                + " cannot be used, its first line is not that of a journal; it is kept" + " as "
                + file("7.journal.damaged2")),
        told);
    told.clear();
    assertEquals(8, files.highest());
  }

  @Test
  void anOldFileThatIsTheSameAsTheJournalIsGone() throws Exception {
    start();
    save("1", text(0));
    Files.writeString(file("1.komabako"), text(0));
    Files.writeString(file("4.komabako"), text(1));
    assertEquals(Map.of(1, text(0), 4, text(1)), start());
    assertEquals(Set.of("1.journal", "4.journal"), names());
    assertTold();
    save("4", text(2));
    assertEquals(Map.of(1, text(0), 4, text(2)), start());
  }

  @Test
  void aFolderThatCannotBeListedIsTold() throws Exception {
    FoundGames none = new FoundGames(
        folder.resolve("away"), GameFiles.SLACK, false, told::add, new MemoryReserve());
    assertEquals(Map.of(), none.texts());
    assertEquals(0, none.highest());
    assertTrue(told.get(0).startsWith("the kept games in " + folder.resolve("away")));
    told.clear();
  }

  /** What nobody ever writes into would be read for ever. */
  @Test
  @Timeout(30)
  void whatIsNoFileIsLeftAloneAndItsNumberNotUsed() throws Exception {
    start();
    save("1", text(0));
    for (String name : List.of("20.journal", "21.komabako")) {
      assertEquals(
          0, new ProcessBuilder("mkfifo", file(name).toString()).start().waitFor());
    }
    Files.createSymbolicLink(file("22.journal"), Path.of("22.journal"));
    Files.createDirectories(file("23.journal"));
    assertEquals(Map.of(1, text(0)), start());
    assertEquals(4, told.size(), told::toString);
    assertTrue(told.get(0).contains("20.journal is left as it is"), told::toString);
    assertTrue(told.get(0).contains("no regular file"), told::toString);
    assertEquals(23, files.highest());
    Files.delete(file(".lock"));
    assertEquals(
        0, new ProcessBuilder("mkfifo", file(".lock").toString()).start().waitFor());
    told.clear();
    files.close();
    open();
    assertTold("games cannot be kept", "no regular file");
  }

  @Test
  void aNameWithZerosInFrontGetsANumberOfItsOwnAndIsGoneWhenItsGameIs() throws Exception {
    start();
    save("7", text(0));
    Files.copy(file("7.journal"), file("007.journal"));
    Files.copy(file("7.journal"), file("09.journal"));
    assertEquals(Set.of(7, 8, 9), start().keySet());
    assertEquals(2, told.size(), told::toString);
    assertEquals(Set.of("7.journal", "8.journal", "9.journal"), names());
    told.clear();
    List.of("7", "8", "9").forEach(files::delete);
    assertEquals(Set.of(), names());
    assertEquals(Map.of(), start());
    assertTold();
  }

  @Test
  void nobodyElseCanReadGames() throws Exception {
    start();
    save("1", text(0));
    Files.setPosixFilePermissions(file("1.journal"), PosixFilePermissions.fromString("rw-r--r--"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    start();
    save("2", text(0));
    for (String name : List.of("1.journal", "2.journal")) {
      assertEquals(
          "rw-------",
          PosixFilePermissions.toString(Files.getPosixFilePermissions(file(name))),
          name);
    }
    assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)));
  }
}
