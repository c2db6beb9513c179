/** The tables of the grid, its queue (db-scheduler) and its workers. */
@NullMarked
package org.komabako.grid.internal;

import org.jspecify.annotations.NullMarked;
