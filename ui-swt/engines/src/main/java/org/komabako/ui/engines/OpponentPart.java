package org.komabako.ui.engines;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.opponents.EngineCard;
import org.komabako.ui.workbench.opponents.Opponent;
import org.komabako.ui.workbench.opponents.OpponentWords;

/** Asks which engine is to play and how well, with a sentence about the level. */
public final class OpponentPart {
  /** Below this width, in points, its fields stand below each other. */
  private static final int NARROW = 190;

  private final Desk desk;
  private final String key;
  private final OpponentWords words;
  private final Composite row;
  private final Choice<EngineCard> engine;
  private final Choice<Integer> level;
  private final Label meaning;
  private final Runnable changed;
  private Optional<Button> ponders = Optional.empty();
  private int wanted = Opponent.USUAL_LEVEL;

  /**
   * Without engines to choose from.
   *
   * @param key what the data {@code key} of its widgets begins with
   * @param changed run after each choice of the user, and when it has become higher or lower
   */
  public OpponentPart(Composite parent, Desk desk, String key, Runnable changed) {
    this.desk = desk;
    this.key = key;
    this.changed = changed;
    words = new OpponentWords(desk.messages(), desk.engines());
    row = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(2, true);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    row.setLayout(layout);
    engine = new Choice<>(row, desk.messages(), card -> desk.messages().of(card.name()));
    level = new Choice<>(
        row, desk.messages(), each -> desk.messages().get("engine.level", String.valueOf(each)));
    engine.control().setData("key", key + ".engine");
    level.control().setData("key", key + ".level");
    engine.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    level.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    meaning = new Labels(desk).sentence(row, 2, this::meaning);
    row.addListener(SWT.Resize, e -> arrange());
    engine.onChoice(card -> {
      levels();
      changed.run();
    });
    level.onChoice(each -> {
      wanted = each;
      Labels.write(meaning, meaning());
      changed.run();
    });
  }

  /** Below each other where two fields side by side could not be read. */
  private void arrange() {
    int columns = row.getSize().x < desk.look().measures().of(NARROW) ? 1 : 2;
    GridLayout layout = (GridLayout) row.getLayout();
    if (layout.numColumns != columns) {
      layout.numColumns = columns;
      row.requestLayout();
      // What it stands in may not be whole yet.
      row.getDisplay().asyncExec(() -> {
        if (!row.isDisposed()) {
          changed.run();
        }
      });
    }
  }

  /** Asks too whether it is to think on its opponent's time. */
  public OpponentPart askPondering() {
    Button asked = new Button(row, SWT.CHECK);
    asked.setData("key", key + ".ponders");
    asked.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    desk.messages().bind(asked, asked::setText, "engine.ponders");
    asked.addListener(SWT.Selection, e -> changed.run());
    ponders = Optional.of(asked);
    return this;
  }

  /** The widget. */
  public Composite control() {
    return row;
  }

  /** Offers the engines that play a variant; what was chosen stays so if it can. */
  public void offer(String variant) {
    engine.items(desk.engines().playing(variant));
    levels();
  }

  /** Chooses, as far as it is offered. */
  public void select(Opponent opponent) {
    wanted = opponent.level() == 0 ? wanted : opponent.level();
    ponders.ifPresent(each -> each.setSelection(opponent.ponders()));
    engine.select(desk.engines().cards().stream()
        .filter(card -> card.id().equals(opponent.engine()))
        .findFirst());
    levels();
  }

  /** What is chosen; empty if no engine plays the variant. */
  public Optional<Opponent> value() {
    return engine
        .value()
        .map(card -> new Opponent(
            card.id(),
            level.value().orElse(0),
            card.ponders() && ponders.filter(Button::getSelection).isPresent()));
  }

  private void levels() {
    List<Integer> all = IntStream.rangeClosed(
            1, engine.value().map(EngineCard::levels).orElse(0))
        .boxed()
        .toList();
    level.items(all);
    level.select(Optional.of(wanted));
    level.control().setVisible(!all.isEmpty());
    boolean can = engine.value().filter(EngineCard::ponders).isPresent();
    ponders.ifPresent(each -> each.setEnabled(can));
    Labels.write(meaning, meaning());
  }

  private String meaning() {
    if (engine.value().isEmpty()) {
      return desk.messages().get("engine.none-plays");
    }
    int levels = engine.value().get().levels();
    return level
        .value()
        .map(each -> words.level(each, levels))
        .orElseGet(() -> desk.messages().get("engine.no-levels"));
  }
}
