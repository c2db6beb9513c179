package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.base.SafeText;
import org.komabako.game.Game;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.TimeLeft;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.opponents.Opponents.State;
import org.komabako.ui.board.Captured;
import org.komabako.ui.board.ClockWords;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.control.Card;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.widgets.text.Shortened;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.opponents.OpponentWords;

/**
 * A player beside the board: the side, who plays it, what he does or offers, his time, and what an engine has to say.
 * The menu tells what can be done with him; a click opens it where an engine sits.
 */
final class PlayerPlate {
  private static final int COLUMNS = 4;
  /** The sign of the side where there is little height, in points. */
  private static final int SMALL_MARK = 20;

  private final GameView view;
  private final Side side;
  private final Card plate;
  private final Control mark;
  private final Label name;
  private final Label words;
  private final Label time;
  private final Label periods;
  private final Label note;
  private final CapturedRow captured;
  private String player = "";
  private boolean low;
  private News news = new News(Side.BLACK, Optional.empty(), Set.of(), Set.of(), false, Map.of());

  /** What is to be known of the game. */
  private record News(
      Side turn,
      Optional<Outcome> result,
      Set<Side> draws,
      Set<Side> claims,
      boolean timed,
      Map<Side, List<Captured>> captured) {
    static News of(Game game) {
      return new News(
          game.position().side(),
          game.result(),
          game.drawOffers(),
          game.jishogiClaims(),
          game.clock().isPresent(),
          Stream.of(Side.values())
              .collect(Collectors.toMap(
                  each -> each,
                  each -> Captured.by(
                      each, game.root().position(), game.current().line(), game.position()))));
    }
  }

