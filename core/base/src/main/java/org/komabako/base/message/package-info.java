/** What is said to people: texts in each language, sentences with arguments, and the exceptions that carry them. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.base.message;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
