package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.jspecify.annotations.Nullable;
import org.komabako.game.Game;
import org.komabako.game.Judgement;
import org.komabako.game.Nag;
import org.komabako.game.Place;
import org.komabako.ui.board.MoveSheet;
import org.komabako.ui.board.MoveTree;
import org.komabako.ui.widgets.action.Actions;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.widgets.look.Palette;

/**
 * The moves as a text that is clicked on: a click goes to the place. The place that is looked at is
 * bold and on a ground of its own. The arrow keys walk: left and right along the line, up and down between
 * variations. A sign like !? is typed behind the move that is looked at, or chosen from the context menu.
 */
final class MoveSheetView {
  private static final int STEP = 18;

  /** Around the rows, in pixels. */
  private static final int EDGE = 2;

  /** The width of the number of a row, in points. */
  private static final int NUMBER = 36;

  /** Where it is lower, in points, rows stand close. */
  private static final int LOW = 240;

  /** How far apart they stand there, in points. */
  private static final int CLOSE = 3;

  /** The share of a move in its half of the row, of a hundred. */
  private static final int MOVE = 66;

  /** What is free between a score or a time and the next move at least, in points. */
  private static final int GAP = 8;

  private static final Map<Integer, String> KEYS = Map.of(
      SWT.ARROW_LEFT, "tree.back",
      SWT.ARROW_RIGHT, "tree.forward",
      SWT.ARROW_UP, "tree.up",
      SWT.ARROW_DOWN, "tree.down",
      SWT.HOME, "tree.start",
      SWT.END, "tree.end");

  private static final MoveTree NOTHING = new MoveTree(
      List.of(new MoveTree.Entry(
          Place.START, 0, "", "", "", false, Judgement.GOOD, Optional.empty(), "")),
      Place.START);

  /** How the actions of the context menu begin. */
  private static final List<String> MENU =
      List.of("tree.nag.", "tree.bookmark", "tree.promote", "tree.delete", "engine.from-here");

  private final StyledText text;
  private final GameView view;
  private @Nullable MoveTree tree;
  private MoveSheet sheet;
  private Optional<Place> current = Optional.empty();

  MoveSheetView(Composite parent, GameView view) {
    this.view = view;
    text = new StyledText(parent, SWT.MULTI | SWT.V_SCROLL | SWT.WRAP | SWT.READ_ONLY);
    text.setData("part", "moves");
    text.setMargins(4, EDGE, 4, EDGE);
    text.setCaret(null);
    text.addListener(SWT.MouseUp, this::clicked);
    text.addListener(SWT.MenuDetect, this::menu);
    // Panels come and go below and above it.
    text.addListener(SWT.Resize, e -> {
      space();
      tabs();
      showCurrent();
    });
    text.addVerifyKeyListener(key -> {
      String action = KEYS.get(key.keyCode);
      if (action != null && (key.stateMask & SWT.MODIFIER_MASK) == 0) {
        key.doit = false;
        var unused = view.desk().actions().run(action);
      } else if (key.character == '!' || key.character == '?') {
        char letter = key.character;
        view.model().change(game -> game.current().nag(Nag.typed(game.current().nag(), letter)));
      } else if (key.character == SWT.BS) {
        view.model().change(game -> game.current().nag(Optional.empty()));
      }
    });
    sheet = new MoveSheet(NOTHING, "");
    view.messages().onChange(text, this::write);
    view.desk().look().onChange(text, this::recolor);
  }

  /** Rows stand apart where there is room for some. */
  private void space() {
    Measures measures = view.desk().look().measures();
    boolean low = text.getClientArea().height < measures.of(LOW);
    int most = Math.max(0, measures.row() - text.getLineHeight());
    int spacing = low ? Math.min(most, measures.of(CLOSE)) : most;
    if (spacing != text.getLineSpacing()) {
      text.setLineSpacing(spacing);
    }
  }

  /** Scrolls to the move that is looked at; what is seen of a row that is cut at the top falls to the margin. */
  private void showCurrent() {
    text.setTopMargin(EDGE);
    text.showSelection();
    int rest = cut();
    text.setTopMargin(EDGE + rest);
    text.setTopPixel(text.getTopPixel() + rest);
  }

  /** How much is seen of a row that is cut at the top, in pixels. */
  private int cut() {
    int y = EDGE;
    while (y < text.getClientArea().height && top(y) < EDGE) {
      y++;
    }
    return y - EDGE;
  }

  /** Where the row at a height begins. */
  private int top(int y) {
    int x = text.getLeftMargin() + text.getLineWrapIndent(text.getLineIndex(y)) + 1;
    int offset = text.getOffsetAtPoint(new Point(x, y));
    return offset < 0 ? EDGE : text.getLocationAtOffset(offset).y;
  }

  private void tabs() {
    int width = text.getClientArea().width - text.getLeftMargin() - text.getRightMargin();
    Measures measures = view.desk().look().measures();
    int[] stops = tabs(width, measures.of(NUMBER), asides() + measures.of(GAP));
    if (!Arrays.equals(stops, text.getTabStops())) {
      text.setTabStops(stops);
    }
  }

  /** How wide the longest score or time is. */
  private int asides() {
    GC gc = new GC(text);
    try {
      return gc.textExtent(sheet.longestAside()).x;
    } finally {
      gc.dispose();
    }
  }

