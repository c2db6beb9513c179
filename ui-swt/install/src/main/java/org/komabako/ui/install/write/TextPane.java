package org.komabako.ui.install.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.LineStyleEvent;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.varianttext.Fault;
import org.komabako.varianttext.VariantTexts;

/** Where the text is written: with numbers of lines, heads and remarks told apart, faults underlined. */
final class TextPane {
  private static final int AIR = 8;
  private static final String PIECE = "[piece:";

  private final Desk desk;
  private final Composite area;
  private final Canvas numbers;
  private final StyledText text;
  private final TextUndo undo;
  private List<Fault> faults = List.of();

  TextPane(Composite parent, Desk desk) {
    this.desk = desk;
    area = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.horizontalSpacing = 0;
    area.setLayout(layout);
    numbers = new Canvas(area, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
    text = new StyledText(area, SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
    text.setData("key", "write.text");
    text.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    text.setMargins(AIR, AIR, AIR, AIR);
    text.setLineSpacing(2);
    text.setTextLimit(VariantTexts.LONGEST);
    int height = text.getFont().getFontData()[0].getHeight();
    Font typed = new Font(text.getDisplay(), new FontData("monospace", height, SWT.NORMAL));
    text.setFont(typed);
    text.addDisposeListener(e -> typed.dispose());
    GridData left = new GridData(SWT.FILL, SWT.FILL, false, true);
    left.widthHint = width(typed);
    numbers.setLayoutData(left);
    numbers.addListener(SWT.Paint, event -> paintNumbers(event, typed));
    text.addListener(SWT.Paint, e -> numbers.redraw());
    text.addLineStyleListener(this::style);
    text.addListener(
        SWT.Traverse,
        e -> e.doit |= e.detail == SWT.TRAVERSE_TAB_NEXT || e.detail == SWT.TRAVERSE_TAB_PREVIOUS);
    undo = new TextUndo(text);
    text.addListener(SWT.KeyDown, this::key);
    desk.look().onChange(text, this::redraw);
  }

  private int width(Font typed) {
    GC gc = new GC(numbers);
    try {
      gc.setFont(typed);
      return gc.stringExtent("99999").x + AIR;
    } finally {
      gc.dispose();
    }
  }

  StyledText text() {
    return text;
  }

  /** Another text; what was there cannot be taken back. */
  void begin(String next) {
    faults = List.of();
    text.setText(next);
    undo.clear();
    text.setSelection(0);
  }

  /** Marks these and no others. */
  void mark(List<Fault> found) {
    if (!found.equals(faults)) {
      faults = found;
      redraw();
    }
  }

  private void redraw() {
    text.redraw();
    numbers.redraw();
  }

  /** Goes to the place of a fault. */
  void goTo(Fault fault) {
    int line = Math.min(fault.line(), text.getLineCount()) - 1;
    int start = text.getOffsetAtLine(line);
    text.setSelection(start + Math.min(fault.column() - 1, text.getLine(line).length()));
    text.showSelection();
    text.setFocus();
  }

  /** The fault that the cursor is nearest to, in its line. */
  Optional<Fault> faultHere() {
    int line = text.getLineAtOffset(text.getCaretOffset());
    int column = text.getCaretOffset() - text.getOffsetAtLine(line) + 1;
    return faults.stream()
        .filter(each -> each.line() == line + 1)
        .min((one, other) ->
            Integer.compare(Math.abs(one.column() - column), Math.abs(other.column() - column)));
  }

  /** The id of the piece that the part is about which the cursor is in. */
  Optional<String> pieceHere() {
    for (int line = text.getLineAtOffset(text.getCaretOffset()); line >= 0; line--) {
      String said = text.getLine(line).strip();
      if (said.startsWith("[")) {
        return said.startsWith(PIECE) && said.endsWith("]")
            ? Optional.of(said.substring(PIECE.length(), said.length() - 1).strip())
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private void key(Event event) {
    int held = event.stateMask & SWT.MODIFIER_MASK;
    if (held == SWT.MOD1 && event.keyCode == 'a') {
      text.selectAll();
    } else if (held == SWT.MOD1 && event.keyCode == 'z') {
      var unused = undo.undo();
    } else if (held == SWT.MOD1 && event.keyCode == 'y'
        || held == (SWT.MOD1 | SWT.MOD2) && event.keyCode == 'z') {
      var unused = undo.redo();
    }
  }

  private void style(LineStyleEvent event) {
    Palette palette = desk.look().palette();
    String line = event.lineText;
    String said = line.stripLeading();
    List<StyleRange> ranges = new ArrayList<>();
    StyleRange plain = new StyleRange(event.lineOffset, line.length(), null, null);
    if (said.startsWith("#")) {
      plain.foreground = Look.color(palette.muted());
    } else if (said.startsWith("[")) {
      plain.foreground = Look.color(palette.accent());
      plain.fontStyle = SWT.BOLD;
    }
    int number = text.getLineAtOffset(event.lineOffset) + 1;
    int at = 0;
    for (Fault fault : faults) {
      int start = Math.min(fault.column() - 1, Math.max(0, line.length() - 1));
      if (fault.line() == number && start >= at && !line.isEmpty()) {
        add(ranges, plain, at, start);
        at = end(line, start);
        StyleRange wrong = add(ranges, plain, start, at);
        wrong.underline = true;
        wrong.underlineStyle = SWT.UNDERLINE_ERROR;
        wrong.underlineColor = Look.color(palette.alarm());
      }
    }
    add(ranges, plain, at, line.length());
    event.styles = ranges.stream().filter(each -> each.length > 0).toArray(StyleRange[]::new);
  }

  private static StyleRange add(List<StyleRange> ranges, StyleRange plain, int start, int end) {
    StyleRange range = (StyleRange) plain.clone();
    range.start = plain.start + start;
    range.length = end - start;
    ranges.add(range);
    return range;
  }

  /** Where the word ends that begins somewhere. */
  private static int end(String line, int start) {
    int at = start + 1;
    while (at < line.length() && !Character.isWhitespace(line.charAt(at))) {
      at++;
    }
    return at;
  }

  private void paintNumbers(Event event, Font typed) {
    GC gc = event.gc;
    Palette palette = desk.look().palette();
    gc.setBackground(Look.color(palette.ground()));
    gc.fillRectangle(numbers.getClientArea());
    gc.setFont(typed);
    int width = numbers.getClientArea().width - AIR / 2;
    int last = text.getLineIndex(text.getClientArea().height);
    for (int line = text.getTopIndex(); line <= last; line++) {
      int number = line + 1;
      boolean wrong = faults.stream().anyMatch(each -> each.line() == number);
      String said = (wrong ? "!" : "") + number;
      gc.setForeground(Look.color(wrong ? palette.alarm() : palette.muted()));
      gc.drawString(said, width - gc.stringExtent(said).x, text.getLinePixel(line), true);
    }
  }
}
