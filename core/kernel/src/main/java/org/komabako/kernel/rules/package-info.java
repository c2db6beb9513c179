/** The kinds of rule that variants are made of; each is data. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.kernel.rules;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
