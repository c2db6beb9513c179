/** The page about the rules of a variant. */
@NullMarked
package org.komabako.ui.learn.rules;

import org.jspecify.annotations.NullMarked;
