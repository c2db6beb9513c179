/** What the user can do: by menu, by key. */
@NullMarked
package org.komabako.ui.client.action;

import org.jspecify.annotations.NullMarked;
