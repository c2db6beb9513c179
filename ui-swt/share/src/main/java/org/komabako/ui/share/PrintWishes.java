package org.komabako.ui.share;

import org.komabako.ui.page.book.PaperSize;

/**
 * What is to be printed.
 *
 * @param wholeGame the game, else the position that is looked at
 * @param every after how many moves there is a diagram, 0 for at the end only
 * @param asOnScreen boards in the colours of the window, else black on white
 * @param paper its size
 */
record PrintWishes(boolean wholeGame, int every, boolean asOnScreen, PaperSize paper) {}
