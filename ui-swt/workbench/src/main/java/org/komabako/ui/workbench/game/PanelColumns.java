package org.komabako.ui.workbench.game;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.komabako.ui.widgets.control.Card;
import org.komabako.ui.widgets.control.Segments;
import org.komabako.ui.workbench.game.Arrangement.Place;
import org.komabako.ui.workbench.game.GameParts.PanelPart;

/**
 * The panels of one game: what belongs to it in a column beside the board, the tools in another and in a row below the
 * board, as the user has arranged them. They come and go with the parts. Where there is no room for all, one tool, or
 * the column of the game, is seen at a time.
 */
final class PanelColumns {
  private final GameView view;
  private final ScrolledComposite scroller;
  private final Composite game;
  private final Composite tools;
  private final PanelStack stack;
  private final Composite below;
  private final Segments<Control> tabs;
  private final PanelDrop drop;
  private final PanelCards cards;
  private final Map<PanelPart, Panel> shown = new LinkedHashMap<>();
  /** What the tabs offer; nothing while there are none. */
  private List<Control> seen = List.of();

  private final LatestPanel latest = new LatestPanel();
  private boolean tabbed;

  /** A panel that is there, with its card unless it is closed. */
  private record Panel(SidePanel panel, Optional<Card> card) {
    String id() {
      return panel.id();
    }
  }

  PanelColumns(Composite parent, GameView view) {
    this.view = view;
    cards = new PanelCards(view, this);
    tabs = new Segments<Control>(parent, view.messages(), this::title).onChoice(this::chosen);
    tabs.control().setData("part", "panel-tabs");
    drop = new PanelDrop(parent, view.desk().look());
    scroller = new ScrolledComposite(parent, SWT.V_SCROLL);
    scroller.setExpandHorizontal(true);
    scroller.setExpandVertical(true);
    game = new Composite(scroller, SWT.NONE);
    scroller.setContent(game);
    tools = new Composite(parent, SWT.NONE);
    below = new Composite(parent, SWT.NONE);
    below.setData("part", "panels-below");
    game.setLayout(cards.column());
    stack = new PanelStack(view.desk().look().measures().of(8));
    tools.setLayout(stack);
    below.setLayout(row());
    Runnable stop = view.desk()
        .settings()
        .listen(
            Arrangement.SETTING,
            now -> view.desk().gate().send(this, () -> {
              if (!tools.isDisposed()) {
                show(List.copyOf(shown.keySet()));
              }
            }));
    tools.addDisposeListener(e -> stop.run());
  }

  private GridLayout row() {
    GridLayout layout = cards.column();
    layout.numColumns = Math.max(1, wanted(below).size());
    layout.makeColumnsEqualWidth = true;
    layout.horizontalSpacing = layout.verticalSpacing;
    return layout;
  }

  /** The column of what belongs to the game; it scrolls where there is not even room for that. */
  Composite game() {
    return scroller;
  }

  /** Called when the column has its width. */
  void scroll() {
    scroller.setMinHeight(stack.least(game, scroller.getSize().x));
  }

  /** The column of the tools. */
  Composite tools() {
    return tools;
  }

  /** The height to be kept for the tools below each other, in a width. */
  int usual(int width) {
    return stack.usual(tools, width);
  }

  /** The height that they are content with now; less than that while some of them are empty. */
  int least(int width) {
    return stack.least(tools, width);
  }

  /** The row below the board. */
  Composite below() {
    return below;
  }

  /** What chooses between them where one is seen at a time. */
  Composite tabs() {
    return tabs.control();
  }

  /** Whether any tool of the column has something to show. */
  boolean hasTools() {
    return !wanted(tools).isEmpty();
  }

  /** Whether any tool of the row has something to show. */
  boolean hasBelow() {
    return !wanted(below).isEmpty();
  }

  private static List<Control> wanted(Composite place) {
    return Stream.of(place.getChildren()).filter(PanelColumns::isWanted).toList();
  }

  private static boolean isWanted(Control control) {
    return control.getLayoutData() instanceof GridData place && !place.exclude;
  }

  private String title(Control panel) {
    return panel == game
        ? view.messages().get("panel.moves")
        : String.valueOf(panel.getData("title"));
  }

  /**
   * Shows one panel at a time, or all; called before each layout.
   *
   * @param wanted whether the tools of the column are tabs
   * @param all whether those of the row are tabs too
   * @return whether the column of the game is seen
   */
  boolean tabbed(boolean wanted, boolean all) {
    if (wanted != tabbed) {
      tabbed = wanted;
      tools.setLayout(wanted ? new StackLayout() : stack);
      tabs.control().setVisible(wanted);
    }
    below.setLayout(all ? new StackLayout() : row());
    List<Control> wantedNow = Stream.of(
            List.<Control>of(game), wanted(tools), all ? wanted(below) : List.<Control>of())
        .flatMap(List::stream)
        .toList();
    boolean came = latest.update(wantedNow);
    if (!wanted) {
      showAll(tools);
    }
    if (!all) {
      showAll(below);
    }
    if (!wanted) {
      seen = List.of();
      scroller.setVisible(true);
      return true;
    }
    if (!wantedNow.equals(seen)) {
      boolean first = seen.isEmpty();
      seen = wantedNow;
      tabs.items(wantedNow);
      if (came || first) {
        tabs.select(latest.get());
      }
      // Buttons know how large they are once the toolkit has their style.
      scroller.getDisplay().asyncExec(() -> {
        if (!scroller.isDisposed()) {
          scroller.getParent().layout();
        }
      });
    }
    Control chosen = tabs.value().orElse(game);
    scroller.setVisible(chosen == game);
    for (Composite place : List.of(tools, below)) {
      if (place.getLayout() instanceof StackLayout stack) {
        boolean holds = chosen.getParent() == place;
        stack.topControl = holds ? chosen : null;
        place.setVisible(holds);
      }
    }
    return chosen == game;
  }

