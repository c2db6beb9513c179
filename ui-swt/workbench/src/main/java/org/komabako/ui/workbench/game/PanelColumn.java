package org.komabako.ui.workbench.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.komabako.ui.workbench.game.GameParts.PanelPart;

/** The panels beside the board of one game, from above; they come and go with the parts. */
final class PanelColumn {
  private final GameView view;
  private final Composite column;
  private final Map<PanelPart, Group> shown = new LinkedHashMap<>();

  PanelColumn(Composite parent, GameView view) {
    this.view = view;
    column = new Composite(parent, SWT.NONE);
    column.setLayout(new GridLayout(1, false));
  }

  /** Shows just these; those that are there already stay as they are. */
  void show(List<PanelPart> parts) {
    for (PanelPart part : List.copyOf(shown.keySet())) {
      if (!parts.contains(part)) {
        shown.remove(part).dispose();
      }
    }
    Group above = null;
    for (PanelPart part : parts) {
      Optional<Group> group = Optional.ofNullable(shown.get(part)).or(() -> made(part));
      if (group.isPresent()) {
        group.get().moveBelow(above);
        above = group.get();
      }
    }
    column.layout();
  }

  /** Empty if the panel failed, which is told. */
  private Optional<Group> made(PanelPart part) {
    Group group = new Group(column, SWT.NONE);
    try {
      SidePanel panel = part.maker().get();
      group.setLayout(new FillLayout());
      GridData place = new GridData(SWT.FILL, SWT.FILL, true, panel.grows());
      if (panel.grows()) {
        // What grows shares the height that is there, however much it would like.
        place.heightHint = panel.least();
      }
      group.setLayoutData(place);
      view.messages().onChange(group, () -> group.setText(panel.title(view.messages())));
      var unused = panel.create(group, view);
    } catch (RuntimeException | Error e) {
      group.dispose();
      part.failed().accept(e);
      return Optional.empty();
    }
    shown.put(part, group);
    return Optional.of(group);
  }
}
