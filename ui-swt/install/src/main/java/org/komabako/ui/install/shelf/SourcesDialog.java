package org.komabako.ui.install.shelf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.platform.VariantShelf.Source;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;

/** The places where games and extensions are looked for: folders and addresses, each with who stands for it. */
final class SourcesDialog {
  private static final int WIDTH = 560;

  private final Desk desk;
  private final Messages messages;
  private final ShelfModel model;
  private final Frame frame;
  private final Composite list;
  private final Text address;
  private final Label told;
  private Map<String, String> shown = Map.of();

  SourcesDialog(Shell parent, Desk desk, ShelfModel model) {
    this.desk = desk;
    this.model = model;
    messages = desk.messages();
    Measures measures = desk.look().measures();
    frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "shelf.places.title");
    Composite body = frame.body();
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.verticalSpacing = measures.gap();
    body.setLayout(layout);
    var hint = new Labels(desk).sentence(body, 1, () -> messages.get("shelf.places.hint"));
    ((GridData) hint.getLayoutData()).widthHint = measures.of(WIDTH) - 4 * measures.air();
    list = columns(body, 2);
    Composite field = columns(body, 3);
    var name = new Labels(desk).name(field, "shelf.places.address");
    name.setData("of", "shelf.places.address");
    address = new Text(field, SWT.BORDER | SWT.SINGLE);
    address.setData("key", "shelf.places.address");
    address.setMessage("https://");
    address.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    address.addListener(SWT.DefaultSelection, e -> add());
    Button add = new Button(field, SWT.PUSH);
    add.setData("key", "shelf.places.add");
    messages.bind(add, add::setText, "shelf.places.add");
    add.addListener(SWT.Selection, e -> add());
    told = new Label(body, SWT.WRAP);
    told.setData("key", "shelf.places.told");
    GridData words = new GridData(SWT.FILL, SWT.TOP, true, false);
    words.widthHint = measures.of(WIDTH) - 4 * measures.air();
    told.setLayoutData(words);
    frame.shell().setDefaultButton(frame.button("shelf.places.close", frame.shell()::close));
  }

  private static Composite columns(Composite parent, int count) {
    Composite columns = new Composite(parent, SWT.NONE);
    columns.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(count, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    columns.setLayout(layout);
    return columns;
  }

  /** Shows it; it follows what the model knows while it is open. */
  void open() {
    show();
    frame.shell().addDisposeListener(e -> model.listenToPlaces(() -> {}));
    model.listenToPlaces(this::show);
    address.setFocus();
    frame.open(WIDTH);
  }

  private void show() {
    if (list.isDisposed()) {
      return;
    }
    Map<String, String> places = new LinkedHashMap<>();
    model
        .here()
        .map(ShelfModel.Here::sources)
        .orElse(List.of())
        .forEach(source -> places.put(source, whose(source)));
    // A button is not disposed while it is being pressed, for it changes nothing at once.
    if (!places.equals(shown)) {
      shown = places;
      fill();
    }
    Labels.write(told, model.news().map(each -> each.say(messages)).orElse(""));
    Shell shell = frame.shell();
    if (shell.isVisible()) {
      shell.layout(true, true);
      int height = shell.computeSize(shell.getSize().x, SWT.DEFAULT).y;
      shell.setSize(shell.getSize().x, Math.max(height, shell.getSize().y));
    }
  }

  private void fill() {
    for (Control old : list.getChildren()) {
      old.dispose();
    }
    shown.forEach((source, whose) -> {
      Label label = new Label(list, SWT.WRAP);
      Labels.write(label, source + "\n" + whose);
      label.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
      Button remove = new Button(list, SWT.PUSH);
      remove.setData("key", "shelf.places.remove");
      remove.setData("place", source);
      remove.setText(messages.get("shelf.places.remove"));
      remove.addListener(SWT.Selection, e -> model.removeSource(source));
    });
  }

  /** Who stands for a place, as far as somebody has looked there. */
  private String whose(String source) {
    return model.seen().sources().stream()
        .filter(each -> isAt(each, source))
        .findFirst()
        .map(each -> messages.get(ShelfCard.trust(each, "shelf.places.")))
        .orElseGet(() -> messages.get("shelf.places.unseen"));
  }

  private static boolean isAt(Source source, String address) {
    String seen = source.address().toString();
    return seen.equals(address) || seen.equals(address + "/");
  }

  private void add() {
    String wanted = address.getText().strip();
    if (!wanted.isEmpty()) {
      model.addSource(wanted);
      address.setText("");
    }
  }
}
