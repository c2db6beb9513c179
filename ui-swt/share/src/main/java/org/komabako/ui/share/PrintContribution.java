package org.komabako.ui.share;

import java.util.List;
import java.util.function.Supplier;
import org.komabako.notation.Notation;
import org.komabako.session.LiveGame;
import org.komabako.ui.board.Style;
import org.komabako.ui.page.book.Book;
import org.komabako.ui.page.book.Page;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.text.OutcomeWords;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.WindowParts;
import org.komabako.ui.workbench.game.BoardSettings;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.MoveSettings;
import org.osgi.service.component.annotations.Component;

/** Games and positions on paper, or as a PDF file of pages. */
@Component(property = "service.ranking:Integer=-101")
public final class PrintContribution implements Contribution {
  @Override
  public void contribute(Workbench window, WindowParts parts) {
    parts.action(Action.of("game.print")
        .keys("Ctrl+P")
        .menu(Menus.GAME, 4)
        .when(() -> window.current().isPresent())
        .does(() -> window.current().ifPresent(view -> open(window, view))));
  }

  private static void open(Workbench window, GameView view) {
    Desk desk = window.desk();
    var unused = new PrintDialog(
        window.shell(),
        desk,
        wishes -> pages(desk, view, wishes),
        window::background,
        told -> desk.gate().send(() -> view.note(told)),
        window::say);
  }

  /** Asked on the display thread how it is to look, answered in a lane with the game as it is then. */
  static Supplier<List<Page>> pages(Desk desk, GameView view, PrintWishes wishes) {
    LiveGame live = view.model().live();
    Messages messages = new Messages(desk.messages().language());
    Notation notation = desk.settings().get(MoveSettings.NOTATION);
    Style screen = BoardSettings.style(desk, live.variant());
    Book book = new Book(
        wishes.paper(),
        wishes.asOnScreen() ? screen : Book.printed(screen),
        view.board().bottom(),
        messages.language(),
        notation::write,
        outcome -> OutcomeWords.of(messages, outcome),
        wishes.every());
    return () -> live.read(wishes.wholeGame() ? book::game : book::position);
  }
}
