/** What commands answer: plain data that prints well and can be asked in closures. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.console.view;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
