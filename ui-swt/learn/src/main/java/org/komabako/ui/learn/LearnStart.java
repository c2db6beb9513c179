package org.komabako.ui.learn;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.komabako.kernel.model.PieceType;
import org.komabako.position.Rules;
import org.komabako.ui.learn.lesson.Lessons;
import org.komabako.ui.widgets.control.PressCanvas;
import org.komabako.ui.widgets.control.RoundedBox;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.Folding;

/** What the start page has about learning: how far one has come, and the way there. */
final class LearnStart {
  private static final int HEIGHT = 76;

  private final Composite place;
  private final Workbench window;
  private final Desk desk;
  private final Executor lane;
  private final PressCanvas card;
  private Optional<Stand> stand = Optional.empty();

  /** How far one has come in a variant. */
  private record Stand(VariantCard card, int done, int all) {}

  LearnStart(Composite place, Workbench window) {
    this.place = place;
    this.window = window;
    desk = window.desk();
    lane = desk.work().lane();
    var unused = new Labels(desk).head(place, 1, "learn.start");
    card = new PressCanvas(place, desk.look(), this::words, this::paint);
    card.setData("key", "learn.start");
    GridData data = new GridData(SWT.FILL, SWT.TOP, true, false);
    data.heightHint = desk.look().measures().of(HEIGHT);
    card.setLayoutData(data);
    card.addListener(
        SWT.Selection,
        e -> stand.ifPresent(known -> {
          var unusedDone = desk.actions().run("tools.learn", known.card().key());
        }));
    Runnable stop = window.listenToVariants(this::look);
    Runnable stopProgress =
        desk.settings().listen(Progress.GROUP, () -> desk.gate().send(this, this::look));
    card.addDisposeListener(e -> {
      stop.run();
      stopProgress.run();
    });
    desk.messages().onChange(card, card::redraw);
    look();
  }

  /** The variant in which something was learned, else the first; its pieces are counted in a lane. */
  private void look() {
    if (card.isDisposed()) {
      return;
    }
    List<VariantCard> cards = window.cards();
    Optional<VariantCard> chosen = cards.stream()
        .filter(each -> new Progress(desk.settings(), each.key()).isBegun())
        .findFirst()
        .or(() -> cards.stream().findFirst());
    if (chosen.isEmpty()) {
      show(Optional.empty());
    }
    chosen.ifPresent(known -> lane.execute(() -> {
      Stand counted = count(known);
      desk.gate().send(card, () -> show(Optional.of(counted)));
    }));
  }

  private Stand count(VariantCard known) {
    List<PieceType> pieces = new Lessons(Rules.of(known.variant())).pieces();
    Progress progress = new Progress(desk.settings(), known.key());
    return new Stand(
        known, (int) pieces.stream().filter(progress::isFinished).count(), pieces.size());
  }

  private void show(Optional<Stand> now) {
    if (!card.isDisposed()) {
      stand = now;
      Folding.show(place, now.isPresent());
      card.redraw();
    }
  }

  private String detail() {
    return stand
        .map(known -> desk.messages()
            .get(
                known.done() == 0 ? "learn.start.begin" : "learn.start.progress",
                desk.messages().title(known.card().table().name()),
                known.done() == 0 ? known.all() : known.done(),
                known.all()))
        .orElse("");
  }

  private String words() {
    return desk.messages().get("learn.start.pieces") + ", " + detail();
  }

  private void paint(GC gc, boolean hot, boolean focused) {
    Palette palette = desk.look().palette();
    Measures measures = desk.look().measures();
    Rectangle area = card.getClientArea();
    RoundedBox.paint(
        gc,
        area,
        measures.corner(),
        new RoundedBox.Colors(
            palette.ground(), hot ? palette.raised() : palette.surface(), palette.line()));
    int air = measures.air();
    gc.setFont(desk.look().bold());
    gc.setForeground(Look.color(palette.text()));
    gc.drawText(desk.messages().get("learn.start.pieces"), air, air, true);
    int below = air + gc.getFontMetrics().getHeight() + 2;
    gc.setFont(desk.look().small());
    gc.setForeground(Look.color(palette.muted()));
    gc.drawText(detail(), air, below, true);
    bar(gc, palette, new Rectangle(air, area.height - air - 3, area.width - 2 * air, 6));
    if (focused) {
      gc.drawFocus(2, 2, area.width - 4, area.height - 4);
    }
  }

  private void bar(GC gc, Palette palette, Rectangle bar) {
    gc.setBackground(Look.color(palette.line()));
    gc.fillRoundRectangle(bar.x, bar.y - 3, bar.width, bar.height, bar.height, bar.height);
    int done =
        stand.map(known -> bar.width * known.done() / Math.max(1, known.all())).orElse(0);
    if (done > 0) {
      gc.setBackground(Look.color(palette.accent()));
      gc.fillRoundRectangle(bar.x, bar.y - 3, done, bar.height, bar.height, bar.height);
    }
  }
}
