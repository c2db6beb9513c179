/** How matches are played and kept. */
@NullMarked
package org.komabako.libraryanalysis.internal;

import org.jspecify.annotations.NullMarked;
