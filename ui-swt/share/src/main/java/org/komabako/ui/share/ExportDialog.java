package org.komabako.ui.share;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.komabako.base.WholeFile;
import org.komabako.base.message.FileException;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;

/**
 * Asks how large the picture of a board is to be and where it goes, and writes it: the position as PNG, SVG or
 * PDF, or the whole game as an animated GIF or a web page.
 */
public final class ExportDialog {
  private static final Setting<Integer> WIDTH = Setting.number("picture.width", 1200);
  private static final int SMALLEST = 120;
  private static final int LARGEST = 6000;

  /** Of a film; it has a picture for each move. */
  private static final int LARGEST_FILM = 1200;

  /** How long a move is seen, in tenths of a second. */
  private static final Setting<Integer> PACE = Setting.number("picture.pace", 10);

  /** By the ends of their files, the usual one first. */
  private static final List<String> KINDS = List.of("png", "svg", "pdf", "gif", "html");

  private static final Setting<String> KIND = Setting.text("picture.kind", KINDS.get(0));

  /** What holds a whole game. */
  private static final Set<String> GAMES = Set.of("gif", "html");

  private final Desk desk;
  private final Messages messages;
  private final Frame frame;
  private final IntFunction<BoardShot> shots;
  private final Supplier<Supplier<String>> page;
  private final Consumer<Runnable> lane;
  private final Consumer<Path> written;
  private final Spinner width;
  private final Spinner pace;
  private final Label size;
  private final Choice<String> kind;

  /**
   * Opens the dialog.
   *
   * @param shots the picture in a width
   * @param page asked here for the page as it is to look, which is then made in the lane
   * @param lane runs the writing on another thread, and tells what goes wrong
   * @param written told there of each file that was written
   */
  public ExportDialog(
      Shell parent,
      Desk desk,
      IntFunction<BoardShot> shots,
      Supplier<Supplier<String>> page,
      Consumer<Runnable> lane,
      Consumer<Path> written) {
    this.written = written;
    this.desk = desk;
    this.shots = shots;
    this.page = page;
    this.lane = lane;
    messages = desk.messages();
    frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "share.export.title");
    frame.body().setLayout(new GridLayout(3, false));
    var unused = new Labels(desk).name(frame.body(), "share.export.width");
    width = new Spinner(frame.body(), SWT.BORDER);
    width.setValues(desk.settings().get(WIDTH), SMALLEST, LARGEST, 0, 10, 100);
    size = new Label(frame.body(), SWT.NONE);
    size.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    width.addListener(SWT.Modify, e -> tell());
    unused = new Labels(desk).name(frame.body(), "share.export.pace");
    pace = new Spinner(frame.body(), SWT.BORDER);
    pace.setValues(desk.settings().get(PACE), 1, 100, 1, 5, 10);
    Label film = new Label(frame.body(), SWT.NONE);
    film.setText(messages.get("share.export.seconds", LARGEST_FILM));
    film.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    unused = new Labels(desk).name(frame.body(), "share.export.kind");
    kind = new Choice<>(frame.body(), messages, this::name);
    kind.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    kind.items(KINDS);
    kind.select(Optional.of(desk.settings().get(KIND)));
    frame.button("share.export.cancel", frame.shell()::close);
    frame.shell().setDefaultButton(frame.button("share.export.save", this::save));
    tell();
    frame.open(520);
  }

  private String name(String type) {
    return switch (type) {
      case "svg" -> messages.get("share.export.svg");
      case "pdf" -> messages.get("share.export.pdf");
      case "gif" -> messages.get("share.export.gif");
      case "html" -> messages.get("share.export.html");
      default -> messages.get("share.export.png");
    };
  }

  private void tell() {
    BoardShot shot = shots.apply(width.getSelection());
    size.setText(messages.get("share.export.size", shot.width(), shot.height()));
  }

  private void save() {
    String type = kind.value().orElseThrow();
    FileDialog dialog = new FileDialog(frame.shell(), SWT.SAVE);
    dialog.setFilterExtensions(new String[] {"*." + type});
    dialog.setFileName((GAMES.contains(type) ? "game." : "board.") + type);
    dialog.setOverwrite(true);
    String chosen = dialog.open();
    if (chosen != null) {
      boolean named = chosen.toLowerCase(Locale.ROOT).endsWith("." + type);
      desk.settings().set(WIDTH, width.getSelection());
      desk.settings().set(PACE, pace.getSelection());
      desk.settings().set(KIND, type);
      write(type, Path.of(named ? chosen : chosen + "." + type));
      frame.shell().close();
    }
  }

  private void write(String type, Path file) {
    BoardShot shot = shots.apply(width.getSelection());
    switch (type) {
      case "svg" -> write(file, () -> shot.svg().getBytes(StandardCharsets.UTF_8));
      case "pdf" -> write(file, shot::pdf);
      case "html" -> {
        Supplier<String> made = page.get();
        write(file, () -> made.get().getBytes(StandardCharsets.UTF_8));
      }
      case "gif" -> {
        Film film = film(shot);
        write(file, () -> gif(film, file));
      }
      default -> {
        ImageData pixels = shot.pixels(size.getDisplay());
        write(file, () -> png(pixels));
      }
    }
  }

  private void write(Path file, Supplier<byte[]> content) {
    lane.accept(() -> {
      WholeFile.write(file, content.get());
      written.accept(file);
    });
  }

  private static byte[] gif(Film film, Path file) {
    try {
      return film.gif();
    } catch (IOException e) {
      throw FileException.unwritable(file, e);
    }
  }

  private Film film(BoardShot shot) {
    int wide = Math.min(shot.width(), LARGEST_FILM);
    Duration time = Duration.ofMillis(100L * pace.getSelection());
    return new Film(shot.snapshot(), shot.style(), shot.bottom(), wide, time);
  }

  /** A picture as PNG. */
  static byte[] png(ImageData pixels) {
    ImageLoader loader = new ImageLoader();
    loader.data = new ImageData[] {pixels};
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    loader.save(out, SWT.IMAGE_PNG);
    return out.toByteArray();
  }
}
