/** The colours and the fonts of all widgets. */
@NullMarked
package org.komabako.ui.client.look;

import org.jspecify.annotations.NullMarked;
