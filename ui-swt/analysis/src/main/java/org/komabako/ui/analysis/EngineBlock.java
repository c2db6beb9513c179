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
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Info;
import org.komabako.kernel.model.Move;
import org.komabako.opponents.analysis.Subject;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.opponents.EngineCard;

/**
 * What one engine thinks of the place that is looked at: its name, how far it has come, its lines. A click on a move
 * of a line shows the position after it on the board.
 */
final class EngineBlock {
  private static final int MARGIN = 2;
  private static final int SPACING = 3;

  /** How many rows of text a line of an engine takes beside a board. */
  private static final int ROWS = 3;

  private final GameView view;
  private final GameAnalysis analysis;
  private final LiveAnalysis live;
  private final Composite all;
  private final Composite head;
  private final Composite told;
  private final Choice<EngineCard> engine;
  private final Button close;
  private final Label status;
  private final StyledText lines;
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

  EngineBlock(Composite parent, GameView view, LiveAnalysis live) {
    this.view = view;
    this.live = live;
    analysis = GameAnalysis.of(view);
    Messages messages = view.messages();
    all = new Composite(parent, SWT.NONE);
    all.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    GridLayout layout = AnalysisPanel.tight(1);
    layout.verticalSpacing = 2;
    all.setLayout(layout);
    head = AnalysisPanel.row(all, 2);
    engine = new Choice<>(head, messages, offer -> messages.of(offer.name()));
    engine.control().setData("part", "analysis-engine");
    engine.control().setLayoutData(AnalysisPanel.rest(90));
    messages.bind(engine.control(), engine.control()::setToolTipText, "analysis.engine");
    engine.onChoice(card -> analysis.live().choose(live, card));
    close = new Button(head, SWT.PUSH);
    close.setText("×");
    close.setData("part", "analysis-close");
    close.setLayoutData(new GridData());
    messages.bind(close, close::setToolTipText, "analysis.close");
    close.addListener(SWT.Selection, e -> analysis.live().remove(live));
    told = AnalysisPanel.row(all, 2);
    status = new Label(told, SWT.WRAP);
    status.setData("part", "analysis-status");
    status.setLayoutData(AnalysisPanel.rest(120));
    Button insert = new Button(told, SWT.PUSH);
    messages.bind(insert, insert::setText, "analysis.insert");
    messages.bind(insert, insert::setToolTipText, "analysis.insert.help");
    insert.addListener(SWT.Selection, e -> insert());
    lines = new StyledText(all, SWT.MULTI | SWT.V_SCROLL | SWT.WRAP | SWT.READ_ONLY);
    lines();
  }

  private void lines() {
    lines.setData("part", "analysis-lines");
    lines.setCaret(null);
    lines.setMargins(4, MARGIN, 4, MARGIN);
    lines.setLineSpacing(SPACING);
    lines.setWrapIndent(view.desk().look().measures().of(48));
    lines.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    room();
    // When it is pressed, not when it is let go: in between another move may have come there.
    lines.addListener(SWT.MouseDown, this::clicked);
    lines.addVerifyKeyListener(key -> {
      if (key.keyCode == SWT.ARROW_LEFT || key.keyCode == SWT.ARROW_RIGHT) {
        key.doit = false;
        step(key.keyCode == SWT.ARROW_RIGHT ? 1 : -1);
      } else if (key.keyCode == SWT.ESC) {
        key.doit = false;
        choose(Optional.empty());
      }
    });
  }

  /** The lines that are wanted would like to be seen whole. */
  private void room() {
    int rows = ROWS * view.desk().settings().get(AnalysisSettings.LINES);
    GridData place = (GridData) lines.getLayoutData();
    int wanted = rows * (lines.getLineHeight() + SPACING) + 2 * MARGIN;
    if (place.heightHint != wanted) {
      place.heightHint = wanted;
      lines.requestLayout();
    }
  }

  boolean isOf(LiveAnalysis one) {
    return live == one;
  }

  void dispose() {
    all.dispose();
  }

  /**
   * Shows what is known now.
   *
   * @param alone whether no other engine looks
   * @param low whether there is hardly room for lines
   */
  void update(boolean alone, boolean low) {
    engine.items(analysis.live().offered());
    engine.select(analysis.live().engine(live));
    seen(close, !alone);
    // Where there is nothing to choose or to close it would only take the room of a line.
    seen(head, !alone || analysis.live().offered().size() > 1);
    seen(told, !low);
    room();
    say();
    write();
  }

