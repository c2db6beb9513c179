/** The engines, and where they play. */
@NullMarked
package org.komabako.ui.client.opponents;

import org.jspecify.annotations.NullMarked;
