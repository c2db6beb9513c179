/** Pictures of pieces and boards for pages to learn from. */
@NullMarked
package org.komabako.ui.learn.paint;

import org.jspecify.annotations.NullMarked;
