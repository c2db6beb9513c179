package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.library.PiecePattern;
import org.komabako.position.Position;
import org.komabako.position.board.PackedMove;
import org.komabako.testkit.Toy;

/** The main line as it is kept, played and played again. */
class LineTest {
  private final CachedRules ground =
      new CachedRules(SampleGames.TOY, OptionValues.defaults(SampleGames.TOY));

  private Track track(String... moves) {
    Track track = new Track(ground, ground.start(""));
    for (String move : moves) {
      track.make(PackedMove.pack(
          Usi.parse(SampleGames.TOY.table(), move), ground.rules().layout()));
    }
    return track;
  }

  @Test
  void aTrackNotesTheLineAndItsPositions() {
    Track track = track("1f1e", "7c7d");
    assertEquals(2, track.plies());
    assertEquals(3, track.keys().length);
    assertEquals("1f1e", MoveCode.read(track.line(), 0).toString());
    assertEquals("7c7d", MoveCode.read(track.line(), 1).toString());
    assertEquals(2 * MoveCode.BYTES, track.line().length);
    assertEquals(ground.keys().key(ground.start("").board()), track.keys()[0]);
    assertEquals(ground.keys().key(track.board()), track.keys()[2]);
  }

  /** King to and fro, longer than the first room for it. */
  @Test
  void aLongLineIsWhole() {
    String[] round = {"3h3g", "3a3b", "3g3h", "3b3a"};
    String[] moves = new String[300];
    Arrays.setAll(moves, ply -> round[ply % 4]);
    Track track = track(moves);
    assertEquals(300, track.plies());
    assertEquals(301, track.keys().length);
    for (int ply = 0; ply < 300; ply++) {
      assertEquals(round[ply % 4], MoveCode.read(track.line(), ply).toString());
      assertEquals(track.keys()[ply % 4], track.keys()[ply]);
    }
    assertEquals(76, track.occurrences());
    assertEquals(track.keys()[0], track.keys()[300]);
  }

  @Test
  void whatStoodSomewhereLeavesATrace() {
    byte[] traces = track("1f1e", "7c7d").traces();
    for (String there : List.of("1f=P", "1e=P", "7c=p", "7d=p", "3h=K", "1e=~P", "5e=?", "5e=-")) {
      assertTrue(BloomSignature.mayHave(traces, 0, wanted(there)), there);
    }
    for (String away : List.of("1d=P", "7e=p", "3g=K", "1e=p", "7d=~G")) {
      assertFalse(BloomSignature.mayHave(traces, 0, wanted(away)), away);
    }
    assertFalse(BloomSignature.mayHave(traces, 0, wanted("1e=P", "1d=P")), "all of it is wanted");
    byte[] two = new byte[2 * BloomSignature.BYTES];
    System.arraycopy(traces, 0, two, BloomSignature.BYTES, BloomSignature.BYTES);
    assertFalse(BloomSignature.mayHave(two, 0, wanted("1e=P")));
    assertTrue(BloomSignature.mayHave(two, BloomSignature.BYTES, wanted("1e=P")));
  }

  private List<long[]> wanted(String... words) {
    PiecePattern pattern = PiecePattern.parse(SampleGames.TOY.table(), List.of(words));
    return BloomSignature.wanted(pattern, SampleGames.TOY.table(), ground.keys());
  }

  @Test
  void tracesAreAddedToThoseOfTheGameAlone() {
    byte[] three = new byte[3 * BloomSignature.BYTES];
    byte[] more = new byte[BloomSignature.BYTES];
    Arrays.fill(more, (byte) 5);
    three[BloomSignature.BYTES] = 2;
    BloomSignature.add(three, BloomSignature.BYTES, more);
    byte[] wanted = new byte[3 * BloomSignature.BYTES];
    Arrays.fill(wanted, BloomSignature.BYTES, 2 * BloomSignature.BYTES, (byte) 5);
    wanted[BloomSignature.BYTES] = 7;
    assertArrayEquals(wanted, three);
  }

  @Test
  void aLineIsPlayedAgainAsFarAsItGoes() {
    byte[] line = track("1f1e", "7c7d").line();
    Replay replay = new Replay(ground.start(""), line);
    assertTrue(replay.to(0));
    assertTrue(replay.next());
    assertEquals(1, replay.ply());
    assertTrue(replay.to(2));
    assertTrue(CachedRules.same(replay.board(), track("1f1e", "7c7d").board()));
    assertFalse(replay.next());
    assertFalse(replay.to(3));
    assertEquals(2, replay.ply());
    assertTrue(new Replay(ground.start(""), line).to(2));
    assertFalse(new Replay(ground.start(""), Arrays.copyOf(line, line.length - 1)).to(2));
  }

  @Test
  void aMoveThatMakesNoSenseAnyMoreEndsTheLine() {
    byte[] line = track("1f1e", "7c7d").line();
    byte[] empty = line.clone();
    empty[1] = 0x44;
    assertFalse(new Replay(ground.start(""), empty).next(), "from a square without a piece");
    byte[] outside = line.clone();
    outside[3] = (byte) 0x74;
    assertFalse(new Replay(ground.start(""), outside).next(), "to 8e, beyond the seventh file");
    byte[] elsewhere = line.clone();
    elsewhere[1] = (byte) 0x74;
    assertFalse(new Replay(ground.start(""), elsewhere).next(), "from there");
    byte[] nobody = line.clone();
    nobody[0] = 2;
    nobody[1] = 'X';
    Replay replay = new Replay(ground.start(""), nobody);
    assertFalse(replay.next(), "a drop of no piece");
    assertEquals(0, replay.ply());
  }

  @Test
  void positionsAreTheSameByBoardHandsAndSide() {
    String sfen = "k6/7/7/7/7/7/7/6K b Pp 1";
    for (String other : List.of(
        "k6/7/7/7/7/7/7/6K w Pp 1",
        "k6/7/7/7/7/7/7/6K b p 1",
        "k6/7/7/7/7/7/7/6K b P 1",
        "k6/7/7/7/7/7/7/6K b P2p 1",
        "k6/7/7/7/7/7/7/5K1 b Pp 1",
        "6k/7/7/7/7/7/7/6K b Pp 1")) {
      assertFalse(
          CachedRules.same(Toy.position(sfen).board(), Toy.position(other).board()), other);
    }
    assertTrue(CachedRules.same(
        Toy.position(sfen).board(), Toy.position("k6/7/7/7/7/7/7/6K b Pp 9").board()));
  }

  @Test
  void theUsualStartIsNotWritten() {
    Position start = ground.rules().start();
    assertEquals("", ground.text(start));
    assertEquals("", ground.text(ground.rules().position(start.sfen())));
    Position other = ground.rules().position("k6/7/7/7/7/7/7/6K b - 1");
    assertEquals("k6/7/7/7/7/7/7/6K b - 1", ground.text(other));
    assertEquals(other.sfen(), ground.start(other.sfen()).sfen());
    assertEquals(start.sfen(), ground.start("").sfen());
    assertEquals(start.sfen(), ground.start(start.sfen()).sfen());
  }

  @Test
  void rulesAreNamedByTheirSetOrTheirOptions() {
    assertEquals("club", ground.name());
    assertEquals("", ground.options());
    CachedRules restless =
        new CachedRules(SampleGames.TOY, OptionValues.of(SampleGames.TOY, "restless"));
    assertEquals("restless", restless.name());
    assertEquals("jitto=forbidden", restless.options());
  }
}
