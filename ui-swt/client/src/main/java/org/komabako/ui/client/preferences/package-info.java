/** The dialog of the user's choices, page by page. */
@NullMarked
package org.komabako.ui.client.preferences;

import org.jspecify.annotations.NullMarked;
