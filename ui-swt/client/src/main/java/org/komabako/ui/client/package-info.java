/** The desktop client: how it starts, and what its parts share. */
@NullMarked
package org.komabako.ui.client;

import org.jspecify.annotations.NullMarked;
