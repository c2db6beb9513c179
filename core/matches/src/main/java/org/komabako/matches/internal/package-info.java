/** How matches are played and kept. */
@NullMarked
package org.komabako.matches.internal;

import org.jspecify.annotations.NullMarked;
