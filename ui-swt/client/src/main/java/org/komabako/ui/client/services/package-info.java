/** The services below the client, which come and go. */
@NullMarked
package org.komabako.ui.client.services;

import org.jspecify.annotations.NullMarked;
