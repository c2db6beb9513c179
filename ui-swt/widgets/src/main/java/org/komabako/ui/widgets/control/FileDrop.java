package org.komabako.ui.widgets.control;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Control;
import org.jspecify.annotations.Nullable;

/** Takes files that are dropped on a window. */
public final class FileDrop {
  private FileDrop() {}

  /** Hands over the files that are dropped on a control or on what is inside it. */
  public static void on(Control control, Consumer<List<Path>> files) {
    DropTarget target =
        new DropTarget(control, DND.DROP_COPY | DND.DROP_MOVE | DND.DROP_LINK | DND.DROP_DEFAULT);
    target.setTransfer(new Transfer[] {FileTransfer.getInstance()});
    target.addDropListener(new DropTargetAdapter() {
      @Override
      public void dragEnter(@Nullable DropTargetEvent event) {
        if (event != null && (event.operations & DND.DROP_COPY) != 0) {
          // The files stay where they are.
          event.detail = DND.DROP_COPY;
        }
      }

      @Override
      public void drop(@Nullable DropTargetEvent event) {
        if (event != null && event.data instanceof String[] names) {
          files.accept(Arrays.stream(names).map(Path::of).toList());
        }
      }
    });
    control.addDisposeListener(e -> target.dispose());
  }
}
