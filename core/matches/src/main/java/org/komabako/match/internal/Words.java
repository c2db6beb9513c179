package org.komabako.match.internal;

import org.komabako.base.message.Text;
import org.komabako.match.MatchStatus.State;

/** Words within sentences. */
final class Words {
  private Words() {}

  static Text of(State state) {
    return switch (state) {
      case RUNNING -> Text.of("running", "対局中");
      case WAITING -> Text.of("waiting", "待機中");
      case PAUSED -> Text.of("paused", "一時停止中");
      case FINISHED -> Text.of("finished", "終了");
      case STOPPED -> Text.of("stopped", "打ち切り");
    };
  }
}
