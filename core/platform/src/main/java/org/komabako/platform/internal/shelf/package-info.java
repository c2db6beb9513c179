/**
 * The shelf: {@code IndexReader} and {@code IndexWriter} know the OSGi Repository XML, {@code Download} what is
 * fetched and how much, {@code Signatures} who stands for it, {@code Planner} what fits this program.
 */
@NullMarked
package org.komabako.platform.internal.shelf;

import org.jspecify.annotations.NullMarked;
