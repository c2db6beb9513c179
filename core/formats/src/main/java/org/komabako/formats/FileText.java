package org.komabako.formats;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.Sentence;

/**
 * Bytes of files as text, and back, with nothing lost silently: recognises the encoding (charset detection). Read by byte order mark, then as the
 * file says, then as UTF-8 if it is that, then as Windows-31J or EUC-JP, whichever makes more sense.
 */
public final class FileText {
  /** Shift_JIS as Windows has it, which {@code .kif} files are written in. */
  public static final Charset WINDOWS_31J = Charset.forName("windows-31j");

  private static final Pattern SAYS =
      Pattern.compile("encoding=(UTF-8|Shift_JIS|SHIFT-JIS|EUC-JP)", Pattern.CASE_INSENSITIVE);
  private static final Charset EUC = Charset.forName("EUC-JP");
  private static final Charset JIS = Charset.forName("ISO-2022-JP");
  private static final int HEAD = 4_000;
  /** Of so many characters at least one is ASCII in a text of a game. */
  private static final int FEWEST_WIDE = 20;

  private FileText() {}

  /**
   * The text of a file.
   *
   * @throws FormatException if the bytes are no text in any of the encodings; it says the line
   */
  public static String decode(byte[] bytes) {
    if (startsWith(bytes, 0xef, 0xbb, 0xbf)) {
      return decode(bytes, 3, StandardCharsets.UTF_8)
          .orElseThrow(() -> unreadable(bytes, StandardCharsets.UTF_8));
    }
    if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
      return new String(bytes, StandardCharsets.UTF_16);
    }
    Optional<Charset> wide = wide(bytes);
    if (wide.isPresent()) {
      return decode(bytes, 0, wide.get()).orElseThrow(() -> unreadable(bytes, wide.get()));
    }
    String head = new String(bytes, 0, Math.min(HEAD, bytes.length), StandardCharsets.ISO_8859_1);
    if (head.contains("\u001b$B") || head.contains("\u001b$@")) {
      return decode(bytes, 0, JIS).orElseThrow(() -> unreadable(bytes, JIS));
    }
    Matcher says = SAYS.matcher(head);
    Charset said = says.find() ? charset(says.group(1)) : StandardCharsets.UTF_8;
    for (Charset charset : List.of(said, StandardCharsets.UTF_8)) {
      Optional<String> text = decode(bytes, 0, charset);
      if (text.isPresent()) {
        return text.get();
      }
    }
    Optional<String> windows = decode(bytes, 0, WINDOWS_31J);
    Optional<String> unix = decode(bytes, 0, EUC);
    // What is kanji in EUC-JP is mostly half-width katakana in Windows-31J, which hardly anybody
    // writes.
    return unix.filter(text -> windows.isEmpty() || halfWidth(windows.get()) > halfWidth(text))
        .or(() -> windows)
        .orElseThrow(() -> unreadable(bytes, WINDOWS_31J));
  }

  private static long halfWidth(String text) {
    return text.chars().filter(c -> c >= '\uFF61' && c <= '\uFF9F').count();
  }

  /** UTF-16 without a mark: every second byte of its blanks and line ends is nothing. */
  private static Optional<Charset> wide(byte[] bytes) {
    int little = 0;
    int big = 0;
    for (int i = 0; i + 1 < Math.min(HEAD * 4, bytes.length); i += 2) {
      little += bytes[i] != 0 && bytes[i + 1] == 0 ? 1 : 0;
      big += bytes[i] == 0 && bytes[i + 1] != 0 ? 1 : 0;
    }
    int pairs = Math.min(HEAD * 4, bytes.length) / 2;
    return Math.max(little, big) * FEWEST_WIDE < pairs || little == big
        ? Optional.empty()
        : Optional.of(little > big ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE);
  }

  /** Text that is read as ISO 8859-1 although it may be UTF-8, without the mark that UTF-8 may begin with. */
  public static String unmarked(String text) {
    return text.startsWith("\u00ef\u00bb\u00bf") ? text.substring(3) : text;
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    for (int i = 0; i < mark.length; i++) {
      if (i >= bytes.length || (bytes[i] & 0xff) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  private static Charset charset(String name) {
    return name.toLowerCase(java.util.Locale.ROOT).startsWith("shift")
        ? WINDOWS_31J
        : Charset.forName(name);
  }

  private static Optional<String> decode(byte[] bytes, int from, Charset charset) {
    try {
      return Optional.of(charset
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(bytes, from, bytes.length - from))
          .toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  private static FormatException unreadable(byte[] bytes, Charset charset) {
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    var unused = charset
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT)
        .decode(ByteBuffer.wrap(bytes), out, true);
    out.flip();
    int line = 1 + (int) out.chars().filter(c -> c == '\n').count();
    return new FormatException(line, 0, Sentence.of(FileText.class, "fileText.hereNoTextUtf"));
  }

  /**
   * The bytes of a text.
   *
   * @throws FormatException if the encoding of the format has no sign for a character; it says which
   */
  public static byte[] encode(GameFormat format, String text) {
    CharsetEncoder encoder = format.charset().newEncoder();
    int line = 1;
    for (int at = 0; at < text.length(); ) {
      int c = text.codePointAt(at);
      String one = Character.toString(c);
      if (!encoder.canEncode(one)) {
        throw new FormatException(
            line,
            0,
            Sentence.of(
                FileText.class,
                "fileText.cannotWrittenFilesWritten",
                one,
                format.charset().name(),
                format.extensions().get(0)));
      }
      line += c == '\n' ? 1 : 0;
      at += one.length();
    }
    return text.getBytes(format.charset());
  }
}
