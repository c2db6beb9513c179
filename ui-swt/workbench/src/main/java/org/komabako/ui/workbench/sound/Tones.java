package org.komabako.ui.workbench.sound;

/**
 * Makes the sounds: samples of 16 bits, little-endian, one channel. A piece on wood is a short burst of
 * noise and two sines that die away; the others are a few sines. The same each time.
 */
final class Tones {
  /** Samples in a second. */
  static final int RATE = 44_100;

  private static final double LOUD = 0.5;
  private static final double ATTACK = 0.002;

  private final SoundSet set;
  private final double loud;
  private final double[] samples;

  private Tones(SoundSet set, double loud, double seconds) {
    this.set = set;
    this.loud = loud;
    samples = new double[(int) (seconds * RATE)];
  }

  /**
   * The sound of a cue.
   *
   * @param volume in parts of a hundred
   */
  static byte[] of(Cue cue, SoundSet set, int volume) {
    double loud = LOUD * volume / 100;
    Tones tones = switch (cue) {
      case MOVE -> new Tones(set, loud, 0.12).wood(0, 1, 1);
      case CAPTURE -> new Tones(set, loud, 0.2).wood(0, 0.7, 0.8).wood(0.06, 1, 1.15);
      case DROP -> new Tones(set, loud, 0.14).wood(0, 1, 0.75);
      case PROMOTION ->
        new Tones(set, loud, 0.4).wood(0, 1, 1).bell(0.05, 0.3, 1318).bell(0.12, 0.3, 1760);
      case CHECK ->
        new Tones(set, loud, 0.45).wood(0, 1, 1).bell(0.05, 0.4, 880).bell(0.15, 0.4, 880);
      case END ->
        new Tones(set, loud, 1.2).bell(0, 0.4, 523).bell(0.15, 0.4, 659).bell(0.3, 0.5, 392);
      case TICK -> new Tones(set, loud, 0.06).wood(0, 0.7, 1.9);
      case LOW_TIME ->
        new Tones(set, loud, 0.5).bell(0, 0.35, 988).bell(0.12, 0.35, 988).bell(0.24, 0.35, 784);
      case FLAG ->
        new Tones(set, loud, 0.9).wood(0, 1, 0.5).bell(0.05, 0.5, 294).bell(0.25, 0.5, 220);
    };
    return tones.bytes();
  }

  /** A piece that is set down; a lower pitch is a heavier piece. */
  private Tones wood(double at, double loud, double pitch) {
    int noise = 12_345;
    int first = (int) (at * RATE);
    for (int i = first; i < samples.length; i++) {
      double t = (i - first) / (double) RATE;
      noise = noise * 1_103_515_245 + 12_345;
      double hiss = (noise >> 16) / 32_768.0;
      samples[i] += loud
          * (0.5 * set.clack * hiss * Math.exp(-t * 420)
              + 0.6 * Math.sin(2 * Math.PI * 1150 * set.pitch * pitch * t) * Math.exp(-t * 95)
              + 0.5 * Math.sin(2 * Math.PI * 430 * set.pitch * pitch * t) * Math.exp(-t * 60));
    }
    return this;
  }

  private Tones bell(double at, double loud, double hertz) {
    int first = (int) (at * RATE);
    for (int i = first; i < samples.length; i++) {
      double t = (i - first) / (double) RATE;
      double swell = Math.min(1, t / ATTACK);
      samples[i] += loud
          * swell
          * Math.exp(-t * 7)
          * (Math.sin(2 * Math.PI * set.bells * hertz * t)
              + 0.25 * set.clack * Math.sin(2 * Math.PI * 2.76 * set.bells * hertz * t));
    }
    return this;
  }

  /** Ends softly, or the loudspeaker would click. */
  private byte[] bytes() {
    byte[] bytes = new byte[samples.length * 2];
    int fade = RATE / 100;
    for (int i = 0; i < samples.length; i++) {
      double soft = Math.min(1, (samples.length - i) / (double) fade);
      double level = Math.max(-1, Math.min(1, samples[i] * loud * soft));
      int value = (int) Math.round(level * Short.MAX_VALUE);
      bytes[2 * i] = (byte) value;
      bytes[2 * i + 1] = (byte) (value >> 8);
    }
    return bytes;
  }
}
