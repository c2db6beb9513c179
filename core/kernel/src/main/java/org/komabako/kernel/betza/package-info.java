/** How a piece moves, as Betza notation and as the legs it is compiled to. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.kernel.betza;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
