package org.komabako.ui.client.matches;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.komabako.match.Openings;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.dialog.Labels;
import org.komabako.ui.client.dialog.NumberField;

/** Asks where the games of a match begin: after random moves, or as a file says. */
final class OpeningsPart {
  private static final int PLIES = 8;
  private static final int MOST_PLIES = 1000;

  private final Desk desk;
  private final Button random;
  private final Button file;
  private final NumberField plies;
  private final NumberField seed;
  private final Text path;
  private final Button browse;
  private final Label hint;
  private final Runnable changed;

  /** @param changed run after each change */
  OpeningsPart(Composite parent, Desk desk, Runnable changed) {
    this.desk = desk;
    this.changed = changed;
    Composite grid = new Composite(parent, SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    grid.setLayout(new GridLayout(4, false));
    Labels labels = new Labels(desk);
    labels.head(grid, 4, "match.new.openings");
    random = radio(grid, "match.new.random");
    file = radio(grid, "match.new.file");
    random.setSelection(true);
    plies = new NumberField(grid, desk, "match.new.plies", PLIES, 0, MOST_PLIES);
    seed = new NumberField(grid, desk, "match.new.seed", 1, 0, Integer.MAX_VALUE);
    labels.name(grid, "match.new.path");
    path = new Text(grid, SWT.BORDER);
    path.setData("key", "match.new.path");
    path.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    browse = new Button(grid, SWT.PUSH);
    desk.messages().bind(browse, browse::setText, "match.new.browse");
    hint = labels.sentence(grid, 4, this::say);
    path.addListener(SWT.Modify, e -> update());
    browse.addListener(SWT.Selection, e -> browse());
    enable();
  }

  private Button radio(Composite grid, String key) {
    Button button = new Button(grid, SWT.RADIO);
    button.setData("key", key);
    button.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    desk.messages().bind(button, button::setText, key);
    button.addListener(SWT.Selection, e -> update());
    return button;
  }

  private void browse() {
    FileDialog dialog = new FileDialog(path.getShell(), SWT.OPEN);
    dialog.setText(desk.messages().get("match.new.openings"));
    Optional.ofNullable(dialog.open()).ifPresent(path::setText);
  }

  private void update() {
    enable();
    Labels.write(hint, say());
    changed.run();
  }

  private void enable() {
    seed.enable(random.getSelection());
    path.setEnabled(file.getSelection());
    browse.setEnabled(file.getSelection());
  }

  private String say() {
    if (random.getSelection()) {
      return desk.messages().get("match.new.random.hint");
    }
    return desk.messages().get(value().isPresent() ? "match.new.file.hint" : "match.new.file.need");
  }

  /** Where they begin; empty while there is no file. */
  Optional<Openings> value() {
    if (random.getSelection()) {
      return Optional.of(new Openings.Random(plies.value(), seed.value()));
    }
    String written = path.getText().strip();
    try {
      return written.isEmpty()
          ? Optional.empty()
          : Optional.of(new Openings.FromFile(Path.of(written), plies.value()));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
