package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.StaticExchange;

class ThreatsTest {
  /** The small game, but what is taken is dropped again. */
  private record Dropping(SmallGame plain) implements Variant {
    @Override
    public VariantTable table() {
      return plain.table();
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return plain.rules(values).withDrops(new Drops.Captured());
    }
  }

  private final SmallGame game = new SmallGame(new Repetition.Ignored());

  private static SearchState state(Rules rules) {
    return new SearchState(
        rules.layout(),
        new TranspositionTable(1),
        EngineSettings.of(Map.of()).play(),
        Weights.standard(),
        Optional.empty());
  }

  private static List<String> threats(Variant variant, String sfen) {
    Rules rules = Rules.of(variant);
    SearchState state = state(rules);
    Board board = rules.position(sfen).board();
    Threats threats = new Threats(
        board,
        new StaticExchange(board, state.exchangeValues()),
        new Checks(board, state.sight()),
        state.exchangeValues());
    threats.find();
    MoveList moves = new MoveList();
    MoveGenerator.of(board).quiets(moves);
    List<String> found = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      if (threats.isMadeBy(moves.get(i))) {
        found.add(PackedMove.unpack(moves.get(i), board).toString());
      }
    }
    return found;
  }

  @ParameterizedTest
  @CsvSource({
    // The rook attacks the lion from afar.
    "k1n2/5/5/5/K3R b - 1, 1e3e",
    "k2n1/5/5/5/K3R b - 1, 1e2e",
    // Not the rook, which is worth less than the lion.
    "k1n2/5/5/1r3/K3R b - 1, 1e3e",
    // The lion takes whatever attacks it from two squares away.
    "k4/5/2n2/5/K3R b - 1,",
    // A king alone is attacked by checks.
    "k4/5/5/5/K3R b - 1,",
  })
  void whatAttacksTheMostValuablePieceAndIsNotLost(String sfen, String threat) {
    assertEquals(Optional.ofNullable(threat).stream().toList(), threats(game, sfen));
  }

  @Test
  void nothingWhereWhatIsTakenIsDroppedAgain() {
    assertEquals(List.of(), threats(new Dropping(game), "k1n2/5/5/5/K3R b - 1"));
  }

  @ParameterizedTest
  @CsvSource({"k1n2/5/5/5/K3R b - 1, 1e3e", "k2n1/5/5/5/K3R b - 1, 1e2e"})
  void theyAreLookedAtBeforeOtherQuietMoves(String sfen, String threat) {
    Rules rules = Rules.of(game);
    SearchState state = state(rules);
    Board board = rules.position(sfen).board();
    MovePicker picker = new MovePicker(
        board,
        MoveGenerator.of(board),
        new StaticExchange(board, state.exchangeValues()),
        state.heuristics(0, board),
        state.sight(),
        new Checks(board, state.sight()),
        state.exchangeValues());
    picker.begin(MovePicker.NONE, 0, 4);
    assertEquals(threat, PackedMove.unpack(picker.next(), board).toString());
  }
}
