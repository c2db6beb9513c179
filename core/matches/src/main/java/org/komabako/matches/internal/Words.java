package org.komabako.matches.internal;

import org.komabako.base.message.LocalizedText;
import org.komabako.matches.MatchStatus.State;

/** Words within sentences. */
final class Words {
  private Words() {}

  static LocalizedText of(State state) {
    return switch (state) {
      case RUNNING -> LocalizedText.of("running", "対局中");
      case WAITING -> LocalizedText.of("waiting", "待機中");
      case PAUSED -> LocalizedText.of("paused", "一時停止中");
      case FINISHED -> LocalizedText.of("finished", "終了");
      case STOPPED -> LocalizedText.of("stopped", "打ち切り");
    };
  }
}
