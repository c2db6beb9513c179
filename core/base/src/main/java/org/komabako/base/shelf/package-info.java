/** What can lie on a shelf: each kind of thing is a service, whoever knows of it. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.base.shelf;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
