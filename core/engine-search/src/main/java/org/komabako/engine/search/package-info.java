/** An engine that plays every variant, from what its {@link org.komabako.kernel.position.Rules} say alone. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.engine.search;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
