/** The language that the console speaks; for its bundles, which import it with {@code console=true}. */
@Export(attribute = {"console=true", "mandatory:=console"})
@Version("1.0.0")
@NullMarked
package org.komabako.console.view.words;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
