/** The page on which variants are written as texts. */
@NullMarked
package org.komabako.ui.install.write;

import org.jspecify.annotations.NullMarked;
