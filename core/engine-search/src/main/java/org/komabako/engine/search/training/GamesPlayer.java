package org.komabako.engine.search.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.komabako.engine.TrainingGames;
import org.komabako.engine.search.Weights;
import org.komabako.engine.search.network.Network;
import org.komabako.kernel.model.Move;
import org.komabako.position.Rules;
import org.osgi.service.component.annotations.Component;

/** Plays units of games: those of a file, each from a seed of its own, or pairs of one opening with colours changed. */
@Component
public final class GamesPlayer implements TrainingGames {
  private static final long SEED_STEP = 1_000_003;

  @Override
  public Optional<byte[]> play(
      Rules rules,
      byte[] spec,
      byte[] unit,
      Function<String, Optional<byte[]>> data,
      BooleanSupplier stopped) {
    GamesSpec known = GamesSpec.read(spec);
    SelfPlay play = new SelfPlay(rules, Weights.standard(), known.nodes(), known.given(data));
    GamesUnit asked = GamesUnit.read(unit);
    Optional<Network> first = GamesSpec.network(known.first(), data, rules.layout());
    Optional<Network> second = GamesSpec.network(known.second(), data, rules.layout());
    List<TrainingGame> games = new ArrayList<>();
    for (int i = 0; i < games(asked) && !stopped.getAsBoolean(); i++) {
      games.add(game(play, asked, i, first, second, stopped));
    }
    return stopped.getAsBoolean() ? Optional.empty() : Optional.of(GamesFile.bytes(games));
  }

  /** How many games a unit has. */
  static int games(GamesUnit unit) {
    return unit.pairs() ? 2 * unit.count() : unit.count();
  }

  /** One game of a unit; of a pair the first player has Black first, from an opening that the second finds even. */
  static TrainingGame game(
      SelfPlay play,
      GamesUnit unit,
      int number,
      Optional<Network> first,
      Optional<Network> second,
      BooleanSupplier stopped) {
    if (!unit.pairs()) {
      long seed = (unit.round() * SEED_STEP + unit.first()) * SEED_STEP + number;
      return play.game(seed, first, stopped);
    }
    long seed = -(unit.round() * SEED_STEP + unit.first() + number / 2);
    List<Move> opening = play.opening(new Random(seed), second);
    return number % 2 == 0
        ? play.game(opening, first, second, stopped)
        : play.game(opening, second, first, stopped);
  }

  /** The half points of the first player in the games of pairs. */
  static int points(List<TrainingGame> games) {
    int points = 0;
    for (int i = 0; i < games.size(); i++) {
      points += i % 2 == 0 ? games.get(i).blackPoints() : 2 - games.get(i).blackPoints();
    }
    return points;
  }
}