  /** What the best line takes of the height, cut after its first row. */
  int leastOfLines() {
    return lines.getLineHeight() + SPACING + 2 * MARGIN;
  }

  /** Shows something or gives its room away. */
  static void seen(Control part, boolean wanted) {
    GridData place = (GridData) part.getLayoutData();
    if (place.exclude == wanted) {
      place.exclude = !wanted;
      part.setVisible(wanted);
      part.requestLayout();
    }
  }

  /** The line that was clicked on, else the best. */
  private void insert() {
    chosen
        .filter(each -> each.isAbout(live.report()))
        .ifPresentOrElse(
            each -> analysis.insert(live.report(), each.line()),
            () -> analysis.insertBest(live.report()));
  }

  private void say() {
    Messages messages = view.messages();
    Report report = live.report();
    String text = switch (report.state()) {
      case THINKS, DONE -> thinks(messages, report);
      case FAILED -> messages.get("analysis.failed", report.note());
      case OFF -> messages.get("analysis.begins");
      case WAITS, AWAY -> messages.of(report.note());
    };
    if (!status.getText().equals(text)) {
      Labels.write(status, text);
      status.getParent().getParent().layout(true, true);
    }
  }

  /** What is in the engine's way, else what it has done. */
  private static String thinks(Messages messages, Report report) {
    String trouble = messages.of(report.note());
    return trouble.isEmpty()
        ? report
            .work()
            .map(info -> work(messages, info))
            .orElseGet(() -> messages.get("analysis.begins"))
        : trouble;
  }

  private static String work(Messages messages, Info info) {
    return messages.get(
        "analysis.work", info.depth(), info.selectiveDepth(), info.nodes(), info.nodesPerSecond());
  }

  private void write() {
    Report report = live.report();
    ScoreWords words = new ScoreWords(view.messages(), view.desk().settings());
    LineSheet next = new LineSheet(
        report.lines(),
        score -> report
            .subject()
            .map(place -> words.score(score, place.position().side()))
            .orElse(""));
    sheet = next;
    chosen = chosen.filter(each -> each.isAbout(report));
    if (!lines.getText().equals(next.text())) {
      int top = lines.getTopPixel();
      lines.setText(next.text());
      lines.setTopPixel(top);
    }
    lines.setStyleRange(null);
    Palette palette = view.desk().look().palette();
    next.scores().forEach(span -> mark(span, palette.text()));
    next.spans().stream()
        .filter(span -> span.moves() == 1)
        .forEach(span -> mark(span, palette.engine()));
    framed().ifPresent(span -> {
      StyleRange style = new StyleRange();
      style.start = span.start();
      style.length = span.end() - span.start();
      style.fontStyle = SWT.BOLD;
      style.foreground = Look.color(palette.accent());
      style.background = Look.color(palette.soft());
      lines.setStyleRange(style);
    });
  }

  private void mark(LineSheet.Span span, Ink ink) {
    StyleRange style = new StyleRange();
    style.start = span.start();
    style.length = span.end() - span.start();
    style.fontStyle = SWT.BOLD;
    style.foreground = Look.color(ink);
    lines.setStyleRange(style);
  }

  /** The move that is chosen, if it still is in a line. */
  private Optional<LineSheet.Span> framed() {
    LineSheet shown = sheet;
    return shown == null ? Optional.empty() : chosen.map(Chosen::way).flatMap(shown::again);
  }

  private void clicked(Event event) {
    LineSheet shown = sheet;
    if (event.button != 1 || shown == null) {
      return;
    }
    choose(shown.at(lines.getOffsetAtPoint(new Point(event.x, event.y))));
  }

  /** The arrow keys walk through the moves of the lines, as clicks do. */
  private void step(int step) {
    List<LineSheet.Span> spans = sheet == null ? List.of() : sheet.spans();
    int next = framed().map(spans::indexOf).orElse(-1) + step;
    if (next >= 0 && next < spans.size()) {
      choose(Optional.of(spans.get(next)));
    }
  }

  /** Shows the position after a move of a line, or the game again. */
  private void choose(Optional<LineSheet.Span> span) {
    Report report = live.report();
    chosen = report
        .subject()
        .flatMap(subject -> span.filter(each -> each.line() < report.lines().size())
            .map(each -> new Chosen(subject, report.lines().get(each.line()), each.moves())));
    chosen.ifPresentOrElse(
        each -> analysis.preview(report, each.line(), each.moves()), view::endPreview);
    write();
  }
}
