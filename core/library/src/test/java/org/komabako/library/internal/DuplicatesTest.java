package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.game.Game;
import org.komabako.kernel.model.Usi;
import org.komabako.library.GameEntry;
import org.komabako.library.ProgressListener;
import org.komabako.testkit.Toy;

/** The same game twice is told from two games with the same moves. */
class DuplicatesTest extends OwnLibrary {
  @ParameterizedTest
  @CsvSource(nullValues = "unknown", textBlock = """
          2026-11-21, 2026-11-21, true
          2026-11-21, 2026-11-22, true
          2026-11-22, 2026-11-21, true
          2026-12-31, 2027-01-01, true
          2026-11-21, 2026-11-23, false
          2026-11-23, 2026-11-21, false
          2026-11-21, 2026-11,    true
          2026,       2026-11-21, true
          2026-11-21, unknown,    true
          unknown,    unknown,    true
          2026-11,    2026-12,    false
          2026,       2025,       false
          2026-11-21, 2026-12,    false
          """)
  void anUnknownOrTheNextDayContradictsNothing(String one, String other, boolean same) {
    assertEquals(same, Duplicates.sameDay(one == null ? "" : one, other == null ? "" : other));
  }

  private List<List<Long>> groups() {
    return library.duplicates(ProgressListener.NONE).stream()
        .map(group -> group.stream().map(GameEntry::id).toList())
        .toList();
  }

  @Test
  void playersMayBeUnknownAndNoOthers() {
    long one = add(SampleGames.of("Ito", "Mori", "2026/11/21", "1f1e", "7c7d"));
    long two = add(SampleGames.of("", "MORI", "2026/11/21", "1f1e", "7c7d"));
    long three = add(SampleGames.of("Ito", "", "2026/11/21", "1f1e", "7c7d"));
    add(SampleGames.of("Abe", "Kato", "2026/11/21", "1f1e", "7c7d"));
    add(SampleGames.of("Ito", "Kato", "2026/11/21", "1f1e", "7c7d"));
    add(SampleGames.of("Ito", "Mori", "2026/11/21", "1f1e", "6c6d"));
    assertEquals(List.of(List.of(one, two, three)), groups());
  }

  @Test
  void aGameJoinsNoGroupOfWhichItContradictsOne() {
    long one = add(SampleGames.of("", "Mori", "2026", "1f1e"));
    long two = add(SampleGames.of("Ito", "Mori", "2026", "1f1e"));
    long three = add(SampleGames.of("Abe", "Mori", "2026", "1f1e"));
    long four = add(SampleGames.of("Abe", "Mori", "2026/01", "1f1e"));
    assertEquals(List.of(List.of(one, two), List.of(three, four)), groups());
  }

  @Test
  void gamesWithoutMovesAreNeverTheSame() {
    add(SampleGames.of("A", "B", "2026"));
    add(SampleGames.of("A", "B", "2026/01"));
    assertEquals(List.of(), groups());
  }

  @Test
  void anotherStartIsAnotherGame() {
    Game handicap = new Game(Toy.position("rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1K1R b 2P2p 1"));
    handicap.play(Usi.parse(SampleGames.TOY.table(), "1f1e"));
    add(handicap);
    add(SampleGames.of("", "", "", "1f1e"));
    assertEquals(List.of(), groups());
  }

  @Test
  void whoCancelsGetsWhatWasFoundSoFar() {
    for (String day : List.of("2026", "2026/01")) {
      add(SampleGames.of("A", "B", day, "1f1e"));
      add(SampleGames.of("A", "B", day, "2f2e"));
      add(SampleGames.of("A", "B", day, "3f3e"));
    }
    List<String> told = new ArrayList<>();
    List<List<GameEntry>> found = library.duplicates((games, share) -> {
      told.add(games + " " + Math.round(share * 100));
      return games < 2;
    });
    assertEquals(2, found.size());
    assertEquals(List.of("0 0", "1 33", "2 67"), told);
  }
}
