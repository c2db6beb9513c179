/** How an engine follows a game and plays in it. */
@NullMarked
package org.komabako.opponents.internal;

import org.jspecify.annotations.NullMarked;
