/** The border between the display thread and all others. */
@NullMarked
package org.komabako.ui.client.work;

import org.jspecify.annotations.NullMarked;
