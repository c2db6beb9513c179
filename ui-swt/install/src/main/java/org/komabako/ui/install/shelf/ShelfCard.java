package org.komabako.ui.install.shelf;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.jspecify.annotations.Nullable;
import org.komabako.platform.VariantShelf.Item;
import org.komabako.platform.VariantShelf.Source;
import org.komabako.platform.VariantShelf.Trust;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.control.Card;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.BoardTile;

/** Something that can be had: of a game its board, what it is, where it comes from, and what can be done with it. */
final class ShelfCard {
  private static final int BOARD = 150;

  /**
   * What the buttons do.
   *
   * @param install also puts a newer version in the place of an older one
   * @param remove takes it away
   * @param rollback goes back to the version before
   */
  record Deeds(Consumer<Item> install, Consumer<Item> remove, Consumer<Item> rollback) {}

  /**
   * What is known of an item besides what its source says.
   *
   * @param installed the version that is installed; empty if none is
   * @param earlier the version that one can go back to; empty if there is none
   * @param board its first position
   * @param free whether something can be done now
   */
  record State(String installed, String earlier, Optional<Snapshot> board, boolean free) {}

  private final Messages messages;
  private final Measures measures;
  private final Card card;
  private final BoardTile board;
  private final Label name;
  private final Label about;
  private final Label beside;
  private final Label origin;
  private final Label told;
  private final Composite buttons;
  private final Button install;
  private final Button remove;
  private final Button rollback;
  private Item item;

  ShelfCard(Composite parent, Desk desk, Item item, Deeds deeds) {
    this.item = item;
    messages = desk.messages();
    measures = desk.look().measures();
    card = new Card(parent, desk.look());
    card.setData("item", item.name());
    card.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, false));
    ((GridLayout) card.getLayout()).verticalSpacing = measures.of(4);
    board = new BoardTile(card, desk);
    GridData place = new GridData(SWT.CENTER, SWT.TOP, true, false);
    place.widthHint = measures.of(BOARD);
    place.heightHint = measures.of(BOARD);
    place.exclude = !item.isVariant();
    board.control().setVisible(item.isVariant());
    board.control().setLayoutData(place);
    name = label(desk.look().bold());
    about = label(null);
    beside = label(desk.look().small());
    origin = label(desk.look().small());
    Look.faint(origin);
    told = label(desk.look().small());
    buttons = new Composite(card, SWT.NONE);
    buttons.setBackgroundMode(SWT.INHERIT_DEFAULT);
    buttons.setLayoutData(new GridData(SWT.FILL, SWT.BOTTOM, true, true));
    RowLayout row = new RowLayout(SWT.HORIZONTAL);
    row.marginLeft = 0;
    row.marginRight = 0;
    row.spacing = measures.gap();
    buttons.setLayout(row);
    install = button("shelf.install", deeds.install());
    remove = button("shelf.remove", deeds.remove());
    rollback = button("shelf.rollback", deeds.rollback());
  }

  private Label label(@Nullable Font font) {
    Label label = new Label(card, SWT.WRAP);
    label.setFont(font);
    label.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    return label;
  }

  private Button button(String key, Consumer<Item> deed) {
    Button button = new Button(buttons, SWT.PUSH);
    button.setData("key", key);
    button.addListener(SWT.Selection, e -> deed.accept(item));
    return button;
  }

  /** The widget. */
  Control control() {
    return card;
  }

  /** Shows what is known now. */
  void show(Item now, State state) {
    item = now;
    board.show(state.board());
    write(name, Messages.capital(title(messages, now)));
    write(about, messages.of(now.about()));
    write(beside, beside(now));
    write(origin, messages.get("shelf.origin", now.version(), whose(messages, now)));
    boolean there = !state.installed().isEmpty();
    boolean newer = there && now.isNewerThan(state.installed());
    write(told, told(now, state, there));
    install.setText(
        newer ? messages.get("shelf.update", now.version()) : messages.get("shelf.install"));
    offer(install, now.problem().isEmpty() && (!there || newer), state.free());
    remove.setText(messages.get("shelf.remove"));
    offer(remove, there && ShelfModel.isRemovable(now), state.free());
    rollback.setText(messages.get("shelf.rollback", state.earlier()));
    offer(rollback, there && !state.earlier().isEmpty(), state.free());
    buttons.requestLayout();
  }

  /** What is taken along with it. */
  private String beside(Item now) {
    return String.join(
        "\n",
        now.beside().stream()
            .map(each -> messages.get(
                each.installed().isEmpty() ? "shelf.beside" : "shelf.beside.there",
                messages.of(each.about())))
            .toList());
  }

  private String told(Item now, State state, boolean there) {
    if (there) {
      return messages.get("shelf.there", state.installed());
    }
    return messages.of(now.problem());
  }

  private static void offer(Button button, boolean shown, boolean free) {
    button.setVisible(shown);
    button.setEnabled(free);
    RowData place = new RowData();
    place.exclude = !shown;
    button.setLayoutData(place);
  }

  /** An empty label takes no room. */
  private static void write(Label label, String text) {
    Labels.write(label, text);
    GridData place = (GridData) label.getLayoutData();
    place.exclude = text.isEmpty();
    label.setVisible(!text.isEmpty());
  }

  /** What people call it; its name in commands if the index does not say. */
  static String title(Messages messages, Item item) {
    return item.title().isEmpty() ? item.name() : messages.of(item.title());
  }

  /** Where it comes from and who stands for it. */
  private static String whose(Messages messages, Item item) {
    return messages.get(
        trust(item.source(), "shelf.by."), ShelfModel.told(item.source().address()));
  }

  /** The key of the sentence that says who stands for a source. */
  static String trust(Source source, String begin) {
    boolean shipped =
        source.trust() == Trust.OURS && "file".equals(source.address().getScheme());
    return begin + (shipped ? "shipped" : source.trust().name().toLowerCase(Locale.ROOT));
  }

  /** Breaks its lines within a width. */
  void fit(int width) {
    int inside = width - 2 * measures.air();
    for (Label label : new Label[] {name, about, beside, origin, told}) {
      ((GridData) label.getLayoutData()).widthHint = inside;
    }
    ((GridData) buttons.getLayoutData()).widthHint = inside;
  }
}
