/** Learning a variant's pieces in the window: a page with exercises on the board. */
@NullMarked
package org.komabako.ui.learn;

import org.jspecify.annotations.NullMarked;
