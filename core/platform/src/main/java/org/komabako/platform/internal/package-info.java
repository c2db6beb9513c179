/**
 * How variant bundles and features are found, checked, installed and removed. A jar meets in this order: {@code
 * JarInspector} (may it be installed), {@code JarChoice} (which of several), {@code VariantCheck} (is the variant
 * good), {@code TryingMarks} and {@code SetAside} (did it end the program).
 */
@NullMarked
package org.komabako.platform.internal;

import org.jspecify.annotations.NullMarked;
