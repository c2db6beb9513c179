package org.komabako.ui.share;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.printing.Printer;
import org.eclipse.swt.printing.PrinterData;
import org.eclipse.swt.widgets.Display;
import org.komabako.ui.board.Easel;
import org.komabako.ui.page.book.Page;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.widgets.paint.SwtEasel;

/**
 * Pages on their way to a printer, one at a time, so that the window answers between them. For the display thread, which
 * printers belong to.
 */
public final class PrintJob {
  private static final double INCH = 96;

  private final Printer printer;
  private final Display display;
  private final List<Page> wanted;
  private final IntConsumer done;
  private final Runnable failed;

  private PrintJob(Printer printer, List<Page> wanted, IntConsumer done, Runnable failed) {
    this.printer = printer;
    this.wanted = wanted;
    this.done = done;
    this.failed = failed;
    display = Display.getCurrent();
  }

  /**
   * Begins to print.
   *
   * @param data the printer, with the pages and the copies that the player wants
   * @param done told how many pages were handed over, when all were
   * @param failed told if the printer does not take them; nothing comes out then
   */
  public static void start(PrinterData data, List<Page> pages, IntConsumer done, Runnable failed) {
    try {
      PrintJob job = new PrintJob(new Printer(data), wanted(data, pages), done, failed);
      if (job.printer.startJob("Komabako")) {
        job.page(0);
      } else {
        job.printer.dispose();
        failed.run();
      }
    } catch (SWTError | SWTException e) {
      failed.run();
    }
  }

  /** Those of the range that was chosen. */
  static List<Page> wanted(PrinterData data, List<Page> pages) {
    return data.scope != PrinterData.PAGE_RANGE
        ? pages
        : IntStream.rangeClosed(Math.max(1, data.startPage), Math.min(pages.size(), data.endPage))
            .mapToObj(number -> pages.get(number - 1))
            .toList();
  }

  private void page(int index) {
    if (index == wanted.size()) {
      printer.endJob();
      printer.dispose();
      done.accept(wanted.size());
    } else if (printer.startPage()) {
      paint(wanted.get(index));
      printer.endPage();
      display.asyncExec(() -> page(index + 1));
    } else {
      printer.cancelJob();
      printer.dispose();
      failed.run();
    }
  }

  /** In its true size, smaller where the paper is; its corner is that of the paper, not of what can be printed on. */
  private void paint(Page page) {
    Point dots = printer.getDPI();
    Rectangle trim = printer.computeTrim(0, 0, 0, 0);
    Rectangle area = printer.getBounds();
    double across = Math.min(dots.x / INCH, area.width / page.size().width());
    double down = Math.min(dots.y / INCH, area.height / page.size().height());
    double scale = Math.min(across, down);
    GC gc = new GC(printer);
    try {
      gc.setAdvanced(true);
      page.paint(new Sized(new SwtEasel(gc), scale, trim.x, trim.y));
    } finally {
      gc.dispose();
    }
  }

  /** In dots of the printer: a transform of its graphics context is not heeded on GTK. */
  private record Sized(Easel easel, double scale, double right, double down) implements Easel {
    @Override
    public void fill(Outline outline, Ink ink) {
      easel.fill(outline.scaled(scale).moved(right, down), ink);
    }

    @Override
    public void stroke(Outline outline, Ink ink, double width) {
      easel.stroke(outline.scaled(scale).moved(right, down), ink, width * scale);
    }
  }
}
