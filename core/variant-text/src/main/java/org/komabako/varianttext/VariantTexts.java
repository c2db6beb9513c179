package org.komabako.varianttext;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.komabako.base.RegularFiles;
import org.komabako.base.message.FileException;
import org.komabako.kernel.rules.Variant;

/** Variants as texts in UTF-8: sections in brackets, lines of a key and a value. */
public final class VariantTexts {
  /** A text that is longer, in bytes, is none. */
  public static final int LONGEST = 1_000_000;

  /** A file that has more bytes is none. */
  public static final int LARGEST = 3 * LONGEST;

  /** The version of this package, which is that of the format: who reads a text that is written now has this or a later one. */
  public static final String FORMAT = "1.0.0";

  private VariantTexts() {}

  /**
   * The text of a file, which is in UTF-8, with or without a mark at its beginning.
   *
   * @throws FileException if it cannot be read or is too large; no more than {@link #LARGEST} bytes of it are read
   * @throws VariantTextException if it is not in UTF-8
   */
  public static String text(Path file) {
    try {
      return text(RegularFiles.read(file, LARGEST));
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  /**
   * The text that is stored in some bytes.
   *
   * @throws VariantTextException if they are not UTF-8
   */
  public static String text(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    boolean wrong = StandardCharsets.UTF_8.newDecoder().decode(in, out, true).isError();
    String text = out.flip().toString();
    if (wrong) {
      Faults faults = new Faults();
      int line = 1 + (int) text.chars().filter(each -> each == '\n').count();
      faults.add(line, text.length() - text.lastIndexOf('\n'), "variantText.utf8");
      faults.check();
    }
    return text.startsWith("\ufeff") ? text.substring(1) : text;
  }

  /**
   * Reads a variant.
   *
   * @param installed finds the variant that a text extends, by its key
   * @throws VariantTextException with all faults if it is none
   */
  public static Variant read(String text, Function<String, Optional<Variant>> installed) {
    return new VariantReader(text, installed).read(true);
  }

  /**
   * Reads a variant whose text has been tested, as those have that are shipped with the program. Whether its rules can be
   * made under each value of each option is not tried.
   *
   * @param installed as in {@link #read}
   * @throws VariantTextException with all faults that are found if it is none
   */
  public static Variant readTested(String text, Function<String, Optional<Variant>> installed) {
    return new VariantReader(text, installed).read(false);
  }

  /**
   * A text that begins a new variant. It can be read at once; remarks in it say what can be changed.
   *
   * @param key the new variant's
   * @param from what it is like
   * @param whole whether it says all itself; else it extends the other, and all that could be changed is remarks
   * @param language of the remarks
   * @throws VariantTextException if the key is none
   */
  public static String begin(String key, Variant from, boolean whole, Locale language) {
    return new VariantStart(key, from).text(whole, language);
  }

  /**
   * A text of a variant for a section of Fairy-Stockfish's {@code variants.ini}.
   *
   * @param ini the whole file
   * @param section the name of the section
   * @param key the variant's
   * @param installed finds the variant that a section inherits from, by its name there
   * @throws VariantTextException with the keys that cannot be played, at their lines of the file
   */
  public static String fromIni(
      String ini, String section, String key, Function<String, Optional<Variant>> installed) {
    VariantReader.checkKey(key);
    Faults faults = new Faults();
    IniFile.Said said = new IniFile(ini, installed).said(section, faults);
    String text = new IniVariant(said, faults).write(key);
    faults.check();
    try {
      var unused = read(text, installed);
    } catch (VariantTextException e) {
      e.faults().forEach(each -> faults.add(said.section().line(), 1, each.text()));
    }
    faults.check();
    return text;
  }

  /** The names of the sections of a {@code variants.ini}. */
  public static List<String> iniSections(String ini) {
    return new IniFile(ini, key -> Optional.empty()).names();
  }

  /**
   * What a text says of itself. The rest of it is not looked at, so it may have faults.
   *
   * @throws VariantTextException if that much is wrong
   */
  public static VariantHead head(String text) {
    return new VariantReader(text, key -> Optional.empty()).readHead();
  }

  /**
   * Writes any variant. Read again it is equal.
   *
   * @throws IllegalArgumentException if its rules depend on its options in a way that cannot be written
   */
  public static String write(Variant variant) {
    return new VariantWriter(variant, true).write();
  }

  /**
   * Writes any variant with names and sentences in English only, and its spellings in alphabetical order: the text is the
   * same in each process, whatever languages are installed there. It is played as the variant is.
   *
   * @throws IllegalArgumentException as {@link #write}
   */
  public static String writePlain(Variant variant) {
    return new VariantWriter(variant, false).write();
  }
}