  /**
   * Two moves in a row, each with room for a score or a time behind it, and for the half of it at least.
   *
   * @param number the room of the numbers
   * @param aside that of a score or a time, with the gap behind it
   */
  static int[] tabs(int width, int number, int aside) {
    int half = Math.max(1, (width - number) / 2);
    int move = Math.max(half / 2, Math.min(half * MOVE / 100, half - aside));
    return new int[] {number, number + move, number + half, number + half + move};
  }

  /** The colours are others: all words are styled anew. */
  private void recolor() {
    Optional<MoveSheet.Span> here = current.flatMap(sheet::move);
    sheet.spans().forEach(span -> text.setStyleRange(style(span, here)));
  }

  Control control() {
    return text;
  }

  void show(MoveTree next) {
    tree = next;
    write();
  }

  private void write() {
    MoveTree shown = tree;
    if (shown == null) {
      return;
    }
    Optional<Place> framed = current;
    sheet = new MoveSheet(shown, view.messages().get("panel.start"));
    current = Optional.of(shown.current());
    Changed changed = replace(text.getText(), sheet.text());
    indent();
    tabs();
    restyle(changed, framed, shown.current());
    sheet.move(shown.current()).ifPresent(span -> {
      text.setSelection(span.start());
      showCurrent();
    });
  }

  /** All new words in one go: each single style would have the text laid out again. */
  private void restyle(Changed changed, Optional<Place> framed, Place now) {
    Optional<MoveSheet.Span> here = sheet.move(now);
    List<StyleRange> written = new ArrayList<>();
    for (MoveSheet.Span span : sheet.spans()) {
      boolean isNew = span.end() > changed.start() && span.start() < changed.end();
      boolean moved = framed.filter(span.place()::equals).isPresent() || now.equals(span.place());
      if (isNew) {
        written.add(style(span, here));
      } else if (moved) {
        text.setStyleRange(style(span, here));
      }
    }
    if (!written.isEmpty()) {
      StyleRange last = written.get(written.size() - 1);
      int start = written.get(0).start;
      text.replaceStyleRanges(
          start, last.start + last.length - start, written.toArray(StyleRange[]::new));
    }
  }

  /** What differs from the text before. */
  private record Changed(int start, int end) {}

  /** Changes only what differs, or a long game would flicker and be laid out anew. */
  private Changed replace(String before, String after) {
    int start = 0;
    int most = Math.min(before.length(), after.length());
    while (start < most && before.charAt(start) == after.charAt(start)) {
      start++;
    }
    int same = 0;
    while (same < most - start
        && before.charAt(before.length() - 1 - same) == after.charAt(after.length() - 1 - same)) {
      same++;
    }
    int end = after.length() - same;
    if (!before.equals(after)) {
      text.replaceTextRange(start, before.length() - same - start, after.substring(start, end));
    }
    return new Changed(start, end);
  }

  private void indent() {
    List<Integer> indents = sheet.indents();
    for (int line = 0; line < indents.size(); line++) {
      int indent = indents.get(line) * STEP;
      if (text.getLineIndent(line) != indent) {
        text.setLineIndent(line, 1, indent);
        text.setLineWrapIndent(line, 1, indent + STEP);
      }
    }
  }

  private StyleRange style(MoveSheet.Span span, Optional<MoveSheet.Span> current) {
    Palette palette = view.desk().look().palette();
    StyleRange style = new StyleRange();
    style.start = span.start();
    style.length = span.length();
    boolean here = current.filter(span::equals).isPresent();
    switch (span.kind()) {
      case COMMENT -> style.fontStyle = SWT.ITALIC;
      case JUDGEMENT -> style.foreground = Look.color(palette.accent());
      case BOOKMARK -> style.fontStyle = SWT.BOLD;
      case NUMBER, ASIDE, VARIATION -> style.foreground = Look.color(palette.muted());
      default -> style.fontStyle = SWT.NORMAL;
    }
    if (here) {
      style.fontStyle = SWT.BOLD;
      style.foreground = Look.color(palette.accent());
      style.background = Look.color(palette.soft());
    }
    return style;
  }

  private void clicked(Event event) {
    if (event.button != 1 || text.getSelectionCount() > 0) {
      return;
    }
    look(new Point(event.x, event.y));
  }

  private void look(Point at) {
    sheet
        .at(text.getOffsetAtPoint(at))
        .ifPresent(place -> view.model().look(game -> game.goTo(game.tree().at(place))));
  }

  /** What can be done with the move below the mouse, else with the one that is looked at. */
  private void menu(Event event) {
    event.doit = false;
    if (event.detail == SWT.MENU_MOUSE) {
      look(text.toControl(event.x, event.y));
    }
    Actions actions = view.desk().actions();
    // The marks of its items are those of the place that is gone to first.
    view.model().ask(Game::current, here -> {
      Menu old = text.getMenu();
      if (old != null) {
        old.dispose();
      }
      Menu menu = new Menu(text);
      actions.fill(
          menu,
          actions.all().stream()
              .filter(action -> MENU.stream().anyMatch(action.id()::startsWith))
              .toList());
      text.setMenu(menu);
      menu.setLocation(event.x, event.y);
      menu.setVisible(true);
    });
  }
}
