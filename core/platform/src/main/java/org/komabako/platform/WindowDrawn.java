package org.komabako.platform;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * A service that says: the window that this process opens has been drawn, or will not be opened. What could wait so as not
 * to hold the window up goes on then.
 */
@ConsumerType
public interface WindowDrawn {}
