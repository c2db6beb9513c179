package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.komabako.base.Registration;
import org.komabako.base.message.FileException;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;
import org.komabako.formats.FormatException;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.GameEntry;
import org.komabako.library.GameQuery;
import org.komabako.library.Library;
import org.komabako.library.LibraryInfo;
import org.komabako.notation.GameText;
import org.komabako.platform.Variants;

/** Where the library is, who may read it, and what becomes of games that are put together. */
class LibraryServiceTest extends OwnLibrary {
  private Path data() {
    return folder.resolve("library");
  }

  private static String permissions(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  /** Those who know the variants, where nothing else is asked of them. */
  private static Variants following(Function<Variants.Follower, Registration> follow) {
    return new Variants() {
      @Override
      public List<Variant> list() {
        throw new UnsupportedOperationException();
      }

      @Override
      public Optional<Variant> find(String key) {
        throw new UnsupportedOperationException();
      }

      @Override
      public Variant require(String key) {
        throw new UnsupportedOperationException();
      }

      @Override
      public Optional<String> version(Variant variant) {
        throw new UnsupportedOperationException();
      }

      @Override
      public Registration follow(Follower follower) {
        return follow.apply(follower);
      }
    };
  }

  @Test
  void variantsComeAndGoWithTheServiceThatKnowsThem() {
    Variants.Follower[] followers = new Variants.Follower[1];
    Variants variants = following(follower -> {
      followers[0] = follower;
      return () -> followers[0] = null;
    });
    LibraryService other = new LibraryService(folder.resolve("other"));
    String text = GameText.write(SampleGames.of("A", "B", "2026", "1f1e"));
    other.setVariants(variants);
    assertThrows(FormatException.class, () -> other.add(text, ""));
    followers[0].arrived(SampleGames.TOY);
    assertTrue(other.add(text, "").fresh());
    followers[0].left(SampleGames.TOY);
    assertThrows(FormatException.class, () -> other.add(text.replace("A", "C"), ""));
    other.unsetVariants(variants);
    assertNull(followers[0], "nobody is followed any more");
    other.close();
  }

  @Test
  void whatOthersCouldReadIsMadePrivate() throws IOException {
    Files.createDirectories(
        data(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
    for (String name : List.of("games.sqlite", "games.sqlite-journal")) {
      Files.createFile(
          data().resolve(name),
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-r--r--")));
    }
    assertEquals(0, library.info().games());
    assertEquals("rwx------", permissions(data()));
    assertEquals("rw-------", permissions(file()));
    assertEquals("rw-------", permissions(data().resolve("games.sqlite-wal")));
    assertEquals("rw-------", permissions(data().resolve("games.sqlite-shm")));
    Path journal = data().resolve("games.sqlite-journal");
    assertTrue(!Files.exists(journal) || permissions(journal).equals("rw-------"));
  }

  @Test
  void theDriverUnpacksWhereTheLauncherSaysOrBesideTheFile() {
    String before = System.getProperty("org.sqlite.tmpdir");
    try {
      System.clearProperty("org.sqlite.tmpdir");
      assertEquals(0, library.info().games());
      assertEquals(data().toString(), System.getProperty("org.sqlite.tmpdir"));
      LibraryService other = new LibraryService(folder.resolve("other"));
      assertEquals(0, other.info().games());
      assertEquals(data().toString(), System.getProperty("org.sqlite.tmpdir"));
      other.close();
    } finally {
      if (before == null) {
        System.clearProperty("org.sqlite.tmpdir");
      } else {
        System.setProperty("org.sqlite.tmpdir", before);
      }
    }
  }

  @Test
  void whatItIsToldOfItself() {
    long id = add(SampleGames.of("A", "B", "2026", "1f1e"));
    LibraryInfo info = library.info();
    assertEquals(file().toString(), info.place());
    assertTrue(info.product().matches("SQLite 3\\.\\d+\\.\\d+"), info.product());
    assertFalse(info.shared());
    assertEquals(1, info.games());
    assertEquals(id, library.entry(id).id());
  }

  @Test
  void anAddressIsKeptPrivatelyUntilItsOwnIsUsedAgain() throws IOException {
    Path other = folder.resolve("other.sqlite");
    Path address = data().resolve("address");
    var unused = library.use(Optional.of("jdbc:sqlite:" + other));
    assertEquals("jdbc:sqlite:" + other + "\n", Files.readString(address));
    assertEquals("rw-------", permissions(address));
    assertEquals(other.toString(), library.info().place());
    unused = library.use(Optional.empty());
    assertFalse(Files.exists(address));
    assertEquals(file().toString(), library.info().place());
  }

  @Test
  void anAddressThatLeadsNowhereChangesNothing() {
    long id = add(SampleGames.of("A", "B", "2026", "1f1e"));
    assertThrows(
        StateException.class,
        () -> library.use(Optional.of("jdbc:sqlite:" + folder.resolve("no/such/folder"))));
    assertFalse(Files.exists(data().resolve("address")));
    assertEquals(List.of(id), find(GameQuery.ALL));
  }

  @Test
  void anAddressThatCannotBeReadIsTold() throws IOException {
    Files.createDirectories(data().resolve("address"));
    FileException e = assertThrows(FileException.class, () -> library.info());
    assertTrue(
        e.text().in(Locale.ENGLISH).startsWith(data().resolve("address") + " cannot be read"),
        e.text().in(Locale.ENGLISH));
  }

  @Test
  void whatCannotBeRememberedIsNotUsed() throws IOException {
    long id = add(SampleGames.of("A", "B", "2026", "1f1e"));
    Files.createDirectories(data().resolve("address/full"));
    assertThrows(
        FileException.class,
        () -> library.use(Optional.of("jdbc:sqlite:" + folder.resolve("other.sqlite"))));
    assertEquals(List.of(id), find(GameQuery.ALL));
  }

  @Test
  void aGameIsAddedOnce() {
    String text = GameText.write(SampleGames.of("A", "B", "2026", "1f1e"));
    Library.Added first = library.add(text, "here");
    Library.Added second = library.add(text, "there");
    assertTrue(first.fresh());
    assertFalse(second.fresh());
    assertEquals(first.entry(), second.entry());
    assertEquals("here", second.entry().source());
  }

  @Test
  void mergingTakesTheOthersOutAndKnowsTheirFiles() {
    Game one = SampleGames.of("Ito", "", "2026", "1f1e", "7c7d");
    Game two = SampleGames.of("Ito", "Mori", "2026/11/21", "1f1e", "7c7d");
    two.tag("WhiteElo", "1700");
    two.tag("event", "Cup");
    Game three = SampleGames.of("ITO", "Mori", "", "1f1e", "7c7d");
    three.root().comment("third");
    long first = add(one);
    long second = add(two);
    long third = add(three);
    GameEntry merged = library.merge(List.of(first, second, third));
    assertEquals(first, merged.id());
    assertEquals(
        List.of("Ito", "Mori", "Cup", "2026", "white resigns", "test"),
        List.of(
            merged.black(),
            merged.white(),
            merged.event(),
            merged.day(),
            merged.outcome().orElseThrow().toString(),
            merged.source()));
    assertEquals(1700, merged.whiteRating().orElseThrow());
    assertEquals(List.of(first), find(GameQuery.ALL));
    assertEquals(List.of(first), find(GameQuery.ALL.by("mori")));
    assertTrue(library.text(first).contains("comment third"));
    for (Game each : List.of(one, two, three)) {
      Library.Added again = library.add(GameText.write(each), "again");
      assertFalse(again.fresh());
      assertEquals(first, again.entry().id());
    }
    assertThrows(RequestException.class, () -> library.text(second));
    assertThrows(RequestException.class, () -> library.entry(third));
  }

  @Test
  void oneGameAloneCannotBeMerged() {
    long id = add(SampleGames.of("A", "B", "2026", "1f1e"));
    for (List<Long> wrong : List.of(List.<Long>of(), List.of(id), List.of(id, id))) {
      assertEquals(
          "name two or more different games to be merged",
          assertThrows(RequestException.class, () -> library.merge(wrong))
              .text()
              .in(Locale.ENGLISH));
    }
    assertThrows(RequestException.class, () -> library.merge(List.of(id, id + 1)));
    assertEquals(List.of(id), find(GameQuery.ALL));
  }

  @Test
  void whatIsTakenOutIsForgotten() {
    Game game = SampleGames.of("A", "B", "2026", "1f1e");
    long one = add(game);
    long two = add(SampleGames.of("C", "D", "2026", "1f1e"));
    library.remove(List.of(one, one));
    assertEquals(List.of(two), find(GameQuery.ALL));
    assertTrue(
        library.add(GameText.write(game), "again").fresh(), "its file is not known any more");
    RequestException missing =
        assertThrows(RequestException.class, () -> library.remove(List.of(two, 99L)));
    assertEquals("there is no game 99 in the library", missing.text().in(Locale.ENGLISH));
    assertEquals(2, library.info().games());
  }
}
