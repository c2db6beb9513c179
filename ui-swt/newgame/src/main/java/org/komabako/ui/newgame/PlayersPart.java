package org.komabako.ui.newgame;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.komabako.kernel.model.Side;
import org.komabako.ui.widgets.control.Segments;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.Folding;

/** Against whom, and what is to be known of the players then. The fields are made when they are wanted. */
final class PlayersPart {
  private final Desk desk;
  private final Runnable changed;
  private final Composite column;
  private final Segments<OpponentKind> kind;
  private final Map<OpponentKind, Composite> places = new EnumMap<>(OpponentKind.class);
  private final Map<OpponentKind, PlayersArea> areas = new EnumMap<>(OpponentKind.class);
  private OpponentKind shown = OpponentKind.PEOPLE;
  private String variant = "";

  /** @param changed run after each choice of the user */
  PlayersPart(Composite parent, Desk desk, Runnable changed) {
    this.desk = desk;
    this.changed = changed;
    column = new Composite(parent, SWT.NONE);
    column.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    column.setLayout(plain());
    var unused = Captions.over(column, desk, "new-game.opponent");
    kind = new Segments<>(
        column,
        desk.messages(),
        each -> desk.messages().get("new-game.opponent." + each.name().toLowerCase(Locale.ROOT)));
    kind.control().setData("key", "new-game.opponent");
    kind.onChoice(this::choose);
  }

  private GridLayout plain() {
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    return layout;
  }

  /** Engines are offered where they play the variant. */
  void show(VariantCard card, Wishes wishes) {
    offer(card.key());
    boolean engines = kind.control().getChildren().length > 1;
    OpponentKind wanted = engines ? OpponentKind.of(wishes.players()) : OpponentKind.PEOPLE;
    fill(wanted, wishes.players(), wishes.random());
  }

  /** Engines have come or gone. */
  void offer(VariantCard card) {
    Map<Side, Wishes.Player> players = players();
    boolean random = random();
    offer(card.key());
    fill(kind.value().orElse(OpponentKind.PEOPLE), players, random);
  }

  private void offer(String key) {
    variant = key;
    kind.items(
        desk.engines().playing(key).isEmpty()
            ? List.of(OpponentKind.PEOPLE)
            : List.of(OpponentKind.values()));
    areas.values().forEach(area -> area.offer(key));
  }

  private void choose(OpponentKind wanted) {
    fill(wanted, players(), random());
    changed.run();
  }

  private void fill(OpponentKind wanted, Map<Side, Wishes.Player> players, boolean random) {
    kind.select(Optional.of(wanted));
    shown = wanted;
    PlayersArea area = areas.computeIfAbsent(wanted, this::make);
    area.show(wanted.of(players, OpponentKind.of(players) == wanted), random);
    places.forEach((each, place) -> Folding.show(place, each == wanted));
    column.requestLayout();
  }

  private PlayersArea make(OpponentKind wanted) {
    Composite place = new Composite(column, SWT.NONE);
    place.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    place.setLayout(plain());
    places.put(wanted, place);
    PlayersArea area = switch (wanted) {
      case COMPUTER -> new ComputerArea(place, desk, changed);
      case PEOPLE -> new PeopleArea(place, desk);
      case ENGINES -> new EnginesArea(place, desk, changed);
    };
    area.offer(variant);
    return area;
  }

  /** How wide the kinds of opponents side by side are. */
  int width() {
    return kind.control().computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
  }

  /** Gets the keyboard. */
  void focus() {
    kind.control().setFocus();
  }

  Map<Side, Wishes.Player> players() {
    return Objects.requireNonNull(areas.get(shown)).players();
  }

  /** Whether who sits where is drawn by lot. */
  boolean random() {
    return Objects.requireNonNull(areas.get(shown)).random();
  }
}
