package org.komabako.ui.client.window;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/** The games that can be played, those that were played last first; a few, or all of them. */
final class StartGames {
  private static final int FEW = 4;
  /** The narrowest column in which four stand in a row, alone and beside another column. */
  private static final int FOUR_ALONE = 840;

  private static final int FOUR_BESIDE = 620;

  /** The keys of variants, the one that was played last first. */
  private static final Setting<String> PLAYED = Setting.text("start.played", "");

  private final MainWindow window;
  private final Desk desk;
  private final Runnable resized;
  private final Executor lane;
  private final Label hint;
  private final Composite grid;
  private final Composite links;
  private final List<GameCard> shown = new ArrayList<>();
  private final Map<VariantCard, Snapshot> boards = new HashMap<>();
  private boolean all;

  /** @param resized run when it has become higher or lower */
  StartGames(Composite parent, MainWindow window, Runnable resized) {
    this.window = window;
    this.resized = resized;
    desk = window.desk();
    lane = desk.work().lane();
    Measures measures = desk.look().measures();
    Label title = new Label(parent, SWT.NONE);
    title.setFont(desk.look().large());
    desk.messages().bind(title, title::setText, "start.games");
    hint = new Labels(desk).sentence(parent, 1, this::hint);
    grid = new Composite(parent, SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(FEW, true);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.horizontalSpacing = measures.of(14);
    layout.verticalSpacing = measures.of(14);
    grid.setLayout(layout);
    links = new Composite(parent, SWT.NONE);
    RowLayout row = new RowLayout(SWT.HORIZONTAL);
    row.marginLeft = 0;
    row.spacing = measures.air();
    links.setLayout(row);
  }

  private String hint() {
    boolean none = window.cards().isEmpty() && !window.isStarting();
    return desk.messages().get(none ? "start.none" : "start.choose");
  }

  /** A game of this variant was begun. */
  static void played(Settings settings, String key) {
    List<String> keys = new ArrayList<>(List.of(settings.get(PLAYED).split(" ")));
    keys.remove(key);
    keys.remove("");
    keys.add(0, key);
    settings.set(PLAYED, String.join(" ", keys));
  }

  /**
   * Those played last; then what is widely played, which shows by how many handicaps it is played at, and those on smaller
   * boards, which are learned sooner.
   */
  private List<VariantCard> wanted() {
    List<String> played = List.of(desk.settings().get(PLAYED).split(" "));
    Comparator<VariantCard> lastPlayed = Comparator.comparingInt(card -> {
      int place = played.indexOf(card.key());
      return place < 0 ? played.size() : place;
    });
    return window.cards().stream()
        .sorted(lastPlayed
            .thenComparingInt(card -> -card.table().handicaps().size())
            .thenComparingInt(card -> card.table().files() * card.table().ranks()))
        .limit(all ? Long.MAX_VALUE : FEW)
        .toList();
  }

  /** Shows a card for each of the variants that are installed now. */
  void fill() {
    shown.clear();
    List<Control> gone = new ArrayList<>(List.of(grid.getChildren()));
    gone.addAll(List.of(links.getChildren()));
    gone.forEach(Control::dispose);
    Labels.write(hint, hint());
    boards.keySet().retainAll(window.cards());
    for (VariantCard card : wanted()) {
      GameCard made = new GameCard(grid, desk, card);
      shown.add(made);
      show(card, made);
    }
    if (window.cards().size() > FEW) {
      Button more = StartPage.link(links, desk, all ? "start.fewer" : "start.all", () -> {
        all = !all;
        desk.gate().send(this, () -> {
          fill();
          resized.run();
        });
      });
      bold(more);
      more.setText(
          desk.messages().get(all ? "start.fewer" : "start.all", window.cards().size()));
    }
    if (desk.actions().find("tools.shelf").isPresent()) {
      bold(StartPage.link(links, desk, "start.more", () -> {
        var unused = desk.actions().run("tools.shelf");
      }));
    }
    grid.getParent().requestLayout();
  }

  private void bold(Button button) {
    button.setFont(desk.look().bold());
  }

  /** A variant is foreign code: it is asked in a lane, and what it cannot set up is not shown. */
  private void show(VariantCard card, GameCard made) {
    Snapshot known = boards.get(card);
    if (known != null) {
      made.show(known);
      return;
    }
    lane.execute(() -> {
      Snapshot taken;
      try {
        taken = card.start(Optional.empty());
      } catch (RuntimeException | Error e) {
        return;
      }
      desk.gate().send(() -> {
        boards.put(card, taken);
        made.show(taken);
      });
    });
  }

  /** The first button that begins a game. */
  Optional<Control> first() {
    return shown.stream().findFirst().map(GameCard::play);
  }

  /**
   * Fits into a width.
   *
   * @param beside whether there is another column beside
   */
  void fit(int width, boolean beside) {
    Measures measures = desk.look().measures();
    GridLayout layout = (GridLayout) grid.getLayout();
    layout.numColumns = width >= measures.of(beside ? FOUR_BESIDE : FOUR_ALONE) ? FEW : FEW / 2;
    int card = (width - (layout.numColumns - 1) * layout.horizontalSpacing) / layout.numColumns;
    shown.forEach(each -> each.fit(card));
  }
}
