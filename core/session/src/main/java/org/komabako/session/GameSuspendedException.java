package org.komabako.session;

import org.komabako.base.message.Text;
import org.komabako.base.message.Told;

/** The game's variant is not installed at the moment, or cannot read the game; says which. */
public final class GameSuspendedException extends IllegalStateException implements Told {
  private static final long serialVersionUID = 1L;

  private final transient Text text;

  /** With a sentence for the user. */
  public GameSuspendedException(Text text) {
    super(text.english());
    this.text = text;
  }

  @Override
  public Text text() {
    return text;
  }
}
