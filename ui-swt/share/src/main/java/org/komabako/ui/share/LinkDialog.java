package org.komabako.ui.share;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.base.WholeFile;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;

/** Shows a position, or the game, as a line of text and as a QR code, to copy or to save. */
final class LinkDialog {
  /** About so many pixels on the screen, and in a file. */
  private static final int SEEN = 300;

  private static final int SAVED = 900;

  private final Desk desk;
  private final Snapshot shown;
  private final Consumer<Runnable> lane;
  private final Consumer<Path> written;
  private final Frame frame;
  private final Text text;
  private final Label picture;
  private final Label remark;
  private final Button save;

  /**
   * Opens the dialog.
   *
   * @param copied takes the text for the clipboard
   * @param lane runs the writing on another thread, and tells what goes wrong
   * @param written told there of each file that was written
   */
  LinkDialog(
      Shell parent,
      Desk desk,
      Snapshot shown,
      Consumer<String> copied,
      Consumer<Runnable> lane,
      Consumer<Path> written) {
    this.desk = desk;
    this.shown = shown;
    this.lane = lane;
    this.written = written;
    frame = new Frame(parent, SWT.PRIMARY_MODAL, desk, "share.link.title");
    frame.body().setLayout(new GridLayout(2, false));
    var unused = new Labels(desk).name(frame.body(), "share.print.what");
    Choice<Boolean> game = new Choice<>(
        frame.body(),
        desk.messages(),
        whole -> desk.messages().get(whole ? "share.link.game" : "share.print.position"));
    game.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    game.items(List.of(false, true));
    game.select(Optional.of(false));
    text = new Text(frame.body(), SWT.BORDER | SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL);
    text.setData("key", "share.link.text");
    GridData line = new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1);
    line.heightHint = 3 * text.getLineHeight();
    text.setLayoutData(line);
    picture = new Label(frame.body(), SWT.CENTER);
    GridData square = new GridData(SWT.CENTER, SWT.CENTER, true, true, 2, 1);
    square.heightHint = seen();
    picture.setLayoutData(square);
    picture.addListener(SWT.Dispose, e -> drop());
    remark = new Label(frame.body(), SWT.WRAP);
    remark.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    frame.button("closed.close", frame.shell()::close);
    save = frame.button("share.link.save", this::save);
    save.setData("key", "share.link.save");
    frame.shell().setDefaultButton(frame.button("share.link.copy", () -> {
      copied.accept(text.getText());
      frame.shell().close();
    }));
    game.onChoice(this::show);
    show(false);
    frame.open(480);
  }

  private void show(boolean game) {
    text.setText(game ? LinkText.game(shown) : LinkText.position(shown));
    Optional<ImageData> code = QrPicture.of(text.getText(), seen());
    drop();
    picture.setImage(code.map(pixels -> new Image(picture.getDisplay(), pixels)).orElse(null));
    ((GridData) picture.getLayoutData()).heightHint =
        Math.max(seen(), code.map(pixels -> pixels.height).orElse(0));
    save.setEnabled(code.isPresent());
    remark.setText(
        code.isPresent()
            ? desk.messages().get("share.link.help")
            : desk.messages().get("share.link.long", text.getText().length(), QrPicture.MOST));
    frame.shell().layout(true, true);
  }

  /** How large the picture is: on a small screen words and buttons are to be seen, too. */
  private int seen() {
    return Math.min(SEEN, picture.getMonitor().getClientArea().height / 3);
  }

  private void drop() {
    Image old = picture.getImage();
    if (old != null) {
      old.dispose();
    }
  }

  private void save() {
    FileDialog dialog = new FileDialog(frame.shell(), SWT.SAVE);
    dialog.setFilterExtensions(new String[] {"*.png"});
    dialog.setFileName("qr.png");
    dialog.setOverwrite(true);
    String chosen = dialog.open();
    if (chosen != null) {
      boolean named = chosen.toLowerCase(Locale.ROOT).endsWith(".png");
      Path file = Path.of(named ? chosen : chosen + ".png");
      QrPicture.of(text.getText(), SAVED)
          .ifPresent(pixels -> lane.accept(() -> {
            WholeFile.write(file, ExportDialog.png(pixels));
            written.accept(file);
          }));
      frame.shell().close();
    }
  }
}
