package org.komabako.variant.chu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Spelling;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.OptionTexts;
import org.komabako.testkit.SfenPieces;

class ChuShogiTest {
  private static final Variant VARIANT = new ChuShogi();

  @Test
  void start() {
    String start = VARIANT.table().start();
    Map<String, Integer> board = SfenPieces.board(start);
    assertEquals(46, SfenPieces.black(board));
    assertEquals(46, SfenPieces.white(board));
    SfenPieces.army(start)
        .forEach((p, n) -> assertEquals(n, board.get(p.toLowerCase(Locale.ROOT)), p));
    SfenPieces.checkShape(start, 12, 12);
    assertEquals("chushogi", VARIANT.key());
  }

  @Test
  void armyOfTheStart() {
    assertEquals(
        Map.ofEntries(
            Map.entry("K", 1),
            Map.entry("Q", 1),
            Map.entry("N", 1),
            Map.entry("D", 2),
            Map.entry("H", 2),
            Map.entry("R", 2),
            Map.entry("B", 2),
            Map.entry("O", 1),
            Map.entry("X", 1),
            Map.entry("E", 1),
            Map.entry("T", 2),
            Map.entry("F", 2),
            Map.entry("G", 2),
            Map.entry("S", 2),
            Map.entry("C", 2),
            Map.entry("V", 2),
            Map.entry("M", 2),
            Map.entry("A", 2),
            Map.entry("L", 2),
            Map.entry("I", 2),
            Map.entry("P", 12)),
        SfenPieces.army(VARIANT.table().start()));
  }

  @Test
  void noHands() {
    assertEquals("", VARIANT.table().hand());
    assertEquals(new Drops.None(), VARIANT.rules(OptionValues.base(VARIANT)).drops());
  }

  /** What each handicap changes: a letter with its number, negative for a piece that is given. */
  @ParameterizedTest
  @CsvSource({
    "gold,g=-1",
    "copper,c=-1",
    "silver,s=-1",
    "leopard,f=-1",
    "tiger,t=-1",
    "side-mover,m=-1",
    "vertical-mover,v=-1",
    "rook,r=-1",
    "queen,q=-1",
    "queen-dragon,d=-1 q=-1",
    "two-kings,+E=1 E=-1",
    "two-lions,+O=1 O=-1",
    "two-lions-copper,+O=1 O=-1 c=-1",
    "two-lions-silver,+O=1 O=-1 s=-1",
    "two-lions-leopard,+O=1 O=-1 f=-1",
    "two-lions-gold,+O=1 O=-1 g=-1",
    "two-lions-side-mover,+O=1 O=-1 m=-1",
    "two-lions-vertical-mover,+O=1 O=-1 v=-1",
    "three-lions,+O=2 O=-1 X=-1 o=-1 x=1",
    "three-lions-1,+O=2 O=-1 X=-1 g=-1 o=-1 x=1",
    "three-lions-2,+O=2 O=-1 X=-1 g=-1 m=-1 o=-1 x=1",
    "three-lions-3,+O=2 O=-1 X=-1 g=-1 m=-1 o=-1 v=-1 x=1",
    "three-lions-4,+O=2 O=-1 X=-1 g=-1 m=-1 o=-1 r=-1 v=-1 x=1",
    "three-lions-5,+O=2 O=-1 X=-1 g=-1 m=-1 o=-1 q=-1 r=-1 v=-1 x=1",
  })
  void handicaps(String key, String difference) {
    String sfen = VARIANT.table().handicap(key).orElseThrow().sfen();
    String found = SfenPieces.difference(VARIANT.table().start(), sfen).entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(" "));
    assertEquals(difference, found);
    assertTrue(sfen.endsWith(" w - 1"), "White moves first: " + sfen);
    SfenPieces.checkShape(sfen, 12, 12);
  }

  @Test
  void threeLionsAreOnTheSquaresOfKirinAndPhoenix() {
    assertEquals(
        "lfcsgekgscfl/a1b1txxt1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12"
            + "/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1T+O+OT1B1A/LFCSGKEGSCFL w - 1",
        VARIANT.table().handicap("three-lions").orElseThrow().sfen());
  }

  @Test
  void aGradeMayAlsoBeThatBlackMovesFirst() {
    assertEquals(25, VARIANT.table().handicaps().size());
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
            "repetition_in_check=exempt,applies"),
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

  /** XBoard plays until a king is taken and calls our other endings a false claim. */
  @Test
  void programsForXboardPlayTheEdoRuleAndNoBareKing() {
    String set = VARIANT.table().spellings("cecp", Spelling.RULES).get(0);
    OptionValues values = OptionValues.of(VARIANT, set);
    assertEquals("edo", values.get("lion_trading"));
    assertEquals("none", values.get("bare_king"));
  }
}
