package org.komabako.kernel.rules;

import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.UserMessage;

/** A move was refused; {@link #refusal()} says why. */
public final class IllegalMoveException extends RuntimeException implements UserMessage {
  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  /** A refusal as an exception. */
  public IllegalMoveException(Refusal refusal) {
    super(refusal.toString());
    this.refusal = refusal;
  }

  /** The rule, the sentence and the squares. */
  public Refusal refusal() {
    return refusal;
  }

  @Override
  public LocalizedText text() {
    return refusal.text();
  }
}
