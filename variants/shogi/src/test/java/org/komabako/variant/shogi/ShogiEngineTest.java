package org.komabako.variant.shogi;

import java.util.Map;
import org.komabako.kernel.rules.Variant;
import org.komabako.testkit.EngineContract;

class ShogiEngineTest extends EngineContract {
  @Override
  protected Variant variant() {
    return new Shogi();
  }

  @Override
  protected Map<String, Integer> mates() {
    return Map.of(
        "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", 1,
        // the attacker has no king
        "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", 1,
        "ln3g2l/3g+B4/1sppp2sn/pp3kP2/2P4p1/1P3P3/P2PPSbPL/2S6/LNG3G2 b RPrn3p 1", 5,
        "ln3g2l/3g5/1sppp+B1sn/pp1k2P2/2P2R1p1/1P3P3/P2PPSbPL/2S6/LNGK2G2 b Prn3p 65", 1,
        "ln3g2l/3g+B4/1sppp2sn/pp2k1P2/2P2R1p1/1P3P3/P2PPSbPL/2S6/LNGK2G2 b Prn3p 63", 3,
        "ln3g2l/3g+B4/1sppp2sn/pp3kP2/2P4p1/1P3P3/P2PPSbPL/2S6/LNGK2G2 b RPrn3p 61", 5);
  }
}
