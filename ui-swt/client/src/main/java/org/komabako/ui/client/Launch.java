package org.komabako.ui.client;

import java.nio.file.Path;

/**
 * What the client is told when it is started.
 *
 * @param data the folder that all is kept in
 * @param version of the program
 * @param starting whether services and variants are still to come, until the window is told that all have started
 */
public record Launch(Path data, String version, boolean starting) {}
