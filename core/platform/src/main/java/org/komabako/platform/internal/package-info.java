/** How variant bundles and features are found, checked, installed and removed. */
@NullMarked
package org.komabako.platform.internal;

import org.jspecify.annotations.NullMarked;
