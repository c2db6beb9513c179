/** The services below the client, which come and go. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.workbench.services;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
