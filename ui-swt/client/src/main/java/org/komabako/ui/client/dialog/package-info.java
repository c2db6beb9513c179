/** What all dialogs are made of. */
@NullMarked
package org.komabako.ui.client.dialog;

import org.jspecify.annotations.NullMarked;
