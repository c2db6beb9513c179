/**
 * Driving foreign engines: programs that are started, spoken with in their protocol, watched, and ended.
 */
@NullMarked
package org.komabako.protocol.drive;

import org.jspecify.annotations.NullMarked;
