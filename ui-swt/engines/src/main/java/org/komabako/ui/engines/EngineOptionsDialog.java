package org.komabako.ui.engines;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.EngineOption;
import org.komabako.ui.widgets.control.Scroller;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;

/** Asks for the options of an engine; only those that were changed are told. */
public final class EngineOptionsDialog {
  private final Frame frame;
  private final Scroller scroller;
  private final List<OptionField> fields = new ArrayList<>();

  /**
   * A dialog.
   *
   * @param options their base values are those that are shown
   * @param hint the message of what the values are for, with a place for the engine
   * @param chosen takes what was changed
   */
  public EngineOptionsDialog(
      Shell parent,
      Desk desk,
      LocalizedText name,
      List<EngineOption> options,
      String hint,
      Consumer<Map<String, String>> chosen) {
    frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "engines.options.title");
    frame.body().setLayout(new FillLayout());
    scroller = new Scroller(frame.body());
    Composite grid = scroller.content();
    grid.setLayout(new GridLayout(2, false));
    Labels labels = new Labels(desk);
    String said = options.isEmpty() ? "engines.options.none" : hint;
    var unused = labels.sentence(grid, 2, () -> desk.messages().get(said, name));
    for (EngineOption option : options) {
      fields.add(new OptionField(grid, desk, option));
    }
    frame
        .shell()
        .setDefaultButton(
            frame.answers("engines.options.yes", () -> chosen.accept(changed())).yes());
  }

  private Map<String, String> changed() {
    Map<String, String> values = new LinkedHashMap<>();
    fields.stream()
        .filter(OptionField::isChanged)
        .forEach(field -> values.put(field.name(), field.value()));
    return values;
  }

  /** Shows it. */
  public void open() {
    frame.open(560, 520);
    scroller.fit();
  }
}
