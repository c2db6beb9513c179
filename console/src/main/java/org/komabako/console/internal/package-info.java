/** The commands and the ways to run them. */
@NullMarked
package org.komabako.console.internal;

import org.jspecify.annotations.NullMarked;
