package org.komabako.ui.share;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.ImageTransfer;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.Notation;
import org.komabako.session.LiveGame;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.page.WebPage;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.text.OutcomeWords;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.WindowParts;
import org.komabako.ui.workbench.game.BoardSettings;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.MoveSettings;
import org.osgi.service.component.annotations.Component;

/** The clipboard, pictures as files, and any file that is dropped and nobody else opens: it is a game. */
@Component(property = "service.ranking:Integer=-100")
public final class ShareContribution implements Contribution {
  private static final int COPIED_WIDTH = 1000;

  private interface Shown {
    void use(GameView view, Snapshot snapshot);
  }

  @Override
  public void contribute(Workbench window, WindowParts parts) {
    parts.files(file -> true, file -> FilesContribution.read(window.desk(), window, file));
    Desk desk = window.desk();
    copy(
        parts,
        window,
        "edit.copy-sfen",
        "Ctrl+C",
        (view, shown) -> put(window, shown.position().sfen(), TextTransfer.getInstance()));
    copy(
        parts,
        window,
        "edit.copy-diagram",
        "Ctrl+Shift+D",
        (view, shown) -> put(
            window,
            PositionText.of(shown.position(), view.board().bottom() == Side.WHITE, desk.messages()),
            TextTransfer.getInstance()));
    copy(
        parts,
        window,
        "edit.copy-picture",
        "Ctrl+Shift+C",
        (view, shown) -> put(
            window,
            shot(desk, view, shown, COPIED_WIDTH).pixels(window.shell().getDisplay()),
            ImageTransfer.getInstance()));
    parts.action(Action.of("edit.share-link")
        .menu(Menus.EDIT, 2)
        .when(() -> shown(window).isPresent())
        .does(() -> with(
            window,
            (view, shown) -> new LinkDialog(
                window.shell(),
                desk,
                shown,
                text -> {
                  put(window, text, TextTransfer.getInstance());
                  view.note(desk.messages().get("share.copied"));
                },
                window::background,
                file -> saved(desk, view, file)))));
    parts.action(Action.of("edit.paste")
        .keys("Ctrl+V")
        .menu(Menus.EDIT, 2)
        .when(() -> !writes(window))
        .does(() -> paste(desk, window)));
    parts.action(Action.of("game.export")
        .keys("Ctrl+Shift+E")
        .menu(Menus.GAME, 4)
        .when(() -> shown(window).isPresent())
        .does(() -> with(
            window,
            (view, shown) -> new ExportDialog(
                window.shell(),
                desk,
                width -> shot(desk, view, shown, width),
                page(desk, view),
                window::background,
                file -> saved(desk, view, file)))));
  }

  private static void saved(Desk desk, GameView view, Path file) {
    desk.gate().send(() -> view.note(desk.messages().get("share.files.saved", file)));
  }

  private static void copy(
      WindowParts parts, Workbench window, String id, String keys, Shown task) {
    parts.action(Action.of(id)
        .keys(keys)
        .menu(Menus.EDIT, 2)
        .when(() -> shown(window).isPresent() && !writes(window))
        .does(() -> with(window, (view, shown) -> {
          task.use(view, shown);
          view.note(window.desk().messages().get("share.copied"));
        })));
  }

  /** A field that is written in copies and pastes its own text. */
  private static boolean writes(Workbench window) {
    Control focus = window.shell().getDisplay().getFocusControl();
    return focus instanceof Text || focus instanceof Combo || focus instanceof Spinner;
  }

  private static Optional<Snapshot> shown(Workbench window) {
    return window.current().flatMap(view -> view.model().snapshot());
  }

  private static void with(Workbench window, Shown task) {
    window
        .current()
        .ifPresent(view -> view.model().snapshot().ifPresent(shown -> task.use(view, shown)));
  }

  private static BoardShot shot(Desk desk, GameView view, Snapshot shown, int width) {
    return new BoardShot(
        shown,
        BoardSettings.style(desk, view.model().live().variant()),
        view.board().bottom(),
        width);
  }

  /** Asked on the display thread how it is to look, answered in a lane with what the game is then. */
  private static Supplier<Supplier<String>> page(Desk desk, GameView view) {
    LiveGame live = view.model().live();
    return () -> {
      Messages messages = new Messages(desk.messages().language());
      Notation notation = desk.settings().get(MoveSettings.NOTATION);
      WebPage page = new WebPage(
          BoardSettings.style(desk, live.variant()),
          view.board().bottom(),
          messages.language(),
          notation::write,
          outcome -> OutcomeWords.of(messages, outcome));
      return () -> live.read(page::of);
    };
  }

  private static void put(Workbench window, Object what, Transfer as) {
    clipboard(window, board -> board.setContents(new Object[] {what}, new Transfer[] {as}));
  }

  private static void clipboard(Workbench window, Consumer<Clipboard> use) {
    Clipboard clipboard = new Clipboard(window.shell().getDisplay());
    try {
      use.accept(clipboard);
    } finally {
      clipboard.dispose();
    }
  }

  private static void paste(Desk desk, Workbench window) {
    clipboard(window, board -> {
      Object text = board.getContents(TextTransfer.getInstance());
      Optional<LiveGame> current = window.current().map(view -> view.model().live());
      List<Variant> variants = window.variants();
      window.withGames(games -> {
        if (!(text instanceof String pasted) || pasted.isBlank()) {
          throw new IllegalArgumentException(desk.messages().get("share.nothing"));
        }
        window.remark(new Incoming(games, variants, current).text(pasted));
      });
    });
  }
}
