package org.komabako.ui.workbench.sound;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/** The sound of Java. The only class that names it: it may be missing, or have no device. */
final class SoundCard implements Loudspeaker {
  private static final AudioFormat FORMAT = new AudioFormat(Tones.RATE, 16, 1, true, false);

  @Override
  public void play(byte[] samples) throws LineUnavailableException {
    try (SourceDataLine line = AudioSystem.getSourceDataLine(FORMAT)) {
      line.open(FORMAT, samples.length);
      line.start();
      line.write(samples, 0, samples.length);
      line.drain();
    }
  }
}
