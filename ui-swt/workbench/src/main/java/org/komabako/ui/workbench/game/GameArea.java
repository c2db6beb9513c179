package org.komabako.ui.workbench.game;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Layout;
import org.eclipse.swt.widgets.Sash;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Stand;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;

/**
 * How a game is arranged: the board at full height, beside it the column of the game between the plates of its
 * players, and the column of tools right of that or, in a narrow window, at the lower end of it. Pieces in hand lie in
 * the column, next to the plate of their player; the canvas of the board reaches below the column for that.
 */
final class GameArea extends Layout {
  /** How wide the user has drawn the tools; 0 as long as that was left to the window. */
  private static final Setting<Integer> TOOLS = Setting.number("window.tools", 0);

  /** How high the user has drawn the row below the board; 0 as long as that was left to the window. */
  private static final Setting<Integer> BELOW = Setting.number("window.below", 0);

  private static final int AIR = 8;
  private static final int BAR = 12;

  /** Below this height plates have one line, and pieces in hand are smaller. */
  private static final int LOW = 430;

  /** From this width on the tools can have a column of their own. */
  private static final int WIDE = 1080;

  /** How much of the size that the height allows the board keeps beside a column of tools that nobody has drawn. */
  private static final double FAIR = 0.9;

  /** From this height on there can be a row of tools below the board. */
  private static final int HIGH = 480;

  private static final int BELOW_LEAST = 120;
  private static final int BELOW_MOST = 260;

  /** The least height of what belongs to the game where the tools stand below it. */
  private static final int GAME_LEAST = 220;

  private static final int COLUMN_LEAST = 300;
  private static final int COLUMN_LEAST_SMALL = 240;
  private static final int COLUMN_MOST = 380;
  private static final int TOOLS_LEAST = 300;
  private static final int TOOLS_MOST = 440;
  private static final int TOOLS_DRAWN_LEAST = 160;

  private final Composite area;
  private final BoardCanvas board;
  private final PanelColumns panels;
  private final Settings settings;
  private final Measures measures;
  private final Map<Side, PlayerPlate> plates = new EnumMap<>(Side.class);
  private final EvaluationBar bar;
  private final Sash sash;
  private final Sash belowSash;
  private Optional<Plan> arranged = Optional.empty();
  private boolean zoomed;
  private boolean low;
  /** There is no room for the row below the board, so that what stands there is one of the tabs. */
  private boolean crowded;

  GameArea(Composite parent, GameView view, BoardMaker maker) {
    settings = view.desk().settings();
    measures = view.desk().look().measures();
    area = new Composite(parent, SWT.NONE);
    area.setData("part", "game-area");
    panels = new PanelColumns(area, view);
    for (Side side : Side.values()) {
      plates.put(side, new PlayerPlate(area, view, side));
    }
    bar = new EvaluationBar(area, view);
    sash = new Sash(area, SWT.VERTICAL | SWT.SMOOTH);
    sash.setData("part", "tools-sash");
    sash.addListener(SWT.Selection, this::drawn);
    sash.addListener(SWT.MouseDoubleClick, e -> draw(TOOLS, 0));
    belowSash = new Sash(area, SWT.HORIZONTAL | SWT.SMOOTH);
    belowSash.setData("part", "below-sash");
    belowSash.addListener(SWT.Selection, this::drawnBelow);
    belowSash.addListener(SWT.MouseDoubleClick, e -> draw(BELOW, 0));
    // Made last it lies below the column.
    board = maker.make(area);
    area.setLayout(this);
    area.setTabList(new org.eclipse.swt.widgets.Control[] {
      board.control(), panels.game(), panels.tools(), panels.below()
    });
  }

  /** What makes the board on its parent. */
  interface BoardMaker {
    BoardCanvas make(Composite parent);
  }

  Composite control() {
    return area;
  }

  BoardCanvas board() {
    return board;
  }

  PanelColumns panels() {
    return panels;
  }

  /** Shows the chance of Black beside the board; empty for nothing. */
  void chance(OptionalDouble black) {
    boolean was = bar.isShown();
    bar.show(black, board.bottom());
    if (was != bar.isShown()) {
      area.layout();
    }
  }

  /** Lays all out anew if the board has another form, or other hands, or sits the other way round, or is seen larger. */
  void arrange() {
    if (!board.plan().equals(arranged) || board.isZoomed() != zoomed) {
      area.layout();
    }
  }

  private void drawn(Event event) {
    int middle = event.x + sash.getSize().x / 2;
    draw(TOOLS, Math.max(TOOLS_DRAWN_LEAST, area.getClientArea().width - middle - AIR / 2 - AIR));
  }

  private void drawnBelow(Event event) {
    int middle = event.y + belowSash.getSize().y / 2;
    draw(BELOW, Math.max(BELOW_LEAST, area.getClientArea().height - middle - AIR / 2 - AIR));
  }

  private void draw(Setting<Integer> setting, int size) {
    settings.set(setting, size);
    area.layout();
  }

  @Override
  protected Point computeSize(Composite composite, int width, int height, boolean flush) {
    return new Point(width == SWT.DEFAULT ? 800 : width, height == SWT.DEFAULT ? 500 : height);
  }

