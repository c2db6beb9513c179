package org.komabako.ui.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.GameQuery;
import org.komabako.library.PiecePattern;
import org.komabako.library.Winner;
import org.komabako.position.Position;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/** The fields that a search is written in. */
final class SearchForm {
  private static final int MOST = 200;
  private static final int COLUMNS = 6;

  /** What is asked of the board. */
  enum OnBoard {
    ANYTHING,
    POSITION,
    OPENING,
    PIECES
  }

  private final Workbench window;
  private final Messages messages;
  private final Composite fields;
  private final Text player;
  private final Choice<Optional<Side>> side;
  private final Choice<Optional<Winner>> result;
  private final Text event;
  private final Text from;
  private final Text to;
  private final Choice<Optional<String>> variant;
  private final Combo rules;
  private final Choice<OnBoard> board;
  private final Text pieces;

  SearchForm(Composite parent, Workbench window, Runnable search) {
    this.window = window;
    Desk desk = window.desk();
    messages = desk.messages();
    Labels labels = new Labels(desk);
    fields = new Composite(parent, SWT.NONE);
    fields.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(COLUMNS, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    fields.setLayout(layout);
    labels.name(fields, "library.player");
    player = text("library.player", search);
    labels.name(fields, "library.side");
    side = choice("library.side", each -> word("side", each.map(Side::text).orElse("any")));
    labels.name(fields, "library.result");
    result = choice(
        "library.result", each -> word("result", each.map(SearchForm::small).orElse("any")));
    labels.name(fields, "library.event");
    event = text("library.event", search);
    labels.name(fields, "library.from");
    from = text("library.from", search);
    labels.name(fields, "library.to");
    to = text("library.to", search);
    labels.name(fields, "library.variant");
    variant = choice(
        "library.variant", each -> each.map(window::variantName).orElse(word("variant", "any")));
    labels.name(fields, "library.rules");
    rules = new Combo(fields, SWT.DROP_DOWN);
    rules.setData("key", "library.rules");
    place(rules);
    rules.addListener(SWT.DefaultSelection, e -> search.run());
    messages.bind(rules, rules::setToolTipText, "library.rules.hint");
    variant.onChoice(chosen -> offerRules());
    labels.name(fields, "library.board");
    board = choice("library.board", each -> word("board", small(each)));
    labels.name(fields, "library.pieces");
    pieces = text("library.pieces", search);
    ((GridData) pieces.getLayoutData()).horizontalSpan = COLUMNS - 1;
    messages.bind(pieces, pieces::setToolTipText, "library.pieces.hint");
    messages.bind(pieces, pieces::setMessage, "library.pieces.example");
    messages.bind(from, from::setMessage, "library.day.example");
    List<Optional<Side>> sides = new ArrayList<>(List.of(Optional.empty()));
    Arrays.stream(Side.values()).map(Optional::of).forEach(sides::add);
    side.items(sides);
    List<Optional<Winner>> results = new ArrayList<>(List.of(Optional.empty()));
    Arrays.stream(Winner.values()).map(Optional::of).forEach(results::add);
    result.items(results);
    board.items(List.of(OnBoard.values()));
    board.onChoice(chosen -> pieces.setEnabled(chosen == OnBoard.PIECES));
    pieces.setEnabled(false);
    variants();
  }

  /** Asks for the games of somebody. */
  void player(String name) {
    player.setText(name);
  }

  private static String small(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private String word(String field, String value) {
    return messages.get("library." + field + "." + value);
  }

  private Text text(String key, Runnable search) {
    Text text = new Text(fields, SWT.SINGLE | SWT.BORDER);
    text.setData("key", key);
    place(text);
    text.addListener(SWT.DefaultSelection, e -> search.run());
    return text;
  }

  private <T> Choice<T> choice(String key, Function<T, String> name) {
    Choice<T> choice = new Choice<>(fields, messages, name);
    choice.control().setData("key", key);
    place(choice.control());
    return choice;
  }

  private static void place(Control field) {
    GridData place = new GridData(SWT.FILL, SWT.CENTER, true, false);
    place.widthHint = 120;
    field.setLayoutData(place);
  }

  /** The variants may have changed. */
  void variants() {
    List<Optional<String>> keys = new ArrayList<>(List.of(Optional.empty()));
    window.variants().stream().map(Variant::key).map(Optional::of).forEach(keys::add);
    variant.items(keys);
    offerRules();
  }

  /** Offers the rule sets of the variant that is chosen; what is written stays. */
  private void offerRules() {
    String written = rules.getText();
    rules.setItems(asked().stream()
        .flatMap(each -> each.ruleSets().stream())
        .map(RuleSet::name)
        .toArray(String[]::new));
    rules.setText(written);
  }

  private Optional<Variant> asked() {
    return variant.value().flatMap(each -> each).flatMap(this::installed);
  }

  private Optional<Variant> installed(String key) {
    return window.variants().stream().filter(each -> each.key().equals(key)).findFirst();
  }

  /** Asks for the position on the screen. */
  void position() {
    board.select(Optional.of(OnBoard.POSITION));
    pieces.setEnabled(false);
  }

  /**
   * What is written.
   *
   * @throws IllegalArgumentException if it cannot be searched for; the message says why
   */
  GameQuery search() {
    return new GameQuery(
        written(player.getText()),
        side.value().flatMap(each -> each),
        variant.value().flatMap(each -> each),
        written(rules.getText()),
        written(event.getText()),
        written(from.getText()),
        written(to.getText()),
        result.value().flatMap(each -> each),
        onBoard(),
        0,
        MOST);
  }

  private static Optional<String> written(String field) {
    return Optional.of(field.strip()).filter(text -> !text.isEmpty());
  }

  private Optional<GameQuery.Board> onBoard() {
    return switch (board.value().orElse(OnBoard.ANYTHING)) {
      case ANYTHING -> Optional.empty();
      case POSITION -> Optional.of(new GameQuery.At(shown().position()));
      case OPENING -> Optional.of(opening(shown()));
      case PIECES -> Optional.of(part());
    };
  }

  private Snapshot shown() {
    return window
        .current()
        .flatMap(view -> view.model().snapshot())
        .orElseThrow(() -> RequestException.of(SearchForm.class, "searchForm.noGameOpenWhose"));
  }

  private static GameQuery.Opening opening(Snapshot shown) {
    List<Move> moves = shown.line().stream().map(Snapshot.Ply::move).toList();
    Position start = moves.isEmpty() ? shown.position() : shown.line().get(0).before();
    return new GameQuery.Opening(start, moves);
  }

  private GameQuery.Part part() {
    Variant game = asked()
        .or(() ->
            window.current().map(view -> view.model().live().variant()).flatMap(this::installed))
        .orElseThrow(() -> RequestException.of(SearchForm.class, "searchForm.chooseGamePieces"));
    List<String> words = List.of(pieces.getText().strip().split("\\s+"));
    return new GameQuery.Part(game, PiecePattern.parse(game.table(), words));
  }
}
