/** Benchmarks of the kernel, and its comparison with other programs. */
@NullMarked
package org.komabako.bench;

import org.jspecify.annotations.NullMarked;
