/** The window as its parts see it. */
@NullMarked
package org.komabako.ui.client.workbench;

import org.jspecify.annotations.NullMarked;
