/** The install page: variants and features that come and go. */
@NullMarked
package org.komabako.ui.client.install;

import org.jspecify.annotations.NullMarked;
