/** How games of trainings are given to the grid and played there. */
@NullMarked
package org.komabako.training.internal;

import org.jspecify.annotations.NullMarked;
