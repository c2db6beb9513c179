package org.komabako.ui.workbench.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.widgets.control.Card;
import org.komabako.ui.widgets.control.Segments;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.GameParts.PanelPart;

/**
 * The panels beside the board of one game, from above, in two columns: what belongs to the game, and the tools. They
 * come and go with the parts. Where there is no room for both, one panel of the tools, or the column of the game, is
 * seen at a time.
 */
final class PanelColumns {
  private final GameView view;
  private final ScrolledComposite scroller;
  private final Composite game;
  private final Composite tools;
  private final Segments<Control> tabs;
  private final StackLayout stack = new StackLayout();
  private final GridLayout grid;
  private final Map<PanelPart, Card> shown = new LinkedHashMap<>();
  private List<Control> seen = List.of();
  private boolean tabbed;

  PanelColumns(Composite parent, GameView view) {
    this.view = view;
    tabs = new Segments<Control>(parent, view.messages(), this::title).onChoice(this::chosen);
    tabs.control().setData("part", "panel-tabs");
    scroller = new ScrolledComposite(parent, SWT.V_SCROLL);
    scroller.setExpandHorizontal(true);
    scroller.setExpandVertical(true);
    game = new Composite(scroller, SWT.NONE);
    scroller.setContent(game);
    tools = new Composite(parent, SWT.NONE);
    game.setLayout(column());
    grid = column();
    tools.setLayout(grid);
  }

  private GridLayout column() {
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.verticalSpacing = view.desk().look().measures().of(8);
    return layout;
  }

  /** The column of what belongs to the game; it scrolls where there is not even room for that. */
  Composite game() {
    return scroller;
  }

  /** Called when the column has its width. */
  void scroll() {
    scroller.setMinHeight(game.computeSize(scroller.getSize().x, SWT.DEFAULT).y);
  }

  /** The column of the tools. */
  Composite tools() {
    return tools;
  }

  /** What chooses between them where one is seen at a time. */
  Composite tabs() {
    return tabs.control();
  }

  /** Whether any tool has something to show. */
  boolean hasTools() {
    return Stream.of(tools.getChildren()).anyMatch(PanelColumns::isWanted);
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
   * @return whether the column of the game is seen
   */
  boolean tabbed(boolean wanted) {
    if (wanted != tabbed) {
      tabbed = wanted;
      tools.setLayout(wanted ? stack : grid);
      tabs.control().setVisible(wanted);
    }
    if (!wanted) {
      Stream.of(tools.getChildren()).forEach(each -> each.setVisible(isWanted(each)));
      seen = List.of();
      tools.setVisible(true);
      scroller.setVisible(true);
      return true;
    }
    List<Control> wantedNow = Stream.concat(
            Stream.of(game), Stream.of(tools.getChildren()).filter(PanelColumns::isWanted))
        .toList();
    if (!wantedNow.equals(seen)) {
      Optional<Control> fresh = wantedNow.stream()
          .filter(each -> !seen.isEmpty() && !seen.contains(each))
          .findFirst();
      seen = wantedNow;
      tabs.items(wantedNow);
      // They share the width of the column.
      tabs.buttons()
          .forEach(each -> each.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true)));
      tabs.select(fresh);
      // Buttons know how large they are once the toolkit has their style.
      scroller.getDisplay().asyncExec(() -> {
        if (!scroller.isDisposed()) {
          scroller.getParent().layout();
        }
      });
    }
    Control chosen = tabs.value().orElse(game);
    stack.topControl = chosen == game ? null : chosen;
    scroller.setVisible(chosen == game);
    tools.setVisible(chosen != game);
    return chosen == game;
  }

  private void chosen(Control panel) {
    scroller.getParent().layout(true, true);
  }

  /** Shows just these; those that are there already stay as they are. */
  void show(List<PanelPart> parts) {
    for (PanelPart part : List.copyOf(shown.keySet())) {
      if (!parts.contains(part)) {
        shown.remove(part).dispose();
      }
    }
    for (PanelPart part : parts) {
      Optional<Card> card = Optional.ofNullable(shown.get(part)).or(() -> made(part));
      card.ifPresent(each -> each.moveBelow(null));
    }
    scroller.getParent().layout(true, true);
  }

  /** Empty if the panel failed, which is told. */
  private Optional<Card> made(PanelPart part) {
    Card card = null;
    try {
      SidePanel panel = part.maker().get();
      card = new Card(panel.isTool() ? tools : game, view.desk().look());
      GridLayout layout = column();
      layout.marginWidth = layout.verticalSpacing;
      layout.marginHeight = layout.verticalSpacing;
      card.setLayout(layout);
      GridData place = new GridData(SWT.FILL, SWT.FILL, true, panel.grows());
      if (panel.grows()) {
        // What grows shares the height that is there, however much it would like.
        place.heightHint = panel.least();
      }
      card.setLayoutData(place);
      if (panel.isTool()) {
        title(card, panel);
      }
      Control control = panel.create(card, view);
      control.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
      shown.put(part, card);
      return Optional.of(card);
    } catch (RuntimeException | Error e) {
      if (card != null) {
        card.dispose();
      }
      part.failed().accept(e);
      return Optional.empty();
    }
  }

  private void title(Card card, SidePanel panel) {
    Label head = new Label(card, SWT.NONE);
    head.setFont(view.desk().look().bold());
    head.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    view.messages().onChange(head, () -> {
      String title = panel.title(view.messages());
      card.setData("title", title);
      Labels.write(head, title);
    });
  }
}
