package org.komabako.ui.analysis;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Info;
import org.komabako.kernel.model.Move;
import org.komabako.opponents.analysis.Subject;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.dialog.Choice;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.Folding;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.SidePanel;
import org.komabako.ui.workbench.opponents.EngineCard;

/**
 * What an engine thinks of the place that is looked at. A click on a move of a line shows the position
 * after it on the board. While the analysis is off it takes no room.
 */
public final class AnalysisPanel implements SidePanel {
  private @Nullable GameView view;
  private @Nullable LineSheet sheet;
  private Optional<Chosen> chosen = Optional.empty();

  /**
   * What was clicked on, as it was then: lines change while they are looked at.
   *
   * @param moves how many moves of the line
   */
  private record Chosen(Subject subject, Report.Line line, int moves) {
    List<Move> way() {
      return line.moves().subList(0, moves);
    }

    boolean isAbout(Report report) {
      return report
          .subject()
          .filter(now -> now.position().equals(subject.position()))
          .isPresent();
    }
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
  public Control create(Composite parent, GameView shown) {
    view = shown;
    GameAnalysis analysis = GameAnalysis.of(shown);
    Composite panel = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 2;
    layout.marginHeight = 0;
    layout.verticalSpacing = 2;
    panel.setLayout(layout);
    Choice<EngineCard> engines = head(panel, shown, analysis);
    Label status = status(panel, shown, analysis);
    StyledText lines = new StyledText(panel, SWT.MULTI | SWT.V_SCROLL | SWT.WRAP | SWT.READ_ONLY);
    lines.setData("part", "analysis-lines");
    lines.setCaret(null);
    lines.setMargins(4, 2, 4, 2);
    lines.setLineSpacing(3);
    lines.setWrapIndent(shown.desk().look().measures().of(48));
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = 60;
    lines.setLayoutData(place);
    // When it is pressed, not when it is let go: in between another move may have come there.
    lines.addListener(SWT.MouseDown, event -> clicked(event, lines, analysis));
    lines.addVerifyKeyListener(key -> {
      if (key.keyCode == SWT.ARROW_LEFT || key.keyCode == SWT.ARROW_RIGHT) {
        key.doit = false;
        step(key.keyCode == SWT.ARROW_RIGHT ? 1 : -1, lines, analysis);
      } else if (key.keyCode == SWT.ESC) {
        key.doit = false;
        choose(Optional.empty(), lines, analysis);
      }
    });
    Runnable update = () -> {
      if (!panel.isDisposed()) {
        engines.items(analysis.engines());
        engines.select(analysis.engine());
        say(status, analysis.report());
        write(lines, analysis.report());
        Folding.show(parent, analysis.isOn());
      }
    };
    analysis.listen(update);
    shown.messages().onChange(panel, update);
    Runnable stop = shown
        .desk()
        .settings()
        .listen(AnalysisSettings.GROUP, () -> shown.desk().gate().send(this, update));
    panel.addDisposeListener(e -> stop.run());
    return panel;
  }

  private Choice<EngineCard> head(Composite panel, GameView shown, GameAnalysis analysis) {
    Messages messages = shown.messages();
    Composite row = row(panel);
    Choice<EngineCard> engines = new Choice<>(row, messages, offer -> messages.of(offer.name()));
    engines.control().setData("part", "analysis-engine");
    GridData place = new GridData(SWT.FILL, SWT.CENTER, true, false);
    place.widthHint = 90;
    engines.control().setLayoutData(place);
    messages.bind(engines.control(), engines.control()::setToolTipText, "analysis.engine");
    engines.onChoice(analysis::choose);
    Spinner count = new Spinner(row, SWT.BORDER);
    count.setValues(
        shown.desk().settings().get(AnalysisSettings.LINES),
        1,
        AnalysisSettings.MOST_LINES,
        0,
        1,
        1);
    count.setData("part", "analysis-count");
    messages.bind(count, count::setToolTipText, "analysis.lines");
    count.addListener(SWT.Selection, e -> {
      shown.desk().settings().set(AnalysisSettings.LINES, count.getSelection());
      analysis.restart();
    });
    return engines;
  }

  /** Two widgets beside each other. */
  private static Composite row(Composite panel) {
    Composite row = new Composite(panel, SWT.NONE);
    row.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    row.setLayout(layout);
    return row;
  }

