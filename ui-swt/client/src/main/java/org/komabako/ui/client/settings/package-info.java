/** What the user has chosen, kept over restarts. */
@NullMarked
package org.komabako.ui.client.settings;

import org.jspecify.annotations.NullMarked;
