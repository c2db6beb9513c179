package org.komabako.ui.library;

import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.komabako.library.Library;
import org.komabako.library.LibraryInfo;
import org.komabako.ui.widgets.control.Card;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.Folding;

/** What the start page has of the library: how many games, and a field to search them. Away while that is. */
final class LibraryStart {
  private final Composite place;
  private final Desk desk;
  private final Label games;
  private final ServiceWatch<Optional<LibraryInfo>> watch;

  LibraryStart(Composite place, Workbench window) {
    this.place = place;
    desk = window.desk();
    Labels labels = new Labels(desk);
    var unused = labels.head(place, 1, "library.start");
    Card card = new Card(place, desk.look());
    card.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    games = new Label(card, SWT.NONE);
    games.setData("key", "library.start");
    games.setFont(desk.look().bold());
    games.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    Label hint = labels.sentence(card, 1, () -> desk.messages().get("library.start.hint"));
    hint.setFont(desk.look().small());
    Text search = new Text(card, SWT.SINGLE | SWT.BORDER);
    search.setData("key", "library.start.search");
    search.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    desk.messages().bind(search, search::setMessage, "library.start.search");
    Look.faint(hint);
    search.addListener(SWT.DefaultSelection, e -> {
      var unusedDone = desk.actions().run("library.open", search.getText().strip());
    });
    watch = new ServiceWatch<>(desk.work(), desk.gate(), Optional.<LibraryInfo>empty());
    Runnable stop = watch.listen(this::show);
    place.addListener(SWT.Dispose, e -> {
      stop.run();
      watch.close();
    });
    desk.messages().onChange(games, this::show);
    watch.begin(desk.services()::listen, () -> desk.services().library().map(Library::info));
  }

  private void show() {
    if (!games.isDisposed()) {
      Folding.show(place, watch.seen().isPresent());
      watch
          .seen()
          .ifPresent(info ->
              Labels.write(games, desk.messages().get("library.start.games", info.games())));
      // Empty it was lower than words of another script are.
      games.requestLayout();
    }
  }
}
