/** Painting with SWT. */
@NullMarked
package org.komabako.ui.client.paint;

import org.jspecify.annotations.NullMarked;
