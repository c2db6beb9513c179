package org.komabako.lionfamily;

import static org.komabako.kernel.model.PieceType.row;

import java.util.List;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType.Builder;
import org.komabako.kernel.model.PieceType.Flag;

/**
 * The pieces of the games with a lion: 21 kinds, of which 18 promote.
 *
 * <p>Moves are those of the rule document, in Betza notation; what its notation says in square
 * brackets about stepping twice stands here as lion power. Values are its average values, in pawns.
 * The western abbreviations are Hodges's; behind them stand those that other programs write.
 */
public final class LionFamilyPieces {
  private LionFamilyPieces() {}

  /** All rows, each promoted piece behind the piece that becomes it. */
  public static List<Builder> rows() {
    return List.of(
        row("P", "pawn", "歩兵", "fuhyō")
            .kanji("歩", "歩兵")
            .abbreviations("P")
            .moves("fW")
            .promotes()
            .value(1)
            .flags(Flag.PAWN_CLASS),
        row("+P", "tokin", "と金", "tokin")
            .kanji("と", "と金")
            .abbreviations("P")
            .moves("WfF")
            .value(3),
        row("I", "go-between", "仲人", "chūnin")
            .kanji("仲", "仲人")
            .abbreviations("GB", "I")
            .moves("fbW")
            .promotes()
            .value(1)
            .flags(Flag.PAWN_CLASS),
        row("+I", "drunk elephant", "酔象", "suizō")
            .kanji("象", "酔象")
            .abbreviations("GB", "I")
            .moves("FfrlW")
            .value(3),
        row("C", "copper general", "銅将", "dōshō")
            .kanji("銅", "銅将")
            .abbreviations("C")
            .moves("fKbW")
            .promotes()
            .value(2),
        row("+C", "side mover", "横行", "ōgyō")
            .kanji("横", "横行")
            .abbreviations("C")
            .moves("WrlR")
            .value(4),
        row("S", "silver general", "銀将", "ginshō")
            .kanji("銀", "銀将")
            .abbreviations("S")
            .moves("FfW")
            .promotes()
            .value(2),
        row("+S", "vertical mover", "竪行", "shugyō")
            .kanji("竪", "竪行")
            .abbreviations("S")
            .moves("WfbR")
            .value(4),
        row("G", "gold general", "金将", "kinshō")
            .kanji("金", "金将")
            .abbreviations("G")
            .moves("WfF")
            .promotes()
            .value(3),
        row("+G", "rook", "飛車", "hisha")
            .kanji("飛", "飛車")
            .abbreviations("G")
            .moves("R")
            .value(6),
        row("F", "ferocious leopard", "猛豹", "mōhyō")
            .kanji("豹", "猛豹")
            .abbreviations("FL", "F")
            .moves("FfbW")
            .promotes()
            .value(3),
        row("+F", "bishop", "角行", "kakugyō")
            .kanji("角", "角行")
            .abbreviations("FL", "F")
            .moves("B")
            .value(5),
        row("T", "blind tiger", "盲虎", "mōko")
            .kanji("虎", "盲虎")
            .abbreviations("BT", "T")
            .moves("FrlbW")
            .promotes()
            .value(3),
        row("+T", "flying stag", "飛鹿", "hiroku")
            .kanji("鹿", "飛鹿")
            .abbreviations("BT", "T")
            .moves("fbRK")
            .value(6),
        row("E", "drunk elephant", "酔象", "suizō")
            .kanji("象", "酔象")
            .abbreviations("DE", "E")
            .moves("FfrlW")
            .promotes()
            .value(3),
        row("+E", "prince", "太子", "taishi")
            .kanji("太", "太子")
            .abbreviations("DE", "E")
            .moves("K")
            .value(4)
            .flags(Flag.ROYAL),
        row("A", "reverse chariot", "反車", "hensha")
            .kanji("反", "反車")
            .abbreviations("RC", "A")
            .moves("fbR")
            .promotes()
            .value(3),
        row("+A", "whale", "鯨鯢", "keigei")
            .kanji("鯨", "鯨鯢")
            .abbreviations("RC", "A")
            .moves("fRbQ")
            .value(5),
        row("L", "lance", "香車", "kyōsha")
            .kanji("香", "香車")
            .abbreviations("L")
            .moves("fR")
            .promotes()
            .value(3),
        row("+L", "white horse", "白駒", "hakku")
            .kanji("駒", "白駒")
            .abbreviations("L")
            .moves("fQbR")
            .value(7),
        row("X", "phoenix", "鳳凰", "hōō")
            .kanji("鳳", "鳳凰")
            .abbreviations("Ph", "X")
            .moves("WA")
            .promotes()
            .value(3),
        row("+X", "queen", "奔王", "honnō")
            .kanji("奔", "奔王")
            .abbreviations("Ph", "X")
            .moves("Q")
            .value(12),
        row("O", "kirin", "麒麟", "kirin")
            .kanji("麒", "麒麟")
            .abbreviations("Ky", "Kr", "O")
            .moves("FD")
            .promotes()
            .value(3),
        row("+O", "lion", "獅子", "shishi")
            .kanji("獅", "獅子")
            .abbreviations("Ky", "Kr", "O")
            .moves("KNAD")
            .lionPower(LionPower.AREA)
            .value(20)
            .flags(Flag.LION),
        row("M", "side mover", "横行", "ōgyō")
            .kanji("横", "横行")
            .abbreviations("SM", "M")
            .moves("WrlR")
            .promotes()
            .value(4),
        row("+M", "free boar", "奔猪", "honcho")
            .kanji("猪", "奔猪")
            .abbreviations("SM", "M")
            .moves("BrlR")
            .value(8),
        row("V", "vertical mover", "竪行", "shugyō")
            .kanji("竪", "竪行")
            .abbreviations("VM", "V")
            .moves("WfbR")
            .promotes()
            .value(4),
        row("+V", "flying ox", "飛牛", "higyū")
            .kanji("牛", "飛牛")
            .abbreviations("VM", "V")
            .moves("BfbR")
            .value(8),
        row("B", "bishop", "角行", "kakugyō")
            .kanji("角", "角行")
            .abbreviations("B")
            .moves("B")
            .promotes()
            .value(5),
        row("+B", "dragon horse", "龍馬", "ryūma")
            .kanji("馬", "龍馬")
            .abbreviations("B")
            .moves("BW")
            .value(7),
        row("R", "rook", "飛車", "hisha")
            .kanji("飛", "飛車")
            .abbreviations("R")
            .moves("R")
            .promotes()
            .value(6),
        row("+R", "dragon king", "龍王", "ryūō")
            .kanji("龍", "龍王")
            .abbreviations("R")
            .moves("RF")
            .value(8),
        row("H", "dragon horse", "龍馬", "ryūma")
            .kanji("馬", "龍馬")
            .abbreviations("DH", "H")
            .moves("BW")
            .promotes()
            .value(7),
        row("+H", "horned falcon", "角鷹", "kakuō")
            .kanji("鷹", "角鷹")
            .abbreviations("DH", "H")
            .moves("BrlbRfWfD")
            .lionPower(LionPower.line("fW"))
            .value(10),
        row("D", "dragon king", "龍王", "ryūō")
            .kanji("龍", "龍王")
            .abbreviations("DK", "D")
            .moves("RF")
            .promotes()
            .value(8),
        row("+D", "soaring eagle", "飛鷲", "hijū")
            .kanji("鷲", "飛鷲")
            .abbreviations("DK", "D")
            .moves("RbBfFfA")
            .lionPower(LionPower.line("fF"))
            .value(11),
        row("N", "lion", "獅子", "shishi")
            .kanji("獅", "獅子")
            .abbreviations("Ln", "N")
            .moves("KNAD")
            .lionPower(LionPower.AREA)
            .value(20)
            .flags(Flag.LION),
        row("Q", "queen", "奔王", "honnō")
            .kanji("奔", "奔王")
            .abbreviations("FK", "Q")
            .moves("Q")
            .value(12),
        row("K", "king", "玉将", "gyokushō")
            .kanji("玉", "玉将")
            .kanjiWhite("王将")
            .abbreviations("K")
            .moves("K")
            .value(4)
            .flags(Flag.ROYAL));
  }
}
