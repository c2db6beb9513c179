package org.komabako.ui.workbench.sound;

/** What samples of {@link Tones} are heard from. */
interface Loudspeaker {
  /**
   * Plays them to their end.
   *
   * @throws Exception if there is nothing to hear them with
   */
  void play(byte[] samples) throws Exception;
}
