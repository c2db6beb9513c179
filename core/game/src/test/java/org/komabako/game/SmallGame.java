package org.komabako.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * A game that nobody plays, on 5x5 squares of which the farthest rank is the promotion zone: pieces of
 * every kind that rules ask about, under the rules of a test.
 *
 * <p>King, rook, gold, pawn, lance, a lion, and an heir that becomes a second king.
 */
public record SmallGame(VariantTable table, RuleBook book, List<RuleOption> options)
    implements Variant {
  private static final String START = "k4/5/5/5/4K b - 1";
  private static final Map<RuleBook, Rules> RULES = new ConcurrentHashMap<>();

  /** Under some rules. */
  public static SmallGame of(RuleBook book, RuleOption... options) {
    VariantTable.Builder table = VariantTable.of("small", "small", "小")
        .board(5, 5, 1)
        .start(START)
        .hand("RGLP")
        .piece(row("K", "king", "玉", "K").flags(Flag.ROYAL))
        .piece(row("R", "rook", "飛", "R").promotes())
        .piece(row("+R", "dragon", "龍", "RF"))
        .piece(row("G", "gold", "金", "WfF"))
        .piece(row("L", "lance", "香", "fR").promotes())
        .piece(row("+L", "gilt lance", "成香", "WfF"))
        .piece(row("P", "pawn", "歩", "fW")
            .promotes()
            .perFile(1)
            .flags(Flag.PAWN_CLASS, Flag.NO_DROP_MATE))
        .piece(row("+P", "tokin", "と", "WfF"))
        .piece(row("N", "lion", "獅", "KNAD").lionPower(LionPower.AREA).flags(Flag.LION))
        .piece(row("E", "heir", "象", "fW").promotes())
        .piece(row("+E", "prince", "太", "K").flags(Flag.ROYAL));
    return new SmallGame(table.build(), book, List.of(options));
  }

  private static PieceType.Builder row(String id, String name, String kanji, String moves) {
    return PieceType.row(id, name, kanji, name).kanji(kanji, kanji).moves(moves);
  }

  /** A position under some rules; what was compiled of them is held. */
  public static Position position(RuleBook book, String sfen) {
    return RULES.computeIfAbsent(book, rules -> Rules.of(of(rules))).position(sfen);
  }

  /** A game under some rules, from a position. */
  public static Game game(RuleBook book, String sfen) {
    return new Game(position(book, sfen));
  }

  /** A move as USI writes it. */
  public static Move move(Position position, String usi) {
    return Usi.parse(position.rules().table(), usi);
  }

  /** Plays moves as USI writes them, with spaces between. */
  public static void play(Game game, String moves) {
    for (String each : moves.split(" ")) {
      game.play(move(game.position(), each));
    }
  }

  /** Moves as USI writes them. */
  public static List<String> texts(List<Move> moves) {
    List<String> texts = new ArrayList<>();
    moves.forEach(move -> texts.add(move.toString()));
    return texts;
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return book;
  }
}
