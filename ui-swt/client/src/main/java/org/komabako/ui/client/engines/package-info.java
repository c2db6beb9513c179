/** The engines in the window: who plays where, and the list of them. */
@NullMarked
package org.komabako.ui.client.engines;

import org.jspecify.annotations.NullMarked;
