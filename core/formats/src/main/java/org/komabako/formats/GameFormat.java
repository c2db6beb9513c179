package org.komabako.formats;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A way to write games down. A bundle brings one as an OSGi service of this type: it is among {@link Formats#all} as long
 * as the service is there, in window, console, library and matches. An implementation holds nothing between calls, may be called by several
 * threads, and reads any text with bounded memory and without recursion.
 */
@ConsumerType
public interface GameFormat {
  /** The name in commands, like {@code kif}. */
  String key();

  /** The name for users. */
  LocalizedText name();

  /** How names of such files end, without the dot; the first is given to new files. */
  List<String> extensions();

  /** How its text becomes bytes. */
  default Charset charset() {
    return StandardCharsets.UTF_8;
  }

  /** Whether games can be read back; else it only shows them, and files of it are no game files. */
  default boolean reads() {
    return true;
  }

  /** Whether a text looks as if it were of this format. */
  boolean detects(String text);

  /** Where games begin in a text with several of them, for one text; the usual text holds one. */
  default Boundaries boundaries() {
    return line -> false;
  }

  /** Why no game of a variant can be written; empty if they can. */
  default Optional<LocalizedText> refuses(VariantTable table) {
    return Optional.empty();
  }

  /**
   * The variants that a text may be a game of, the likeliest first.
   *
   * @throws FormatException if it names one that is not among the installed ones
   */
  List<Variant> variants(String text, Collection<Variant> installed);

  /**
   * Reads a game.
   *
   * @param variant one of {@link #variants}
   * @param rules the rules to read it under where it does not name them
   * @throws FormatException if it cannot be read; it has the line, the column and what was read before
   */
  ReadGame read(Variant variant, Rules rules, String text);

  /** Writes a game of a variant that it does not {@linkplain #refuses refuse}. */
  String write(Game game);

  /** What of a game {@link #write} leaves out, a phrase for each kind of thing. */
  List<LocalizedText> losses(Game game);
}
