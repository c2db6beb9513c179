package org.komabako.ui.matches;

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
import org.komabako.matches.Openings;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.NumberField;
import org.komabako.ui.workbench.game.Folding;

/** Asks where the games of a match begin: after random moves, or as a file says. */
final class OpeningsPart {
  private static final int PLIES = 8;
  private static final int MOST_PLIES = 1000;

  private final Desk desk;
  private final Button random;
  private final Button file;
  private final NumberField plies;
  private final Composite seeds;
  private final NumberField seed;
  private final Composite files;
  private final Text path;
  private final Label hint;
  private final Runnable changed;

  /** @param changed run after each change */
  OpeningsPart(Composite parent, Desk desk, Runnable changed) {
    this.desk = desk;
    this.changed = changed;
    Composite grid = row(parent, 2, 2);
    Labels labels = new Labels(desk);
    labels.head(grid, 2, "match.new.openings");
    random = radio(grid, "match.new.random");
    file = radio(grid, "match.new.file");
    random.setSelection(true);
    plies = new NumberField(row(grid, 2, 1), desk, "match.new.plies", PLIES, 0, MOST_PLIES);
    seeds = row(grid, 2, 1);
    seed = new NumberField(seeds, desk, "match.new.seed", 1, 0, Integer.MAX_VALUE);
    files = row(grid, 3, 2);
    labels.name(files, "match.new.path");
    path = new Text(files, SWT.BORDER);
    path.setData("key", "match.new.path");
    path.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    Button browse = new Button(files, SWT.PUSH);
    desk.messages().bind(browse, browse::setText, "match.new.browse");
    hint = labels.sentence(grid, 2, this::say);
    path.addListener(SWT.Modify, e -> update());
    browse.addListener(SWT.Selection, e -> browse());
    fold();
  }

  private static Composite row(Composite parent, int columns, int span) {
    Composite row = new Composite(parent, SWT.NONE);
    row.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false, span, 1));
    GridLayout layout = new GridLayout(columns, false);
    row.setLayout(layout);
    return row;
  }

  private Button radio(Composite grid, String key) {
    Button button = new Button(grid, SWT.RADIO);
    button.setData("key", key);
    button.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
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
    fold();
    Labels.write(hint, say());
    changed.run();
  }

  private void fold() {
    Folding.show(seeds, random.getSelection());
    Folding.show(files, file.getSelection());
  }

  private String say() {
    if (random.getSelection()) {
      return desk.messages().get("match.new.random.hint");
    }
    return desk.messages().get(value().isPresent() ? "match.new.file.hint" : "match.new.file.need");
  }

  /** Shows where they begin. */
  void show(Openings openings) {
    if (openings instanceof Openings.Random each) {
      plies.show(each.plies());
      seed.show((int) Math.min(each.seed(), Integer.MAX_VALUE));
    } else if (openings instanceof Openings.FromFile each) {
      plies.show(each.plies());
      path.setText(each.file().toString());
    }
    random.setSelection(openings instanceof Openings.Random);
    file.setSelection(openings instanceof Openings.FromFile);
    update();
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
