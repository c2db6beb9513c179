/** How the library keeps and finds its games. */
@NullMarked
package org.komabako.library.internal;

import org.jspecify.annotations.NullMarked;
