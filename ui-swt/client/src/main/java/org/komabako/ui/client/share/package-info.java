/** What goes out of the window and comes into it: the clipboard, pictures, files that are dropped. */
@NullMarked
package org.komabako.ui.client.share;

import org.jspecify.annotations.NullMarked;
