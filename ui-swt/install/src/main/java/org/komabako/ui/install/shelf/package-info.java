/** The page on which games are had from shelves: what is offered as cards with boards. */
@NullMarked
package org.komabako.ui.install.shelf;

import org.jspecify.annotations.NullMarked;
