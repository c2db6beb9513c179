package org.komabako.ui.client.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.kernel.Outcome;
import org.komabako.kernel.Outcome.Reason;
import org.komabako.kernel.Side;
import org.komabako.kernel.game.Game;
import org.komabako.ui.client.text.Messages;
import org.komabako.ui.client.text.OutcomeWords;

/**
 * How the game ended: who won, why, and the option of the rules that it was by; before that, what a
 * player offers or claims. Else it takes no room.
 */
final class ResultPanel implements SidePanel {
  /** The options that reasons come from, where a variant has them. */
  private static final Map<Reason, String> OPTIONS = Map.ofEntries(
      Map.entry(Reason.BARE_KING, "bare_king"),
      Map.entry(Reason.BOTH_BARE, "bare_draw"),
      Map.entry(Reason.NO_MOVES, "stalemate"),
      Map.entry(Reason.SENNICHITE, "repetition"),
      Map.entry(Reason.NO_CONTEST, "repetition"),
      Map.entry(Reason.PERPETUAL_CHECK, "repetition"),
      Map.entry(Reason.PERPETUAL_ATTACK, "repetition"),
      Map.entry(Reason.REPEATED_PASS, "repetition"),
      Map.entry(Reason.FOURTH_OCCURRENCE, "repetition"),
      Map.entry(Reason.ILLEGAL_MOVE, "illegal_move"),
      Map.entry(Reason.TOUCH, "touch"));

  private record News(
      Optional<Outcome> result, String rule, int move, Set<Side> draws, Set<Side> claims) {
    static final News NONE = new News(Optional.empty(), "", 0, Set.of(), Set.of());

    boolean isEmpty() {
      return result.isEmpty() && draws.isEmpty() && claims.isEmpty();
    }

    static News of(Game game) {
      Map<String, String> values = game.rules().options().asMap();
      String rule = game.result()
          .map(result -> OPTIONS.getOrDefault(result.reason(), ""))
          .filter(values::containsKey)
          .map(option -> option + "=" + values.get(option))
          .orElse("");
      return new News(
          game.result(),
          rule,
          game.endedAt().orElseGet(game::current).position().number() - 1,
          game.drawOffers(),
          game.jishogiClaims());
    }
  }

  private News news = News.NONE;

  @Override
  public String title() {
    return "result.title";
  }

  @Override
  public boolean grows() {
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
    Runnable update = () -> {
      text.setText(say(view).replace("&", "&&"));
      Folding.show(parent, !news.isEmpty());
    };
    view.messages().onChange(panel, update);
    view.model().follow(News::of, told -> {
      if (!panel.isDisposed()) {
        news = told;
        update.run();
        Folding.fit(parent);
      }
    });
    return panel;
  }

  private static String offer(GameView view, String key, Side side, String answer) {
    String keys =
        view.desk().actions().find(answer).map(action -> action.keys().text()).orElse("");
    return view.messages().get(key + side.text(), keys);
  }

  private String say(GameView view) {
    Messages messages = view.messages();
    if (news.result().isEmpty()) {
      List<String> open = new ArrayList<>();
      news.draws().forEach(side -> open.add(offer(view, "result.draw.", side, "end.draw")));
      news.claims().forEach(side -> open.add(offer(view, "result.claim.", side, "end.claim")));
      return String.join("\n", open);
    }
    String end = OutcomeWords.of(messages, news.result().get());
    String place = messages.get("result.move", news.move());
    return news.rule().isEmpty()
        ? end + "\n" + place
        : end + "\n" + place + "\n" + messages.get("result.rule", news.rule());
  }
}
