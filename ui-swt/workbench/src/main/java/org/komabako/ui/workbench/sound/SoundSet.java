package org.komabako.ui.workbench.sound;

/** What pieces and bells sound like. */
public enum SoundSet {
  /** Pieces on a wooden board. */
  WOOD(1, 1, 1),
  /** Lower, and without the clack. */
  SOFT(0.15, 0.55, 0.5);

  final double clack;
  final double pitch;
  final double bells;

  SoundSet(double clack, double pitch, double bells) {
    this.clack = clack;
    this.pitch = pitch;
    this.bells = bells;
  }
}
