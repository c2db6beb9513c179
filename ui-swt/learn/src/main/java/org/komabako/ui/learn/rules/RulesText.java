package org.komabako.ui.learn.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.GlyphMetrics;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.komabako.ui.learn.rules.Sheet.Indent;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.workbench.desk.Desk;

/** A page of Markdown in the window, in which words can be found. It is laid anew when its width changes. */
final class RulesText {
  private static final int AIR = 14;

  private final Desk desk;
  private final StyledText text;
  private final Font typed;
  private String source = "";
  private Optional<RulesPictures> pictures = Optional.empty();
  private String words = "";
  private Sheet sheet = Markdown.read("", 0);
  private int width;
  private List<Integer> places = List.of();
  private int at;

  RulesText(Composite parent, Desk desk) {
    this.desk = desk;
    text = new StyledText(parent, SWT.READ_ONLY | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL);
    text.setData("key", "rules.text");
    text.setMargins(AIR, AIR, AIR, AIR);
    text.setLineSpacing(2);
    int height = text.getFont().getFontData()[0].getHeight();
    typed = new Font(text.getDisplay(), new FontData("monospace", height, SWT.NORMAL));
    text.addListener(SWT.Resize, e -> {
      if (letters() != width) {
        lay();
      }
    });
    text.addListener(
        SWT.MouseMove,
        e -> text.setCursor(
            link(e).isPresent() ? text.getDisplay().getSystemCursor(SWT.CURSOR_HAND) : null));
    text.addListener(SWT.MouseUp, e -> {
      if (e.button == 1 && text.getSelectionCount() == 0) {
        link(e).ifPresent(this::follow);
      }
    });
    text.addListener(SWT.KeyDown, e -> {
      if (e.keyCode == SWT.CR || e.keyCode == SWT.KEYPAD_CR) {
        sheet.link(text.getCaretOffset()).ifPresent(this::follow);
      }
    });
    text.addDisposeListener(e -> typed.dispose());
    text.addPaintObjectListener(event -> sheet
        .picture(event.style.start)
        .ifPresent(name -> pictures.ifPresent(each -> each.draw(
            event.gc, name, event.x, event.y + event.ascent - event.style.metrics.ascent))));
    desk.look().onChange(text, this::mark);
  }

  private Optional<String> link(Event event) {
    return sheet.link(text.getOffsetAtPoint(new Point(event.x, event.y)));
  }

  /** Goes to a section, or has the system open a page of the web. */
  private void follow(String link) {
    if (!link.startsWith("#")) {
      var unused = Program.launch(link);
    } else {
      sheet.section(link).ifPresent(start -> {
        text.setSelection(start);
        text.setTopIndex(text.getLineAtOffset(start));
      });
    }
  }

  StyledText control() {
    return text;
  }

  /** Shows a page, and in it pictures of these. */
  void show(String markdown, Optional<RulesPictures> shown) {
    source = markdown;
    pictures = shown;
    lay();
    text.setTopIndex(0);
    // Headings are higher than the lines were that it was measured with.
    text.getDisplay().asyncExec(() -> {
      if (!text.isDisposed() && places.isEmpty()) {
        text.setTopPixel(0);
      }
    });
  }

  /** How many places the words were found at. */
  int found() {
    return places.size();
  }

  /** The number of the place that is shown, from 1; 0 if there is none. */
  int number() {
    return places.isEmpty() ? 0 : at + 1;
  }

  void find(String wanted) {
    words = wanted.strip();
    places = sheet.find(words);
    at = 0;
    move(0);
  }

  /** Goes to the next place, or back; round at the ends. */
  void move(int by) {
    if (!places.isEmpty()) {
      at = Math.floorMod(at + by, places.size());
    }
    mark();
    if (!places.isEmpty()) {
      text.setSelection(places.get(at));
      text.showSelection();
    }
  }

  /** A letter is taken somewhat wider than it is on average, so that the columns of tables stay apart. */
  private double letter() {
    GC gc = new GC(text);
    try {
      return gc.getFontMetrics().getAverageCharacterWidth() * 1.1;
    } finally {
      gc.dispose();
    }
  }

  private int letters() {
    return (int) ((text.getClientArea().width - 2 * AIR) / letter());
  }

  private void lay() {
    width = letters();
    sheet = Markdown.read(source, width);
    text.setText(sheet.text());
    double letter = letter();
    for (int line = 0; line < sheet.indents().size(); line++) {
      Indent indent = sheet.indents().get(line);
      if (indent.wrap() > 0) {
        text.setLineWrapIndent(line, 1, (int) (indent.wrap() * letter));
      }
      if (!indent.stops().isEmpty()) {
        text.setLineTabStops(
            line,
            1,
            indent.stops().stream().mapToInt(stop -> (int) (stop * letter)).toArray());
      }
    }
    places = sheet.find(words);
    at = Math.min(at, Math.max(0, places.size() - 1));
    mark();
  }

  /** Colours everything: how it looks, over that what was found. */
  private void mark() {
    List<StyleRange> ranges = new ArrayList<>();
    sheet.runs().forEach(run -> ranges.add(style(run)));
    text.setStyleRanges(ranges.toArray(StyleRange[]::new));
    Palette palette = desk.look().palette();
    for (int place = 0; place < places.size(); place++) {
      // In the font that it has there.
      StyleRange around = text.getStyleRangeAtOffset(places.get(place));
      StyleRange found = around == null ? new StyleRange() : (StyleRange) around.clone();
      found.start = places.get(place);
      found.length = words.length();
      found.background = Look.color(place == at ? palette.accent() : palette.raised());
      found.foreground = Look.color(place == at ? palette.onAccent() : palette.accent());
      text.setStyleRange(found);
    }
  }

  private StyleRange style(Sheet.Run run) {
    StyleRange range = new StyleRange();
    range.start = run.start();
    range.length = run.length();
    switch (run.kind()) {
      case TITLE -> range.font = desk.look().large();
      case HEADING -> range.font = desk.look().lesson();
      case BOLD -> range.fontStyle = SWT.BOLD;
      case CODE -> range.font = typed;
      case LINK -> {
        range.underline = true;
        range.foreground = Look.color(desk.look().palette().accent());
      }
      case FAINT -> range.foreground = Look.color(desk.look().palette().muted());
      case PICTURE -> {
        Point size = pictures
            .flatMap(each -> sheet.picture(run.start()).map(each::size))
            .orElse(new Point(0, 0));
        int below = text.getLineHeight() / 4;
        range.metrics = new GlyphMetrics(Math.max(0, size.y - below), below, size.x);
      }
      case PLAIN -> {}
    }
    return range;
  }
}
