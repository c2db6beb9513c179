package org.komabako.variant.heiseichu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.OptionTexts;
import org.komabako.testkit.SfenPieces;

class HeiseiChuShogiTest {
  private static final Variant VARIANT = new HeiseiChuShogi();

  @Test
  void start() {
    String start = VARIANT.table().start();
    Map<String, Integer> board = SfenPieces.board(start);
    assertEquals(32, SfenPieces.black(board));
    assertEquals(32, SfenPieces.white(board));
    SfenPieces.army(start)
        .forEach((p, n) -> assertEquals(n, board.get(p.toLowerCase(Locale.ROOT)), p));
    SfenPieces.checkShape(start, 12, 12);
    assertEquals("heiseichushogi", VARIANT.key());
  }

  @Test
  void fourteenPiecesEachAreInReserve() {
    Map<String, Integer> reserve = SfenPieces.hand(VARIANT.table().start());
    assertEquals(14, SfenPieces.black(reserve));
    assertEquals(14, SfenPieces.white(reserve));
    Map<String, Integer> one =
        Map.of("V", 2, "M", 2, "X", 1, "O", 1, "A", 2, "L", 2, "S", 2, "C", 2);
    one.forEach((letter, number) -> {
      assertEquals(number, reserve.get(letter), letter);
      assertEquals(number, reserve.get(letter.toLowerCase(Locale.ROOT)), letter);
      assertFalse(
          SfenPieces.army(VARIANT.table().start()).containsKey(letter), letter + " on the board");
    });
    assertEquals("VMXOALSC", VARIANT.table().hand());
  }

  @Test
  void drops() {
    OptionValues base = OptionValues.base(VARIANT);
    assertEquals(new Drops.Reserve(true, true, false, true), VARIANT.rules(base).drops());
    assertEquals(
        new Drops.Reserve(false, false, true, false),
        VARIANT
            .rules(base.with(Map.of(
                "drop_adjacent",
                "4",
                "drop_promotion",
                "next_move",
                "drop_promoted_last_rank",
                "true",
                "drop_right",
                "start")))
            .drops());
    OptionValues bare = base.with("bare_king", "jcsa");
    assertTrue(VARIANT.rules(bare).bareKing().reserveCounts());
    assertFalse(VARIANT.rules(bare.with("bare_reserve", "ignored")).bareKing().reserveCounts());
  }

  @ParameterizedTest
  @CsvSource({
    "gold,g=-1",
    "leopard,f=-1",
    "tiger,t=-1",
    "rook,r=-1",
    "queen,q=-1",
    "queen-dragon,d=-1 q=-1",
    "two-kings,+E=1 E=-1",
  })
  void handicaps(String key, String difference) {
    String start = VARIANT.table().start();
    String sfen = VARIANT.table().handicap(key).orElseThrow().sfen();
    String found = SfenPieces.difference(start, sfen).entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(" "));
    assertEquals(difference, found);
    assertEquals(SfenPieces.hand(start), SfenPieces.hand(sfen));
    assertEquals("w", sfen.split(" ", -1)[1]);
    SfenPieces.checkShape(sfen, 12, 12);
  }

  @Test
  void aGradeMayAlsoBeThatBlackMovesFirst() {
    assertEquals(8, VARIANT.table().handicaps().size());
    assertEquals(
        VARIANT.table().start(),
        VARIANT.table().handicap("black-first").orElseThrow().sfen());
  }

  @Test
  void options() {
    assertEquals(
        List.of(
            "lion_trading=edo,okazaki,none",
            "lion_protection=xray,naive",
            "lion_bridge=removed,present,protects",
            "lion_tsukegui=substantial,any,never",
            "lion_recursive=false,true",
            "promotion=jcsa,msm",
            "pawn_last_rank=true,false",
            "gobetween_last_rank=false,true",
            "lance_last_rank=false,true",
            "bare_king=none,jcsa",
            "bare_adjudicate=play,instant",
            "bare_draw=unless_king_falls,always",
            "stalemate=loss,draw",
            "jitto=allowed,forbidden",
            "repetition=none,historical,historical4,jcsa",
            "repetition_in_check=exempt,applies",
            "drop_promotion=on_drop,next_move",
            "drop_promoted_last_rank=false,true",
            "drop_adjacent=8,4",
            "drop_right=inside,start",
            "bare_reserve=counts,ignored"),
        OptionTexts.of(VARIANT));
  }

  @Test
  void ruleSets() {
    assertEquals(
        List.of("jcsa", "historical", "msm", "lishogi"),
        VARIANT.ruleSets().stream().map(RuleSet::name).toList());
    assertEquals(
        Map.of("lion_trading", "okazaki", "bare_king", "jcsa", "repetition", "jcsa"),
        OptionValues.defaults(VARIANT).changes());
    assertEquals(
        Map.of("repetition", "historical"),
        OptionValues.of(VARIANT, "historical").changes());
    assertEquals(
        Map.of("promotion", "msm", "repetition", "historical4"),
        OptionValues.of(VARIANT, "msm").changes());
    assertEquals(
        Map.of(
            "lion_bridge",
            "protects",
            "lance_last_rank",
            "true",
            "bare_king",
            "jcsa",
            "repetition",
            "jcsa"),
        OptionValues.of(VARIANT, "lishogi").changes());
  }
}
