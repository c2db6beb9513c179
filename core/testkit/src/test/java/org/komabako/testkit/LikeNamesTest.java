package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;
import org.komabako.game.Game;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Kinds that share a kanji, are called like 左, have a kanji that Shift_JIS has not, or none at all. */
class LikeNamesTest {
  private static final Variant VARIANT = new Variant() {
    private final VariantTable table = VariantTable.of("like-names", "like names", "同名将棋")
        .board(5, 5, 1)
        .start("lrkxe/5/5/5/EXKRL b - 1")
        .hand("LRXE")
        .piece(row("K", "king", "玉将", "gyoku").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
        .piece(row("L", "left quail", "左鶉", "uzura").kanji("鶉", "左鶉").moves("fRblBbrF"))
        .piece(row("R", "right quail", "右鶉", "uzura").kanji("鶉", "右鶉").moves("fRbrBblF"))
        .piece(row("X", "left", "左", "hidari").kanji("左", "左").moves("WF"))
        .piece(row("E", "nameless", "無名", "mumei").kanji("", "").moves("R"))
        .build();

    @Override
    public VariantTable table() {
      return table;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN.withDrops(new Drops.Captured());
    }
  };

  private final Formats formats = new Formats();

  @ParameterizedTest
  @ValueSource(strings = {"kifu", "ki2u", "kif", "ki2"})
  void gamesAreReadAsWritten(String key) {
    GameFormat format = formats.find(key);
    RandomGames games = new RandomGames(Rules.of(VARIANT), Long.getLong("komabako.seed", 8));
    for (int i = 0; i < 20; i++) {
      Game game = games.next();
      String text = format.write(game);
      Game read = formats.read(format, List.of(VARIANT), text).game();
      assertEquals(
          game.root().last().line().toString(), read.root().last().line().toString(), text);
      assertEquals(game.tree().nodes().size(), read.tree().nodes().size(), text);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"kifu", "bod"})
  void boardsAreReadAsWritten(String key) {
    Position position = Rules.of(VARIANT).position("1rk1e/l4/2X2/4R/ELKR1 w LX2Erx 7");
    Game game = new Game(position);
    String text = formats.find(key).write(game);
    Game read = formats.read(formats.find(key), List.of(VARIANT), text).game();
    assertEquals(position.setup().pieces(), read.root().position().setup().pieces(), text);
    assertEquals(position.setup().hands(), read.root().position().setup().hands(), text);
    assertEquals(position.side(), read.root().position().side());
  }

  @Test
  void aKanjiThatShiftJisHasNotIsToldBeforeWriting() {
    VariantTable table = VariantTable.of("odd", "odd", "奇")
        .board(3, 3, 0)
        .start("1k1/3/1K1 b - 1")
        .piece(
            row("K", "king", "玉", "gyoku").kanji("\uD842\uDFB7", "").moves("K").flags(Flag.ROYAL))
        .build();
    for (String key : List.of("kif", "ki2")) {
      String why = formats.find(key).refuses(table).orElseThrow().in(Locale.ENGLISH);
      assertTrue(why.contains("." + key + "u holds its games"), why);
      assertTrue(formats.find(key + "u").refuses(table).isEmpty());
    }
  }
}
