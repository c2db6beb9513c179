package org.komabako.ui.share;

import java.util.List;
import org.komabako.ui.page.book.Page;

/** The pages of a book as a PDF file; for any thread. */
public final class BookFile {
  private BookFile() {}

  /**
   * The file.
   *
   * @param pages of one size, at least one
   * @param title what readers show as its name
   */
  public static byte[] pdf(List<Page> pages, String title) {
    Pdf pdf = new Pdf(pages.get(0).size().width(), pages.get(0).size().height());
    for (int i = 0; i < pages.size(); i++) {
      if (i > 0) {
        pdf.nextPage();
      }
      pages.get(i).paint(pdf);
    }
    return pdf.bytes(title);
  }
}
