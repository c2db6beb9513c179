/**
 * Statements and scripts: what our way of writing adds to Gogo's ({@code |}, {@code &&}, {@code >}, quotes), and the
 * runner that ends at the first statement that fails.
 */
@NullMarked
package org.komabako.console.shell.script;

import org.jspecify.annotations.NullMarked;
