/** Positions with a task, from own games and from files of others, judged by an engine; no window. */
@NullMarked
package org.komabako.ui.learn.problem;

import org.jspecify.annotations.NullMarked;
