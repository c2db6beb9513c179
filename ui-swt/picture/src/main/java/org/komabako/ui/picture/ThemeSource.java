package org.komabako.ui.picture;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * Brings a theme. Register one as an OSGi service; the theme is offered as long as the service is there, and boards
 * that have it are drawn with the usual one when it leaves.
 */
@ConsumerType
@FunctionalInterface
public interface ThemeSource {
  /** The theme, asked once; the one for the night has the same id with {@code -night} behind it. */
  Theme theme();
}
