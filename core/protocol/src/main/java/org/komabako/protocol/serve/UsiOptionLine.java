package org.komabako.protocol.serve;

import java.util.Locale;
import org.komabako.engine.EngineOption;

/** Options of an engine as USI writes them. */
final class UsiOptionLine {
  private UsiOptionLine() {}

  static String of(EngineOption option) {
    StringBuilder line = new StringBuilder(
        "option name " + option.name() + " type " + option.kind().name().toLowerCase(Locale.ROOT));
    switch (option.kind()) {
      case BUTTON -> {
        // has no value
      }
      case SPIN ->
        line.append(" default ")
            .append(option.base())
            .append(" min ")
            .append(option.min())
            .append(" max ")
            .append(option.max());
      case COMBO -> {
        line.append(" default ").append(option.base());
        option.choices().forEach(choice -> line.append(" var ").append(choice));
      }
      case CHECK, STRING, FILENAME ->
        line.append(" default ").append(option.base().isEmpty() ? "<empty>" : option.base());
    }
    return line.toString();
  }
}
