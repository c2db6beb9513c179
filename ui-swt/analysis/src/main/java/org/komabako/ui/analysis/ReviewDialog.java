package org.komabako.ui.analysis;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.opponents.EngineCard;

/** Asks how a whole game is to be analysed. */
public final class ReviewDialog {
  private final Frame frame;
  private final Choice<EngineCard> engine;
  private final Choice<AnalysisEffort> effort;
  private final Button variations;

  /** A question about a game. */
  public ReviewDialog(Shell parent, Desk desk, GameAnalysis analysis) {
    frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "analysis.review.title");
    Composite body = frame.body();
    body.setLayout(new GridLayout(2, false));
    Labels labels = new Labels(desk);
    var unused = labels.sentence(body, 2, () -> desk.messages().get("analysis.review.help"));
    labels.name(body, "analysis.engine");
    engine = new Choice<>(body, desk.messages(), offer -> desk.messages().of(offer.name()));
    engine.items(analysis.live().offered());
    engine.select(analysis.live().engine(analysis.live().first()));
    engine.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    labels.name(body, "analysis.effort");
    effort = new Choice<>(
        body,
        desk.messages(),
        each -> desk.messages()
            .get("analysis.effort." + each.name().toLowerCase(Locale.ROOT).replace('_', '-')));
    effort.items(List.of(AnalysisEffort.values()));
    effort.select(Optional.of(desk.settings().get(AnalysisSettings.EFFORT)));
    effort.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    variations = new Button(body, SWT.CHECK);
    variations.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    desk.messages().bind(variations, variations::setText, "analysis.variations");
    variations.setSelection(desk.settings().get(AnalysisSettings.VARIATIONS));
    Button yes =
        frame.answers("analysis.review.yes", () -> begin(desk, analysis)).yes();
    frame.shell().setDefaultButton(yes);
  }

  private void begin(Desk desk, GameAnalysis analysis) {
    AnalysisEffort chosen = effort.value().orElse(AnalysisEffort.SECOND);
    desk.settings().set(AnalysisSettings.EFFORT, chosen);
    desk.settings().set(AnalysisSettings.VARIATIONS, variations.getSelection());
    engine.value().ifPresent(offer -> analysis.review(offer, chosen, variations.getSelection()));
  }

  /** Shows it. */
  public void open() {
    frame.open(540);
  }
}
