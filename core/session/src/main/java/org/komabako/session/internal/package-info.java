/** How open games are kept, suspended and continued. */
@NullMarked
package org.komabako.session.internal;

import org.jspecify.annotations.NullMarked;
