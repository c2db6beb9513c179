package org.komabako.ui.client.window;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** The place of the start page. The page is made when it is first looked at: a window that goes on with a game needs none. */
final class StartTab {
  private final MainWindow window;
  private final Contributed contributed;
  private final Composite place;
  private Optional<StartPage> page = Optional.empty();
  private List<RecentGames.Entry> closed = List.of();

  StartTab(Composite parent, MainWindow window, Contributed contributed) {
    this.window = window;
    this.contributed = contributed;
    place = new Composite(parent, SWT.NONE);
    place.setLayout(new FillLayout());
    place.addListener(SWT.Show, e -> look());
  }

  Control control() {
    return place;
  }

  /** It is looked at. */
  void look() {
    if (page.isPresent()) {
      page.get().looked();
    } else if (!place.isDisposed()) {
      StartPage made = new StartPage(place, window, contributed);
      page = Optional.of(made);
      made.fill();
      made.show(closed);
      place.layout();
    }
  }

  /** Where the keyboard begins. */
  Control begin() {
    return page.map(StartPage::begin).orElse(place);
  }

  /** Offers these closed games. */
  void show(List<RecentGames.Entry> entries) {
    closed = entries;
    page.ifPresent(made -> made.show(entries));
  }

  /** Variants may have come or gone. */
  void fill() {
    page.ifPresent(StartPage::fill);
  }
}
