/** Lessons about the pieces of a variant, made from its table and judged by its rules; no window. */
@NullMarked
package org.komabako.ui.learn.lesson;

import org.jspecify.annotations.NullMarked;
