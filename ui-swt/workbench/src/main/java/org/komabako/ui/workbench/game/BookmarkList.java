package org.komabako.ui.workbench.game;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.List;
import org.komabako.game.Place;
import org.komabako.ui.board.MoveTree;

/** The places that have a name; choosing one goes there. */
final class BookmarkList {
  private final List list;
  private java.util.List<MoveTree.Entry> entries = java.util.List.of();

  BookmarkList(Composite parent, GameView view) {
    list = new List(parent, SWT.SINGLE | SWT.V_SCROLL | SWT.H_SCROLL);
    list.setData("part", "bookmarks");
    list.addListener(SWT.Selection, e -> {
      Place place = entries.get(list.getSelectionIndex()).place();
      view.model().look(game -> game.goTo(game.tree().at(place)));
    });
  }

  Control control() {
    return list;
  }

  void show(MoveTree tree) {
    java.util.List<MoveTree.Entry> next = tree.bookmarks();
    if (!next.equals(entries)) {
      entries = next;
      list.setItems(next.stream().map(BookmarkList::line).toArray(String[]::new));
    }
    int here = next.stream().map(MoveTree.Entry::place).toList().indexOf(tree.current());
    if (here < 0) {
      list.deselectAll();
    } else {
      list.setSelection(here);
    }
  }

  private static String line(MoveTree.Entry entry) {
    return (entry.number() + ". " + entry.move()).strip() + "  " + entry.bookmark();
  }
}
