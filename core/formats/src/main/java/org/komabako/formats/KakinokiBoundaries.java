package org.komabako.formats;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** A head behind moves begins another game of KIF or KI2. */
final class KakinokiBoundaries implements Boundaries {
  private static final Pattern HEAD = Pattern.compile("(?:#KIF|# ?-{3}|[\\s　]*(?:手合割|開始日時)[：:]).*");

  private boolean moves;

  @Override
  public boolean at(String line) {
    String text = text(line);
    if (moves && HEAD.matcher(text).matches()) {
      moves = false;
      return true;
    }
    moves |= !text.startsWith("*") && (KifReader.isMove(text) || Ki2Reader.isMove(text));
    return false;
  }

  /** The line as it is meant, where it is bytes as ISO 8859-1. */
  private static String text(String line) {
    if (line.chars().allMatch(c -> c < 0x80) || line.chars().anyMatch(c -> c > 0xff)) {
      return line;
    }
    byte[] bytes = line.getBytes(StandardCharsets.ISO_8859_1);
    String unicode = new String(bytes, StandardCharsets.UTF_8);
    return unicode.indexOf('\uFFFD') < 0 ? unicode : new String(bytes, FileText.WINDOWS_31J);
  }
}
