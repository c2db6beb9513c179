package org.komabako.ui.engines;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.widgets.control.Segments;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.extension.WindowParts;
import org.komabako.ui.workbench.game.GameNotes;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.opponents.Opponent;

/**
 * The rest is played against an engine from the place that is looked at: in this game, if it stands there and goes on,
 * else in a new one with the moves up to there.
 */
final class FromHere {
  private static final String ICON = "M 4 3 L 4 15 M 8 4 L 15 9 L 8 14 Z";

  private final Workbench window;
  private final Desk desk;
  private final GameView view;
  private final Frame frame;
  private final Segments<Side> side;
  private final OpponentPart opponent;

  static void contribute(Workbench window, WindowParts parts) {
    parts.action(Action.of("engine.from-here")
        .tool(new Action.Tool(34, ICON, false))
        .keys("Ctrl+Shift+H")
        .menu(Menus.ENGINE, 1)
        .when(() -> window
            .current()
            .filter(view -> view.model().suspended().isEmpty())
            .flatMap(view -> view.model().snapshot())
            .filter(now -> !now.position().legalMoves().isEmpty())
            .isPresent())
        .does(() -> window
            .current()
            .ifPresent(view -> view.model()
                .ask(FromHere::goesOn, here -> new FromHere(window, view, here).frame.open(460)))));
  }

  /** Whether the game stands here, still goes on, and nothing was played from here. */
  private static boolean goesOn(Game game) {
    return game.current() == game.reached()
        && game.current().children().isEmpty()
        && game.result().isEmpty();
  }

  private FromHere(Workbench window, GameView view, boolean here) {
    this.window = window;
    this.view = view;
    desk = window.desk();
    frame = new Frame(window.shell(), SWT.PRIMARY_MODAL, desk, "from-here.title");
    GridLayout layout = new GridLayout(2, false);
    layout.verticalSpacing = desk.look().measures().air();
    frame.body().setLayout(layout);
    Labels labels = new Labels(desk);
    var unused = labels.sentence(
        frame.body(), 2, () -> desk.messages().get(here ? "from-here.same" : "from-here.new"));
    labels.name(frame.body(), "from-here.side");
    side = new Segments<>(
        frame.body(), desk.messages(), each -> desk.messages().get("window." + each.text()));
    side.items(List.of(Side.BLACK, Side.WHITE));
    side.select(view.model().snapshot().map(now -> now.position().side()));
    opponent = new OpponentPart(frame.body(), desk, "from-here", () -> {}).askPondering();
    opponent.control().setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false, 2, 1));
    Button yes = frame
        .answers("ask.engine.yes", () -> opponent.value().ifPresent(each -> begin(each, here)))
        .yes();
    Runnable offer = () -> {
      opponent.offer(view.model().live().variant());
      yes.setEnabled(opponent.value().isPresent());
    };
    Runnable stop = desk.engines().listen(offer);
    frame.shell().addDisposeListener(e -> stop.run());
    frame.shell().setDefaultButton(yes);
    offer.run();
  }

  private void begin(Opponent chosen, boolean here) {
    Side mine = side.value().orElse(Side.BLACK);
    if (here) {
      if (desk.engines().seat(view.model().live(), mine).isPresent()) {
        desk.engines().leave(view.model().live().shared(), mine, SeatActions.failed(window));
      }
      desk.engines()
          .play(view.model().live().shared(), mine.opponent(), chosen, SeatActions.failed(window));
    } else {
      window.withGames(games -> {
        var made = games.branch(view.model().live());
        desk.settings().set(GameNotes.bottom(made.id()), mine);
        desk.engines().play(made, mine.opponent(), chosen, SeatActions.failed(window));
      });
    }
  }
}
