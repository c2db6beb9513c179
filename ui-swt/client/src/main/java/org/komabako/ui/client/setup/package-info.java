/** The set-up editor. */
@NullMarked
package org.komabako.ui.client.setup;

import org.jspecify.annotations.NullMarked;
