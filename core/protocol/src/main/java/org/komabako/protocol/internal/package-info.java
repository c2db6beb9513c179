/** How the protocols are reached from the command line. */
@NullMarked
package org.komabako.protocol.internal;

import org.jspecify.annotations.NullMarked;
