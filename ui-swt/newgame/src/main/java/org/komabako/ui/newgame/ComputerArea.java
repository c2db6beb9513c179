package org.komabako.ui.newgame;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.komabako.kernel.model.Side;
import org.komabako.ui.engines.OpponentPart;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.control.Segments;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.PlayerKind;

/** A person against an engine: which engine and how strong, who sits where, the person's name. */
final class ComputerArea implements PlayersArea {
  private enum Seat {
    BLACK,
    WHITE,
    RANDOM
  }

  /** How wide the field for a name is, in points of the usual font. */
  private static final int NAME = 88;

  private final OpponentPart engine;
  private final Segments<Seat> seat;
  private final Text name;
  private final Choice<PlayerKind> kind;
  private final Map<Side, Wishes.Player> before = new EnumMap<>(Side.class);
  /** Of him whose place the engine takes. */
  private String otherName = "";

  /** @param changed run after each choice of the user */
  ComputerArea(Composite parent, Desk desk, Runnable changed) {
    engine = new OpponentPart(parent, desk, "computer", changed).askPondering();
    engine.control().setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    Composite row = new Composite(parent, SWT.NONE);
    row.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    Measures measures = desk.look().measures();
    RowLayout layout = new RowLayout(SWT.HORIZONTAL);
    layout.marginLeft = 0;
    layout.marginRight = 0;
    layout.marginTop = measures.of(5);
    layout.marginBottom = 0;
    layout.spacing = measures.air();
    layout.fill = true;
    row.setLayout(layout);
    seat = new Segments<>(
        Captions.cell(row, desk, "new-game.you-play"),
        desk.messages(),
        each -> desk.messages().get("new-game.seat." + each.name().toLowerCase(Locale.ROOT)));
    seat.items(List.of(Seat.values()));
    seat.control().setData("key", "new-game.seat");
    seat.control().setLayoutData(new GridData(SWT.BEGINNING, SWT.FILL, false, true));
    name = new Text(Captions.cell(row, desk, "new-game.your-name"), SWT.BORDER);
    name.setData("key", "new-game.your-name");
    name.setTextLimit(PersonField.LONGEST);
    GridData wide = new GridData(SWT.FILL, SWT.FILL, true, true);
    wide.widthHint = measures.of(NAME);
    name.setLayoutData(wide);
    Composite sits = Captions.cell(row, desk, "new-game.you-sit");
    kind = new Choice<>(sits, desk.messages(), each -> desk.messages().get(PersonField.text(each)));
    kind.control().setData("key", "new-game.you-sit");
    kind.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    kind.items(PersonField.PEOPLE);
  }

  @Override
  public void offer(String variant) {
    engine.offer(variant);
  }

  private static Wishes.Player of(Map<Side, Wishes.Player> players, Side side) {
    return Objects.requireNonNull(players.get(side));
  }

  @Override
  public void show(Map<Side, Wishes.Player> players, boolean random) {
    before.putAll(players);
    Side machine = Arrays.stream(Side.values())
        .filter(side -> of(players, side).kind() == PlayerKind.ENGINE)
        .findFirst()
        .orElse(Side.WHITE);
    Wishes.Player person = of(players, machine.opponent());
    otherName = of(players, machine).name();
    of(players, machine).opponent().ifPresent(engine::select);
    name.setText(person.name());
    kind.select(Optional.of(person.kind()));
    seat.select(
        Optional.of(random ? Seat.RANDOM : machine == Side.WHITE ? Seat.BLACK : Seat.WHITE));
  }

  @Override
  public Map<Side, Wishes.Player> players() {
    Side machine = seat.value().equals(Optional.of(Seat.WHITE)) ? Side.BLACK : Side.WHITE;
    Map<Side, Wishes.Player> players = new EnumMap<>(Side.class);
    players.put(machine, new Wishes.Player(otherName, PlayerKind.ENGINE, engine.value()));
    players.put(
        machine.opponent(),
        new Wishes.Player(
            name.getText().strip(),
            kind.value().orElse(PlayerKind.HERE),
            of(before, machine.opponent()).opponent()));
    return players;
  }

  @Override
  public boolean random() {
    return seat.value().equals(Optional.of(Seat.RANDOM));
  }
}
