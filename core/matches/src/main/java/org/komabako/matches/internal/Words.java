package org.komabako.matches.internal;

import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.matches.MatchStatus.State;

/** Words within sentences. */
final class Words {
  private Words() {}

  static LocalizedText of(State state) {
    return switch (state) {
      case RUNNING -> Sentence.of(Words.class, "words.running");
      case WAITING -> Sentence.of(Words.class, "words.waiting");
      case PAUSED -> Sentence.of(Words.class, "words.paused");
      case FINISHED -> Sentence.of(Words.class, "words.finished");
      case STOPPED -> Sentence.of(Words.class, "words.stopped");
    };
  }
}
