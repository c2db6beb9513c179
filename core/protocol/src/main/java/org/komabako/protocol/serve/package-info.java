/**
 * Being an engine: conversations in USI and CECP with a board of others. CECP is the protocol of XBoard: {@code
 * Xboard*} here and {@code Cecp*} in {@code drive} speak the same.
 */
@NullMarked
package org.komabako.protocol.serve;

import org.jspecify.annotations.NullMarked;
