package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.position.Position;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.text.OutcomeWords;

/**
 * How the game ended: who won, why, and the option of the rules that it was by; before that, what a
 * player offers or claims. Else it takes no room.
 */
public final class ResultPanel implements SidePanel {
  /** The options that reasons come from, where a variant has them. */
  private static final Map<Reason, String> OPTIONS = Map.ofEntries(
      Map.entry(Reason.BARE_KING, "bare_king"),
      Map.entry(Reason.BOTH_BARE, "bare_draw"),
      Map.entry(Reason.ROYAL_ARRIVED, "try_rule"),
      Map.entry(Reason.NO_MOVES, "stalemate"),
      Map.entry(Reason.SENNICHITE, "repetition"),
      Map.entry(Reason.NO_CONTEST, "repetition"),
      Map.entry(Reason.PERPETUAL_CHECK, "repetition"),
      Map.entry(Reason.PERPETUAL_ATTACK, "repetition"),
      Map.entry(Reason.REPEATED_PASS, "repetition"),
      Map.entry(Reason.FOURTH_OCCURRENCE, "repetition"),
      Map.entry(Reason.FOURTH_OCCURRENCE_BLACK, "repetition"),
      Map.entry(Reason.ILLEGAL_MOVE, "illegal_move"),
      Map.entry(Reason.TOUCH, "touch"));

  private record News(
      Optional<Outcome> result,
      Optional<LocalizedText> rule,
      Optional<Position> last,
      Set<Side> draws,
      Set<Side> claims,
      boolean sealed) {
    static final News NONE =
        new News(Optional.empty(), Optional.empty(), Optional.empty(), Set.of(), Set.of(), false);

    boolean isEmpty() {
      return result.isEmpty() && draws.isEmpty() && claims.isEmpty() && !sealed;
    }

    static News of(Game game) {
      Optional<Position> last = game.endedAt().map(GameNode::position);
      return new News(
          game.result(),
          game.result().flatMap(result -> rule(result, last, game.rules().options())),
          last,
          game.drawOffers(),
          game.jishogiClaims(),
          game.sealed().isPresent());
    }

    /** The action that accepts what is offered. */
    Optional<String> answer() {
      if (result.isPresent() || draws.isEmpty() && claims.isEmpty()) {
        return Optional.empty();
      }
      return Optional.of(draws.isEmpty() ? "end.claim" : "end.draw");
    }

    /** The option that the end is by, in words; a mate is by none. */
    private static Optional<LocalizedText> rule(
        Outcome result, Optional<Position> last, OptionValues options) {
      boolean mate = result.reason() == Reason.NO_MOVES
          && last.filter(position -> position.inCheck(position.side())).isPresent();
      return Optional.ofNullable(OPTIONS.get(result.reason()))
          .filter(option -> !mate)
          .map(options.words()::get);
    }
  }

  private News news = News.NONE;

  @Override
  public String id() {
    return "result";
  }

  @Override
  public String title(Messages messages) {
    return messages.get("result.title");
  }

  @Override
  public boolean grows() {
    return false;
  }

  @Override
  public boolean isTool() {
    return false;
  }

  @Override
  public Control create(Composite parent, GameView view) {
    Composite panel = new Composite(parent, SWT.NONE);
    panel.setLayout(new GridLayout(1, false));
    Label text = new Label(panel, SWT.WRAP);
    text.setData("part", "result");
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, false);
    place.widthHint = 180;
    text.setLayoutData(place);
    Composite answers = answers(panel, view);
    Runnable update = () -> {
      text.setText(say(view).replace("&", "&&"));
      Folding.show(answers, news.answer().isPresent());
      Folding.show(parent, !news.isEmpty());
    };
    view.messages().onChange(panel, update);
    view.model().follow(panel, News::of, told -> {
      if (!panel.isDisposed()) {
        news = told;
        update.run();
        Folding.fit(parent);
      }
    });
    return panel;
  }

  /** Buttons to accept or decline what is offered. */
  private Composite answers(Composite panel, GameView view) {
    Composite row = new Composite(panel, SWT.NONE);
    row.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(2, true);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    row.setLayout(layout);
    answer(row, view, "result.accept", () -> news.answer());
    answer(row, view, "result.decline", () -> Optional.of("end.decline"));
    return row;
  }

  private static void answer(
      Composite row, GameView view, String key, Supplier<Optional<String>> action) {
    Button button = new Button(row, SWT.PUSH);
    button.setData("part", key);
    button.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    view.messages().bind(button, button::setText, key);
    button.addListener(
        SWT.Selection,
        e -> action.get().ifPresent(id -> {
          var unused = view.desk().actions().run(id);
        }));
  }

  private static String offer(GameView view, String key, Side side) {
    return view.messages().get(key + side.text());
  }

  private static String keys(GameView view, String action) {
    return view.desk().actions().find(action).map(each -> each.keys().text()).orElse("");
  }

  private String say(GameView view) {
    Messages messages = view.messages();
    if (news.result().isEmpty()) {
      List<String> open = new ArrayList<>();
      news.draws().forEach(side -> open.add(offer(view, "result.draw.", side)));
      news.claims().forEach(side -> open.add(offer(view, "result.claim.", side)));
      if (news.sealed()) {
        open.add(messages.get("result.sealed", keys(view, "clock.start")));
      }
      return String.join("\n", open);
    }
    List<String> lines = new ArrayList<>();
    lines.add(OutcomeWords.of(messages, news.result().get(), news.last()));
    news.last().ifPresent(last -> lines.add(messages.get("result.move", last.number() - 1)));
    news.rule().ifPresent(rule -> lines.add(messages.get("result.rule", rule)));
    return String.join("\n", lines);
  }
}
