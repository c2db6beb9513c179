package org.komabako.ui.learn.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.ui.learn.rules.Sheet.Indent;
import org.komabako.ui.learn.rules.Sheet.Kind;

/**
 * Reads as much Markdown as the pages of variants are written in: headings, paragraphs, lists, tables, code, stress, links,
 * pictures of pieces and boards.
 * What is none of these is shown as it stands.
 */
public final class Markdown {
  private static final Pattern ITEM = Pattern.compile("\\s{0,3}([*+-]|\\d+[.)])\\s+(.*)");
  /** What has more columns is no table that could be read. */
  private static final int MOST_COLUMNS = 20;

  private static final String CODE_INDENT = "    ";

  private final int width;
  private final StringBuilder text = new StringBuilder();
  private final StringBuilder kinds = new StringBuilder();
  private final List<String> pictures = new ArrayList<>();
  private final List<String> links = new ArrayList<>();
  private final List<Indent> indents = new ArrayList<>();
  private final List<List<Styled>> table = new ArrayList<>();
  private final StringBuilder paragraph = new StringBuilder();
  private boolean fenced;

  private Markdown(int width) {
    this.width = width;
  }

  /**
   * The page as it is shown.
   *
   * @param width how many letters a line has room for; tables are fitted into it
   */
  public static Sheet read(String source, int width) {
    Markdown reader = new Markdown(Math.max(30, width));
    withoutComments(source).lines().forEach(reader::line);
    reader.finish();
    return new Sheet(
        reader.text.toString(),
        reader.kinds.toString(),
        reader.indents,
        reader.pictures,
        reader.links);
  }

  private static String withoutComments(String source) {
    StringBuilder rest = new StringBuilder();
    int at = 0;
    for (int from = source.indexOf("<!--"); from >= 0; from = source.indexOf("<!--", at)) {
      int to = source.indexOf("-->", from);
      if (to < 0) {
        break;
      }
      rest.append(source, at, from);
      at = to + "-->".length();
      if (at < source.length() && source.charAt(at) == '\n') {
        at++;
      }
    }
    return rest.append(source, at, source.length()).toString();
  }

  private void line(String line) {
    if (line.strip().startsWith("```")) {
      finish();
      fenced = !fenced;
    } else if (fenced || line.startsWith(CODE_INDENT) && paragraph.length() == 0) {
      endTable();
      add(Styled.of(line, Kind.CODE), 0);
    } else if (line.startsWith("|")) {
      endParagraph();
      row(line.strip());
    } else {
      endTable();
      prose(line);
    }
  }

  private void prose(String line) {
    int level = level(line);
    if (level > 0) {
      finish();
      blank();
      String words = line.substring(level).strip();
      int end = words.length();
      while (end > 0 && words.charAt(end - 1) == '#') {
        end--;
      }
      add(
          Styled.of(
              words.substring(0, end).strip().replace("`", ""),
              level == 1 ? Kind.TITLE : Kind.HEADING),
          0);
    } else if (line.isBlank()) {
      finish();
      blank();
    } else {
      Matcher item = ITEM.matcher(line);
      if (item.matches()) {
        endParagraph();
        String mark = item.group(1);
        paragraph
            .append(Character.isDigit(mark.charAt(0)) ? mark : "•")
            .append("  ")
            .append(item.group(2));
      } else {
        paragraph.append(paragraph.length() == 0 ? "" : " ").append(line.strip());
      }
    }
  }

  /** Of a heading; 0 for what is none. */
  private static int level(String line) {
    int level = 0;
    while (level < line.length() && line.charAt(level) == '#') {
      level++;
    }
    return level <= 6 && level < line.length() && Character.isWhitespace(line.charAt(level))
        ? level
        : 0;
  }

  private void finish() {
    endTable();
    endParagraph();
  }

  private void endParagraph() {
    if (paragraph.length() > 0) {
      String whole = paragraph.toString();
      paragraph.setLength(0);
      boolean item = whole.startsWith("•") || whole.matches("\\d+[.)]  .*");
      add(Styled.inline(whole, Kind.PLAIN, pictures, links), item ? 2 : 0);
    }
  }

  /** No two empty lines stand together, and none at the top. */
  private void blank() {
    int length = text.length();
    if (length > 0 && (length < 2 || text.charAt(length - 2) != '\n')) {
      add(Styled.of("", Kind.PLAIN), 0);
    }
  }

  private void add(Styled line, int wrap) {
    add(line, new Indent(wrap, List.of()));
  }

  private void add(Styled line, Indent indent) {
    text.append(line.text()).append('\n');
    kinds.append(line.kinds()).append((char) Kind.PLAIN.ordinal());
    indents.add(indent);
  }

  private void row(String line) {
    if (line.indexOf('-') >= 0 && line.chars().allMatch(each -> " \t|:-".indexOf(each) >= 0)) {
      return;
    }
    Kind kind = table.isEmpty() ? Kind.FAINT : Kind.PLAIN;
    String inner = line.substring(
        1, line.endsWith("|") && line.length() > 1 ? line.length() - 1 : line.length());
    table.add(Arrays.stream(inner.split("\\|", MOST_COLUMNS))
        .map(cell -> Styled.inline(cell.strip(), kind, pictures, links))
        .toList());
  }

  private void endTable() {
    if (table.isEmpty()) {
      return;
    }
    List<List<Styled>> rows = List.copyOf(table);
    table.clear();
    int[] widths = widths(rows);
    List<Integer> stops = new ArrayList<>();
    int at = 0;
    for (int each : widths) {
      at += each + 2;
      stops.add(at);
    }
    Indent indent = new Indent(0, stops);
    rows.forEach(row -> lay(row, widths, indent));
  }

  /** Each column as wide as it would be; where they do not fit, the wide ones share what the narrow leave. */
  private int[] widths(List<List<Styled>> rows) {
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = new int[columns];
    for (List<Styled> row : rows) {
      for (int at = 0; at < row.size(); at++) {
        widths[at] = Math.max(widths[at], row.get(at).width());
      }
    }
    int room = width - 2 * columns;
    int share = Integer.MAX_VALUE;
    int[] ordered = Arrays.stream(widths).sorted().toArray();
    for (int at = 0; at < columns; at++) {
      int fair = Math.max(4, room / (columns - at));
      if (ordered[at] > fair) {
        share = fair;
        break;
      }
      room -= ordered[at];
    }
    for (int at = 0; at < columns; at++) {
      widths[at] = Math.min(widths[at], share);
    }
    return widths;
  }

  private void lay(List<Styled> row, int[] widths, Indent indent) {
    List<List<Styled>> cells = new ArrayList<>();
    int height = 1;
    for (int at = 0; at < row.size(); at++) {
      List<Styled> wrapped = row.get(at).wrap(widths[at]);
      cells.add(wrapped);
      height = Math.max(height, wrapped.size());
    }
    for (int line = 0; line < height; line++) {
      StringBuilder words = new StringBuilder();
      StringBuilder looks = new StringBuilder();
      for (List<Styled> cell : cells) {
        if (line < cell.size()) {
          words.append(cell.get(line).text());
          looks.append(cell.get(line).kinds());
        }
        words.append('\t');
        looks.append((char) Kind.PLAIN.ordinal());
      }
      add(new Styled(words.toString(), looks.toString()), indent);
    }
  }
}