  PlayerPlate(Composite parent, GameView view, Side side) {
    this.view = view;
    this.side = side;
    Look look = view.desk().look();
    plate = new Card(parent, look);
    plate.setData("part", "plate." + side.text());
    GridLayout layout = new GridLayout(COLUMNS, false);
    layout.marginWidth = look.measures().air();
    layout.marginHeight = look.measures().gap();
    layout.verticalSpacing = 0;
    plate.setLayout(layout);
    mark = SideMark.on(plate, look, side);
    mark.setLayoutData(new GridData(SWT.CENTER, SWT.CENTER, false, true, 1, 2));
    name = label(SWT.NONE, "name");
    name.setFont(look.bold());
    name.setLayoutData(new GridData(SWT.FILL, SWT.END, true, true));
    name.addListener(SWT.Resize, e -> shorten());
    time = label(SWT.CENTER, "time");
    time.setFont(look.clock());
    time.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, false, true, 1, 2));
    periods = label(SWT.NONE, "periods");
    periods.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, false, true, 1, 2));
    words = label(SWT.NONE, "words");
    words.setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, true));
    note = label(SWT.WRAP, "note");
    GridData wide = new GridData(SWT.FILL, SWT.TOP, true, false, COLUMNS, 1);
    wide.widthHint = 60;
    wide.exclude = true;
    note.setLayoutData(wide);
    note.setVisible(false);
    captured = new CapturedRow(plate, view, layout.numColumns);
    Desk desk = view.desk();
    var unused = new SeatMenu(plate, view, side);
    plate.onClick(() -> {
      if (seat().isPresent()) {
        plate.getMenu().setVisible(true);
      } else {
        var done = desk.actions().run("game.info");
      }
    });
    view.model().follow(plate, News::of, told -> {
      news = told;
      update();
    });
    view.model().listen(plate, this::update);
    view.listenToClock(plate, this::show);
    view.listenToPremove(plate, this::update);
    desk.messages().onChange(plate, this::update);
    look.onChange(plate, this::colour);
    Runnable stop = desk.engines().listen(this::update);
    Runnable stopNotes = desk.settings()
        .listen(
            GameNotes.group(view.model().live().id()), () -> desk.gate().send(this, this::update));
    plate.addDisposeListener(e -> {
      stop.run();
      stopNotes.run();
    });
  }

  Composite control() {
    return plate;
  }

  /** Has all but captured pieces on one line, where there is little height. */
  void low(boolean wanted) {
    if (low == wanted) {
      return;
    }
    low = wanted;
    GridLayout layout = (GridLayout) plate.getLayout();
    layout.numColumns = wanted ? COLUMNS + 1 : COLUMNS;
    layout.marginHeight = view.desk().look().measures().of(wanted ? 3 : 6);
    for (Control each : List.of(mark, time, periods)) {
      ((GridData) each.getLayoutData()).verticalSpan = wanted ? 1 : 2;
    }
    int small = wanted ? view.desk().look().measures().of(SMALL_MARK) : SWT.DEFAULT;
    ((GridData) mark.getLayoutData()).widthHint = small;
    ((GridData) mark.getLayoutData()).heightHint = small;
    ((GridData) name.getLayoutData()).verticalAlignment = wanted ? SWT.CENTER : SWT.END;
    GridData place = (GridData) words.getLayoutData();
    place.verticalAlignment = wanted ? SWT.CENTER : SWT.BEGINNING;
    place.grabExcessHorizontalSpace = !wanted;
    ((GridData) note.getLayoutData()).horizontalSpan = layout.numColumns;
    captured.span(layout.numColumns);
    words.moveBelow(wanted ? name : periods);
    update();
  }

  private Label label(int style, String part) {
    Label label = new Label(plate, style);
    label.setData("part", "plate." + part + "." + side.text());
    Look.own(label);
    return label;
  }

  private Optional<Seat> seat() {
    return view.desk().engines().seat(view.model().live(), side);
  }

  private void update() {
    if (plate.isDisposed()) {
      return;
    }
    Desk desk = view.desk();
    String sideName = desk.messages().get("window." + side.text());
    String called = PlayerNames.of(desk, view.model(), side);
    Optional<String> engine = seat().map(new OpponentWords(desk.messages(), desk.engines())::of);
    player = !called.isEmpty() ? called : engine.orElse(sideName);
    shorten();
    List<String> all = new ArrayList<>();
    if (!called.isEmpty()) {
      // A game that was begun here is kept with the engine's name.
      all.add(engine.filter(each -> !each.equals(called)).orElse(sideName));
    } else if (engine.isPresent()) {
      all.add(sideName);
    }
    if (low) {
      // The name needs the room; the side is seen by its mark.
      all.clear();
    }
    doing().ifPresent(all::add);
    Labels.write(words, String.join(" · ", all));
    say(seat().map(each -> said(each, desk)).orElse(""));
    name.setToolTipText(player);
    words.setToolTipText(words.getText());
    if (!news.timed()) {
      Labels.write(time, "");
      Labels.write(periods, "");
    }
    colour();
    plate.layout();
    if (captured.show(news.captured().getOrDefault(side, List.of()))) {
      // The plate may have another height.
      plate.getParent().layout();
    }
  }

  /** The name of the player as far as there is room; how strong an engine plays stands at the end. */
  private void shorten() {
    GC gc = new GC(name);
    try {
      gc.setFont(name.getFont());
      int room = name.getSize().x;
      Labels.write(name, Shortened.middle(player, shown -> gc.textExtent(shown).x <= room));
    } finally {
      gc.dispose();
    }
  }

  /** Why it does not go on and what to do then, or how it answers an offer. */
  private static String said(Seat seat, Desk desk) {
    String said = desk.messages().of(seat.note());
    boolean stuck = Set.of(State.AWAY, State.FAILED, State.RECONNECTS).contains(seat.state());
    return stuck
        ? "⚠ " + said + "\n"
            + desk.messages().get("engine.choice." + seat.state().name().toLowerCase(Locale.ROOT))
        : said;
  }

  private void say(String said) {
    GridData place = (GridData) note.getLayoutData();
    boolean other = !note.getText().equals(SafeText.lines(said).replace("&", "&&"));
    Labels.write(note, said);
    if (other) {
      place.exclude = said.isEmpty();
      note.setVisible(!said.isEmpty());
      // The plate has another height.
      plate.getParent().layout();
    }
  }

  /** What the player does, offers, or has come to. */
  private Optional<String> doing() {
    if (news.result().isPresent()) {
      return news.result()
          .get()
          .winner()
          .map(winner -> view.messages().get(winner == side ? "plate.won" : lost()))
          .or(() -> Optional.of(view.messages().get("plate.drawn")));
    }
    if (view.premove().filter(side::equals).isPresent()) {
      return Optional.of(view.messages().get("plate.premove"));
    }
    if (news.draws().contains(side)) {
      return Optional.of(view.messages().get("plate.offers"));
    }
    if (news.claims().contains(side)) {
      return Optional.of(view.messages().get("plate.claims"));
    }
    if (seat().isPresent()) {
      return seat()
          .map(each ->
              view.messages().get("engine.state." + each.state().name().toLowerCase(Locale.ROOT)));
    }
    return news.turn() == side ? Optional.of(view.messages().get("plate.turn")) : Optional.empty();
  }

  private String lost() {
    boolean resigned =
        news.result().filter(end -> end.reason() == Outcome.Reason.RESIGNS).isPresent();
    return resigned ? "plate.resigned" : "plate.lost";
  }

  private void colour() {
    Palette palette = view.desk().look().palette();
    name.setForeground(Look.color(palette.text()));
    boolean turn = news.result().isEmpty() && news.turn() == side;
    words.setForeground(Look.color(turn ? palette.accent() : palette.muted()));
    periods.setForeground(Look.color(palette.muted()));
    note.setForeground(Look.color(palette.muted()));
  }

  private void show(ClockFace face) {
    TimeLeft left = face.left(side);
    boolean runs = face.running().filter(side::equals).isPresent();
    Palette palette = view.desk().look().palette();
    boolean low = ClockWords.isLow(left);
    if (runs) {
      Ink ground = low ? palette.alarm() : palette.accent();
      time.setBackground(Look.color(ground));
      time.setForeground(Look.color(palette.onAccent()));
    } else {
      time.setBackground(null);
      time.setForeground(Look.color(low ? palette.alarm() : palette.muted()));
    }
    boolean wider = say(time, " " + (low ? "! " : "") + ClockWords.time(left) + " ")
        | say(
            periods,
            ClockWords.period(left)
                .map(seconds -> view.messages().get("clock.left.periods", seconds, left.periods()))
                .orElse(""));
    if (wider) {
      plate.layout();
    }
  }

  /** Tells whether another width may be needed. */
  private static boolean say(Label label, String text) {
    String before = label.getText();
    if (!before.equals(text)) {
      label.setText(text);
    }
    return before.length() != text.length();
  }
}
