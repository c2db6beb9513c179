/** Matches between engines: the list, its reports, and what is asked of a new one. */
@NullMarked
package org.komabako.ui.client.matches;

import org.jspecify.annotations.NullMarked;
