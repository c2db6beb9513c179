/**
 * The shelf: {@code IndexReader} and {@code IndexWriter} know the OSGi Repository XML, {@code Download} what is
 * fetched and how much, {@code KnownKeys} who stands for it, {@code Planner} and {@code ShelfItems}
 * what fits this program, {@code ItemFile} how it is installed.
 */
@NullMarked
package org.komabako.platform.internal.shelf;

import org.jspecify.annotations.NullMarked;
