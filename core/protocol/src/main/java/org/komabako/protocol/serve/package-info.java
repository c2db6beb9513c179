/** Being an engine: conversations in USI and CECP with a board of others. */
@NullMarked
package org.komabako.protocol.serve;

import org.jspecify.annotations.NullMarked;
