/** Journals: texts that grow change by change on the disk, and are found again after a crash or damage. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.session.journal;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
