/** What the parts of the client share. */
@NullMarked
package org.komabako.ui.client.desk;

import org.jspecify.annotations.NullMarked;