  private Label status(Composite panel, GameView shown, GameAnalysis analysis) {
    Composite row = row(panel);
    Label status = new Label(row, SWT.WRAP);
    status.setData("part", "analysis-status");
    GridData place = new GridData(SWT.FILL, SWT.CENTER, true, false);
    place.widthHint = 120;
    status.setLayoutData(place);
    Button insert = new Button(row, SWT.PUSH);
    shown.messages().bind(insert, insert::setText, "analysis.insert");
    shown.messages().bind(insert, insert::setToolTipText, "analysis.insert.help");
    insert.addListener(SWT.Selection, e -> insert(analysis));
    return status;
  }

  /** The line that was clicked on, else the best. */
  private void insert(GameAnalysis analysis) {
    chosen
        .filter(each -> each.isAbout(analysis.report()))
        .ifPresentOrElse(each -> analysis.insert(each.line()), analysis::insertBest);
  }

  private void say(Label status, Report report) {
    Messages messages = words().messages();
    String text = switch (report.state()) {
      case THINKS, DONE ->
        report
            .work()
            .map(info -> work(messages, info))
            .orElseGet(() -> messages.get("analysis.begins"));
      case FAILED -> messages.get("analysis.failed", report.note());
      case OFF -> messages.get("analysis.begins");
      case WAITS, AWAY -> messages.of(report.note());
    };
    if (!status.getText().equals(text)) {
      Labels.write(status, text);
      status.getParent().getParent().layout(true, true);
    }
  }

  private static String work(Messages messages, Info info) {
    return messages.get(
        "analysis.work", info.depth(), info.selectiveDepth(), info.nodes(), info.nodesPerSecond());
  }

  private GameView words() {
    return java.util.Objects.requireNonNull(view);
  }

  private void write(StyledText text, Report report) {
    ScoreWords words = new ScoreWords(words().messages(), words().desk().settings());
    LineSheet next = new LineSheet(
        report.lines(),
        score -> report
            .subject()
            .map(place -> words.score(score, place.position().side()))
            .orElse(""));
    sheet = next;
    chosen = chosen.filter(each -> each.isAbout(report));
    if (!text.getText().equals(next.text())) {
      int top = text.getTopPixel();
      text.setText(next.text());
      text.setTopPixel(top);
    }
    text.setStyleRange(null);
    Palette palette = words().desk().look().palette();
    next.scores().forEach(span -> mark(text, span, palette.text()));
    next.spans().stream()
        .filter(span -> span.moves() == 1)
        .forEach(span -> mark(text, span, palette.engine()));
    framed().ifPresent(span -> {
      StyleRange style = new StyleRange();
      style.start = span.start();
      style.length = span.end() - span.start();
      style.fontStyle = SWT.BOLD;
      style.foreground = Look.color(palette.accent());
      style.background = Look.color(palette.soft());
      text.setStyleRange(style);
    });
  }

  private static void mark(StyledText text, LineSheet.Span span, Ink ink) {
    StyleRange style = new StyleRange();
    style.start = span.start();
    style.length = span.end() - span.start();
    style.fontStyle = SWT.BOLD;
    style.foreground = Look.color(ink);
    text.setStyleRange(style);
  }

  /** The move that is chosen, if it still is in a line. */
  private Optional<LineSheet.Span> framed() {
    LineSheet shown = sheet;
    return shown == null ? Optional.empty() : chosen.map(Chosen::way).flatMap(shown::again);
  }

  private void clicked(Event event, StyledText text, GameAnalysis analysis) {
    LineSheet shown = sheet;
    if (event.button != 1 || shown == null) {
      return;
    }
    choose(shown.at(text.getOffsetAtPoint(new Point(event.x, event.y))), text, analysis);
  }

  /** The arrow keys walk through the moves of the lines, as clicks do. */
  private void step(int step, StyledText text, GameAnalysis analysis) {
    List<LineSheet.Span> spans = sheet == null ? List.of() : sheet.spans();
    int next = framed().map(spans::indexOf).orElse(-1) + step;
    if (next >= 0 && next < spans.size()) {
      choose(Optional.of(spans.get(next)), text, analysis);
    }
  }

  /** Shows the position after a move of a line, or the game again. */
  private void choose(Optional<LineSheet.Span> span, StyledText text, GameAnalysis analysis) {
    Report report = analysis.report();
    chosen = report
        .subject()
        .flatMap(subject -> span.filter(each -> each.line() < report.lines().size())
            .map(each -> new Chosen(subject, report.lines().get(each.line()), each.moves())));
    chosen.ifPresentOrElse(
        each -> analysis.preview(each.line(), each.moves()), () -> words().endPreview());
    write(text, report);
  }
}
