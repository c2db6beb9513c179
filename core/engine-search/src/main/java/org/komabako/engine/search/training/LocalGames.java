package org.komabako.engine.search.training;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.komabako.engine.TrainingGames;
import org.komabako.engine.TrainingPlace;

/** This machine as a place where games are played, on some threads. What it plays is not looked at again. */
record LocalGames(TrainingGames games, int threads) implements TrainingPlace {
  @Override
  public void play(Job job, Taker taker, BooleanSupplier stopped) {
    Function<String, Optional<byte[]>> data = digest ->
        job.data().stream().filter(each -> Digests.of(each).equals(digest)).findFirst();
    List<byte[]> units = job.units();
    AtomicInteger next = new AtomicInteger();
    Threads.run(Math.min(threads, units.size()), thread -> {
      for (int unit = next.getAndIncrement();
          unit < units.size() && !stopped.getAsBoolean();
          unit = next.getAndIncrement()) {
        int number = unit;
        games
            .play(job.rules(), job.spec(), units.get(unit), data, stopped)
            .ifPresent(found -> taker.take(number, found));
      }
    });
  }
}
