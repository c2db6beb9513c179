package org.komabako.ui.library;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.OpeningBooks;
import org.komabako.library.GameQuery;
import org.komabako.library.Library;
import org.komabako.notation.Notation;
import org.komabako.position.Position;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.Folding;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.MoveSettings;
import org.komabako.ui.workbench.game.SidePanel;

/**
 * What was played in the library from the position that is looked at, and what the opening book has for it; a click plays it. Takes no room and asks nobody
 * while it is not wanted.
 */
public final class LibraryPanel implements SidePanel {
  /** Of the second column, where the book has a move. */
  private static final int BOOK = 76;

  private static final int[] WIDTHS = {62, 0, 48, 48, 66, 50};

  private @Nullable Position asked;
  private @Nullable Library askedOf;
  private Optional<OpeningBooks> askedBooks = Optional.empty();
  private @Nullable Notation askedIn;
  private List<PlayedMove> moves = List.of();
  private volatile long number;

  @Override
  public String id() {
    return "library";
  }

  @Override
  public String title(Messages messages) {
    return messages.get("library.moves");
  }

  @Override
  public int least() {
    return 120;
  }

  @Override
  public Control create(Composite parent, GameView view) {
    Desk desk = view.desk();
    Executor lane = desk.work().lane();
    Composite panel = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 2;
    layout.marginHeight = 0;
    panel.setLayout(layout);
    Label told = new Label(panel, SWT.WRAP);
    told.setData("part", "library-told");
    GridData wide = new GridData(SWT.FILL, SWT.TOP, true, false);
    wide.widthHint = 180;
    told.setLayoutData(wide);
    Table table = table(panel, view);
    Runnable update = () -> {
      if (panel.isDisposed()) {
        return;
      }
      boolean wanted = desk.settings().get(LibrarySettings.MOVES);
      Folding.show(parent, wanted);
      if (wanted) {
        ask(view, lane, table, told);
      }
    };
    view.model().listen(panel, update);
    view.messages().onChange(panel, () -> {
      asked = null;
      update.run();
    });
    Runnable stop =
        desk.settings().listen(LibrarySettings.GROUP, () -> desk.gate().send(this, update));
    AutoCloseable services = desk.services().listen(() -> desk.gate().send(this, update));
    panel.addDisposeListener(e -> {
      number++;
      stop.run();
      ServiceWatch.stop(services);
    });
    return panel;
  }

  private Table table(Composite panel, GameView view) {
    Table table = new Table(panel, SWT.SINGLE | SWT.FULL_SELECTION);
    table.setHeaderVisible(true);
    table.setData("part", "library-moves");
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = 90;
    table.setLayoutData(place);
    String[] titles = {
      "library.move",
      "library.book",
      "library.games",
      "library.share",
      "library.won",
      "library.rating"
    };
    for (int i = 0; i < titles.length; i++) {
      TableColumn column = new TableColumn(table, i == 0 ? SWT.LEFT : SWT.RIGHT);
      column.setWidth(view.desk().look().measures().of(WIDTHS[i]));
      view.messages().bind(column, column::setText, titles[i]);
    }
    table.addListener(SWT.MouseUp, event -> clicked(event, table, view));
    table.addListener(SWT.DefaultSelection, event -> play(table.getSelectionIndex(), view));
    return table;
  }

  private void clicked(Event event, Table table, GameView view) {
    TableItem item = event.button == 1 ? table.getItem(new Point(event.x, event.y)) : null;
    if (item != null) {
      play(table.indexOf(item), view);
    }
  }

  private void play(int index, GameView view) {
    if (index >= 0 && index < moves.size()) {
      view.model().play(moves.get(index).move(), why -> view.model().failed(why.text()));
    }
  }

  private void ask(GameView view, Executor lane, Table table, Label told) {
    Optional<Position> position = view.model().snapshot().map(Snapshot::position);
    Optional<Library> library = view.desk().services().library();
    Optional<OpeningBooks> books = view.desk().services().books();
    Notation notation = view.desk().settings().get(MoveSettings.NOTATION);
    if (library.isEmpty()) {
      asked = null;
      show(view, table, told, List.of(), view.messages().get("library.away"));
      return;
    }
    if (position.isEmpty()
        || position.get() == asked
            && library.get() == askedOf
            && books.equals(askedBooks)
            && notation == askedIn) {
      return;
    }
    Position wanted = position.get();
    askedIn = notation;
    asked = wanted;
    askedOf = library.get();
    askedBooks = books;
    long mine = ++number;
    lane.execute(() -> {
      try {
        List<PlayedMove> played = PlayedMove.of(
            wanted,
            library.get().moves(wanted, GameQuery.ALL, (games, share) -> mine == number),
            books.map(each -> each.moves(wanted)).orElse(List.of()),
            notation);
        answer(view, mine, () -> show(view, table, told, played, say(view, played)));
      } catch (RuntimeException | Error e) {
        answer(
            view,
            mine,
            () -> show(view, table, told, List.of(), view.messages().of(Problems.of(e))));
      }
    });
  }

  private void answer(GameView view, long mine, Runnable update) {
    view.desk().gate().send(() -> {
      if (mine == number) {
        update.run();
      }
    });
  }

  private static String say(GameView view, List<PlayedMove> played) {
    return played.isEmpty() ? view.messages().get("library.no-moves") : "";
  }

  private void show(GameView view, Table table, Label told, List<PlayedMove> played, String words) {
    if (table.isDisposed()) {
      return;
    }
    moves = played;
    boolean book = played.stream().anyMatch(PlayedMove::isInBook);
    table.getColumn(1).setWidth(book ? view.desk().look().measures().of(BOOK) : 0);
    table.setItemCount(played.size());
    for (int i = 0; i < played.size(); i++) {
      table.getItem(i).setText(played.get(i).columns());
    }
    Labels.write(told, words);
    GridData place = (GridData) told.getLayoutData();
    if (place.exclude != words.isEmpty()) {
      place.exclude = words.isEmpty();
      told.setVisible(!words.isEmpty());
    }
    table.getParent().layout(true);
  }
}
