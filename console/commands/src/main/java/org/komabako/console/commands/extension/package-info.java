/** Commands of the scope {@code extension}: bundles of others that bring no variant. */
@NullMarked
package org.komabako.console.commands.extension;

import org.jspecify.annotations.NullMarked;
