package org.komabako.matches.internal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Tally;
import org.komabako.session.KeptText;

/** Matches that this process does not play, as their files have them now. */
final class Kept {
  private Kept() {}

  /** How a match is. */
  static MatchStatus status(
      MatchFolder folder,
      MatchRequest request,
      Collection<GameResult> results,
      State state,
      LocalizedText note) {
    return new MatchStatus(
        folder.id(), request, state, results.size(), Tally.of(results), note, folder.path());
  }

  /**
   * Reads a match.
   *
   * @throws IllegalArgumentException if its text cannot be understood
   * @throws java.io.UncheckedIOException if it cannot be read
   */
  static MatchReport read(MatchFolder folder) {
    MatchText text = MatchText.parse(KeptText.read(folder.journal()));
    List<GameResult> results = List.copyOf(text.results().values());
    State state = State.PAUSED;
    LocalizedText note = LocalizedText.NONE;
    if (text.stopped() || MatchRun.isDone(text.request(), results)) {
      state = text.stopped() ? State.STOPPED : State.FINISHED;
    } else if (isPlayedElsewhere(folder)) {
      state = State.RUNNING;
      note = Sentence.of(Kept.class, "kept.anotherProcessPlays");
    }
    return new MatchReport(status(folder, text.request(), results, state, note), results);
  }

  private static boolean isPlayedElsewhere(MatchFolder folder) {
    try {
      Optional<FileChannel> lock = folder.lock();
      if (lock.isPresent()) {
        lock.get().close();
      }
      return lock.isEmpty();
    } catch (IOException | FileException e) {
      // A folder that cannot be written is nobody's.
      return false;
    }
  }
}