  @Override
  protected void layout(Composite composite, boolean flush) {
    Rectangle all = composite.getClientArea();
    if (all.height <= 2 * AIR || all.width <= 0) {
      return;
    }
    low = all.height < measures.of(LOW);
    plates.values().forEach(each -> each.low(low));
    arranged = board.plan();
    zoomed = board.isZoomed();
    boolean hasRow = panels.hasBelow() && all.height >= HIGH;
    crowded = panels.hasBelow() && !hasRow;
    int high = all.height - 2 * AIR - (hasRow ? row(all) + AIR : 0);
    boolean hasTools = panels.hasTools() || crowded;
    int barred = bar.isShown() ? BAR + AIR : 0;
    int wanted = Math.min(board.widthFor(high), all.width);
    int toolsLeast = measures.of(TOOLS_LEAST);
    // Whatever the bar takes: an analysis would change its place as it begins.
    int spare = all.width - 4 * AIR - measures.of(COLUMN_LEAST) - toolsLeast;
    boolean beside = hasTools
        && all.width >= WIDE
        && !crowded
        && (settings.get(TOOLS) > 0 || spare >= FAIR * wanted);
    int rest = all.width - 3 * AIR - barred - wanted;
    int tools = 0;
    if (beside) {
      rest -= AIR;
      int drawn = settings.get(TOOLS);
      tools = drawn > 0
          ? Math.min(drawn, all.width / 2)
          : between(toolsLeast, rest - measures.of(COLUMN_LEAST), measures.of(TOOLS_MOST));
      rest -= tools;
    }
    int least = measures.of(all.width < WIDE ? COLUMN_LEAST_SMALL : COLUMN_LEAST);
    int most = measures.of(hasTools && !beside ? TOOLS_MOST : COLUMN_MOST);
    int column = between(least, rest, most);
    int columns = column + (beside ? AIR + tools : 0);
    int wide = Math.max(1, Math.min(wanted, all.width - 3 * AIR - barred - columns));
    int left = barred + Math.max(AIR, (all.width - barred - wide - AIR - columns) / 2);
    bar.control().setBounds(left - barred, AIR, Math.max(0, barred - AIR), high);
    Rectangle place = new Rectangle(left + wide + AIR, AIR, column, high);
    Rectangle toolsPlace = beside
        ? new Rectangle(place.x + column + AIR, AIR, tools, high)
        : new Rectangle(0, 0, 0, 0);
    sash.setBounds(toolsPlace.x - AIR, AIR, beside ? AIR : 0, beside ? high : 0);
    column(new Rectangle(left, AIR, wide, high), place, hasTools && !beside, toolsPlace);
    int under = AIR + high;
    belowSash.setBounds(AIR, under, hasRow ? all.width - 2 * AIR : 0, hasRow ? AIR : 0);
    if (!crowded) {
      panels
          .below()
          .setBounds(left, under + AIR, hasRow ? wide + AIR + columns : 0, hasRow ? row(all) : 0);
    }
  }

  private int row(Rectangle all) {
    int drawn = settings.get(BELOW);
    return drawn > 0
        ? Math.min(drawn, all.height / 2)
        : between(BELOW_LEAST, all.height / 4, BELOW_MOST);
  }

  private Composite plate(Side side) {
    return Objects.requireNonNull(plates.get(side)).control();
  }

  private static int between(int least, int wanted, int most) {
    return Math.max(least, Math.min(most, wanted));
  }

  /** From above: a plate, a stand, the panels, a stand, a plate. */
  private void column(Rectangle boardPlace, Rectangle place, boolean below, Rectangle tools) {
    Side bottom = board.bottom();
    int above = plate(bottom.opponent()).computeSize(place.width, SWT.DEFAULT).y;
    int under = plate(bottom).computeSize(place.width, SWT.DEFAULT).y;
    int far = place.y + above + AIR;
    int near = place.y + place.height - under - AIR;
    plate(bottom.opponent()).setBounds(place.x, place.y, place.width, above);
    plate(bottom).setBounds(place.x, near + AIR, place.width, under);
    int kinds = board.isZoomed() ? 0 : board.handKinds();
    if (kinds > 0) {
      int strip = (int) Stand.stripHeight(place.width, kinds, low);
      int x = place.x - boardPlace.x;
      board.control().setBounds(boardPlace.x, boardPlace.y, x + place.width, boardPlace.height);
      board.arrange(Optional.of(new BoardCanvas.Places(
          new Box(0, 0, boardPlace.width, boardPlace.height),
          new Stand.Pair(
              Stand.strip(x, near - strip - boardPlace.y, place.width, kinds, low),
              Stand.strip(x, far - boardPlace.y, place.width, kinds, low)))));
      far += strip + AIR;
      near -= strip + AIR;
    } else {
      board.control().setBounds(boardPlace);
      board.arrange(Optional.empty());
    }
    panels(new Rectangle(place.x, far, place.width, Math.max(0, near - far)), below, tools);
  }

  /** @param below whether the tools have no column of their own */
  private void panels(Rectangle place, boolean below, Rectangle tools) {
    int wanted = below ? panels.usual(place.width) : 0;
    boolean tabbed = crowded || below && wanted + AIR + GAME_LEAST > place.height;
    panels.headed(!low || !tabbed);
    boolean seesGame = panels.tabbed(tabbed, crowded);
    int top = tabbed ? AIR + panels.tabs().computeSize(SWT.DEFAULT, SWT.DEFAULT, true).y : 0;
    panels.tabs().setBounds(place.x, place.y, place.width, Math.max(0, top - AIR));
    if (tabbed) {
      panels.tabs().layout(true, true);
    }
    int needed = below ? panels.least(place.width) : 0;
    int forTools = tabbed ? (seesGame ? 0 : place.height - top) : needed;
    int forGame =
        tabbed ? (seesGame ? place.height - top : 0) : place.height - (below ? needed + AIR : 0);
    int end = place.y + place.height;
    panels.game().setBounds(place.x, place.y + top, place.width, Math.max(0, forGame));
    panels.scroll();
    Rectangle under = new Rectangle(place.x, end - forTools, place.width, Math.max(0, forTools));
    panels.tools().setBounds(below ? under : tools);
    if (crowded) {
      panels.below().setBounds(under);
    }
  }
}
