package org.komabako.ui.analysis;

import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;
import org.komabako.opponents.analysis.Review;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.Folding;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.SidePanel;

/**
 * The scores of the game as a curve, what is said about the place that is looked at, and how far a
 * review has come. While no engine has said anything it takes no room.
 */
public final class GraphPanel implements SidePanel {
  /** The height of the curve, in points. */
  private static final int HEIGHT = 104;

  @Override
  public String id() {
    return "graph";
  }

  @Override
  public String title(Messages messages) {
    return messages.get("analysis.graph");
  }

  @Override
  public boolean grows() {
    return false;
  }

  @Override
  public Control create(Composite parent, GameView view) {
    GameAnalysis analysis = GameAnalysis.of(view);
    ScoreWords words = new ScoreWords(view.messages(), view.desk().settings());
    Composite panel = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 2;
    layout.marginHeight = 0;
    layout.verticalSpacing = 2;
    panel.setLayout(layout);
    ScoreGraph graph = new ScoreGraph(panel, view);
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = view.desk().look().measures().of(HEIGHT);
    graph.control().setLayoutData(place);
    Label here = new Label(panel, SWT.WRAP);
    here.setData("part", "graph-here");
    GridData line = new GridData(SWT.FILL, SWT.TOP, true, false);
    line.widthHint = 180;
    here.setLayoutData(line);
    Runnable progress = progress(panel, view, analysis);
    Runnable update = () -> {
      if (panel.isDisposed()) {
        return;
      }
      analysis.curve().ifPresent(curve -> {
        String said = words.here(curve);
        graph.show(curve, said);
        if (!here.getText().equals(said)) {
          Labels.write(here, said);
          panel.layout();
        }
      });
      progress.run();
      Folding.show(parent, analysis.hasScores() || analysis.reviewed().isPresent());
    };
    analysis.listen(update);
    view.model().listen(panel, update);
    view.messages().onChange(panel, update);
    return panel;
  }

  private static Runnable progress(Composite panel, GameView view, GameAnalysis analysis) {
    Composite row = new Composite(panel, SWT.NONE);
    GridLayout layout = new GridLayout(3, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    row.setLayout(layout);
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, false);
    place.exclude = true;
    row.setLayoutData(place);
    row.setVisible(false);
    Label text = new Label(row, SWT.NONE);
    text.setData("part", "review-progress");
    ProgressBar bar = new ProgressBar(row, SWT.HORIZONTAL);
    GridData wide = new GridData(SWT.FILL, SWT.CENTER, true, false);
    wide.widthHint = 40;
    bar.setLayoutData(wide);
    Button cancel = new Button(row, SWT.PUSH);
    cancel.setData("part", "review-cancel");
    view.messages().bind(cancel, cancel::setText, "ask.cancel");
    cancel.addListener(SWT.Selection, e -> analysis.cancelReview());
    return () -> {
      Optional<Review.Progress> now = analysis.reviewed();
      now.ifPresent(each -> {
        Labels.write(text, view.messages().get("analysis.review.progress", each.done(), each.of()));
        bar.setMaximum(Math.max(1, each.of()));
        bar.setSelection(each.done());
        row.layout();
      });
      if (place.exclude == now.isPresent()) {
        place.exclude = now.isEmpty();
        row.setVisible(now.isPresent());
        Folding.fit(panel.getParent());
      }
    };
  }
}