  /** Shows the heads of the panels, which say what their tabs say, or does without them. */
  void headed(boolean wanted) {
    panels().forEach(each -> each.card().ifPresent(card -> PanelHead.show(card, wanted)));
  }

  private static void showAll(Composite place) {
    Stream.of(place.getChildren()).forEach(each -> each.setVisible(isWanted(each)));
    place.setVisible(true);
  }

  private void chosen(Control panel) {
    scroller.getParent().layout(true, true);
  }

  /** Shows just these; those that are there already stay as they are. */
  void show(List<PanelPart> parts) {
    for (PanelPart part : List.copyOf(shown.keySet())) {
      if (!parts.contains(part)) {
        Objects.requireNonNull(shown.remove(part)).card().ifPresent(Card::dispose);
      }
    }
    parts.forEach(this::arrange);
    panels().forEach(each -> each.card().ifPresent(card -> card.moveBelow(null)));
    scroller.getParent().layout(true, true);
  }

  /** All that there are, in their order. */
  private List<Panel> panels() {
    Arrangement wanted = arrangement();
    return shown.entrySet().stream()
        .sorted(Comparator.comparingInt(each -> each.getKey().place()))
        .map(Map.Entry::getValue)
        .sorted(Comparator.comparingInt(each -> wanted.rank(each.id())))
        .toList();
  }

  private Arrangement arrangement() {
    return view.desk().settings().get(Arrangement.SETTING);
  }

  /** Makes a panel, opens or closes it, or puts it elsewhere; one that fails tells so and is not shown. */
  private void arrange(PanelPart part) {
    Optional<Panel> had = Optional.ofNullable(shown.get(part));
    if (had.filter(each -> where(each.panel()).equals(where(each))).isPresent()) {
      return;
    }
    Optional<Card> open = had.flatMap(Panel::card).filter(card -> !card.isDisposed());
    try {
      // A panel makes its widget once.
      SidePanel panel =
          open.isPresent() ? had.orElseThrow().panel() : part.maker().get();
      Optional<Composite> where = where(panel);
      if (where.isEmpty()) {
        open.ifPresent(Card::dispose);
        open = Optional.empty();
      } else if (open.isPresent()) {
        open.get().setParent(where.get());
        cards.grow(open.get(), panel, where.get() == below);
      } else {
        open = Optional.of(cards.make(panel, where.get(), where.get() == below));
      }
      shown.put(part, new Panel(panel, open));
    } catch (RuntimeException | Error e) {
      shown.remove(part);
      part.failed().accept(e);
    }
  }

  /** Where it belongs; empty if it is closed. */
  private Optional<Composite> where(SidePanel panel) {
    if (!panel.isTool()) {
      return Optional.of(game);
    }
    return switch (arrangement().place(panel.id())) {
      case BESIDE -> Optional.of(tools);
      case BELOW -> Optional.of(below);
      case CLOSED -> Optional.empty();
    };
  }

  private static Optional<Composite> where(Panel panel) {
    return panel.card().map(Control::getParent);
  }

  /** The ids of all tools that there are, in their order. */
  List<String> ids() {
    return panels().stream()
        .filter(each -> each.panel().isTool())
        .map(Panel::id)
        .toList();
  }

  /** The ids of those that are seen at a place. */
  List<String> ids(Place place) {
    return panels().stream()
        .filter(each -> place(each.id()) == place
            && each.card().filter(PanelColumns::isWanted).isPresent()
            && each.panel().isTool())
        .map(Panel::id)
        .toList();
  }

  /** Where a tool stands. */
  Place place(String id) {
    return arrangement().place(id);
  }

  /** The title of a tool. */
  String title(String id) {
    return panels().stream()
        .filter(each -> each.id().equals(id))
        .map(each -> each.panel().title(view.messages()))
        .findFirst()
        .orElse(id);
  }

  /**
   * Puts a tool elsewhere, in all games, and next time.
   *
   * @param before the tool that it stands before; empty for the end
   */
  void put(String id, Place place, Optional<String> before) {
    view.desk().settings().set(Arrangement.SETTING, arrangement().with(ids(), id, place, before));
  }

  /** Shows a tool that is closed. */
  void open(String id) {
    if (place(id) == Place.CLOSED) {
      put(id, Place.BESIDE, Optional.empty());
    }
  }

  /** Offers all tools to be closed and shown. */
  void choose() {
    new PanelMenu(this, view.messages()).open(hasTools() ? tools : scroller.getParent());
  }

  /** All tools as at first. */
  void reset() {
    view.desk().settings().reset(Arrangement.SETTING);
  }

  /** A tool is drawn with the mouse, over a point of the display. */
  void draw(String id, Point at) {
    drop.mark(spot(id, at));
  }

  /** A tool is let go. */
  void drop(String id, Point at) {
    drop.mark(Optional.empty());
    spot(id, at)
        .ifPresent(spot -> put(
            id, spot.place(), spot.before().map(card -> String.valueOf(card.getData("panel")))));
  }

  private Optional<PanelDrop.Spot> spot(String id, Point at) {
    Composite area = scroller.getParent();
    return tabbed
        ? Optional.empty()
        : drop.spot(
            area.toControl(at),
            new PanelDrop.Shown(tools.getBounds(), others(tools, id), others(below, id)));
  }

  /** What is seen at a place without the one that is drawn. */
  private List<Control> others(Composite place, String id) {
    return panels().stream()
        .filter(each -> !each.id().equals(id))
        .flatMap(each -> each.card().stream())
        .filter(card -> card.getParent() == place && isWanted(card))
        .map(card -> (Control) card)
        .toList();
  }
}
