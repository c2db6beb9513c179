package org.komabako.ui.share;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.printing.PrinterData;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.komabako.base.WholeFile;
import org.komabako.ui.page.book.Page;
import org.komabako.ui.page.book.PaperSize;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;

/** Asks what of a game goes on paper and how, and prints it or writes it as a PDF file. */
final class PrintDialog {
  private static final Setting<Boolean> GAME = Setting.flag("print.game", true);
  private static final Setting<Integer> EVERY = Setting.number("print.every", 30);
  private static final Setting<Boolean> SCREEN = Setting.flag("print.screen", false);
  private static final Setting<PaperSize> PAPER =
      Setting.oneOf("print.paper", PaperSize.usual(Locale.getDefault()));
  private static final List<Integer> NUMBERS = List.of(10, 20, 30, 40, 50, 0);

  private final Desk desk;
  private final Messages messages;
  private final Frame frame;
  private final Function<PrintWishes, Supplier<List<Page>>> book;
  private final Consumer<Runnable> lane;
  private final Consumer<String> told;
  private final Consumer<String> warned;
  private final Choice<Boolean> what;
  private final Choice<Integer> every;
  private final Choice<Boolean> screen;
  private final Choice<PaperSize> paper;

  /**
   * Opens the dialog.
   *
   * @param book asked here for the pages, which are then made in the lane
   * @param lane runs on another thread, and tells what goes wrong
   * @param told takes from any thread what was done
   * @param warned takes what went wrong
   */
  PrintDialog(
      Shell parent,
      Desk desk,
      Function<PrintWishes, Supplier<List<Page>>> book,
      Consumer<Runnable> lane,
      Consumer<String> told,
      Consumer<String> warned) {
    this.desk = desk;
    this.book = book;
    this.lane = lane;
    this.told = told;
    this.warned = warned;
    messages = desk.messages();
    frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "share.print.title");
    frame.body().setLayout(new GridLayout(2, false));
    what = choice(
        "share.print.what",
        game -> messages.get(game ? "share.print.game" : "share.print.position"),
        List.of(true, false),
        GAME);
    every = choice(
        "share.print.diagrams",
        number -> number == 0
            ? messages.get("share.print.end")
            : messages.get("share.print.every", number),
        NUMBERS,
        EVERY);
    screen = choice(
        "share.print.boards",
        colours -> messages.get(colours ? "share.print.screen" : "share.print.book"),
        List.of(false, true),
        SCREEN);
    paper = choice(
        "share.print.paper",
        size -> size == PaperSize.A4
            ? messages.get("share.print.a4")
            : messages.get("share.print.letter"),
        List.of(PaperSize.values()),
        PAPER);
    what.onChoice(game -> every.control().setEnabled(game));
    every.control().setEnabled(desk.settings().get(GAME));
    frame.button("share.export.cancel", frame.shell()::close);
    frame.button("share.print.pdf", this::save).setData("key", "share.print.pdf");
    frame.shell().setDefaultButton(frame.button("share.print.print", this::print));
    frame.open(460);
  }

  private <T> Choice<T> choice(
      String key, Function<T, String> name, List<T> offered, Setting<T> setting) {
    var unused = new Labels(desk).name(frame.body(), key);
    Choice<T> choice = new Choice<>(frame.body(), messages, name);
    choice.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    choice.items(offered);
    choice.select(Optional.of(desk.settings().get(setting)));
    return choice;
  }

  private PrintWishes wishes() {
    PrintWishes wishes = new PrintWishes(
        what.value().orElseThrow(),
        every.value().orElseThrow(),
        screen.value().orElseThrow(),
        paper.value().orElseThrow());
    desk.settings().set(GAME, wishes.wholeGame());
    desk.settings().set(EVERY, wishes.every());
    desk.settings().set(SCREEN, wishes.asOnScreen());
    desk.settings().set(PAPER, wishes.paper());
    return wishes;
  }

  private void save() {
    FileDialog dialog = new FileDialog(frame.shell(), SWT.SAVE);
    dialog.setFilterExtensions(new String[] {"*.pdf"});
    dialog.setFileName("game.pdf");
    dialog.setOverwrite(true);
    String chosen = dialog.open();
    if (chosen != null) {
      boolean named = chosen.toLowerCase(Locale.ROOT).endsWith(".pdf");
      Path file = Path.of(named ? chosen : chosen + ".pdf");
      Supplier<List<Page>> pages = book.apply(wishes());
      String done = messages.get("share.files.saved", file);
      frame.shell().close();
      lane.accept(() -> {
        WholeFile.write(file, BookFile.pdf(pages.get(), String.valueOf(file.getFileName())));
        told.accept(done);
      });
    }
  }

  private void print() {
    PrinterData printer = new org.eclipse.swt.printing.PrintDialog(frame.shell(), SWT.NONE).open();
    if (printer != null) {
      Supplier<List<Page>> pages = book.apply(wishes());
      frame.shell().close();
      lane.accept(() -> {
        List<Page> all = pages.get();
        desk.gate()
            .send(() -> PrintJob.start(
                printer,
                all,
                count -> told.accept(messages.get("share.print.done", count)),
                () -> warned.accept(messages.get("share.print.failed", printer.name))));
      });
    }
  }
}
