package org.komabako.ui.matches;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.engine.EngineOption;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.ui.engines.EngineOptionsDialog;
import org.komabako.ui.engines.OpponentPart;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.Folding;
import org.komabako.ui.workbench.opponents.EngineCard;
import org.komabako.ui.workbench.opponents.Opponent;

/** Asks who plays a match: an engine, its level, and whichever of its options are to be others. */
final class PlayerPart {
  /** As low as the words of the box beside it. */
  private static final int LABEL_INDENT = 8;

  private final Desk desk;
  private final OpponentPart opponent;
  private final Button button;
  private final Label changed;
  private final Runnable resized;
  private Map<String, String> options = Map.of();
  private String optionsOf = "";

  /**
   * Without engines to choose from.
   *
   * @param grid of three columns
   * @param key its name
   * @param resized run after each change
   */
  PlayerPart(Composite grid, Desk desk, String key, Runnable resized) {
    this.desk = desk;
    this.resized = resized;
    Labels labels = new Labels(desk);
    GridData top = new GridData(SWT.BEGINNING, SWT.TOP, false, false);
    top.verticalIndent = LABEL_INDENT;
    labels.name(grid, key).setLayoutData(top);
    opponent = new OpponentPart(grid, desk, key, () -> {
      follow();
      resized.run();
    });
    opponent.control().setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    button = new Button(grid, SWT.PUSH);
    button.setData("key", key + ".options");
    button.setLayoutData(new GridData(SWT.END, SWT.TOP, false, false));
    desk.messages().bind(button, button::setText, "match.new.options");
    button.addListener(SWT.Selection, e -> card().ifPresent(this::ask));
    changed = labels.sentence(grid, 3, this::say);
    follow();
  }

  /** Offers the engines that play a variant. */
  void offer(String variant) {
    opponent.offer(variant);
    follow();
  }

  /** Shows who played another match, if the engine is offered. */
  void show(Player player) {
    desk.engines().cards().stream()
        .filter(card -> card.id().equals(player.engine()))
        .findFirst()
        .ifPresent(card -> {
          opponent.select(new Opponent(card.id(), card.level(player.values())));
          follow();
          if (card().equals(Optional.of(card))) {
            Map<String, String> values = new TreeMap<>();
            card.options().stream()
                .filter(option -> !EngineCard.isOfGame(option))
                .map(EngineOption::name)
                .filter(player.values()::containsKey)
                .forEach(name -> values.put(name, player.values().get(name)));
            take(card, values);
          }
        });
  }

  private Optional<EngineCard> card() {
    return opponent
        .value()
        .flatMap(each -> desk.engines().cards().stream()
            .filter(card -> card.id().equals(each.engine()))
            .findFirst());
  }

  /** Options are those of one engine. */
  private void follow() {
    String now = card().map(EngineCard::id).orElse("");
    if (!now.equals(optionsOf)) {
      options = Map.of();
      optionsOf = now;
    }
    button.setEnabled(!now.isEmpty());
    say(changed);
  }

  private void ask(EngineCard card) {
    new EngineOptionsDialog(
            button.getShell(),
            desk,
            card.name(),
            card.options().stream()
                .filter(option -> !EngineCard.isOfGame(option))
                .map(option -> option.withBase(options.getOrDefault(option.name(), option.base())))
                .toList(),
            "match.new.options.hint",
            values -> take(card, values))
        .open();
  }

  /** What is as the engine has it needs not be said. */
  private void take(EngineCard card, Map<String, String> values) {
    Map<String, String> next = new TreeMap<>(options);
    next.putAll(values);
    card.options().forEach(option -> next.remove(option.name(), option.base()));
    options = next;
    say(changed);
    resized.run();
  }

  private void say(Label label) {
    Labels.write(label, say());
    Folding.show(label, !options.isEmpty());
  }

  private String say() {
    List<String> parts = options.entrySet().stream()
        .map(each -> each.getKey() + "=" + each.getValue())
        .toList();
    return desk.messages()
        .get("match.new.options.changed", String.join(desk.messages().get("engines.comma"), parts));
  }

  /** Who plays; empty if no engine plays the variant. */
  Optional<Player> value(Pace pace) {
    return opponent.value().map(chosen -> {
      Map<String, String> values = new TreeMap<>(options);
      values.putAll(chosen.values(List.of()));
      return new Player(chosen.engine(), values, pace);
    });
  }
}
