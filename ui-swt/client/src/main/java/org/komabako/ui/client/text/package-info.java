/** What is written in the window, in each language. */
@NullMarked
package org.komabako.ui.client.text;

import org.jspecify.annotations.NullMarked;
