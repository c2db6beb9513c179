/** The main window and its dialogs. */
@NullMarked
package org.komabako.ui.client.window;

import org.jspecify.annotations.NullMarked;
