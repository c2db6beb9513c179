package org.komabako.ui.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Spinner;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.game.Folding;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.SidePanel;

/**
 * What engines think of the place that is looked at, a block for each, and how long they look. While the analysis is
 * off it takes no room.
 */
public final class AnalysisPanel implements SidePanel {
  static final String ID = "analysis";

  /** What one more engine takes of the height. */
  private static final int EACH = 110;

  private static final int SPACING = 2;

  private final List<EngineBlock> blocks = new ArrayList<>();

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title(Messages messages) {
    return messages.get("analysis.title");
  }

  @Override
  public int least() {
    return 130;
  }

  @Override
  public Control create(Composite parent, GameView view) {
    GameAnalysis analysis = GameAnalysis.of(view);
    Settings settings = view.desk().settings();
    Composite panel = new Composite(parent, SWT.NONE);
    GridLayout layout = tight(1);
    layout.marginWidth = 2;
    layout.verticalSpacing = SPACING;
    panel.setLayout(layout);
    Composite head = row(panel, 3);
    Choice<AnalysisSpan> span = span(head, view, analysis);
    lines(head, view, analysis);
    Button add = new Button(head, SWT.PUSH);
    add.setText("+");
    add.setData("part", "analysis-add");
    view.messages().bind(add, add::setToolTipText, "analysis.add");
    add.addListener(SWT.Selection, e -> analysis.live().add());
    Runnable fill = () -> {
      span.select(Optional.of(settings.get(AnalysisSettings.SPAN)));
      add.setEnabled(analysis.live().next().isPresent());
      show(panel, view, analysis.live().all());
      EngineBlock.seen(head, hasRoom(panel, head));
    };
    Runnable update = () -> {
      if (!panel.isDisposed()) {
        fill.run();
        Folding.show(parent, analysis.isOn());
      }
    };
    analysis.listen(update);
    view.messages().onChange(panel, update);
    Runnable stop =
        settings.listen(AnalysisSettings.GROUP, () -> view.desk().gate().send(this, update));
    panel.addDisposeListener(e -> stop.run());
    // The column is being laid out: a panel that folded now would leave its room to nobody.
    panel.addListener(SWT.Resize, e -> fill.run());
    return panel;
  }

  /** A block for each engine, in their order. */
  private void show(Composite panel, GameView view, List<LiveAnalysis> engines) {
    boolean others = blocks.removeIf(block -> {
      boolean gone = engines.stream().noneMatch(block::isOf);
      if (gone) {
        block.dispose();
      }
      return gone;
    });
    for (LiveAnalysis engine : engines.subList(blocks.size(), engines.size())) {
      blocks.add(new EngineBlock(panel, view, engine));
      others = true;
    }
    boolean low = panel.getClientArea().height < least();
    blocks.forEach(block -> block.update(engines.size() == 1, low));
    if (others && panel.getParent().getLayoutData() instanceof GridData place) {
      place.heightHint = least() + EACH * (engines.size() - 1);
      Folding.fit(panel.getParent());
    }
  }

  /** Whether a line is seen below the head, else it is seen in its place. */
  private boolean hasRoom(Composite panel, Composite head) {
    int lines = blocks.stream().mapToInt(EngineBlock::leastOfLines).sum();
    // Asked with every report of an engine: what is known of the size is enough.
    int wanted = head.computeSize(SWT.DEFAULT, SWT.DEFAULT, false).y + lines;
    return panel.getClientArea().height >= wanted + blocks.size() * SPACING;
  }

  /** How long, or the whole game: that is asked for in a dialog, and what was chosen stays. */
  private static Choice<AnalysisSpan> span(Composite row, GameView view, GameAnalysis analysis) {
    Messages messages = view.messages();
    Settings settings = view.desk().settings();
    Choice<AnalysisSpan> span = new Choice<>(
        row,
        messages,
        each -> messages.get(
            "analysis.span." + each.name().toLowerCase(Locale.ROOT).replace('_', '-')));
    span.items(List.of(AnalysisSpan.values()));
    span.control().setData("part", "analysis-span");
    span.control().setLayoutData(rest(90));
    messages.bind(span.control(), span.control()::setToolTipText, "analysis.span");
    span.onChoice(each -> {
      if (each == AnalysisSpan.GAME) {
        span.select(Optional.of(settings.get(AnalysisSettings.SPAN)));
        var unused = view.desk().actions().run("analysis.review");
      } else {
        settings.set(AnalysisSettings.SPAN, each);
        analysis.live().restart();
      }
    });
    return span;
  }

  private static void lines(Composite row, GameView view, GameAnalysis analysis) {
    Spinner count = new Spinner(row, SWT.BORDER);
    Settings settings = view.desk().settings();
    count.setValues(settings.get(AnalysisSettings.LINES), 1, AnalysisSettings.MOST_LINES, 0, 1, 1);
    count.setData("part", "analysis-count");
    view.messages().bind(count, count::setToolTipText, "analysis.lines");
    count.addListener(SWT.Selection, e -> {
      settings.set(AnalysisSettings.LINES, count.getSelection());
      analysis.live().restart();
    });
  }

  static GridLayout tight(int columns) {
    GridLayout layout = new GridLayout(columns, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    return layout;
  }

  /** Widgets beside each other. */
  static Composite row(Composite parent, int columns) {
    Composite row = new Composite(parent, SWT.NONE);
    row.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    row.setLayout(tight(columns));
    return row;
  }

  /** The one that takes the rest of a row. */
  static GridData rest(int least) {
    GridData place = new GridData(SWT.FILL, SWT.CENTER, true, false);
    place.widthHint = least;
    return place;
  }
}
