/** How matches are played and kept. */
@NullMarked
package org.komabako.match.internal;

import org.jspecify.annotations.NullMarked;
