/** Journals: texts that grow change by change on the disk, and are found again after a crash or damage. */
@NullMarked
package org.komabako.session.internal.journal;

import org.jspecify.annotations.NullMarked;
